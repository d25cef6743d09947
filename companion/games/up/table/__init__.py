"""Up at the table: where its cards lie, and what was done with them."""

from companion.games.up.table.reader import UpReader

__all__ = ["UpReader"]
