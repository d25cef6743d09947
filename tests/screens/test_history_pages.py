"""The pages about people and past evenings: whole in every state, size and language, and where they lead."""

from __future__ import annotations

import pygame
import pytest

from companion.screens.browser import Browser
from companion.screens.canvas import LEAST_TARGET
from companion.screens.history_intents import PlayAgain
from companion.screens.intents import PageName, Resume
from companion.screens.pages.welcome import Welcome
from companion.screens.past_pages import EveningsHere, PastPages
from companion.screens.preferences import Preferences
from companion.screens.theme import FELT
from companion.texts import LANGUAGES
from tests.screens.drawn import NotingCanvas
from tests.screens.history_pages import GOES_ON, MORE_PAGES, UNREAD, past
from tests.screens.person import Person
from tests.screens.sample_pages import SIZES
from tests.screens.sample_table import HEADER
from tests.screens.sample_views import ONE_ROUND, sitting, whole_game

HAIR = 0.01


@pytest.mark.parametrize("page", MORE_PAGES)
def test_in_every_state_nothing_is_cut_and_everything_can_be_touched(page, tmp_path):
    for size in SIZES:
        for language in LANGUAGES:
            canvas = NotingCanvas(pygame.Surface(size), FELT)
            MORE_PAGES[page](canvas, tmp_path, language)
            assert [written.text for written in canvas.written if not written.whole] == []
            sides = [min(target.box.w, target.box.h) for target in canvas.targets]
            assert all(side >= LEAST_TARGET - HAIR for side in sides)


def browser(**given) -> Browser:
    """A browser that knows three evenings, the second one damaged; the newest goes on, the oldest could."""
    one, ten = past()
    read = {3: one, 2: UNREAD, 1: ten}
    here = EveningsHere((3, 2, 1), frozenset((3, 1)))
    return Browser(
        Preferences(),
        Welcome(GOES_ON, simulated=False, last=HEADER),
        past=PastPages(lambda: here, read.__getitem__),
        **given,
    )


def test_any_evening_that_is_open_is_gone_on_with_by_two_touches():
    person = Person(browser(), size=(720, 1280))
    assert person.touches("Evenings") is None
    assert person.labels() == ["‹ Back", "Players", "3", "Go on", "1", "Go on"]
    person.canvas.targets.reverse()
    assert person.does(person.on("Go on")) == [Resume(1)]


def test_a_past_evening_leads_to_its_chart_and_statistics_and_back():
    person = Person(browser(), size=(720, 1280))
    for label in ("Evenings", "1", "Rounds", "Each round", "‹ Back", "‹ Back", "Statistics", "‹ Back"):
        person.touches(label)
    assert person.browser.page is PageName.EVENING
    assert person.browser.scores.looked_back
    assert "Mia" in person.reads()
    person.touches("‹ Back")
    assert person.browser.page is PageName.EVENINGS
    person.touches("‹ Back")
    assert person.browser.page is PageName.WELCOME


def test_an_evening_that_cannot_be_read_says_why_and_cannot_be_touched():
    person = Person(browser(), size=(720, 1280))
    person.touches("Evenings")
    assert any(text.startswith("Evening 4 cannot be replayed") for text in person.reads())
    assert "2" not in person.labels()


def test_whoever_comes_back_to_the_list_finds_the_same_part_of_it():
    one, _ = past()
    here = EveningsHere(tuple(range(9, 0, -1)))
    person = Person(
        Browser(
            Preferences(),
            Welcome(None, simulated=False, last=HEADER),
            past=PastPages(lambda: here, lambda _: one),
        )
    )
    for label in ("Evenings", "Earlier evenings", "5", "‹ Back"):
        person.touches(label)
    assert [label for label in person.labels() if label.isdigit()] == ["6", "5", "4"]
    for label in ("‹ Back", "Evenings"):
        person.touches(label)
    assert [label for label in person.labels() if label.isdigit()] == ["9", "8", "7"]


def test_a_past_evening_is_looked_at_while_another_one_is_played(tmp_path):
    one, _ = past()
    view = sitting(tmp_path, header=HEADER)
    person = Person(browser(page=PageName.EVENING), view)
    person.browser.scores.evening_so_far = lambda: one
    person.browser.scores.open(PageName.EVENING, PageName.SCORE)
    for label in ("Evenings", "3", "Statistics", "‹ Back", "‹ Back"):
        person.touches(label)
    assert person.browser.page is PageName.EVENINGS
    person.touches("‹ Back")
    assert (person.browser.page, person.browser.scores.looked_back) == (PageName.EVENING, False)


def test_the_same_people_sit_there_again_by_one_touch():
    person = Person(browser())
    person.touches("Same people again")
    assert person.browser.page is PageName.PEOPLE
    assert person.browser.people.header == HEADER or person.browser.people.seated == HEADER.players
    assert "Begin" in person.labels()


@pytest.mark.parametrize("page", [PageName.TABLE, PageName.SCORE])
def test_after_a_game_the_next_one_with_the_same_people_is_one_touch_away(tmp_path, page):
    view = sitting(tmp_path, *whole_game(), header=ONE_ROUND)
    person = Person(Browser(Preferences(), Welcome(None, simulated=False), page=page), view)
    assert person.touches("Play again") == PlayAgain()
    person.touches("New game")
    assert person.browser.page is PageName.PEOPLE
