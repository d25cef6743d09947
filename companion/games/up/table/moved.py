"""Cards that look as if they had been laid just now, but may only have been moved, or lie where they lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from companion.games.up.rules import Card
from companion.games.up.table.layout import FANNED, Lain, Layout, is_unread, nearest_like
from companion.games.up.table.lies import lies_again, still_there
from vision.sightings import MIDDLE_OF_TABLE

OUT_OF_THE_ROUND: Final = Counter({Card.CLEAR.code: 99})
"""Cards that nobody takes up when they leave with a tower, as many as there may be: they are put aside."""

FAN: Final = 45.0
"""Millimetres from one card of a fan to the next at most; people at the simulated table lay them 25 apart."""

ASIDE: Final = 130.0
"""Millimetres from the middle of the table beyond which no tower on a small table reaches."""


@dataclass(frozen=True, slots=True)
class Away:
    """A tower that was to leave, and has.

    Attributes:
        codes: its cards, once all that were in view are gone.
        just: whether this was seen only now; later on just what was put aside may come to light again.
    """

    codes: Counter[str] = field(default_factory=Counter)
    just: bool = False

    def later(self) -> Away:
        """The same when people have gone on."""
        return Away(self.codes & OUT_OF_THE_ROUND)

    def may_be(self, laid: Sequence[Lain]) -> bool:
        """Whether new cards in the middle may be that tower, set down elsewhere."""
        if not laid or any(card.code is None for card in laid):
            return False
        aside = any(card.place.distance(MIDDLE_OF_TABLE) > ASIDE for card in laid)
        return (self.just or aside) and not Counter(card.code for card in laid if card.code) - self.codes


def may_be_moved(laid: Sequence[Lain], unseen: Sequence[Lain]) -> tuple[Lain, ...]:
    """Those new cards that may have been pushed: like cards of the tower that are seen no more.

    Whoever pushes a tower together pushes its uppermost card, too, which lay in full view. But a fan of more
    such cards than are seen no more is a set, laid on those.

    Args:
        laid: cards in the middle that lay not there.
        unseen: cards of the tower of which nothing is seen.
    """
    more = Counter(card.code for card in laid) - Counter(card.code for card in uncovered(unseen))
    sets = {code for code in more if _is_fan([card for card in laid if card.code == code])}
    pairs = [(was, now) for was, now in _pushed(unseen, laid) if now.code not in sets]
    return tuple(now for _, now in pairs) if any(was.is_whole for was, _ in pairs) else ()


def followed(tower: Sequence[Lain], unseen: Sequence[Lain], moved: Sequence[Lain]) -> tuple[Lain, ...]:
    """The tower once people said which of its unseen cards were only moved, and where they lie."""
    pairs = _pushed(unseen, moved)
    stayed = [one for one in tower if not any(one is was for was, _ in pairs)]
    return (*covered(stayed, unseen), *(now for _, now in pairs))


def covered(tower: Sequence[Lain], unseen: Sequence[Lain]) -> tuple[Lain, ...]:
    """The tower once a set was laid on it: what is not seen of it lies beneath."""
    return tuple(
        replace(card, beneath=True) if any(card is one for one in unseen) else card for card in tower
    )


def _pushed(unseen: Sequence[Lain], now: Sequence[Lain]) -> tuple[tuple[Lain, Lain], ...]:
    """The cards seen no more with those that they may be now, the uppermost ones first."""
    lay = sorted(uncovered(unseen), key=lambda card: not card.is_whole)
    return nearest_like(lay, now)


def _is_fan(cards: Sequence[Lain]) -> bool:
    """Whether cards lie so that they were laid together."""

    def is_beside(one: Lain, other: Lain) -> bool:
        near = one.place.distance(other.place) < FAN and one.place.askew(other.place) < FANNED
        return near and one is not other

    return all(any(is_beside(card, other) for other in cards) for card in cards)


def uncovered(unseen: Sequence[Lain]) -> tuple[Lain, ...]:
    """Cards that are seen no more though no set was laid on them, of those that were ever seen."""
    return tuple(card for card in unseen if card.seen is not None and not card.beneath)


def lying_on(leaving: Sequence[Lain], layout: Layout) -> tuple[Lain, ...]:
    """Cards that lie about where they lay when they were to be taken up, read anew, while others left.

    They lie there still, or were taken up with the others and laid again: all of one set, then.

    Args:
        leaving: what is to be taken up.
        layout: what is seen.
    """
    lay = [card for card in leaving if still_there(card, layout.cards)]
    left = [card for card in uncovered(leaving) if not lies_again(card, layout.cards)]
    if not left or len({card.code for card in lay}) != 1:
        return ()
    if any(is_unread(card, other) for card in lay for other in layout.cards):
        return ()
    return tuple(now for _, now in nearest_like(lay, layout.cards))
