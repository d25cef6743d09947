"""A game that was begun without the companion: the table as it lies becomes the position."""

from __future__ import annotations

import pytest

from companion.engines import Reason
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.sitting import Sitting
from companion.table.inputs import Action, Press
from tests.games.schwupps.people import test_acted_out as schwupps
from tests.rehearsal import conftest as up_and_down
from tests.rehearsal.still_table import Table

SHARED_BY_ALL = ("face", "facing", "rows", "next", "tops")
"""What of a position lies on the table for all to see."""


@pytest.mark.parametrize(
    ("truth", "events"),
    [
        pytest.param(
            up_and_down.truth_of(up_and_down.DEAL, up_and_down.SETUP, up_and_down.FLIP),
            ["Deal", "Setup"],
            id="up-and-down",
        ),
        pytest.param(schwupps.truth_of(schwupps.SETUP, schwupps.LAY), ["Setup"], id="schwupps"),
    ],
)
def test_what_lies_there_is_the_position(truth, events, tmp_path):
    table = Table(truth, Journal(tmp_path / "played.sqlite"))
    played = table.sitting.view.game.position.state()
    layout = table.sitting.watching.watcher.rehearsal.layout
    journal = Journal(tmp_path / "joined.sqlite")
    table.sitting = Sitting(Evening.begin(journal, truth.header), table.sitting.watching.watcher)
    if "Deal" in events:
        table.press(Action.DEALT)
    table.is_laid_so(layout, table.seats)
    if table.sitting.asking.question is not None:
        assert table.sitting.asking.question.text == Reason("question-starter"), "who is to move lies nowhere"
        table.sitting.press(Press(Action.ANSWER, table.time, choice=1))
    view = table.sitting.view
    assert [type(ruled.event).__name__ for ruled in view.game.history] == events
    assert all(ruled.ruling.legal for ruled in view.game.history)
    state = view.game.position.state()
    assert {key: state[key] for key in SHARED_BY_ALL if key in state} == {
        key: played[key] for key in SHARED_BY_ALL if key in played
    }
    journal.close()
