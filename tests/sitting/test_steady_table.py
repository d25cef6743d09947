"""The table as it lay when it was steady last, read by the position of the game."""

from __future__ import annotations

import pytest

from companion.engines import Undo, read_event
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.games.up_and_down.rules import Change, Setup
from companion.sitting.steady_table import SteadyTable
from companion.table.inputs import Action, Press
from companion.table.reading import Reading
from tests.games.up_and_down.table.conftest import START, arm_from
from tests.sitting.watching import FRAME, UP, UP_AND_DOWN
from vision.scene.scene import Scenes


class Table:
    """A steady table with the evening by whose position it is read."""

    def __init__(self, journal):
        self.evening = Evening.begin(journal, UP_AND_DOWN)
        self.steady = SteadyTable(self.evening)
        self.scenes = Scenes()

    def see(self, seen):
        return self.steady.see(self.scenes.following(0.0, seen, (arm_from(0),), FRAME))

    def tell(self, event, source=ToldBy.CAMERA):
        ruled = self.evening.tell(event, source)
        self.steady.event_told(ruled, source)
        return ruled

    def event(self, **line):
        return read_event(line, self.evening.game.rules, self.evening.header)


@pytest.fixture
def dealt(tmp_path):
    """A table at which Up & Down was dealt, and nothing seen yet."""
    journal = Journal(tmp_path / "journal.sqlite")
    made = Table(journal)
    made.tell(made.steady.press(Press(Action.DEALT, 0.0)).event)
    yield made
    journal.close()


@pytest.fixture
def laid_out(dealt):
    """The same, laid out."""
    dealt.tell(dealt.see(START).event)
    return dealt


def test_before_anything_was_seen_nothing_is_shown(dealt):
    assert dealt.steady.again() == Reading()
    dealt.tell(dealt.event(event="setup", dice=[3, 4], face="DOWN", facing={"Kim": "C"}), ToldBy.HAND)
    assert dealt.steady.checked() is None


def test_a_scene_is_read_by_the_position_and_once_more_by_the_one_after_it(dealt):
    reading = dealt.see(START)
    assert isinstance(reading.event, Setup)
    dealt.tell(reading.event)
    assert dealt.steady.again() == Reading()


@pytest.mark.parametrize(
    ("told", "source", "looked_at"),
    [
        pytest.param(Undo(), ToldBy.TOUCH, True, id="undone"),
        pytest.param(None, ToldBy.HAND, True, id="told by hand"),
        pytest.param(None, ToldBy.CAMERA, False, id="seen"),
    ],
)
def test_it_is_looked_at_once_after_something_that_was_not_seen(laid_out, told, source, looked_at):
    laid_out.tell(told or laid_out.event(event="change", face="UP"), source)
    assert (laid_out.steady.checked() is not None) is looked_at
    assert laid_out.steady.checked() is None


def test_a_new_scene_need_not_be_looked_at_again(laid_out):
    laid_out.tell(laid_out.event(event="change", face="UP"), ToldBy.HAND)
    laid_out.see(UP)
    assert laid_out.steady.checked() is None


def test_as_it_lies_a_change_explains_it_and_replaces_a_change_alone(laid_out):
    laid_out.see(UP)
    now, instead = laid_out.steady.take_as_it_is()
    assert isinstance(now.event, Change)
    assert instead is None, "the last play was no change"


def test_as_it_lies_another_change_may_have_been_made_instead_of_the_last(laid_out):
    laid_out.tell(laid_out.event(event="change", dice=[3, 6]))
    laid_out.see(UP)
    _, instead = laid_out.steady.take_as_it_is()
    assert isinstance(instead, Change)


def test_people_sit_where_they_said_before(laid_out):
    laid_out.evening.keep_seats((0.0, 75.0, 180.0))
    assert SteadyTable(laid_out.evening).seats.directions == pytest.approx((0.0, 75.0, 180.0))
