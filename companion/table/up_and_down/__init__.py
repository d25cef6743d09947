"""Up & Down at the table."""

from companion.table.up_and_down.reader import UpAndDownReader

__all__ = ["UpAndDownReader"]
