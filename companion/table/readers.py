"""Which table reader belongs to which game."""

from __future__ import annotations

from typing import Any

from companion.engines.up_and_down import UpAndDownPosition
from companion.table.reading import TableReader
from companion.table.up_and_down import UpAndDownReader


def reader_for(position: Any) -> TableReader:
    """A new table reader for the game of that position.

    Raises:
        NotImplementedError: the game cannot be watched yet.
    """
    if isinstance(position, UpAndDownPosition):
        return UpAndDownReader(position)
    raise NotImplementedError(type(position).__name__)
