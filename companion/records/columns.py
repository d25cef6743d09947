"""Text in columns of a terminal: wide signs take two of them, and names cannot steer the terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from companion.engines.names import harmless

GAP = "  "
"""What stands between two columns."""


def width(text: str) -> int:
    """How many columns of a terminal a text takes: wide characters take two, combining ones none."""
    return sum(_columns(char) for char in text)


def padded(text: str, columns: int) -> str:
    """The text with spaces up to a number of columns of a terminal."""
    return text + " " * (columns - width(text))


def printable(line: str) -> str:
    """A line for a terminal; control characters in a name must not steer it.

    The signs that keep a name apart which runs the other way stay, for terminals that know them.
    """
    return f"{harmless(line).rstrip()}\n"


def aligned(rows: Sequence[Sequence[str]], numbers: Sequence[bool]) -> list[str]:
    """Rows of equally many cells as lines whose columns stand below each other.

    Args:
        rows: the cells, row by row; there is at least one row.
        numbers: for each column whether it is set to the right, as numbers are.
    """
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return [
        GAP.join(_cell(*cell) for cell in zip(row, widths, numbers, strict=True)).rstrip() for row in rows
    ]


def _cell(text: str, columns: int, number: bool) -> str:
    return " " * (columns - width(text)) + text if number else padded(text, columns)


def _columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
