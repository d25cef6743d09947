"""``companion say``: a text is spoken, or written as sound; why not is one sentence."""

from __future__ import annotations

import json
import wave

import pytest

from companion.commands import say
from companion.commands.main import main
from companion.texts import LANGUAGES
from hardware.speech.engines import Engine

SENTENCES = {"en": "Kim, your turn", "de": "Kim ist dran", "fr": "Kim, à toi"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_written_as_sound_in_each_language(language, tmp_path, capsys):
    file = tmp_path / "kim.wav"
    assert main(["say", SENTENCES[language], "--lang", language, "-o", str(file)]) == 0
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 22050)
        seconds = sound.getnframes() / 22050
    assert 0.6 < seconds < 2.5
    said = capsys.readouterr().out
    assert said.startswith(f"{file} ")
    assert f"{seconds:.1f} s" in said
    assert "eSpeak NG" in said


def test_programs_are_told_who_spoke_and_how_long(tmp_path, capsys):
    file = tmp_path / "kim.wav"
    assert main(["say", "Kim", "--lang", "fr", "-o", str(file), "--json", "--data", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert 0.2 < told.pop("seconds") < 1.5
    assert told == {
        "text": "Kim",
        "language": "fr",
        "engine": "eSpeak NG",
        "licence": "GPL-3.0-or-later",
        "file": str(file),
    }


def test_without_a_file_it_is_heard_to_its_end(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "heard.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")
    assert main(["say", "Kim", "--lang", "en", "--json"]) == 0
    seconds = json.loads(capsys.readouterr().out)["seconds"]
    heard = (tmp_path / "heard.raw").read_bytes()
    assert len(heard.strip(b"\0")) / 2 / 22050 > 0.7 * seconds


def refused(words, capsys):
    """What is said of a command that cannot be carried out."""
    assert main(["say", *words]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.count("\n") == 1
    return heard.err


def test_without_a_loudspeaker_it_is_told_that_a_file_can_be_written(capsys, monkeypatch):
    monkeypatch.setattr("hardware.sounds.has_loudspeaker", lambda: False)
    assert "no loudspeaker here; write the sound into a file" in refused(["Kim", "--lang", "en"], capsys)


def test_without_a_voice_it_is_told_what_to_do(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(say, "engines_here", lambda _: ())
    file = tmp_path / "kim.wav"
    assert "keine Stimme: noch einmal `make run`" in refused(["Kim", "--lang", "de", "-o", str(file)], capsys)
    assert not file.exists()


def test_an_engine_that_fails_is_told(capsys, monkeypatch, tmp_path):
    broken = Engine("Test", ("en",), ("/no/such/program",))
    monkeypatch.setattr(say, "engines_here", lambda _: (broken,))
    file = tmp_path / "kim.wav"
    assert "Test cannot be used" in refused(["Kim", "--lang", "en", "-o", str(file)], capsys)
    assert not file.exists()


@pytest.mark.parametrize("text", ["", " ", "…", "x" * 401])
def test_what_cannot_be_said_is_refused(text, capsys, tmp_path):
    words = [text, "--lang", "en", "-o", str(tmp_path / "a.wav")]
    assert refused(words, capsys).startswith("A text to be said has 1 to 400 characters")


def test_a_file_that_is_there_stays_without_force(tmp_path, capsys):
    file = tmp_path / "kim.wav"
    file.write_bytes(b"mine")
    assert "already" in refused(["Kim", "--lang", "en", "-o", str(file)], capsys)
    assert file.read_bytes() == b"mine"
    assert main(["say", "Kim", "--lang", "en", "-o", str(file), "--force"]) == 0
    assert file.read_bytes().startswith(b"RIFF")
    capsys.readouterr()
    assert "No such file or directory" in refused(
        ["Kim", "--lang", "en", "-o", str(tmp_path / "no" / "a.wav")], capsys
    )
