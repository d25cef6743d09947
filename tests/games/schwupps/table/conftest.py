"""The table of most tests."""

from __future__ import annotations

import pytest

from tests.games.schwupps.table.laid_out import LAID_OUT, SETUP, Table


@pytest.fixture
def table() -> Table:
    """Laid out, and Kim is to move."""
    made = Table()
    made.see(LAID_OUT)
    assert made.answer("Kim") == SETUP
    return made
