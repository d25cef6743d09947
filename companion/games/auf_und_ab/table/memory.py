"""What the table reader of Auf und Ab has taken note of: which cards are no new set, and why."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.engines import EffectKind, Ruling, Undo
from companion.games.auf_und_ab.rules.cards import Card, names
from companion.games.auf_und_ab.rules.events import Deal, Play
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.table.heap import Heap, Places, misread_among
from vision.sightings import CardSighting, Place

Codes = frozenset[str]
NONE: Codes = frozenset()


@dataclass(frozen=True, slots=True)
class Strange:
    """A card that lies there and is none of this hand's sets.

    It is left over from the last hand, was read so where a covered card came back or where somebody knows
    better, or people said that it is no play.

    Attributes:
        place: where it was last seen, None where it never was.
        seen_in: the heap as it lay then; nothing of that lies over the card.
        means: the set told by hand of which a card was read so; empty where there is none.
    """

    place: Place | None
    seen_in: Heap
    means: Codes = NONE


@dataclass(frozen=True, slots=True)
class Refused:
    """Cards that were told and not accepted, or taken back, and still lie.

    Attributes:
        cards: which they are.
        player: whose illegal set that is, None for what was taken back or laid while that was due.
        count: what it was said to stand for.
        early: whether it lay there when the hand was dealt, so that it may be the set that opens it.
    """

    cards: Codes
    player: int | None = None
    count: int | None = None
    early: bool = False


@dataclass(slots=True)
class Memory:
    """What is known of the cards in the middle.

    Attributes:
        laid: the cards laid in the running hand.
        hand: those, or between two hands the cards laid in the last one.
        strange: by code, cards that are told no more while they lie there.
        refused: what must be taken back, set by set.
        last: the last set of the round, None before it.
        places: where the cards of the round were last seen.
        named: cards laid in the hand that people have named.
        returning: whether cards may come back: after something was undone, or when the reader has just begun.
        taking: whether the round is over, so that cards not seen any more were taken.
        blank: whether nothing was seen yet.
    """

    laid: Codes
    hand: Codes
    strange: dict[str, Strange] = field(default_factory=dict)
    refused: tuple[Refused, ...] = ()
    last: Codes = NONE
    places: dict[str, Place | None] = field(default_factory=dict)
    named: Codes = NONE
    returning: bool = True
    taking: bool = False
    blank: bool = True

    @classmethod
    def of(cls, position: AufUndAbPosition) -> Memory:
        """What a reader knows that begins at this position."""
        return cls(_laid_in(position), _codes_of(position))

    @property
    def old(self) -> Codes:
        """Every card that is no new set wherever it is seen."""
        return self.laid | self.strange.keys()

    @property
    def known_places(self) -> Places:
        """Where old cards lie; None for those that may come to light anywhere."""
        coming = dict.fromkeys(self.laid) if self.returning else {}
        return {**coming, **self.places, **{code: card.place for code, card in self.strange.items()}}

    @property
    def to_take_back(self) -> Codes:
        """All cards that must be taken back."""
        return NONE.union(*(one.cards for one in self.refused))

    def new_in(self, heap: Heap) -> Codes:
        """The cards that are no old ones."""
        return frozenset(heap.cards) - self.old

    def look(self, heap: Heap) -> None:
        """Something is seen: note what came back and was misread, and what lies there from the last hand."""
        if self.returning:
            misread = misread_among(heap, self.laid) - self.to_take_back
            self._set_apart(misread - self.strange.keys(), heap)
        if self.blank and not self.laid:
            self._set_apart(self.hand & heap.cards.keys(), heap)
        self.blank = False

    def forget_what_left(self, heap: Heap) -> None:
        """Forget what has left the middle."""
        self.refused = tuple(
            one for one in self.refused if any(heap.still(code, self.places) for code in one.cards)
        )
        taken = self.taking and bool(self.laid) and not any(heap.still(c, self.places) for c in self.laid)
        self.strange = {
            code: card
            for code, card in self.strange.items()
            if heap.still(code, {code: card.place}) or (not taken and heap.covers(card.place, card.seen_in))
        }
        if self.taking:
            self.places = {c: place for c, place in self.places.items() if heap.still(c, self.places)}

    def note(self, cards: Mapping[str, CardSighting], heap: Heap) -> None:
        """Note where these cards of the heap lie."""
        self.places.update((code, card.place) for code, card in cards.items())
        for code in self.strange.keys() & cards.keys():
            self.strange[code] = replace(self.strange[code], place=cards[code].place, seen_in=heap)

    def refuse_too(self, cards: Codes) -> None:
        """What was laid while something else must be taken back must be taken back, too."""
        if cards := cards - self.to_take_back:
            self.refused += (Refused(cards),)

    def before_deal(self, heap: Heap) -> tuple[Refused, ...]:
        """Sets of no hand that lie there while none is played; left over from the last one are none."""
        untold = self.new_in(heap) - self.to_take_back
        return (*self.refused, Refused(untold)) if untold else self.refused

    def opening(self, position: AufUndAbPosition) -> Refused | None:
        """A set that lay there when the hand was dealt, while it may be the one that opens it."""
        if position.round is None or self.laid or len(self.refused) != 1 or not self.refused[0].early:
            return None
        return self.refused[0]

    def misses_last(self, heap: Heap) -> bool:
        """Whether nothing of the last set lies there, nor a card that was read in its place."""
        read_so = (code for code, card in self.strange.items() if card.means == self.last)
        return bool(self.last) and not any(heap.still(c, self.known_places) for c in (*self.last, *read_so))

    def take_as_it_is(self, heap: Heap) -> None:
        """Whatever lies there is no play, and nothing is missed."""
        self._set_apart(self.new_in(heap), heap)
        self.refused, self.last = (), NONE

    def ruled(self, event: Any, ruling: Ruling[Any], heap: Heap, answered: Mapping[str, Place]) -> None:
        """Take note of what became of an event.

        Args:
            event: the event.
            ruling: what was said of it.
            heap: what is seen.
            answered: by code, where cards lie that somebody named.
        """
        before = self.hand
        self.places.update(answered)
        if ruling.legal:
            self.laid, self.hand = _laid_in(ruling.position), _codes_of(ruling.position)
            self.returning = isinstance(event, Undo)
            self.named = (self.named | answered.keys()) & self.laid
            self.taking = ruling.brings(EffectKind.ROUND_OVER, EffectKind.HAND_OVER)
            self._keep_strange(self.strange.keys() - self.laid)
        match event:
            case Undo() if ruling.legal:
                self._take_back(before - self.hand, heap)
            case Deal() if ruling.legal:
                self._deal(heap)
            case Play() if ruling.legal:
                self._accept(event, heap, answered)
            case Play():
                self._refuse(event, heap)
        if self.taking:
            self.last = NONE
        if ruling.brings(EffectKind.HAND_OVER):
            self._leave_over(heap)

    def _take_back(self, undone: Codes, heap: Heap) -> None:
        """A set was undone, or something else where `undone` is empty; what of it lies must be lifted."""
        read_so = {code for code, card in self.strange.items() if code in undone or card.means & undone}
        self._keep_strange(self.strange.keys() - read_so)
        cards = (undone | read_so | self.new_in(heap)) - self.to_take_back
        if cards:
            self.refused += (Refused(cards),)
        self.last = NONE

    def _deal(self, heap: Heap) -> None:
        """A hand begins; of what lies there a set may open it."""
        self.refused = tuple(replace(one, early=True) for one in self.before_deal(heap))
        self._keep_strange({code for code, card in self.strange.items() if card.place})
        self.places = {code: card.place for code, card in heap.cards.items()}
        self.last = NONE

    def _accept(self, event: Play, heap: Heap, answered: Mapping[str, Place]) -> None:
        """A set counts; what else was read where it lies is known better by whoever told it.

        More cards than it has are another set, which was not told.
        """
        cards = _codes(event.cards)
        self._keep_strange(self.strange.keys() - cards)
        others = self._but_for(event, cards, heap)
        untold = self.new_in(heap) - self.hand - self.to_take_back
        if len(untold) > len(cards - heap.cards.keys()):
            others += (Refused(untold),)
        misread = self.new_in(heap) - self.hand - NONE.union(*(one.cards for one in others))
        self._set_apart(misread, heap, cards)
        left = (replace(one, cards=one.cards - cards) for one in others)
        self.refused = tuple(one for one in left if one.cards)
        self.last = cards
        for code in cards - answered.keys():
            if not heap.still(code, self.places):
                self.places[code] = None

    def _but_for(self, event: Play, cards: Codes, heap: Heap) -> tuple[Refused, ...]:
        """What must be taken back and is none of a set that was told: neither it, nor it misread.

        Where it was misread altogether, that was the set taken back last.
        """
        if any(one.cards & cards for one in self.refused) or not self.refused:
            return tuple(one for one in self.refused if not one.cards & cards)
        last = self.refused[-1]
        unseen = cards - heap.cards.keys()
        is_it = len(last.cards & heap.cards.keys()) <= len(unseen) and last.player in (None, event.player)
        return self.refused[:-1] if is_it else self.refused

    def _refuse(self, event: Play, heap: Heap) -> None:
        """A set does not count; its player may make another one of it."""
        cards = _codes(event.cards)
        self._keep_strange(self.strange.keys() - cards)
        own = [one for one in self.refused if one.player == event.player or one.cards & cards]
        others = tuple(one for one in self.refused if not any(one is mine for mine in own))
        untold = self.new_in(heap) - self.to_take_back
        lying = (cards | untold).union(*(one.cards for one in own)) - self.old
        there = frozenset(code for code in lying if heap.still(code, self.places))
        self.refused = (*others, Refused(there, event.player, event.count)) if there else others

    def _leave_over(self, heap: Heap) -> None:
        """The hand is over: what lies there, be it covered, is none of the next one's sets."""
        lying = self.places.keys() | heap.cards.keys()
        self._set_apart(lying - self.strange.keys() - self.to_take_back, heap)

    def _set_apart(self, codes: Iterable[str], heap: Heap, means: Codes = NONE) -> None:
        """These cards are told no more while they lie there."""
        for code in codes:
            seen = heap.cards.get(code)
            place = seen.place if seen else self.places.get(code)
            self.strange[code] = Strange(place, heap if seen else Heap(), means)

    def _keep_strange(self, codes: Collection[str]) -> None:
        self.strange = {code: card for code, card in self.strange.items() if code in codes}


def _laid_in(position: AufUndAbPosition) -> Codes:
    """The cards laid in the running hand; between two hands all are in play again (AUA-8)."""
    return _codes_of(position) if position.round else NONE


def _codes_of(position: AufUndAbPosition) -> Codes:
    return frozenset(names(position.holdings.laid))


def _codes(cards: tuple[Card, ...]) -> Codes:
    return frozenset(str(card) for card in cards)
