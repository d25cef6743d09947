"""Aggravation cards that lie face up on a table of Schwupps: which were told, and what may be one more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.schwupps.table.changes import MOVED
from companion.games.schwupps.table.layout import Layout, Loose, shift
from vision.sightings import CardSighting, Place

SAME_THING = 30.0
"""Millimetres within which something that was not read is the same as before."""


@dataclass(slots=True)
class Aggravations:
    """What is known of them; they are seen wherever they lie, until they go back into the box.

    Attributes:
        told: where those lie that were told and accepted.
        refused: how many more lie there that were told and refused, or taken back.
        beside_push: whether one lay beside a push not told yet; it may be boxed before.
        loose: where things lay that were not read, in no card's zone, when the last event was told.
    """

    told: tuple[Place | None, ...] = ()
    refused: int = 0
    beside_push: bool = False
    loose: tuple[Place, ...] = ()

    def follow(self, layout: Layout) -> None:
        """What is seen no more is in the box, or in somebody's hand again: first of all what was refused."""
        seen = layout.aggravations
        self.refused = min(self.refused, max(0, len(seen) - len(self.told)))
        if len(seen) < len(self.told):
            nearest = sorted(
                self.told, key=lambda place: min((shift(place, c.place) for c in seen), default=0)
            )
            self.told = tuple(nearest[: len(seen)])

    def is_new(self, layout: Layout) -> bool:
        """Whether one lies there of which nothing was told."""
        return len(layout.aggravations) > len(self.told) + self.refused

    def counts_for_push(self, layout: Layout) -> bool:
        """Whether one lies there that a push goes with, as none of it stands yet."""
        return len(layout.aggravations) > len(self.told)

    def may_be_new(self, layout: Layout) -> Loose | None:
        """What may be one more, None for nothing."""
        return next(self._unread(layout), None) or next(self._elsewhere(layout), None)

    def note_loose(self, layout: Layout) -> None:
        """Take note of what lies unread in no card's zone: it is none of a later push."""
        self.loose = tuple(thing.place for thing in layout.loose if thing.place)

    def accept(self, layout: Layout) -> None:
        """All that lie there have been told and stand, or are said to be none."""
        self.told, self.refused = tuple(card.place for card in layout.aggravations), 0

    def refuse(self, layout: Layout) -> None:
        """What was told last does not count, and must be taken up again."""
        self.refused = max(0, len(layout.aggravations) - len(self.told))

    def take_back(self, number: int) -> None:
        """So many that stood were undone, the last ones first; they may lie there still."""
        kept = len(self.told) - min(max(number, 0), len(self.told))
        self.refused += len(self.told) - kept
        self.told = self.told[:kept]

    def is_none_more(self, layout: Layout) -> None:
        """People say that what may be one more is none, or one that was told and only moved."""
        self.note_loose(layout)
        if not self.counts_for_push(layout):
            self.told = tuple(card.place for card in layout.aggravations)

    def _unread(self, layout: Layout) -> Iterator[Loose]:
        """What lies unread in no card's zone and did not lie there before."""
        for thing in layout.loose:
            if not any(thing.place and thing.place.distance(was) < SAME_THING for was in self.loose):
                yield thing

    def _elsewhere(self, layout: Layout) -> Iterator[CardSighting]:
        """Cards that lie where none was told to: one laid on that, or in its stead, shows in nothing else."""
        for card in layout.aggravations:
            if self.told and all(shift(place, card.place) >= MOVED for place in self.told):
                yield card
