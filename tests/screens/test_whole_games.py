"""Whole games on the screen: whatever is played, nothing that is written there is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random

import numpy as np
import pygame
import pytest

from companion.engines import Header, game_names
from companion.engines.players.game_players import numbered_header
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.rehearsal.perfect_sight import before_perfect_sight
from companion.rehearsal.truth import generated_truth
from companion.screens.browser import Browser
from companion.screens.canvas import Canvas
from companion.screens.intents import Fill, Go, PageName, Write
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.screens.score_pages import ScorePages
from companion.screens.theme import FELT
from companion.sitting.view import View
from companion.texts import LANGUAGES
from hardware.cameras.protocol import Frame
from tests.screens.drawn import canvas_of, cut_off
from tests.screens.long_names import full, with_long_names
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import changed, view_of

MISHAPS = 0.3
GREY = np.full((720, 1280, 3), 90, np.uint8)
PAGES = (
    *(PageName.BENCH, PageName.SCORE, PageName.CORRECT, PageName.MENU, PageName.SEATS),
    *(
        PageName.ROUNDS,
        PageName.EACH_ROUND,
        PageName.FIGURES,
        PageName.EVENING,
        PageName.GAME,
        PageName.DECKS,
    ),
)
EVERY = 4
"""So many events from one look at the screen to the next."""


def moments(header: Header, evening: Evening, number: int) -> Iterator[View]:
    """How the table stands now and then in a whole game in which people err."""
    truth = generated_truth(header, Random(number), MISHAPS)
    events = [step.event for step in truth.steps if step.event is not None and step.skip is None]
    for told, event in enumerate(events, 1):
        evening.tell(event, ToldBy.CAMERA)
        if told % EVERY == 0 or told == len(events):
            yield changed(view_of(evening, GREY), turn=evening.game.plays().player)


def assert_whole(browser: Browser, canvas: Canvas, view: View) -> None:
    """Nothing on the page that is shown is cut off."""
    browser.draw(canvas, view)
    assert cut_off(canvas) == [], (browser.page, canvas.surface.get_size(), view.game.position)


def told_by_hand(browser: Browser, canvas: Canvas, view: View, random: Random) -> None:
    """Some touches of somebody who tells a play."""
    browser.draw(canvas, view)
    browser.take(next(one.intent for one in canvas.targets if isinstance(one.intent, Write)), view)
    for _ in range(random.randrange(4)):
        browser.draw(canvas, view)
        choices = [one.intent for one in canvas.targets if isinstance(one.intent, Fill)]
        if choices:
            browser.take(random.choice(choices), view)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("game", game_names())
def test_no_text_is_cut_off_on_any_page(game, number, tmp_path):
    journal, random = Journal(tmp_path / "journal.sqlite"), Random(number)
    header, pages = with_long_names(numbered_header(game, number)), cycle(PAGES)
    evening = Evening.begin(journal, header)
    for view in moments(header, evening, number):
        size, language = random.choice(SIZES), random.choice(LANGUAGES)
        canvas = Canvas(pygame.Surface(size), FELT)
        browser = Browser(
            Preferences(language=language),
            Welcome(None, simulated=True),
            page=PageName.TABLE,
            scores=ScorePages(lambda: past_evening(journal, evening.number)),
        )
        assert_whole(browser, canvas, view)
        browser.take(Go(PageName.SCORE), view)  # the evening is looked up there
        for _ in range(2):
            browser.take(Go(next(pages)), view)
            assert_whole(browser, canvas, view)
        browser.take(Go(PageName.DRAWN), view)  # after the game, too, the last play can be put right there
        told_by_hand(browser, canvas, view, random)
        assert_whole(browser, canvas, view)


@pytest.mark.parametrize("game", game_names())
def test_no_question_and_no_notice_is_cut_off(game, tmp_path):
    number = full(game)
    header = with_long_names(numbered_header(game, number))
    evening = Evening.begin(Journal(tmp_path / "journal.sqlite"), header)
    truth = generated_truth(header, Random(number), MISHAPS)
    watched, told = before_perfect_sight(truth, evening, number), set()
    while watched.step():
        view = watched.sitting.view
        said = (view.question and view.question.text, view.table.notice, view.table.stopped)
        if said in told:
            continue
        told.add(said)
        view = changed(view, frame=Frame(GREY, 0.0))
        for size in SIZES:
            for language in LANGUAGES:
                assert cut_off(canvas_of(view, size, language)) == [], (said, size, language)
