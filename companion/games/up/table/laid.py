"""Sets laid in the middle, and whether what is known of one is all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from companion.games.up.rules import Card, Place
from companion.games.up.rules.cards import CARD_CODED
from companion.games.up.table.changed import Changed
from companion.games.up.table.layout import NO_CARD, Lain, codes


@dataclass(frozen=True, slots=True)
class Laid:
    """A set in the middle.

    Attributes:
        player: who laid it.
        lain: its cards as they lie.
        place: where it comes from if its cards were not seen to leave a row.
        more: those of its cards that no eye has seen, as people say.
    """

    player: int
    lain: tuple[Lain, ...]
    place: Place = Place.HAND
    more: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards."""
        return (*cards_of(self.lain), *(CARD_CODED[code] for code in self.more))

    @property
    def hardly_seen(self) -> tuple[Lain, ...]:
        """Those of its cards of which only a part shows that could not be read, so that people told them."""
        return tuple(card for card in self.lain if not (card.is_whole or card.is_read))

    @property
    def beneath(self) -> Lain:
        """The one of its cards under which others may lie unseen."""
        return (self.hardly_seen or self.lain)[-1]


@dataclass(frozen=True, slots=True)
class Told:
    """The event told last, and its cards on the table.

    Attributes:
        event: the event.
        laid: its cards as they lie.
        taken: of an open set, its cards as they lay before their owner.
    """

    event: Any
    laid: tuple[Lain, ...] = ()
    taken: tuple[Lain, ...] = ()


@dataclass(slots=True)
class Recount:
    """What people say of a set of which the eye has not seen all: what else lies there, where it comes from.

    Attributes:
        cards: the cards as they were when people were asked.
        more: the codes of those that lie there, too.
        done: whether these are all.
        place: where they come from, None where nobody was asked.
    """

    cards: tuple[Card, ...] = ()
    more: list[str] = field(default_factory=list)
    done: bool = False
    place: Place | None = None

    def completed(self, laid: Laid) -> Laid:
        """The set with the cards that lie there, too; what was said holds as long as the same is seen."""
        if laid.cards != self.cards:
            self.cards, self.more, self.done, self.place = laid.cards, [], False, None
        return replace(laid, more=tuple(self.more))

    def is_due(self, laid: Laid, gone: Sequence[Lain]) -> bool:
        """Whether it must be asked if that is all; ``gone`` are open cards of whoever laid the set."""
        return not self.done and bool(laid.more or laid.hardly_seen or not_laid(laid.cards, gone))

    def place_is_due(self, laid: Laid, taken: Sequence[Lain], hand: int) -> bool:
        """Whether it must be asked if a set comes from the hand or from the open cards.

        Nothing tells where those open cards lie there by people's word alone: the eye never saw them.

        Args:
            laid: the set.
            taken: the open cards that it may be made of.
            hand: how many cards its player has in the hand.
        """
        unseen = bool(taken) and all(card.card is None for card in taken)
        return unseen and self.place is None and hand >= len(laid.cards)

    def answer(self, code: str) -> None:
        """One more card lies there, or none."""
        if code == NO_CARD:
            self.done = True
        else:
            self.more.append(code)


def taken_from_row(laid: Laid, fresh: Changed) -> tuple[Lain, ...]:
    """The open cards that a set is made of, none where it does not come from the row of whoever laid it.

    Cards that are surely gone tell. Those that are just not seen any more tell only where all of the set may
    be made of them: nobody lays a set from two places.
    """
    surely = taken_of(laid.cards, fresh.gone[laid.player])
    taken = taken_of(laid.cards, fresh.missing(laid.player))
    return taken if surely or len(taken) == len(laid.cards) else ()


def not_laid(cards: Iterable[Card], gone: Sequence[Lain]) -> tuple[str, ...]:
    """Of open cards that are gone the codes of those that a set does not show."""
    return tuple((codes(gone) - Counter(card.code for card in cards)).elements())


def taken_of(cards: Iterable[Card], gone: Iterable[Lain]) -> tuple[Lain, ...]:
    """Of the open cards that are gone, those that a set is made of."""
    left, taken = list(gone), []
    for card in cards:
        found = next((lain for lain in left if lain.code == card.code), None)
        if found is not None:
            left = [lain for lain in left if lain is not found]
            taken.append(found)
    return tuple(taken)


def called(
    cards: Iterable[Card], lying: Sequence[Lain], *, misread: bool
) -> tuple[tuple[Lain, ...], tuple[Lain, ...]]:
    """Lying cards as people call them: those that were read so, then those that were misread.

    Args:
        cards: what people say they are.
        lying: as they were read.
        misread: whether they may have been.

    Returns:
        Those under the names that people told, and the others that lie there.
    """
    told = tuple(cards)
    named = list(taken_of(told, lying))
    left = [one for one in lying if all(one is not known for known in named)]
    wanted = tuple((Counter(card.code for card in told) - codes(named)).elements())
    if misread or named:
        named += [replace(one, code=code) for one, code in zip(left, wanted, strict=False)]
        left = left[len(wanted) :]
    return tuple(named), tuple(left)


def cards_of(lain: Iterable[Lain]) -> tuple[Card, ...]:
    """The cards that are known."""
    return tuple(CARD_CODED[card.code] for card in lain if card.code is not None)
