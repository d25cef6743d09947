"""A game of Up & Down of three, watched."""

from __future__ import annotations

import pytest

from companion.table.inputs import Action
from tests.games.up_and_down.table.conftest import START
from tests.sitting.watching import Watching


@pytest.fixture
def watching(tmp_path):
    """A game of Up & Down of which nothing has been told."""
    made = Watching(tmp_path)
    yield made
    made.journal.close()


@pytest.fixture
def begun(watching):
    """The same, dealt and laid out; Kim is to change the rules."""
    watching.press(Action.DEALT)
    watching.see(START)
    return watching
