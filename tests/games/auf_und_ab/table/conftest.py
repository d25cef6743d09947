"""A table of Auf und Ab on which a round has begun."""

from __future__ import annotations

import pytest

from tests.games.auf_und_ab.table.laid_out import OPENING, ZEROS, Table, play


@pytest.fixture
def opened() -> Table:
    """Harald has opened with three zeros for three; Wolfgang is to move."""
    table = Table({"event": "deal"})
    assert table.see(*OPENING, arms=(0,)) is None
    assert table.answer("3") == play("Harald", *ZEROS, count=3)
    return table
