"""Rehearsed rulings are spoken to files: each once, in the right language, briefly, and soon."""

from __future__ import annotations

import wave

import pytest

from companion.bench import voice
from companion.texts import LANGUAGES

RULINGS = 4
"""`python -m companion.bench voice` speaks two hundred."""


@pytest.fixture(scope="module")
def rehearsed(tmp_path_factory):
    return voice.rehearsed(tmp_path_factory.mktemp("spoken"), RULINGS, 0.001)


@pytest.fixture(scope="module", autouse=True)
def short_games():
    """A ruling of each game, so that all four have their turn."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(voice, "A_GAME", 1)
        yield


def test_every_ruling_is_heard_once_and_in_its_order(rehearsed):
    spoken, due = rehearsed
    assert len(due) >= RULINGS
    said = [one.text for one in spoken]
    assert [text for text in said if text in due] == due


def test_each_sentence_lies_in_a_file_of_its_own_with_a_sound_that_can_be_heard(rehearsed):
    spoken, due = rehearsed
    assert len({one.file for one in spoken}) == len(spoken)
    for one in spoken:
        with wave.open(str(one.file)) as sound:
            assert sound.getnframes() / sound.getframerate() >= one.sound.seconds
        assert 0.4 < one.sound.seconds <= (voice.LONGEST_SECONDS if one.text in due else 5.0)
        assert one.sound.loudest > 0.2


def test_games_are_spoken_in_the_languages_in_turn(rehearsed):
    spoken, _ = rehearsed
    assert {one.language for one in spoken} == set(LANGUAGES)
    no = {"en": "No. ", "de": "Nein. ", "fr": "Non. "}
    for one in spoken:
        assert not any(one.text.startswith(word) for other, word in no.items() if other != one.language)
        assert one.file.stem.endswith(one.language)


def test_without_a_voice_nothing_is_measured_and_nothing_is_wrong(monkeypatch):
    monkeypatch.setattr(voice, "engines_here", lambda: ())
    (figure,) = voice.measure()
    assert "not measured" in str(figure)
    assert "there is no voice" in str(figure)
