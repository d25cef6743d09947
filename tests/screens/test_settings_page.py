"""What people choose by touch, and what the doctor says."""

from __future__ import annotations

import pytest

from companion.screens.browser import Browser
from companion.screens.intents import Cases, Language, Look, PageName, Remind, Sound
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from tests.screens.machine_pages import ON_A_PI
from tests.screens.person import Person
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
        ("Light linen", Look("linen"), Preferences(theme="linen")),
        ("Never", Remind(0), Preferences(theme="linen", reminder=0)),
        ("Keep here", Cases(on=True), Preferences(theme="linen", reminder=0, cases=True)),
        ("Off", Sound(on=False), Preferences("en", "linen", False, 0, True)),
        ("Deutsch", Language("de"), Preferences("de", "linen", False, 0, True)),
    ):
        assert player.touches(label) == intent
        assert player.browser.preferences == chosen
    player.touches("‹ Zurück")
    assert "Menü" in player.reads()


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
