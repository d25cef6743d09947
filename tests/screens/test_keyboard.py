"""Names are typed on the screen as people write them."""

from __future__ import annotations

import pygame
import pytest

from companion.engines.names import LONGEST_NAME
from companion.screens.browser import Browser
from companion.screens.canvas import LEAST_TARGET, Canvas
from companion.screens.intents import PageName
from companion.screens.pages.keyboard import LETTERS, RARE, USUAL, WAYS
from companion.screens.pages.people import draw_name
from companion.screens.pages.welcome import Welcome
from companion.screens.people import People
from companion.screens.people_intents import BACKSPACE, DONE, Type
from companion.screens.preferences import Preferences
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts
from tests.screens.drawn import cut_off
from tests.screens.person import Person
from tests.screens.sample_pages import SIZES


def somebody(people: People, language: str = "en") -> Person:
    """Somebody who is about to type a name."""
    welcome = Welcome(None, simulated=False)
    return Person(Browser(Preferences(language), welcome, PageName.NAME, people))


def typing(person: Person, *labels: str) -> None:
    for label in labels:
        person.touches(label)


@pytest.mark.parametrize(
    ("labels", "name"),
    [
        ("J E A N - L U C", "Jean-Luc"),
        ("O ' N E I L L", "O'Neill"),
        ("Z O usual Ë", "Zoë"),
        ("N O usual Ë L", "Noël"),
        ("A N A usual Ï S", "Anaïs"),
        ("usual Ł U K A S Z", "Łukasz"),
        ("usual rare Ž I G A", "Žiga"),
        ("K I M usual 2 3", "Kim23"),
        ("usual rare letters K I M", "Kim"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_typed_with_their_signs(labels, name, language):
    person = somebody(People((), "up"), language)
    ways = dict(zip(("usual", "rare", "letters"), WAYS[language], strict=True))
    typing(person, *(ways.get(label, label) for label in labels.split()))
    typing(person, texts(language).say("button-done"))
    assert person.browser.people.names == (name,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shown", range(len(WAYS["en"])))
def test_every_key_is_large_enough(shown, size, language):
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_name(canvas, texts(language), People(("Kim", "Leah"), "up", seat=0, typed="Kim", keys=shown))
    assert [
        target for target in canvas.targets if min(target.box.w, target.box.h) < LEAST_TARGET - 0.01
    ] == []
    assert cut_off(canvas) == []


def test_no_key_stands_twice_on_one_page():
    for rows in (*LETTERS.values(), USUAL, RARE):
        keys = "".join(rows)
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Kim is already sitting here."),
        ("de", "Kim sitzt schon hier."),
        ("fr", "Kim est déjà ici."),
    ],
)
def test_a_name_that_sits_here_already_is_told_until_another_letter_is_typed(language, told):
    person = somebody(People(("Kim",), "up", seat=1), language)
    typing(person, "K", "I", "M")
    assert told not in person.reads()
    typing(person, texts(language).say("button-done"))
    assert told in person.reads()
    typing(person, "B")
    assert told not in person.reads()
    typing(person, texts(language).say("button-done"))
    assert person.browser.people.names == ("Kim", "Kimb")


def test_whoever_insists_on_a_name_that_sits_here_already_comes_back_to_the_table():
    person = somebody(People(("Kim",), "up", seat=1))
    typing(person, "K", "I", "M", "Done", "Done")
    assert person.browser.page is PageName.PEOPLE
    assert person.browser.people.names == ("Kim",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_to_other_letters_shows_none_that_is_there_already(language):
    letters = "".join(LETTERS[language])
    assert [sign for sign in WAYS[language][0].split() if sign in letters] == []


def after(people: People, *keys: str) -> People:
    """Who sits where once these were typed on a keyboard of one's own."""
    for key in keys:
        people, _ = people.after(Type(key, as_typed=True), PageName.NAME)
    return people


def test_a_name_is_the_same_whether_its_letters_are_composed_or_not():
    people = People(("Jos\u00e9",), "up", seat=1)
    assert after(people, *"Jose", "\u0301").typed == "Jos\u00e9"
    assert after(people, *"Jose", "\u0301", DONE).taken
    old = People(("Jose\u0301",), "up", seat=1)
    assert after(old, *"José", DONE).taken
    assert after(old, *"José", DONE, DONE).names == ("Jose\u0301",)


def test_a_letter_is_taken_back_with_its_marks_and_an_emoji_with_its_parts():
    people = after(People((), "up"), *"Mia ", "👩", "\u200d", "👧")
    assert after(people, BACKSPACE).typed == "Mia "
    assert after(people, BACKSPACE, "x", "\u0303", BACKSPACE).typed == "Mia "


@pytest.mark.parametrize("key", ["\n\x1b", "\x1b", "\u202e", "\u2066", "\u00ad"])
def test_what_steers_cannot_be_typed(key):
    assert after(People((), "up"), "K", key, "i").typed == "Ki"


def test_a_name_that_is_full_takes_no_part_of_a_letter():
    full = after(People((), "up"), *("x" * (LONGEST_NAME - 1)))
    assert after(full, "👍🏽").typed == full.typed
    assert len(after(full, "é").typed) == LONGEST_NAME
