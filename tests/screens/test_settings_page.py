"""What people choose by touch, and what the doctor says."""

from __future__ import annotations

import pytest

from companion.evening.pictures import KeptPictures
from companion.machine.how_much import HowMuch
from companion.screens.browser import Browser
from companion.screens.intents import (
    Cases,
    DeletePictures,
    KeepPictures,
    Language,
    PageName,
    Remind,
    Sound,
    UseTheme,
)
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.screens.voice_intents import Hear, Speak, Spelled
from tests.screens.machine_pages import ON_A_PI
from tests.screens.person import Person
from tests.screens.sample_pages import drawn
from tests.screens.sample_views import PLAYED, sitting


@pytest.fixture
def person() -> Person:
    return Person(Browser(Preferences(), Welcome(None, simulated=False)))


def test_the_settings_are_chosen_by_touch_in_mid_game(tmp_path):
    player = Person(
        Browser(Preferences(), Welcome(None, simulated=False), PageName.TABLE), sitting(tmp_path, *PLAYED)
    )
    player.touches("Menu")
    player.touches("Settings")
    for label, intent, chosen in (
        ("Light linen", UseTheme("linen"), Preferences(theme="linen")),
        ("Never", Remind(0), Preferences(theme="linen", reminder=0)),
        ("Deutsch", Language("de"), Preferences("de", "linen", reminder=0)),
    ):
        assert player.touches(label) == intent
        assert player.browser.preferences == chosen
    player.touches("‹ Zurück")
    assert "Menü" in player.reads()


def test_sound_and_voice_are_chosen_on_a_page_of_their_own(tmp_path):
    player = Person(
        Browser(Preferences(), Welcome(None, simulated=False), PageName.TABLE), sitting(tmp_path, *PLAYED)
    )
    player.browser.voice.able = True
    player.touches("Menu")
    player.touches("Settings")
    player.touches("Sound, voice …")
    assert player.touches("All") == Speak(HowMuch.ALL)
    assert player.browser.preferences.voice is HowMuch.ALL
    player.looks()
    off = [target for target in player.canvas.targets if target.label == "Off"]
    assert [target.intent for target in off] == [Sound(on=False), Speak(HowMuch.OFF)]
    player.touches("‹ Back")
    assert "Settings" in player.reads()


def test_without_a_voice_the_page_says_where_to_look(tmp_path, person):
    person.touches("Settings")
    person.touches("Sound, voice …")
    assert "There is no voice here: “Does everything work?” says why." in " ".join(person.reads())
    assert "All" not in person.labels()


def test_a_name_is_spelled_for_the_voice_by_touch_and_heard(tmp_path):
    player = Person(
        Browser(Preferences(), Welcome(None, simulated=False), PageName.VOICE), sitting(tmp_path, *PLAYED)
    )
    player.browser.voice.able = True
    player.touches("Leah")
    assert player.touches("Hear it") == Hear("Leah")
    for key in "LEA":
        assert player.touches(key) is None
    assert player.touches("Hear it") == Hear("Lea")
    assert player.touches("Done") == Spelled("Leah", "Lea")
    assert player.browser.preferences.spellings == (("Leah", "Lea"),)
    player.touches("Leah – Lea")
    for _ in range(3):
        player.presses("backspace")
    assert player.presses("return") == Spelled("Leah", "")
    assert player.browser.preferences.spellings == ()
    assert "Leah" in player.labels()


def test_a_spelling_that_is_the_name_itself_is_none(tmp_path):
    player = Person(
        Browser(Preferences(), Welcome(None, simulated=False), PageName.VOICE), sitting(tmp_path, *PLAYED)
    )
    player.touches("Kim")
    for key in "kim":
        player.presses(key, key)
    assert player.presses("return") == Spelled("Kim", "")


def test_the_voice_is_off_by_one_touch_on_the_table_and_in_the_menu(tmp_path):
    player = Person(
        Browser(Preferences(), Welcome(None, simulated=False), PageName.TABLE), sitting(tmp_path, *PLAYED)
    )
    assert "Turn sound off" not in player.labels(), "no voice, no loudspeaker on the table"
    player.browser.voice.able = True
    assert player.touches("Turn sound off") == Sound(on=False)
    assert player.touches("Turn sound on") == Sound(on=True)
    player.touches("Menu")
    assert player.touches("Off") == Speak(HowMuch.OFF)
    player.touches("‹ Back")
    assert "Turn sound off" not in player.labels(), "nothing is said anyway"


def test_what_is_kept_of_pictures_is_chosen_on_a_page_of_its_own(person):
    person.browser.pictures_here = lambda: KeptPictures(12, 300_000)
    person.touches("Settings")
    person.touches("Pictures …")
    for label, intent, chosen in (
        ("Keep here", Cases(on=True), Preferences(cases=True)),
        ("None", KeepPictures(0), Preferences(cases=True, pictures=0)),
        ("All", KeepPictures(None), Preferences(cases=True, pictures=None)),
    ):
        assert person.touches(label) == intent
        assert person.browser.preferences == chosen
    assert any(text.startswith("12 pictures of past evenings are kept (1 MB).") for text in person.reads())
    assert person.touches("Delete pictures of past evenings") == DeletePictures()
    person.touches("‹ Back")
    assert "Settings" in person.reads()


def test_what_could_not_be_kept_is_told_on_the_settings_page(person):
    person.touches("Settings")
    assert "Settings" in person.reads()
    person.browser.kept = False
    assert "Settings – for this evening only: the file cannot be written" in person.reads()


def test_a_reminder_of_the_owners_own_is_among_the_choices(person):
    person.browser.preferences = Preferences(reminder=45)
    person.touches("Settings")
    waits = [label for label in person.labels() if label.endswith((" s", " min"))]
    assert waits == ["30 s", "45 s", "1 min", "2 min"]


def test_the_doctor_says_first_what_is_broken_and_what_to_do(person):
    person.browser.examine = lambda: ON_A_PI
    person.touches("Settings")
    person.touches("Does everything work?")
    read = person.reads()
    told = ["disk", "→ Make room on the disk.", "buttons", "sound"]
    assert [text for text in read if text in told] == told
    assert read[-1] == "Works: versions, camera, screen, journal, settings"
    person.touches("‹ Back")
    assert "Settings" in person.reads()


@pytest.mark.parametrize("page", ["welcome", "menu", "settings"])
def test_long_labels_are_written_nearly_as_large_as_their_neighbours(page, tmp_path):
    canvas = drawn(page, (800, 480), "de", tmp_path)
    long = ("Einstellungen", "Simulation", "Deck anlernen")
    assert min(line.capital for line in canvas.written if line.text in long) > 2.2
