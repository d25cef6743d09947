"""Auf und Ab at the table."""

from companion.games.auf_und_ab.table.reader import AufUndAbReader
from companion.games.auf_und_ab.table.setting_up import setting_up
from companion.table.game_table import GameTable
from companion.table.inputs import Action

TABLE = GameTable(AufUndAbReader, setting_up, seat_action=Action.PASS)

__all__ = ["TABLE", "AufUndAbReader"]
