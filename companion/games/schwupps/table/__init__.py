"""Schwupps at the table."""

from companion.games.schwupps.table.reader import SchwuppsReader

__all__ = ["SchwuppsReader"]
