"""Learning a game by playing: from “Which game?” and from the rules, touch by touch, to the end."""

from __future__ import annotations

import pygame
import pytest

from companion.screens.browser import Browser
from companion.screens.canvas import Canvas
from companion.screens.intents import Go, PageName
from companion.screens.pages.tutorial import draw_tutorial, entry_of
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.screens.theme import FELT
from companion.screens.tutorial_intents import Learn, ShowHint, TryLine
from companion.texts import LANGUAGES, texts
from companion.tutorial.guided_round import Mode
from companion.tutorial.steps import Play
from tests.screens.drawn import cut_off, too_small
from tests.screens.learner import Learner
from tests.tutorial.newcomer import GAMES, begun, played

FLAT, UPRIGHT = (800, 480), (720, 1280)
SHOWN = (*((FLAT, language) for language in LANGUAGES), (UPRIGHT, "de"))
"""In which sizes and languages each step is looked at; German takes most room."""


@pytest.fixture
def learner():
    """Somebody who has touched the way to a guided round."""

    def learns(game: str, size: tuple[int, int] = (800, 480)) -> Learner:
        browser = Browser(Preferences("en"), Welcome(None, simulated=False), page=PageName.GAME)
        browser.take(Learn(game), None)
        return Learner(browser, size=size)

    return learns


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_learned_by_touching_what_the_page_shows(game, learner):
    person, steps = learner(game), []
    for guided in person.learns():
        steps.append(guided.step.name)
        assert cut_off(person.canvas) == []
        assert too_small(person.canvas) == []
    assert person.guided.position.winners == (0,)
    assert "Winner: Kim" in person.reads()
    person.touches("Once more")
    assert (person.guided.mode, person.guided.progress[0]) == (Mode.READ, 1)


def unread(guided, size, language):
    """What does not fit, or could not be touched, on the page."""
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_tutorial(canvas, texts(language), guided, entry_of(guided), PageName.GAME)
    return [(language, size, guided.step.name, text) for text in cut_off(canvas) + too_small(canvas)]


@pytest.mark.parametrize("game", GAMES)
def test_each_step_and_what_is_said_of_each_try_has_room_in_each_language(game):
    shown, fails = set(), []

    def looks(guided):
        known = (guided.step.name, guided.mode)
        if known in shown:
            return
        shown.add(known)
        for size, language in SHOWN:
            fails.extend(unread(guided, size, language))
        for tried in guided.step.tries if known[1] is Mode.PLAY and isinstance(guided.step, Play) else ():
            guided.tell(tried.line)
            fails.extend(unread(guided, FLAT, "de"))

    played(begun(game), looks)
    assert fails == []


def test_a_game_is_learned_from_where_it_is_chosen_and_one_comes_back_there(learner):
    person = learner("up")
    person.browser.page = PageName.GAME
    person.touches("Learn it: Auf und Ab")
    assert "Auf und Ab · step 1 of 9" in person.reads()
    person.touches("‹ Back")
    assert person.browser.page is PageName.GAME


def test_a_game_is_learned_from_its_rules(learner):
    person = learner("up")
    person.browser.page = PageName.GAME
    person.touches("Rules: Schwupps")
    person.touches("Learn by playing")
    assert "Schwupps · step 1 of 10" in person.reads()
    person.touches("‹ Back")
    assert "Rules of Schwupps" in person.reads()


def test_each_step_is_one_touch_from_the_clause_that_says_why(learner):
    person = learner("schwupps")
    person.touches("Why? The rule ›")
    assert {"SCH-44", texts("en").clause("SCH-44")} <= set(person.reads())
    person.touches("‹ Back")
    person.touches("‹ Back")
    assert "Schwupps · step 1 of 10" in person.reads()


def trying(person):
    """At the first step at which something forbidden is offered."""
    for guided in person.learns():
        if guided.mode is Mode.PLAY:
            return guided
    raise AssertionError


def test_what_is_tried_and_forbidden_is_told_by_the_engine_one_touch_from_its_clause(learner):
    person = learner("schwupps")
    trying(person)
    person.touches("Try: ends the turn")
    refused = "Kim has not done anything yet: play a card or schwupp a row before ending the turn."
    assert refused in person.reads()
    person.touches("Rules")
    assert {"SCH-17", "The rules of this ruling"} <= set(person.reads())
    person.touches("‹ Back")
    assert refused in person.reads()


def test_nothing_tells_before_what_the_rules_would_say_of_a_touch(learner):
    person = learner("schwupps")
    trying(person)
    assert not any(text.startswith("SCH-") for text in person.reads())
    table = [target for target in person.canvas.targets if target.label == "Lay a number card"]
    person.on_target(table[0])
    assert "Which card?" in person.reads()
    assert not any(text.startswith("SCH-") for text in person.reads())


def test_whoever_asks_for_help_is_told_what_to_do(learner):
    person = learner("schwupps")
    trying(person)
    person.touches("Help me")
    assert "You could do this: Kim plays yellow 9, upper row, right" in person.reads()
    assert ShowHint() not in [target.intent for target in person.canvas.targets]


def test_a_choice_is_taken_back_by_touch_and_by_key(learner):
    person = learner("schwupps")
    trying(person)
    for way in (lambda: person.touches("⌫"), lambda: person.presses("backspace")):
        person.touches("Lay a number card")
        assert "Which card?" in person.reads()
        way()
        assert "Which card?" not in person.reads()


def test_after_a_choice_was_taken_back_everything_can_be_touched_again(learner):
    person = learner("up-and-down")
    trying(person)
    person.touches("Turn the card")
    person.touches("⌫")
    person.touches("Flip the card")
    assert person.guided.last.played


def test_the_keys_point_at_what_is_on_the_page_and_touch_it(learner):
    person = learner("up")
    person.presses("up")
    target = person.browser.tutorial.focus.target
    assert target is not None
    while person.browser.tutorial.focus.target.label != "Next ›":
        person.presses("up")
        person.presses("right")
    person.presses("return")
    assert person.guided.progress[0] == 2


def test_keys_of_the_table_do_nothing_and_escape_leaves(learner):
    person = learner("up")
    assert [person.presses(key) for key in ("u", "p", "e", "w")] == [None] * 4
    assert person.browser.page is PageName.TUTORIAL
    person.presses("escape")
    assert person.browser.page is PageName.GAME


def test_a_touch_made_on_a_step_that_is_gone_does_nothing(learner):
    person = learner("schwupps")
    person.looks()
    early = person.on("Next ›")
    person.touches("Next ›")
    person.looks()
    person.does(early)
    assert person.guided.progress[0] == 2


def test_without_a_round_the_page_leads_back(learner):
    browser = Browser(Preferences("en"), Welcome(None, simulated=False))
    person = Learner(browser)
    browser.take(Go(PageName.TUTORIAL), None)
    assert "Learn by playing" in person.reads()
    person.touches("‹ Back")
    assert browser.page is PageName.GAME


def test_the_end_leads_to_the_game_itself(learner):
    person = learner("up")
    for _ in person.learns():
        pass
    person.touches("Play it with cards")
    assert (person.browser.page, person.browser.people.game) == (PageName.PEOPLE, "up")


def test_what_may_be_tried_is_on_the_page(learner):
    person = learner("auf-und-ab")
    guided = trying(person)
    offered = [target.intent for target in person.canvas.targets if isinstance(target.intent, TryLine)]
    assert [one.line for one in offered] == [one.line for one in guided.step.tries]
