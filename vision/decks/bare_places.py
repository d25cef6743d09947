"""Places for cards that show just the table, as far as it is known how it looks."""

from __future__ import annotations

from vision.decks.bank import Bank
from vision.decks.closer_look import SeenPlace
from vision.decks.confidence import CERTAIN
from vision.decks.covering import Covering
from vision.decks.credibility import shows_figures
from vision.decks.first_look import FirstLook, WaitingPlace
from vision.decks.parts_in_view import HALF

_BARE = 0.4
"""No card lies where this part of what is free looks as the bare table does: corners of cards that lie side
by side make such places. On simulated tables strips of cards looked so in a quarter of them at most (392)."""

_BARE_FIGURES = 0.6
"""Nor where this part of what should be figures looks so, too. On a simulated cream-coloured cloth 47 of 48
strips that surely were cards had less; on four darker ones no strip that looked so surely was a card."""

_HARDLY_A_CARD = 0.8
"""Nor where more than this part of what is in view looks so, if at most one corner speaks for a card and
those taken look unlike the table. Of 1 650 looks on simulated tables that found a card none was at such a
place, of 6 900 that found none 1 700 were."""

_UNLIKE = 0.25
"""Cards look unlike the table if no more than this part of any looks as it does: on a white cloth paper
does."""


class BarePlaces:
    """Tells places in one picture that show the table."""

    def __init__(self, bank: Bank, first: FirstLook, covering: Covering) -> None:
        """No card was taken yet."""
        self._bank, self._first, self._covering = bank, first, covering
        self._most_bare: float | None = None

    @property
    def knows_table(self) -> bool:
        """Whether it is known how the table looks."""
        return self._covering.knows_table

    def note(self, seen: SeenPlace) -> None:
        """A card is taken, and covers nothing yet: how much of it looks as the table does."""
        bare = self._covering.part_bare(seen.view, self._first.shown(seen.view))
        self._most_bare = max(self._most_bare or 0.0, bare)

    def shows_table(self, seen: SeenPlace) -> bool:
        """Whether the table shows at a place, and there too where a card that lies there has its figures.

        White paper looks like a white cloth, but not what is printed on it, nor does a cloth look like that.
        """
        if shows_figures(seen):
            return False
        shown = self._first.shown(seen.view)
        shows = self._covering.shows_table(seen.view, shown, _BARE)
        if not shows or seen.there < CERTAIN:
            return shows
        figures = self._bank.figures(self._bank.upright(seen.told.face), shown)
        return self._covering.shows_table(seen.view, figures, _BARE_FIGURES)

    def is_hardly_a_card(self, place: WaitingPlace) -> bool:
        """Whether a place shows the table, but for a rim of what lies there, where cards look unlike it."""
        if self._most_bare is None or self._most_bare > _UNLIKE or len(place.spot.seen) > 1:
            return False
        return self._covering.shows_table(place.view, place.shown, _HARDLY_A_CARD)

    def is_mostly_free(self, place: WaitingPlace) -> bool:
        """Whether most of a place on a known table shows neither a card that was taken nor the table."""
        if not self.knows_table:
            return False
        view, shown = place.spot.view, self._first.shown(place.spot.view)
        return self._first.part_in_view(shown) > HALF and not self._covering.shows_table(view, shown, _BARE)
