"""People sit down, change seats and names, and begin."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Header
from companion.screens.browser import Browser
from companion.screens.intents import Begin, PageName
from companion.screens.pages.welcome import Welcome
from companion.screens.people import People
from companion.screens.preferences import Preferences
from tests.screens.person import Person


@pytest.fixture
def person() -> Person:
    browser = Browser(
        Preferences(), Welcome(None, simulated=False), people=People(remembered=("Wolfgang", "Kim"))
    )
    return Person(browser)


def test_two_people_sit_down_one_typed_one_remembered_and_begin(person):
    person.touches("New evening")
    person.touches("Up & Down\n2 to 4 people")
    assert "Begin" not in person.labels()
    person.touches("+ Player")
    for letter in "LEAH":
        person.touches(letter)
    assert "Leah▏" in person.reads(), "capitals only where names have them"
    person.touches("Done")
    person.touches("+ Player")
    person.touches("Kim")
    person.touches("1 round")
    person.touches("2 rounds")
    assert person.touches("Begin") == Begin()
    header = person.browser.people.header
    assert set(header.players) == {"Leah", "Kim"}
    assert header.game == "up-and-down"
    assert header.options["rounds"] == 3
    assert sorted(header.options["sides"]) == ["Kim", "Leah"]


def test_a_name_is_corrected_left_out_and_never_taken_twice(person):
    person.browser.people = People(("Kim", None, None, None), remembered=("Kim", "Wolfgang"))
    person.browser.page = PageName.PEOPLE
    person.touches("+ Player")
    assert "Kim" not in person.labels(), "who sits there already is not offered"
    for letter in "KIMM":
        person.touches(letter)
    person.touches("⌫")
    person.touches("Done")
    person.touches("‹ Back")
    assert person.browser.people.names.count("Kim") == 1
    person.touches("Remove")
    assert person.browser.people.names == (None,) * 4


def test_a_real_keyboard_types_too(person):
    person.browser.page = PageName.NAME
    for letter in "zoë":
        person.presses(letter, letter)
    person.presses("backspace", "\b")
    person.presses("return", "\r")
    assert person.browser.people.names[0] == "Zo"
    assert person.browser.page is PageName.PEOPLE


def test_people_sit_clockwise_around_the_table_of_the_other_games(person):
    person.browser.people = replace(person.browser.people, remembered=("Kim", "Leah", "Alex"))
    person.touches("New evening")
    person.touches("Schwupps\n2 to 5 people")
    for name in ("Kim", "Leah", "Alex"):
        person.touches("+ Player")
        person.touches(name)
    assert person.browser.people.header == Header("schwupps", ("Kim", "Leah", "Alex"))
    person.touches("Leah")
    person.touches("One seat further")
    assert person.browser.people.seated == ("Kim", "Alex", "Leah")
    person.touches("Kim")
    person.touches("Remove")
    assert person.browser.people.seated == ("Alex", "Leah")
    assert "Begin" in person.labels()


def test_a_game_has_no_more_seats_than_people_it_is_for(person):
    person.browser.people = People(("Kim", "Leah", "Alex", "Pia"), "auf-und-ab")
    person.browser.page = PageName.PEOPLE
    assert "+ Player" not in person.labels()
    person.browser.people = People(("Kim", "Leah"), "auf-und-ab")
    assert "Begin" not in person.labels()
    assert "Auf und Ab is for 3 to 4 people." in person.reads()


def test_later_capitals_of_a_name_that_is_typed_are_kept(person):
    person.browser.page = PageName.NAME
    for letter in "mcDonald":
        person.presses(letter.lower(), letter)
    person.touches("Done")
    assert person.browser.people.names[0] == "McDonald"


def test_a_name_has_at_most_24_letters(person):
    person.browser.page = PageName.NAME
    for _ in range(30):
        person.touches("A")
    person.touches("Done")
    assert person.browser.people.names[0] == "A" + 23 * "a"
