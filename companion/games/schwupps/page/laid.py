"""What lies on the table of Schwupps, in words and cards."""

from __future__ import annotations

from companion.engines import Reason
from companion.games.schwupps.rules import SchwuppsPosition
from companion.screens.laid import Laid, LaidTable
from companion.sitting.view import View


def laid(view: View) -> LaidTable:
    """The rows with their piles, the card that comes next; and how many cards everybody has."""
    table = view.game.position_as(SchwuppsPosition).table
    if table is None:
        return LaidTable((Laid(Reason("notice-not-laid-out")),))
    rows = zip(table.schwupps.rows, table.numbers.tops, strict=True)
    middle = [
        Laid(Reason("sch-laid-row", (("row", number),)), (left.code, tops[0].code, right.code, tops[1].code))
        for number, ((left, right), tops) in enumerate(rows, 1)
    ]
    middle += [
        Laid(Reason("sch-laid-next"), (table.schwupps.next.code,)),
        Laid(Reason("sch-laid-common", (("count", table.common),))),
        Laid(Reason("sch-laid-schwupps", (("count", table.schwupps.pile),))),
    ]
    held = zip(table.holdings.sizes, table.holdings.piles, strict=True)
    return LaidTable(
        tuple(middle),
        tuple(
            (
                Laid(Reason("seat-hand", (("count", hand),))),
                Laid(Reason("seat-own-pile", (("count", pile),))),
            )
            for hand, pile in held
        ),
    )
