"""The voice at the table and in the settings: what is heard of an evening, and what people choose of it."""

from __future__ import annotations

import pytest

from companion.cameras.chosen import ChosenCamera
from companion.commands.calling import open_caller
from companion.commands.opening import Openers
from companion.commands.windowed import WindowedEvening
from companion.evening.journal import Journal
from companion.machine.folders import folders
from companion.machine.how_much import HowMuch
from companion.machine.settings import Settings, read_settings
from companion.voice import Caller
from tests.commands.person_at_the_window import SET_UP, PersonAtTheWindow, options
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy
from tests.voice.fake_speaking import Clock, FakeSpeaking

TWO_CHANGES = ("key e", "Card turned over", "Next ›", "Next ›", "Next ›", "1", "2", "Rule on it")


@pytest.fixture
def played(tmp_path):
    """Plays a script with a voice that needs no time, and gives the person and what was heard."""

    def play(*script, voice=HowMuch.ALL, sound=True, fails=False, **given):
        speaking = FakeSpeaking(Clock(), making_takes=0.0, lasts=0.0, fails=fails)

        def caller(settings, _places):
            how_much = settings.voice if settings.sound else HowMuch.OFF
            return Caller(speaking, settings.language, how_much, dict(settings.names))

        person = PersonAtTheWindow(script)
        journal = Journal(tmp_path / "journal.sqlite")
        settings = Settings(language="en", sound=sound, voice=voice)
        person.evening = WindowedEvening(
            options(game="up-and-down", players=("Kim", "Leah"), **given),
            folders(tmp_path),
            settings,
            ChosenCamera.named("none"),
            journal,
            person,
            openers=Openers(caller=caller),
        )
        person.evening.run()
        person.evening.close()
        journal.close()
        return person, speaking

    return play


def looks(_person):
    """Nothing is touched for a moment."""


def test_what_is_ruled_on_is_heard_and_whose_turn_it_is(played):
    script = ("key d", *SET_UP, "key e", "Card turned over", "Rule on it", looks, looks, looks, looks)
    _, speaking = played(*script)
    assert speaking.texts[-2:] == ["UP: now the highest wins.", "Everybody plays a card."]
    assert "Kim leads. Trump is 7." in speaking.texts
    assert speaking.closed


def test_one_touch_on_the_table_and_all_is_silent(played, tmp_path):
    script = ("Turn sound off", "key d", *SET_UP, looks, looks)
    person, speaking = played(*script)
    assert speaking.texts == []
    assert read_settings(tmp_path / "settings.toml").sound is False
    assert person.evening._signals.audible is False


def test_how_much_is_said_is_chosen_in_the_menu_and_kept(played, tmp_path):
    played("Menu", "All", voice=HowMuch.RULINGS)
    assert read_settings(tmp_path / "settings.toml").voice is HowMuch.ALL
    played("Menu", "Off")
    assert read_settings(tmp_path / "settings.toml").voice is HowMuch.OFF


def test_a_name_is_spelled_heard_kept_and_said_so(played, tmp_path):
    spell = (
        "Menu",
        "Settings",
        "Sound, voice …",
        "Kim",
        "K",
        "I",
        "M",
        "M",
        "Hear it",
        looks,
        looks,
        "Done",
    )
    script = (*spell, "‹ Back", "‹ Back", "‹ Back", "key d", *SET_UP, looks, looks, looks)
    _, speaking = played(*script)
    assert speaking.texts[0] == "Kimm"
    assert any(text.startswith("Kimm ") for text in speaking.texts[1:])
    assert read_settings(tmp_path / "settings.toml").names == (("Kim", "Kimm"),)


def test_a_voice_that_fails_is_told_once_at_the_table(played):
    script = ("key d", *SET_UP, *[looks] * 20)
    person, speaking = played(*script, fails=True)
    assert speaking.texts == []
    assert len(speaking.made_texts) == 3
    assert any("gave no sound within 3 seconds" in text for text in person.read)


def test_without_a_loudspeaker_nothing_is_started(tmp_path, monkeypatch):
    monkeypatch.setattr("hardware.sounds.has_loudspeaker", lambda: False)
    caller = open_caller(Settings(language="en"), folders(tmp_path))
    assert not caller.able
    caller.close()


def test_with_a_loudspeaker_the_engine_of_this_machine_is_ready(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    caller = open_caller(Settings(language="fr"), folders(tmp_path))
    assert caller.able
    caller.close()
