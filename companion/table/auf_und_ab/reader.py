"""The table reader of Auf und Ab: from steady scenes to deals, sets and passes.

Every card is there once, so that what is new in the middle is told by its code, not by its place: of the
cards seen, those that were not laid in this hand yet are the set laid just now. Cards laid before may be
covered by it, or come into view again when it is taken back; neither is a play.

* whose set it is follows from the arms seen since the last one, and of several from where it lies; where
  they leave it open it is that of the player to move; where that is open too, or no arm was seen and the set
  does not lie before the player to move, somebody must say it;
* a set with a double that opens a round is told once its player has said what it stands for;
* where something of the set was overlooked, its cards are asked for one after the other;
* what was ruled illegal or taken back is not told again while it lies there; whoever laid an illegal set may
  take cards from it or add some, and so lay another;
* the round is taken by its winner after the last pass; until then the next set may well lie on it.

Legality never decides what was seen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

from companion.engines import Reason, Ruling, Undo
from companion.engines.auf_und_ab.cards import CARD_NAMED, DOUBLES, Card, card_set, names
from companion.engines.auf_und_ab.events import Deal, Pass, Play
from companion.engines.auf_und_ab.position import AufUndAbPosition
from companion.inputs import Action, Press
from companion.table.arms import are_guessed, seat_of
from companion.table.asking import NOBODY
from companion.table.auf_und_ab.heap import (
    SAME_CARD,
    Heap,
    heap_of,
    in_reach,
    misread_among,
    near,
    sorted_out,
)
from companion.table.auf_und_ab.questions import NO_NEW_CARD, ask_card, ask_count, ask_who
from companion.table.reading import Choice, Question, Reading
from companion.table.seats import TableMap, direction_of, seats_around
from vision.sightings import CardSighting, Place, UnknownSighting
from vision.table.scene import Arm, Scene

Codes = frozenset[str]
NONE: Codes = frozenset()

MIDDLE = 45.0
"""Millimetres around the table's middle in which a set lies before nobody."""


@dataclass(slots=True)
class _Memory:
    """What is known of the cards in the middle.

    Attributes:
        laid: the cards laid in the running hand.
        strange: cards that lie there and are none of this hand's sets: left over from the last one, known
            better by somebody who told a play by hand, or read so where a covered card came back.
        refused: cards that were told and not accepted, or taken back, and still lie.
        refused_by: whose illegal set that is, None when it was taken back.
        last: the last set of the round, None before it.
        places: where the cards of the round were last seen.
        returning: whether cards may come back: after something was undone, or when the reader has just begun.
        taking: whether the round is over, so that cards not seen any more were taken.
    """

    laid: Codes
    strange: Codes = NONE
    refused: Codes = NONE
    refused_by: int | None = None
    last: Codes = NONE
    places: dict[str, Place | None] = field(default_factory=dict)
    returning: bool = True
    taking: bool = False


@dataclass(slots=True)
class _Enquiry:
    """What must be known before a set can be told.

    Attributes:
        arms: hands seen since the last event.
        answered: doubtful cards that somebody named, by their places.
        doubt: the card asked about.
        player: who laid the set, as somebody said.
        count: what it stands for, as somebody said.
        asks: the question's key, None when nothing is asked.
        overlooked: something of the set that was not seen as a card; None once all of it was named.
        named: the cards that somebody named of that.
    """

    arms: tuple[Arm, ...] = ()
    answered: list[tuple[Place, str]] = field(default_factory=list)
    doubt: CardSighting | None = None
    player: int | None = None
    count: int | None = None
    asks: str | None = None
    overlooked: UnknownSighting | None = None
    named: Codes = NONE


class AufUndAbReader:
    """Fulfils `TableReader` for Auf und Ab.

    Args:
        position: the game's position when the reader starts: who plays, and which cards were laid.
    """

    def __init__(self, position: AufUndAbPosition) -> None:
        self._names = position.terms.players
        self.table: TableMap = seats_around(len(self._names))
        self._memory = _Memory(_laid_in(position))
        self._enquiry = _Enquiry()
        self._heap = Heap({}, ())

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self.table = seats

    def see(self, scene: Scene, position: AufUndAbPosition) -> Reading:
        """What a new steady scene shows."""
        self._enquiry.arms += scene.arms
        heap = heap_of(scene.sightings, self._memory.places)
        if self._memory.returning:
            self._memory.strange |= misread_among(heap, self._memory.laid)
        self._heap = heap if scene.arms else self._with_what_nobody_took(heap)
        self._enquiry.overlooked = self._overlooked(scene, position) or self._enquiry.overlooked
        self._notice_what_left()
        reading = self._read(position)
        if reading.event is None and reading.question is None:
            self._enquiry = _Enquiry()
        return reading

    def press(self, press: Press, position: AufUndAbPosition) -> Reading:
        """What a press means: “dealt”, and the pass of the seat or else of the player to move."""
        if press.action is Action.DEALT:
            return Reading(Deal((None,) * len(self._names)))
        if press.action is Action.PASS:
            current = position.round
            player = press.seat if press.seat is not None or current is None else current.to_move
            return Reading(None if player is None else Pass(player))
        return Reading()

    def answer(self, choice: Choice, position: AufUndAbPosition) -> Reading:
        """Take a player's word for a card, for who laid the set, or for what it stands for."""
        enquiry = self._enquiry
        match enquiry.asks:
            case "aua-ask-card" if enquiry.doubt and enquiry.doubt.place:
                enquiry.answered.append((enquiry.doubt.place, choice.value))
            case "aua-ask-card" if choice.value == NO_NEW_CARD:
                enquiry.overlooked = None
            case "aua-ask-card":
                enquiry.named |= {choice.value}
            case "aua-ask-who" if choice.value == NOBODY:
                self.take_as_it_is(position)
            case "aua-ask-who":
                enquiry.player = self._names.index(choice.value)
            case "aua-ask-count":
                enquiry.count = int(choice.value)
            case _:
                return Reading()
        return self._read(position)

    def explanation(self, position: AufUndAbPosition) -> Reading:  # noqa: ARG002
        """The middle does not show who plays what: whatever lies there is right."""
        return Reading()

    def take_as_it_is(self, position: AufUndAbPosition) -> None:  # noqa: ARG002
        """Whatever lies in the middle is no play, and nothing is missed there."""
        memory = self._memory
        memory.strange |= self._heap.cards.keys() - memory.laid
        memory.refused, memory.last = NONE, NONE
        self._enquiry = _Enquiry()

    def ruled(self, event: Any, ruling: Ruling[Any]) -> None:
        """Remember what was told, so that it is not told again while it lies there."""
        memory, before = self._memory, self._memory.laid
        memory.places.update((code, place) for place, code in self._enquiry.answered if code != NO_NEW_CARD)
        self._enquiry = _Enquiry()
        if ruling.legal:
            memory.laid = _laid_in(ruling.position)
            memory.returning = isinstance(event, Undo)
            memory.taking = "round_over" in ruling.effects
        untold = frozenset(self._heap.cards) - memory.laid - memory.strange
        match event:
            case Undo() if ruling.legal:
                memory.refused, memory.refused_by = untold | (before - memory.laid), None
                memory.last = NONE
            case Deal() if ruling.legal:
                memory.strange = frozenset(self._heap.cards)
                memory.refused, memory.last = NONE, NONE
            case Play(player, cards) if ruling.legal and "hand_over" in ruling.effects:
                memory.strange |= memory.places.keys() | self._heap.cards.keys()
                memory.refused, memory.last = NONE, NONE
            case Play(player, cards) if ruling.legal:
                memory.strange |= untold
                memory.refused, memory.last = NONE, _codes(cards)
                memory.places = {**dict.fromkeys(memory.last), **memory.places}
            case Play(player):
                memory.refused, memory.refused_by = untold, player if untold else None
        if memory.taking:
            memory.last = NONE

    def _with_what_nobody_took(self, heap: Heap) -> Heap:
        """The heap with doubts that people are asked about, though the eye sees nothing there any more."""
        if self._enquiry.asks != "aua-ask-card":
            return heap
        seen = (*heap.cards.values(), *heap.doubtful)
        gone = (
            doubt
            for doubt in self._heap.doubtful
            if not any(near(doubt.place, card.place, SAME_CARD) for card in seen)
        )
        return replace(heap, doubtful=(*heap.doubtful, *gone))

    def _notice_what_left(self) -> None:
        """Forget what has left the middle, and note where the rest lies."""
        memory, heap = self._memory, self._heap
        if not any(heap.still(code, memory.places) for code in memory.refused):
            memory.refused = NONE
        if not heap.cards:  # else something may lie on it
            memory.strange = NONE
        if memory.taking:
            memory.places = {c: place for c, place in memory.places.items() if heap.still(c, memory.places)}

    def _read(self, position: AufUndAbPosition) -> Reading:
        memory, enquiry = self._memory, self._enquiry
        heap = self._sorted_out()
        new = frozenset(heap.cards) - memory.laid - memory.strange
        if memory.refused and not self._is_amended(new, heap):
            return Reading(notice=self._to_take_back(), in_step=False)
        memory.places.update((code, card.place) for code, card in heap.cards.items())
        doubts = self._unanswered(heap) if new or enquiry.arms else []
        new |= self._answered(heap) | enquiry.named
        enquiry.doubt = doubts[0] if doubts else None
        unknown = enquiry.doubt or enquiry.overlooked
        if unknown is not None:
            return self._ask(ask_card(unknown, _cards(new), memory.laid, position))
        if new:
            return self._tell(_cards(new), position)
        return self._nothing_new(heap, position)

    def _overlooked(self, scene: Scene, position: AufUndAbPosition) -> UnknownSighting | None:
        """Something laid by somebody's arm that was not seen as a card; cards put back are no set."""
        memory = self._memory
        if not scene.arms or position.round is None or memory.returning or memory.refused:
            return None
        return next((thing for thing in scene.overlooked if in_reach(thing.place)), None)

    def _sorted_out(self) -> Heap:
        memory = self._memory
        if memory.returning:
            places = {**dict.fromkeys(memory.laid), **memory.places}
            return sorted_out(self._heap, memory.laid, places)
        return sorted_out(self._heap, memory.laid, memory.places)

    def _is_amended(self, new: Codes, heap: Heap) -> bool:
        """Whether whoever laid an illegal set has made another one of it."""
        memory = self._memory
        gone = [code for code in memory.refused - new if not heap.still(code, memory.places)]
        changed = bool(gone) or not new <= memory.refused
        return changed and memory.refused_by is not None and self._seats() == [memory.refused_by]

    def _unanswered(self, heap: Heap) -> list[CardSighting]:
        return [
            card
            for card in heap.doubtful
            if not any(near(card.place, place, SAME_CARD) for place, _ in self._enquiry.answered)
        ]

    def _answered(self, heap: Heap) -> Codes:
        """The cards of the set that somebody named."""
        said = (code for _, code in self._enquiry.answered if code != NO_NEW_CARD)
        return frozenset(said) - self._memory.laid if heap.doubtful else NONE

    def _tell(self, cards: tuple[Card, ...], position: AufUndAbPosition) -> Reading:
        """The set as an event, once it is known whose it is and what it stands for."""
        enquiry = self._enquiry
        player = self._whose(cards, position)
        if player is None:
            return self._ask(ask_who(cards, self._names, self._seats() or self._before(cards)))
        opens = position.round is None or position.round.leader is None
        if opens and card_set(cards) & DOUBLES and enquiry.count is None:
            return self._ask(ask_count(self._names[player], cards))
        return Reading(Play(player, cards, enquiry.count))

    def _ask(self, question: Question) -> Reading:
        self._enquiry.asks = question.text.key
        return Reading(question=question)

    def _whose(self, cards: tuple[Card, ...], position: AufUndAbPosition) -> int | None:
        """Who laid the set, None when nobody can know."""
        if self._enquiry.player is not None:
            return self._enquiry.player
        seats, before = self._seats(), self._before(cards)
        to_move = position.round.to_move if position.round else None
        if len(seats) == 1 and (seats[0] == to_move or not are_guessed(self._enquiry.arms)):
            return seats[0]
        if seats and before:
            return before[0] if before[0] in seats else None
        # Where no arm was seen, the hand was too quick: the set lies before whoever laid it.
        return to_move if to_move in (seats or before) else None

    def _before(self, cards: tuple[Card, ...]) -> list[int]:
        """The player before whom the set lies, nobody when it lies in the very middle."""
        places = [seen.place for card in cards if (seen := self._heap.cards.get(str(card))) and seen.place]
        if not places:
            return []
        x, y = (sum(values) / len(places) for values in zip(*((p.x, p.y) for p in places), strict=True))
        if math.hypot(x, y) < MIDDLE:
            return []
        seat = self.table.towards(direction_of(Place(x, y, 0.0)), 180.0)
        return [seat.player] if seat else []

    def _seats(self) -> list[int]:
        """The players whose arms were over the table, each once."""
        return list(dict.fromkeys(seat_of(arm, self.table) for arm in self._enquiry.arms))

    def _nothing_new(self, heap: Heap, position: AufUndAbPosition) -> Reading:
        memory, current = self._memory, position.round
        if current is not None and current.leader is None and memory.laid & heap.cards.keys():
            winner = "" if current.to_move is None else self._names[current.to_move]
            return Reading(notice=Reason("aua-notice-round-to-take", (("player", winner),)))
        if memory.last and not any(heap.still(code, memory.places) for code in memory.last):
            lost = tuple(sorted(memory.last))
            return Reading(notice=Reason("aua-notice-set-not-seen", (("cards", lost),)), in_step=False)
        return Reading()

    def _to_take_back(self) -> Reason:
        return Reason("aua-notice-take-back", (("cards", tuple(sorted(self._memory.refused))),))


def _laid_in(position: AufUndAbPosition) -> Codes:
    """The cards laid in the running hand; between two hands all are in play again (AUA-8)."""
    return frozenset(names(position.holdings.laid)) if position.round else NONE


def _codes(cards: tuple[Card, ...]) -> Codes:
    return frozenset(str(card) for card in cards)


def _cards(codes: Codes) -> tuple[Card, ...]:
    return tuple(sorted(CARD_NAMED[code] for code in codes))
