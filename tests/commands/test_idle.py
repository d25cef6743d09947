"""While nothing happens nothing is drawn: a picture stays on the screen for a second."""

from __future__ import annotations

import pytest

from companion.screens.touchscreen import REDRAWN_EVERY
from tests.commands.person_at_the_window import FakeSource
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

QUIET = 3 * REDRAWN_EVERY


def waits(person) -> None:
    """Touches nothing for one picture's time."""


@pytest.mark.parametrize("begun", [{}, {"game": "up", "players": ("Kim", "Leah", "Alex")}])
def test_a_page_on_which_nothing_happens_is_drawn_once_a_second(at_the_window, begun):
    person = at_the_window(*[waits] * QUIET, source=FakeSource(), **begun)
    begins = person.waited  # somebody is asked for patience first
    assert person.pictures - begins == QUIET // (REDRAWN_EVERY + 1) + 1


def test_a_touch_is_answered_by_the_next_picture(at_the_window):
    welcomed = []
    person = at_the_window(*[waits] * 5, lambda one: welcomed.extend(one.read), "Settings", waits, waits)
    assert person.pictures == 2
    assert person.read != welcomed
