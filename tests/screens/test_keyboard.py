"""Names are typed on the screen as people write them."""

from __future__ import annotations

import pygame
import pytest

from companion.screens.browser import Browser
from companion.screens.canvas import LEAST_TARGET, Canvas
from companion.screens.intents import PageName
from companion.screens.pages.keyboard import LETTERS, RARE, USUAL, WAYS
from companion.screens.pages.people import draw_name
from companion.screens.pages.welcome import Welcome
from companion.screens.people import People
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
