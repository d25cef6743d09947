"""Auf und Ab at the table."""

from companion.table.auf_und_ab.reader import AufUndAbReader

__all__ = ["AufUndAbReader"]
