"""Which card lies at a place, by a closer look, and whether that is to be believed beside those taken."""

from __future__ import annotations

from vision.decks.bank import Bank
from vision.decks.bare_places import BarePlaces
from vision.decks.closer_look import CloserLook, SeenPlace
from vision.decks.confidence import DOUBTFUL
from vision.decks.credibility import is_likely, shows_figures
from vision.decks.deck import BACK
from vision.decks.first_look import WaitingPlace
from vision.decks.parts_in_view import STRIP
from vision.decks.raster import View
from vision.decks.taken_cards import TakenCards


class Scrutiny:
    """Looks closely at places of one picture, at each once until it is shifted or a card is taken.

    Attributes:
        last: whether all else was looked for: then cards are told that nothing but figures speaks for.
    """

    def __init__(self, bank: Bank, closer: CloserLook, bare: BarePlaces, taken: TakenCards) -> None:
        """Nothing was looked at yet."""
        self._bank, self._closer, self._bare, self._taken = bank, closer, bare, taken
        self._looks: dict[WaitingPlace, tuple[View, int, SeenPlace | None]] = {}
        self.last = False

    def card_at(self, place: WaitingPlace) -> SeenPlace | None:
        """What lies at a place; None where hardly a card does, and where a strip is a gap to the table."""
        seen = None if self._bare.is_hardly_a_card(place) else self._closely(place)
        if seen is None or not (seen.there >= DOUBTFUL or self._figures_speak(seen)):
            return None
        is_gap = seen.in_view <= STRIP and (self._bare.shows_table(seen) or self._taken.are_backs_on(seen))
        return None if is_gap or self._taken.hold_turned(seen) else seen

    def is_likely(self, seen: SeenPlace) -> bool:
        """Whether that card, or some card, may lie there."""
        return self.is_known(seen) or self._figures_speak(seen)

    def is_known(self, seen: SeenPlace) -> bool:
        """Whether more than its figures speaks for that card, or some card."""
        return is_likely(seen, self._taken.clearest, last=self.last)

    def _figures_speak(self, seen: SeenPlace) -> bool:
        """Whether a half hidden card on a known table that is left when all else was taken shows figures."""
        if not (self.last and self._bare.knows_table) or self._bank.codes[seen.told.face] == BACK:
            return False
        return shows_figures(seen)

    def _closely(self, place: WaitingPlace) -> SeenPlace | None:
        """What a closer look shows: what the last one did, unless the place was shifted or a card taken."""
        view, cards, seen = self._looks.get(place, (None, 0, None))
        if view is not place.view or cards != len(self._taken.seen):
            seen = self._closer.at(place, self._taken.seen, self._taken.faintest)
            self._looks[place] = place.view, len(self._taken.seen), seen
        return seen
