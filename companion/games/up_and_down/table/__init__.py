"""Up & Down at the table."""

from companion.games.up_and_down.rules import UpAndDownPosition
from companion.games.up_and_down.table.reader import UpAndDownReader
from companion.games.up_and_down.table.setting_up import setting_up
from companion.table.game_table import GameTable


def _ring(position: UpAndDownPosition) -> tuple[str, ...]:
    return tuple(suit.value for suit in position.table.ring)


TABLE = GameTable(UpAndDownReader, setting_up, dice=2, backs=True, ring=_ring)

__all__ = ["TABLE", "UpAndDownReader"]
