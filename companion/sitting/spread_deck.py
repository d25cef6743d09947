"""A deck that is spread on the table to be counted."""

from __future__ import annotations

from companion.decks.check import Counted, DeckCheck, pack_of
from companion.engines import Header
from vision.sightings import Sightings


class SpreadDeck:
    """Counts the pack of a game as the camera sees it, a part of it or all at once."""

    def __init__(self, header: Header) -> None:
        self._check = DeckCheck(pack_of(header))

    def see(self, seen: Sightings) -> None:
        """A steady look at the table; it is bare where not even a card lies there that cannot be read."""
        codes = [card.code for card in seen.cards if card.code is not None]
        self._check.see(codes, bare=not seen.cards and not seen.unknown)

    @property
    def counted(self) -> Counted:
        """What is known of the pack by now."""
        return self._check.counted
