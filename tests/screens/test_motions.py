"""What went where is seen for a moment, over a page that tells all at once; nothing waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pygame
import pytest

from companion.engines import Header
from companion.engines.players.game_players import players_of
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.screens.browser import Browser
from companion.screens.facts import facts_of
from companion.screens.game_page import page_of
from companion.screens.intents import PageName
from companion.screens.motion import MIDDLE, Glides, Slides, row
from companion.screens.motion_player import NEWS, SECONDS, STEPS, MotionPlayer
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.screens.theme import FELT
from companion.sitting.view import View
from tests.evening.played import quick_journal
from tests.screens.drawn import NotingCanvas, written
from tests.screens.ending_pages import GREY
from tests.screens.sample_views import ASKED, changed, view_of

GAMES = {
    "auf-und-ab": (("Kim", "Leah", "Tom"), Glides),
    "up": (("Kim", "Leah"), Glides),
    "up-and-down": (("Kim", "Leah"), Glides),
    "schwupps": (("Kim", "Leah"), Slides),
}
"""Who plays each game, and what moves in it."""

Clock = list[float]


@cache
def views_of(game: str) -> tuple[View, ...]:
    """A game after each of its first plays."""
    header, players, seen = Header(game, GAMES[game][0]), players_of(game), []
    with TemporaryDirectory() as folder:
        evening = Evening.begin(quick_journal(Path(folder)), header)
        policies = [players.sensible_policy() for _ in header.players]
        for event in players.whole_game(header, policies, Random(1)):
            seen.append(view_of(evening, GREY))
            evening.tell(event, ToldBy.CAMERA)
            if len(seen) == 60:
                break
    return tuple(seen)


def plays(game: str, kind: type = Glides) -> Iterator[tuple[View, View]]:
    """The views before and after each play with which something of that kind moves."""
    for before, after in zip(views_of(game), views_of(game)[1:], strict=False):
        last = after.game.last
        if last is not None and isinstance(page_of(game).motion(last), kind):
            yield before, after


def browser(late: Clock, *, moves: bool = True) -> Browser:
    motions = MotionPlayer(moves=moves, now=lambda: late[0])
    return Browser(
        Preferences(large=False), Welcome(None, simulated=False), page=PageName.TABLE, motions=motions
    )


def canvas_of(size: tuple[int, int] = (800, 480)) -> NotingCanvas:
    return NotingCanvas(pygame.Surface(size), FELT)


def pixels(canvas: NotingCanvas) -> bytes:
    return bytes(canvas.surface.get_buffer().raw)


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
@pytest.mark.parametrize("game", GAMES)
def test_a_play_is_told_at_once_and_moves_only_for_a_moment(game, size):
    before, after = next(plays(game, GAMES[game][1]))
    late, canvas, still = [5.0], canvas_of(size), canvas_of(size)
    shown = browser(late)
    shown.draw(canvas, before)
    shown.draw(canvas, after)
    browser(late, moves=False).draw(still, after)
    assert (written(canvas), canvas.targets) == (written(still), still.targets)
    pictures = {pixels(canvas)}
    for step in range(1, STEPS):
        late[0] = 5.0 + step / STEPS * SECONDS
        assert shown.motions.step(after) == step
        shown.draw(canvas, after)
        assert (written(canvas), canvas.targets) == (written(still), still.targets)
        pictures.add(pixels(canvas))
    assert len(pictures) == STEPS
    late[0] = 5.0 + SECONDS
    assert shown.motions.step(after) == STEPS
    shown.draw(canvas, after)
    assert pixels(canvas) == pixels(still)


def test_a_motion_is_no_longer_than_three_tenths_of_a_second():
    assert SECONDS <= 0.3


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_play_of_cards_has_a_motion_between_places_that_are_drawn(game):
    canvas, found = canvas_of(), 0
    for _, after in (*plays(game), *plays(game, Slides)):
        browser([0.0]).draw(canvas, after)
        motion = page_of(game).motion(after.game.last)
        places = (motion.begins, motion.ends) if isinstance(motion, Glides) else (motion.at,)
        assert set(places) <= set(canvas.spots)
        found += 1
    assert found > 3


def test_a_trick_goes_to_its_winner_and_a_row_of_schwupps_is_pushed():
    _, won = next(plays("up-and-down"))
    motion = page_of("up-and-down").motion(won.game.last)
    assert motion.begins == MIDDLE
    assert motion.ends[0] == "seat"
    assert won.game.totals[motion.ends[1]] == 1
    assert len(motion.cards) == 2
    _, pushed = next(plays("schwupps", Slides))
    assert page_of("schwupps").motion(pushed.game.last).at in (row(0), row(1))


def moved(before: View, after: View, *, moves: bool = True) -> int:
    """The step of the motion once both views have been drawn."""
    late, canvas = [5.0], canvas_of()
    shown = browser(late, moves=moves)
    shown.draw(canvas, before)
    shown.draw(canvas, after)
    return shown.motions.step(after)


def test_nothing_moves_where_people_do_not_wish_it():
    before, after = next(plays("up"))
    assert moved(before, after) == 0
    assert moved(before, after, moves=False) == STEPS


def test_nothing_moves_that_is_no_news():
    before, after = next(plays("up"))
    assert moved(before, changed(after, now=after.time.ruled + NEWS + 0.1)) == STEPS
    assert moved(views_of("up")[0], views_of("up")[-1]) == STEPS
    assert moved(after, after) == STEPS


def test_a_refused_play_does_not_move():
    before, after = next(plays("up"))
    last = after.game.last
    no = replace(last, ruling=last.ruling.position.illegal("UP-15", player="Kim", to_move="Leah"))
    history = (*after.game.history[:-1], no)
    assert moved(before, replace(after, game=replace(after.game, history=history))) == STEPS


def test_a_question_is_asked_at_once():
    before, after = next(plays("up"))
    late, canvas, still = [5.0], canvas_of(), canvas_of()
    shown = browser(late)
    for view in (before, after):
        shown.draw(canvas, view)
    asked = changed(after, question=ASKED)
    shown.draw(canvas, asked)
    browser(late).draw(still, asked)
    assert pixels(canvas) == pixels(still)
    assert shown.motions.step(asked) == STEPS


def test_what_has_to_be_seen_meanwhile_is_drawn_at_once():
    before, after = next(plays("up"))
    canvas, shown = canvas_of(), browser([5.0])
    for view in (before, after):
        shown.draw(canvas, view)
    shown.draw(canvas, changed(after, paused=True))
    assert any("paus" in text.lower() for text in written(canvas))


def test_a_page_that_lies_still_again_is_not_drawn_anew():
    before, after = next(plays("up"))
    late, canvas = [5.0], canvas_of()
    shown = browser(late)
    for view in (before, after):
        shown.draw(canvas, view)
    moving = facts_of(shown, after)
    late[0] += SECONDS
    lies = facts_of(shown, after)
    late[0] += 60.0
    assert moving != lies
    assert facts_of(shown, after) == lies


def test_a_page_in_large_type_is_not_drawn_for_a_motion_it_does_not_show():
    before, after = next(plays("up"))
    canvas, shown = canvas_of(), browser([5.0])
    shown.preferences = Preferences(large=True)
    for view in (before, after):
        shown.draw(canvas, view)
    assert shown.motions.step(after) == STEPS
