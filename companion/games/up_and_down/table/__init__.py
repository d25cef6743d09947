"""Up & Down at the table."""

from companion.games.up_and_down.table.reader import UpAndDownReader

__all__ = ["UpAndDownReader"]
