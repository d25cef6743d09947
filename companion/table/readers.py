"""Which table reader belongs to which game."""

from __future__ import annotations

from typing import Any

from companion.engines import AnyPosition
from companion.engines.auf_und_ab.position import AufUndAbPosition
from companion.engines.schwupps import SchwuppsPosition
from companion.engines.up import UpPosition
from companion.engines.up_and_down import UpAndDownPosition
from companion.table.auf_und_ab import AufUndAbReader
from companion.table.errors import NotWatchedError
from companion.table.reading import TableReader
from companion.table.schwupps import SchwuppsReader
from companion.table.up import UpReader
from companion.table.up_and_down import UpAndDownReader


def reader_for(game: str, position: AnyPosition) -> TableReader[Any]:
    """A new table reader for a game.

    Raises:
        NotWatchedError: the game cannot be refereed from the camera.
    """
    if isinstance(position, AufUndAbPosition):
        return AufUndAbReader(position)
    if isinstance(position, SchwuppsPosition):
        return SchwuppsReader(position)
    if isinstance(position, UpPosition):
        return UpReader(position)
    if isinstance(position, UpAndDownPosition):
        return UpAndDownReader(position)
    raise NotWatchedError(game)
