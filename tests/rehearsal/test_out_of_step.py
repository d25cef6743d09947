"""An undone play that nobody takes back: ruling stops after a while, and goes on when the table agrees."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import pytest

from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.inputs import Action, Press
from companion.out_of_step import PATIENCE
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.gestures import Seat
from companion.rehearsal.layout import Layout, Spot
from companion.rehearsal.moving import Reaching
from companion.rehearsal.rehearsal import FRAME_SECONDS, Rehearsal
from companion.rehearsal.truth import Truth
from companion.rehearsal.watched import SittingScreen, Watched
from companion.sitting import Sitting
from tests.rehearsal import conftest as up_and_down
from tests.rehearsal.auf_und_ab import test_acted_out as auf_und_ab
from tests.rehearsal.perfect_sight import PerfectSight
from tests.rehearsal.schwupps import test_acted_out as schwupps
from tests.rehearsal.up import test_acted_out as up

FRAME = np.zeros((72, 128, 3), np.uint8)


@dataclass(frozen=True)
class Standing:
    """A table at which nothing happens, with arms above it or none."""

    layout: Layout
    seats: tuple[Seat, ...]
    arms: tuple[Reaching, ...]
    rolls: bool = False


class Table:
    """A story acted out to its end, and then a table that stands still."""

    def __init__(self, truth: Truth, journal: Journal) -> None:
        self._truth = truth
        self.sitting = Sitting(Evening.begin(journal, truth.header), PerfectSight())
        rehearsal = self._rehearsal(truth, 0)
        watched = Watched(rehearsal, self.sitting)
        while watched.step():
            pass
        self.time = rehearsal.time

    def _rehearsal(self, truth: Truth, begin: int) -> Rehearsal:
        world = make_world(Conditions.EASY, 1, len(truth.header.players))
        screen = SittingScreen(self.sitting)
        made = Rehearsal(truth, world, screen, begin=begin, board=False, painted=False)
        self.sitting.watcher.rehearsal = made
        return made

    def waits(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME_SECONDS)):
            self.time += FRAME_SECONDS
            self.sitting.step(FRAME, self.time)

    def is_laid_as_before_the_last_play(self) -> None:
        shorter = replace(self._truth, steps=self._truth.steps[:-1])
        before = self._rehearsal(shorter, len(shorter.acted))
        next(before)
        hand = Reaching(1, Spot(0.0, 0.0), 90.0)
        for arms in ((hand,), ()):
            self.sitting.watcher.rehearsal = Standing(before.layout, before.seats, arms)
            self.waits(1.0)

    def press(self, action: Action, seat: int | None = None) -> None:
        self.sitting.press(Press(action, self.time, seat))

    @property
    def told(self) -> int:
        return len(self.sitting.view.history)


GAMES = {
    "auf-und-ab": auf_und_ab.truth_of(auf_und_ab.DEAL, auf_und_ab.OPEN, auf_und_ab.FOLLOW),
    "schwupps": schwupps.truth_of(schwupps.SETUP, schwupps.LAY),
    "up": up.truth_of(*up.BEGUN),
    "up-and-down": up_and_down.truth_of(up_and_down.DEAL, up_and_down.SETUP, up_and_down.FLIP),
}


@pytest.fixture(params=GAMES)
def table(request, tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    yield Table(GAMES[request.param], journal)
    journal.close()


def test_ruling_stops_and_goes_on_when_the_table_agrees_again(table):
    table.waits(1.0)
    assert table.sitting.view.in_step
    table.press(Action.UNDO)
    table.waits(PATIENCE - 3.0)
    assert not table.sitting.view.stopped, "people have time to put it back"
    table.waits(5.0)
    assert table.sitting.view.stopped
    told = table.told
    for action in (Action.PASS, Action.END_TURN, Action.LAST_CARD):
        table.press(action, 0)
    assert table.told == told, "no button is ruled on"
    table.is_laid_as_before_the_last_play()
    assert not table.sitting.view.stopped
    assert table.told == told, "to put it back is no play"


def test_a_table_that_is_taken_as_it_lies_stops_ruling_no_more(table):
    table.press(Action.UNDO)
    table.waits(PATIENCE + 3.0)
    before = table.sitting.view.position.state()
    table.press(Action.AS_IT_IS)
    table.waits(2 * PATIENCE)
    view = table.sitting.view
    assert not view.stopped
    if view.header.game in ("schwupps", "up-and-down"):
        assert view.position.state() != before, "the layout is the position: the play is told again"
    else:
        assert view.position.state() == before, "what lies there is no play"
