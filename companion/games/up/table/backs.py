"""The face-down cards before the seats, and whether a set was turned over or comes from the hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from companion.games.up.rules import Place as From
from companion.games.up.rules.holdings import Holding
from companion.games.up.table.laid import Laid
from companion.games.up.table.zones import CARD, Zones
from vision.scene.pieces import Piece
from vision.sightings import Place, UnknownSighting

HIDES: Final = CARD[1] / 2
"""Millimetres from a card to a back within which it covers half of that and more."""


@dataclass(slots=True)
class Backs:
    """Where face-down cards are seen, by player and by the number of their pieces.

    Attributes:
        lay: where they lay since the last event, when most of them were seen.
        lie: where they lie by the newest scene.
    """

    lay: tuple[dict[int, Place], ...]
    lie: tuple[dict[int, Place], ...]

    def see(self, pieces: Iterable[Piece], zones: Zones) -> None:
        """Look at what lies there and is no card face up."""
        rows: tuple[dict[int, Place], ...] = tuple({} for _ in self.lay)
        for piece in pieces:
            owner = zones.owner(piece.place) if piece.place is not None else None
            if (
                owner is not None
                and piece.place
                and piece.in_view
                and isinstance(piece.seen, UnknownSighting)
            ):
                rows[owner][piece.number] = piece.place
        self.lie = rows
        self.lay = tuple(max(pair, key=len) for pair in zip(self.lie, self.lay, strict=True))

    def settle(self) -> None:
        """An event was ruled on: what counts is what was turned since."""
        self.lay = self.lie

    def origin(self, laid: Laid, holding: Holding) -> From | None:
        """Whether a set that was not open comes from the hand or was turned; None where people must say it.

        Only who has both, and no open cards, may have done either. Then it was turned if just so many of the
        face-down cards are gone. Where nothing is gone that was seen, and not all of them were, its place
        tells: fanned ones on a large table are hardly ever seen. So it does of several cards, which nobody
        may turn at once (UP-20), unless just so many are gone.

        Args:
            laid: the set.
            holding: what its player has.
        """
        if not (holding.hand.size and holding.hidden.size):
            return From.HIDDEN if holding.hidden.size else From.HAND
        if holding.open.size:
            return laid.place
        lay, lie = self.lay[laid.player], self.lie[laid.player]
        gone = [place for number, place in lay.items() if number not in lie]
        if not gone:
            return From.HAND if len(lay) >= holding.hidden.size else laid.place
        covered = any(place.distance(card.place) < HIDES for place in gone for card in laid.lain)
        known = len(lay) == holding.hidden.size or laid.place is From.HIDDEN
        if known and len(gone) == len(laid.lain) and not covered:
            return From.HIDDEN
        return None if len(laid.lain) == 1 else laid.place
