"""Auf und Ab at the table."""

from companion.games.auf_und_ab.table.reader import AufUndAbReader
from companion.games.auf_und_ab.table.setting_up import setting_up
from companion.inputs import Action
from companion.table.game_table import GameTable

TABLE = GameTable(AufUndAbReader, setting_up, seat_action=Action.PASS)

__all__ = ["TABLE", "AufUndAbReader"]
