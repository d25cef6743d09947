"""Doubtful cards of a picture, and which of them is taken first: the one that seems to lie uppermost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vision.decks.bank import Bank
from vision.decks.closer_look import CloserLook, SeenPlace
from vision.decks.confidence import CERTAIN, DOUBTFUL
from vision.decks.credibility import CLEARLY, is_nearly_as_clear, may_be_covered
from vision.decks.first_look import WaitingPlace
from vision.decks.lying import lies_on, touch
from vision.decks.parts_in_view import STRIP, WHOLE
from vision.decks.raster import outline_of
from vision.overlaps import shared
from vision.sightings import Points

SAME = 0.5
"""Two readings that share this part are of one place."""

_BETTER_ON_TOP = 0.15
"""So much more of a strip must be explained for it to lie on what seems to lie on it. In 200 drawn fans of
three on another card this brought 5 more of them right, and none less."""

_TWIN_ON_TOP = 0.3
"""So much more of a strip and of its twin must be explained, both added, for it to lie on that one. Of 80
drawings of a fan of seven twins in hard light 6 were a card short with this, 7 with 0.5; of 48 of a fan of
three on others 43 were right with any of 0.2 to 0.5."""

_APART = 0.2
"""Cards that share less than this part may be taken in either order."""

_AS_WELL = 0.65
"""What is taken before a card on which another one may lie is explained at least so well beside that: what is
explained worse may be another card, as long as what lies on it was not found."""


@dataclass(frozen=True, slots=True, eq=False)
class Doubt:
    """A place at which a card seems to lie, and what was seen there; it holds until a card is taken on it."""

    place: WaitingPlace
    seen: SeenPlace


class Doubts:
    """What is in doubt in one picture.

    Attributes:
        all: each of them.
    """

    def __init__(self, bank: Bank, closer: CloserLook) -> None:
        """Nothing is in doubt yet."""
        self.all: list[Doubt] = []
        self._bank, self._closer = bank, closer

    def take_out_beside(self, outline: Points) -> list[WaitingPlace]:
        """Places of which a card with that outline hides some; what was seen there holds no longer."""
        touched = [one for one in self.all if touch(one.seen.view, outline)]
        self.all = [one for one in self.all if one not in touched]
        return [one.place for one in touched]

    def lies_under(self, found: Doubt) -> bool:
        """Whether some other card is known to lie on that one: its corners are seen there."""
        outline = outline_of(found.seen.view)
        return any(
            lies_on(other.place.spot, outline)
            and other.seen.confidence >= CERTAIN
            and other.seen.told.explained >= CLEARLY
            and shared(outline_of(other.seen.view), outline) < SAME
            for other in self.all
            if other is not found
        )

    def is_best_there(self, seen: SeenPlace) -> bool:
        """Whether a reading may be one in a still picture: none before explained its place better."""
        outline, explained = outline_of(seen.view), seen.told.explained
        return seen.there >= DOUBTFUL and not any(
            doubt.seen.told.explained > explained and shared(outline_of(doubt.seen.view), outline) > SAME
            for doubt in self.all
        )

    def first(self, likely: Sequence[Doubt], clearest: float) -> Doubt:
        """Of some doubtful cards explained well that of which most is in view, or a strip that lies on it.

        Args:
            likely: those that may be cards, at least one.
            clearest: how much of its face is seen of the clearest card that was taken.
        """
        best = max(doubt.seen.told.explained for doubt in likely)
        well = [doubt for doubt in likely if is_nearly_as_clear(doubt.seen, best)]
        uppermost = [doubt for doubt in well if not self.lies_under(doubt)]
        chosen = max(uppermost or well, key=lambda doubt: doubt.seen.in_view)
        if chosen.seen.in_view > WHOLE and may_be_covered(chosen.seen, clearest):
            chosen = _beside(chosen, likely) or chosen
        return self._strip_on(chosen, likely) or chosen

    def _strip_on(self, chosen: Doubt, likely: Sequence[Doubt]) -> Doubt | None:
        """What lies on that card though less of it is seen: taken first, it explains both better.

        What is no strip is another reading of the same place.
        """
        outline = outline_of(chosen.seen.view)
        strips = [one for one in likely if one.seen.in_view <= STRIP and touch(one.seen.view, outline)]
        return next((one for one in strips if self._lies_on_top(one.seen, chosen.seen)), None)

    def _lies_on_top(self, strip: SeenPlace, card: SeenPlace) -> bool:
        """Whether a strip lies on a card of which more is in view.

        Of twins the lower one is explained hardly worse with the other's figures for its own: what tells is
        which of them explains these, and what the card explains without them.
        """
        codes, explained = self._bank.codes, self._closer.explained
        rest = explained(card, strip.view) - card.told.explained
        if codes[strip.told.face] == codes[card.told.face]:
            own = self._closer.explained_where(card, strip.view)
            better = strip.told.explained - own + max(rest, 0.0)
            return strip.confidence >= CERTAIN and better > _TWIN_ON_TOP
        return rest > 0 and strip.told.explained - explained(strip, card.view) > _BETTER_ON_TOP


def _beside(chosen: Doubt, likely: Sequence[Doubt]) -> Doubt | None:
    """What is taken before a nearly whole card on which another one may lie: the best explained beside it.

    What lies on it may be found beside that one.
    """
    outline, well = outline_of(chosen.seen.view), _AS_WELL * chosen.seen.told.explained
    beside = [
        one
        for one in likely
        if one.seen.confidence >= CERTAIN
        and one.seen.in_view < chosen.seen.in_view
        and one.seen.told.explained >= well
        and shared(outline_of(one.seen.view), outline) < _APART
    ]
    return max(beside, key=lambda doubt: doubt.seen.told.explained, default=None)
