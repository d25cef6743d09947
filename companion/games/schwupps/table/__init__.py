"""Schwupps at the table."""

from companion.games.schwupps.table.reader import SchwuppsReader
from companion.games.schwupps.table.setting_up import setting_up
from companion.table.game_table import GameTable
from companion.table.inputs import Action

TABLE = GameTable(SchwuppsReader, setting_up, seat_action=Action.END_TURN)

__all__ = ["TABLE", "SchwuppsReader"]
