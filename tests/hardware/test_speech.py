"""Engines turn text into sound in a program of their own, which is ended when it is late."""

from __future__ import annotations

import json
import sys
import types
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from hardware.errors import SpeechError
from hardware.speech import engines, speaker
from hardware.speech.engines import Engine, engine_for, engines_here
from hardware.speech.program import FIRST_SECONDS, LONGEST, SECONDS, SpeakingProgram
from hardware.speech.sound import Sound

SENTENCES = {
    "en": "No. It takes a four.",
    "de": "Nein. Es muss eine Vier sein.",
    "fr": "Non. Il faut un quatre.",
}


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def scripted(code: str, *, warms: bool = False) -> Engine:
    """An engine whose program is a few lines of Python."""
    program = f"import sys, json, time\nout = sys.stdout.buffer\n{code}"
    return Engine("Test", ("en",), (sys.executable, "-I", "-S", "-c", program), warms=warms)


def answering(head: str, samples: str = "b''") -> Engine:
    """One that answers every line alike."""
    return scripted(f"for line in sys.stdin:\n out.write({head}.encode() + b'\\n' + {samples}); out.flush()")


@pytest.fixture
def program():
    """Makes programs, and ends them."""
    made = []

    def make(engine, clock=None):
        made.append(SpeakingProgram(engine) if clock is None else SpeakingProgram(engine, clock))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def espeak():
    found = engine_for("en", engines_here())
    assert found is not None, "espeakng-loader is among the dependencies"
    return found


def test_espeak_speaks_all_three_languages_one_sentence_after_the_other(program, espeak):
    speaking = program(espeak)
    said = {}
    for language, sentence in SENTENCES.items():
        speaking.ask(sentence, language)
        said[language] = speaking.wait()
    for sound in said.values():
        assert sound.rate == 22050
        assert 1.0 < sound.heard.seconds <= sound.seconds < 2.5
        assert sound.loudest > 0.2


def test_the_languages_are_pronounced_differently(program, espeak):
    speaking, sounds = program(espeak), []
    for language in SENTENCES:
        speaking.ask("Paris, six, nein, garage", language)
        sounds.append(speaking.wait().samples.tobytes())
    assert len(set(sounds)) == 3


def test_no_sentence_lingers_in_the_next_one(program, espeak):
    speaking = program(espeak)
    lengths = []
    for sentence in ("Kim.", "A much longer sentence about Kim.", "Kim."):
        speaking.ask(sentence, "en")
        lengths.append(speaking.wait().seconds)
    assert lengths[2] == pytest.approx(lengths[0], abs=0.005)
    assert lengths[1] > 2 * lengths[0]


@pytest.mark.parametrize("text", ["[[n@Un]] <speak>", "a\0b", "نور", "🂡", "-", "\n", "x" * 5000])
def test_any_text_is_taken_and_the_next_one_is_spoken_all_the_same(program, espeak, text):
    speaking = program(espeak)
    speaking.ask(text, "de")
    speaking.wait()
    speaking.ask("Kim", "de")
    assert speaking.wait().heard.seconds > 0.1


def test_nobody_waits_for_a_sound(program, espeak):
    speaking = program(espeak)
    assert speaking.take() is None, "nothing was asked"
    speaking.ask("Kim", "en")
    assert speaking.busy
    assert speaking.wait().seconds > 0
    assert not speaking.busy
    assert speaking.take() is None


def test_a_sound_that_comes_in_parts_is_whole(program):
    speaking = program(answering("""'{"rate": 8000, "bytes": 400000}'""", "b'\\1\\0' * 200000"))
    speaking.ask("Kim", "en")
    sound = speaking.wait()
    assert (sound.rate, len(sound.samples), set(sound.samples)) == (8000, 200000, {1})


@pytest.mark.parametrize(("warms", "patience"), [(False, SECONDS), (True, FIRST_SECONDS)])
def test_a_program_that_hangs_is_ended_when_it_is_late(program, warms, patience):
    clock = Clock()
    speaking = program(scripted("time.sleep(60)", warms=warms), clock)
    speaking.ask("Kim", "en")
    process = speaking._process
    clock.now += patience - 0.1
    assert speaking.take() is None
    clock.now += 0.2
    with pytest.raises(SpeechError, match=f"Test gave no sound within {patience:g} seconds"):
        speaking.take()
    assert process.poll() is not None
    assert not speaking.busy


def test_once_it_has_spoken_an_engine_that_had_to_warm_up_must_be_quick(program):
    clock = Clock()
    code = (
        "sys.stdin.readline()\n"
        r"""out.write(b'{"rate": 8000, "bytes": 2}' + bytes([10, 0, 0])); out.flush()"""
        "\ntime.sleep(60)"
    )
    speaking = program(scripted(code, warms=True), clock)
    speaking.ask("Kim", "en")
    speaking.wait()
    speaking.ask("Leah", "en")
    clock.now += SECONDS + 0.1
    with pytest.raises(SpeechError, match="within 3 seconds"):
        speaking.take()


def test_after_one_that_was_ended_the_next_sentence_starts_another(program, tmp_path):
    clock, mark = Clock(), tmp_path / "started"
    code = (
        f"import pathlib; mark = pathlib.Path({str(mark)!r}); first = not mark.exists(); mark.touch()\n"
        "for line in sys.stdin:\n"
        " if first: time.sleep(60)\n"
        ' out.write(b\'{"rate": 8000, "bytes": 2}\\n\\0\\0\'); out.flush()'
    )
    speaking = program(scripted(code), clock)
    speaking.ask("Kim", "en")
    while not mark.exists():
        pass
    clock.now += SECONDS + 0.1
    with pytest.raises(SpeechError):
        speaking.take()
    speaking.ask("Kim", "en")
    assert speaking.wait().rate == 8000


@pytest.mark.parametrize(
    "engine",
    [
        scripted("pass"),
        scripted("sys.stdin.readline(); out.write(b'no JSON\\n'); out.flush(); time.sleep(60)"),
        scripted("sys.stdin.readline(); out.write(b'[]\\n'); out.flush(); time.sleep(60)"),
        scripted(
            'sys.stdin.readline(); out.write(b\'{"rate": 0, "bytes": 2}\\nab\'); out.flush(); time.sleep(60)'
        ),
        scripted('sys.stdin.readline(); out.write(b\'{"rate": 8000, "bytes": 9}\\nab\')'),
        scripted("sys.stdin.readline()\nwhile True: out.write(b'x' * 65536)"),
        Engine("Test", ("en",), ("/no/such/program",)),
    ],
    ids=["ends", "no-json", "no-object", "no-rate", "cut-off", "endless", "missing"],
)
def test_a_program_that_is_broken_is_told_in_a_sentence_and_ended(program, engine):
    speaking = program(engine)
    with pytest.raises(SpeechError, match=r"^Test cannot be used: .* install it again with `make run`\.$"):
        _ = (speaking.ask("Kim", "en"), speaking.wait())
    assert speaking._process is None


def test_what_an_engine_refuses_is_told_with_its_words(program):
    speaking = program(answering("""'{"error": "no such voice"}'"""))
    speaking.ask("Kim", "en")
    with pytest.raises(SpeechError, match="Test cannot say that: no such voice"):
        speaking.wait()
    speaking.ask("Kim", "en")
    assert speaking.busy, "it is asked again"


def test_a_text_that_is_too_long_is_cut(program, monkeypatch):
    echo = (
        "for line in sys.stdin:\n"
        " n = len(json.loads(line)['text'])\n"
        " out.write(json.dumps({'rate': 8000, 'bytes': 2 * n}).encode() + b'\\n' + b'\\0\\0' * n)\n"
        " out.flush()"
    )
    speaking = program(scripted(echo))
    speaking.ask("ä" * 5000, "en")
    assert len(speaking.wait().samples) == LONGEST


def test_a_language_that_an_engine_does_not_have_is_refused_and_the_next_is_spoken(program, espeak):
    speaking = program(espeak)
    speaking.ask("Kim", "no such language")
    with pytest.raises(SpeechError, match="no voice for no such language"):
        speaking.wait()
    speaking.ask("Kim", "fr")
    assert speaking.wait().seconds > 0


def test_a_library_that_is_none_is_told(program, tmp_path):
    (tmp_path / "broken.so").write_bytes(b"no library")
    command = (sys.executable, "-I", "-S", str(engines.SPEAKER), "espeak", str(tmp_path / "broken.so"))
    speaking = program(Engine("Test", ("en",), command))
    speaking.ask("Kim", "en")
    with pytest.raises(SpeechError, match=r"Test cannot say that: .*broken\.so"):
        speaking.wait()


def voice(folder: Path, name: str, described: object) -> None:
    (folder / f"{name}.onnx").touch()
    (folder / f"{name}.onnx.json").write_text(json.dumps(described), encoding="utf-8")


def test_piper_comes_first_for_the_languages_of_the_voices_in_the_folder(tmp_path, monkeypatch):
    voice(tmp_path, "de_DE-thorsten-medium", {"language": {"code": "de_DE"}})
    voice(tmp_path, "en_US-joe-medium", {"espeak": {"voice": "en-us"}})
    voice(tmp_path, "odd", {"language": "fr"})
    voice(tmp_path, "list", ["fr"])
    (tmp_path / "alone.onnx").touch()
    known = engines.find_spec
    monkeypatch.setattr(engines, "find_spec", lambda name: object() if name == "piper" else known(name))
    here = engines_here(tmp_path)
    assert {language: engine_for(language, here).name for language in SENTENCES} == {
        "en": "Piper, en_US-joe-medium",
        "de": "Piper, de_DE-thorsten-medium",
        "fr": "eSpeak NG",
    }
    assert {engine.licence for engine in here} == {"GPL-3.0-or-later"}


def test_voices_without_piper_change_nothing(tmp_path, monkeypatch):
    voice(tmp_path, "de_DE-thorsten-medium", {"language": {"code": "de_DE"}})
    known = engines.find_spec
    monkeypatch.setattr(engines, "find_spec", lambda name: None if name == "piper" else known(name))
    assert [engine.name for engine in engines_here(tmp_path)] == ["eSpeak NG"]


def test_where_the_wheel_is_missing_debians_library_is_taken_or_none(monkeypatch):
    monkeypatch.setattr(engines, "find_spec", lambda _: None)
    monkeypatch.setattr(engines.ctypes.util, "find_library", lambda _: "libespeak-ng.so.1")
    (engine,) = engines_here()
    assert engine.command[-2:] == ("espeak", "libespeak-ng.so.1")
    monkeypatch.setattr(engines.ctypes.util, "find_library", lambda _: None)
    assert engines_here() == ()


def test_a_voice_of_piper_is_loaded_once_and_asked_line_by_line(monkeypatch):
    loaded = []

    class PiperVoice:
        config = types.SimpleNamespace(sample_rate=16000)

        @classmethod
        def load(cls, path):
            loaded.append(path)
            return cls()

        def synthesize(self, text):
            if not text:
                raise ValueError("nothing to say")
            return [types.SimpleNamespace(audio_int16_bytes=word.encode()) for word in text.split()]

    monkeypatch.setitem(sys.modules, "piper", types.SimpleNamespace(PiperVoice=PiperVoice))
    asked = b"".join(
        json.dumps({"text": text, "language": "de"}).encode() + b"\n" for text in ("ab cd", "", "ef")
    )
    answers = BytesIO()
    speaker.serve(speaker.piper("a.onnx"), BytesIO(asked), answers)
    assert loaded == ["a.onnx"]
    assert answers.getvalue() == (
        b'{"rate": 16000, "bytes": 4}\nabcd{"error": "nothing to say"}\n{"rate": 16000, "bytes": 2}\nef'
    )


def test_a_sound_is_heard_between_its_silences_and_at_any_rate():
    tone = (10000 * np.sin(np.arange(800) / 5)).astype(np.int16)
    sound = Sound(np.concatenate([np.zeros(400, np.int16), tone, np.zeros(400, np.int16)]), 8000)
    assert sound.seconds == 0.2
    assert sound.heard.seconds == pytest.approx(0.1, abs=0.001)
    assert sound.at(22050).seconds == pytest.approx(0.2, abs=0.0001)
    assert sound.at(22050).loudest == pytest.approx(sound.loudest, abs=0.01)
    nothing = Sound(np.zeros(0, np.int16), 8000)
    assert (nothing.loudest, nothing.heard.seconds, nothing.at(22050).seconds) == (0.0, 0.0, 0.0)


def test_a_sound_as_a_file_is_a_wav_of_16_bits(tmp_path):
    import wave

    (tmp_path / "a.wav").write_bytes(Sound(np.array([1, -2, 300], np.int16), 22050).wav())
    with wave.open(str(tmp_path / "a.wav")) as read:
        assert (read.getnchannels(), read.getsampwidth(), read.getframerate()) == (1, 2, 22050)
        assert np.frombuffer(read.readframes(9), "<i2").tolist() == [1, -2, 300]
