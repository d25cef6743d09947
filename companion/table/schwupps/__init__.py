"""Schwupps at the table."""

from companion.table.schwupps.reader import SchwuppsReader

__all__ = ["SchwuppsReader"]
