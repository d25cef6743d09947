"""Up at the table: where its cards lie, and what was done with them."""

from companion.games.up.table.reader import UpReader
from companion.games.up.table.setting_up import setting_up
from companion.games.up.table.zones import table_for_rows
from companion.table.game_table import GameTable
from companion.table.inputs import Action

TABLE = GameTable(UpReader, setting_up, table_for_rows, backs=True, seat_action=Action.LAST_CARD)

__all__ = ["TABLE", "UpReader"]
