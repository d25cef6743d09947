"""Up at the table: where its cards lie, and what was done with them."""

from companion.table.up.reader import UpReader

__all__ = ["UpReader"]
