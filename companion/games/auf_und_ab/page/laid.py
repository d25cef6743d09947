"""What lies on the table of Auf und Ab, in words and cards."""

from __future__ import annotations

from companion.engines import Reason
from companion.games.auf_und_ab.page.to_beat import last_set
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.screens.laid import Laid, LaidTable
from companion.sitting.view import View


def laid(view: View) -> LaidTable:
    """UP or DOWN, the set to beat, the change cards; and how many cards everybody has left."""
    position = view.game.position_as(AufUndAbPosition)
    current = position.round
    seats = tuple((Laid(Reason("seat-cards", (("count", left),))),) for left in position.holdings.left)
    if current is None:
        return LaidTable((), seats)
    middle = [Laid(Reason("aua-mode", (("mode", current.mode.value),)))]
    if current.number is not None and current.count is not None:
        facts = (("count", current.count), ("mode", current.mode.value), ("number", current.number))
        middle.append(Laid(Reason("aua-laid-to-beat", facts), last_set(view.game)))
    else:
        middle.append(Laid(Reason("aua-free-choice")))
    middle.append(Laid(Reason("aua-changes", (("changes", current.changes),))))
    return LaidTable(tuple(middle), seats)
