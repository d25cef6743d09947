"""Where a card went, and which row was pushed."""

from __future__ import annotations

from companion.evening.evening import Ruled
from companion.games.schwupps.rules.events import Aggravate, Number, Schwupp
from companion.screens.motion import MIDDLE, Glides, Motion, Slides, row, seat


def motion(ruled: Ruled) -> Motion | None:
    """A number card goes from whoever laid it to the piles; a row that is schwupped is pushed."""
    match ruled.event:
        case Number(player=player, card=card):
            return Glides((card.code,), seat(player), MIDDLE)
        case Aggravate(row=int(number)) | Schwupp(row=number):
            return Slides(row(number))
    return None
