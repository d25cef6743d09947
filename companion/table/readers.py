"""Which table reader belongs to which game."""

from __future__ import annotations

from typing import Any, assert_never

from companion.engines import AnyPosition
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.table import AufUndAbReader
from companion.games.schwupps.rules import SchwuppsPosition
from companion.games.schwupps.table import SchwuppsReader
from companion.games.up.rules import UpPosition
from companion.games.up.table import UpReader
from companion.games.up_and_down.rules import UpAndDownPosition
from companion.games.up_and_down.table import UpAndDownReader
from companion.table.reading import TableReader


def reader_for(position: AnyPosition) -> TableReader[Any]:
    """A new table reader for the game of that position."""
    match position:
        case AufUndAbPosition():
            return AufUndAbReader(position)
        case SchwuppsPosition():
            return SchwuppsReader(position)
        case UpPosition():
            return UpReader(position)
        case UpAndDownPosition():
            return UpAndDownReader(position)
    assert_never(position)
