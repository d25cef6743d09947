"""Auf und Ab at the table."""

from companion.games.auf_und_ab.table.reader import AufUndAbReader

__all__ = ["AufUndAbReader"]
