"""An undone play that nobody takes back: ruling stops after a while, and goes on when the table agrees."""

from __future__ import annotations

import pytest

from companion.evening.journal import Journal
from companion.sitting.out_of_step import PATIENCE
from companion.table.inputs import Action
from tests.games.auf_und_ab.people import test_acted_out as auf_und_ab
from tests.games.schwupps.people import test_acted_out as schwupps
from tests.games.up.people import test_acted_out as up
from tests.rehearsal import conftest as up_and_down
from tests.rehearsal.still_table import Table

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
    assert table.sitting.view.table.in_step
    table.press(Action.UNDO)
    table.waits(PATIENCE - 3.0)
    assert not table.sitting.view.table.stopped, "people have time to put it back"
    table.waits(5.0)
    assert table.sitting.view.table.stopped
    told = table.told
    for action in (Action.PASS, Action.END_TURN, Action.LAST_CARD):
        table.press(action, 0)
    assert table.told == told, "no button is ruled on"
    table.is_laid_as_before_the_last_play()
    assert not table.sitting.view.table.stopped
    assert table.told == told, "to put it back is no play"


def test_a_table_that_is_taken_as_it_lies_stops_ruling_no_more(table):
    table.press(Action.UNDO)
    table.waits(PATIENCE + 3.0)
    before = table.sitting.view.game.position.state()
    table.press(Action.AS_IT_IS)
    table.waits(2 * PATIENCE)
    view = table.sitting.view
    assert not view.table.stopped
    if view.game.header.game in ("schwupps", "up-and-down"):
        assert view.game.position.state() != before, "the layout is the position: the play is told again"
    else:
        assert view.game.position.state() == before, "what lies there is no play"
