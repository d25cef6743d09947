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
* a set that lay there when “dealt” was pressed opens the hand if somebody says whose it is;
* cards that are no set of this hand, as somebody said or because they were left over, are not told while they
  lie there; before the first set of a hand people are told so;
* the round is taken by its winner after the last pass; until then the next set may well lie on it.

Legality never decides what was seen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

from companion.engines import Reason, Ruling
from companion.games.auf_und_ab.rules.cards import CARD_NAMED, DOUBLES, Card, card_set
from companion.games.auf_und_ab.rules.events import Deal, Pass, Play
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.table.heap import SAME_CARD, Heap, heap_of, in_reach, near, sorted_out
from companion.games.auf_und_ab.table.memory import NONE, Codes, Memory, Refused
from companion.games.auf_und_ab.table.questions import (
    NO_NEW_CARD,
    AskedCard,
    AskedCount,
    AskedWho,
    ask_card,
    ask_count,
    ask_who,
)
from companion.table.arms import are_guessed, seat_of
from companion.table.asking import NOBODY, Asked
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Reading
from companion.table.seats import TableMap, direction_of, seats_around
from vision.motion.arm import Arm
from vision.scene.scene import Scene
from vision.sightings import CardSighting, Place, UnknownSighting

MIDDLE = 45.0
"""Millimetres around the table's middle in which a set lies before nobody."""


@dataclass(slots=True)
class _Enquiry:
    """What must be known before a set can be told.

    Attributes:
        arms: hands seen since the last event.
        answered: doubtful cards that somebody named, by their places.
        player: who laid the set, as somebody said.
        count: what it stands for, as somebody said.
        asked: what is asked, None when nothing is.
        about: the cards of the set asked about that were read for certain.
        overlooked: something of the set that was not seen as a card; None once all of it was named.
        named: the cards that somebody named of that.
    """

    arms: tuple[Arm, ...] = ()
    answered: list[tuple[Place, str]] = field(default_factory=list)
    player: int | None = None
    count: int | None = None
    asked: Asked | None = None
    about: Codes = NONE
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
        self._memory = Memory.of(position)
        self._enquiry = _Enquiry()
        self._heap = Heap()

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self.table = seats

    def see(self, scene: Scene, position: AufUndAbPosition) -> Reading:
        """What a new steady scene shows."""
        heap = heap_of(scene.sightings, self._memory.known_places)
        self._memory.look(heap)
        self._heap = heap if scene.arms else self._with_what_nobody_took(heap)
        self._forget_what_was_said_of_a_lifted_set()
        self._enquiry.arms += scene.arms
        self._enquiry.overlooked = self._overlooked(scene, position) or self._enquiry.overlooked
        self._memory.forget_what_left(self._heap)
        reading = self._read(position)
        if reading.event is None and reading.question is None:
            self._enquiry = _Enquiry()
        return reading

    def press(self, press: Press, position: AufUndAbPosition) -> Reading:
        """What a press means: “dealt”, and the pass of the seat or else of the player to move."""
        if press.action is Action.DEALT:
            return self._dealt(position)
        if press.action is Action.PASS:
            current = position.round
            player = press.seat if press.seat is not None or current is None else current.to_move
            return Reading(None if player is None else Pass(player))
        return Reading()

    def answer(self, choice: Choice, position: AufUndAbPosition) -> Reading:
        """Take a player's word for a card, for who laid the set, or for what it stands for."""
        enquiry = self._enquiry
        match enquiry.asked:
            case AskedCard(place=Place() as place):
                self._take_word(place, choice.value)
            case AskedCard() if choice.value == NO_NEW_CARD:
                enquiry.overlooked = None
            case AskedCard():
                enquiry.named |= {choice.value}
            case AskedWho() if choice.value == NOBODY:
                self.take_as_it_is(position)
            case AskedWho():
                self._laid_by(self._names.index(choice.value), position)
            case AskedCount():
                enquiry.count = int(choice.value)
            case _:
                return Reading()
        reading = self._read(position)
        if reading.event is None and reading.question is None:  # whoever was there has laid nothing
            self._enquiry.arms = ()
        return reading

    def explanation(self, position: AufUndAbPosition) -> Reading:  # noqa: ARG002
        """The middle does not show who plays what: whatever lies there is right."""
        return Reading()

    def take_as_it_is(self, position: AufUndAbPosition) -> None:  # noqa: ARG002
        """Whatever lies in the middle is no play, and nothing is missed there."""
        self._memory.take_as_it_is(self._heap)
        self._enquiry = _Enquiry()

    def ruled(self, event: Any, ruling: Ruling[Any]) -> None:
        """Remember what was told, so that it is not told again while it lies there."""
        answered = {code: place for place, code in self._enquiry.answered if code != NO_NEW_CARD}
        self._enquiry = _Enquiry()
        self._memory.ruled(event, ruling, self._heap, answered)
        if early := self._memory.opening(ruling.position):  # that was asked with the deal
            self._enquiry.asked = self._who_opens(early)

    def _dealt(self, position: AufUndAbPosition) -> Reading:
        """A hand begins; whoever has laid a set before “dealt” was pressed opens it, if people say so."""
        deal = Deal((None,) * len(self._names))
        if position.round is not None or position.game_over:
            return Reading(deal)
        early = self._memory.before_deal(self._heap)
        if len(early) == 1:
            return Reading(deal, question=self._who_opens(early[0]).question)
        return Reading(deal, notice=self._to_take_away())

    def _who_opens(self, early: Refused) -> AskedWho:
        cards = _cards(early.cards)
        likely = self._before(cards) if early.player is None else [early.player]
        return AskedWho(ask_who(cards, self._names, likely))

    def _laid_by(self, player: int, position: AufUndAbPosition) -> None:
        """Somebody says whose set it is."""
        self._enquiry.player = player
        if early := self._memory.opening(position):
            self._enquiry.count, self._memory.refused = early.count, ()

    def _take_word(self, place: Place, code: str) -> None:
        """Somebody says which card lies there; where it is no new one, it is what it was read as."""
        self._enquiry.answered.append((place, code))
        if code == NO_NEW_CARD:
            here = {code: card for code, card in self._heap.cards.items() if card.place == place}
            self._memory.note(here, self._heap)

    def _forget_what_was_said_of_a_lifted_set(self) -> None:
        about = self._enquiry.about
        if about and not any(self._heap.still(code, self._memory.places) for code in about):
            self._enquiry = _Enquiry(self._enquiry.arms)

    def _with_what_nobody_took(self, heap: Heap) -> Heap:
        """The heap with doubts that people are asked about, though the eye sees nothing there any more."""
        if not isinstance(self._enquiry.asked, AskedCard):
            return heap
        seen = (*heap.cards.values(), *heap.doubtful)
        gone = (
            doubt
            for doubt in self._heap.doubtful
            if not any(near(doubt.place, card.place, SAME_CARD) for card in seen)
        )
        return replace(heap, doubtful=(*heap.doubtful, *gone))

    def _read(self, position: AufUndAbPosition) -> Reading:
        memory, enquiry = self._memory, self._enquiry
        heap = self._sorted_out()
        memory.note(heap.cards, self._heap)
        new = memory.new_in(heap)
        if memory.refused and not self._is_amended(new, heap):
            memory.refuse_too(new)
            return self._refused(position)
        enquiry.about = new
        doubts = self._unanswered(heap) if new or enquiry.arms else []
        new |= self._answered(heap) | enquiry.named
        doubt = doubts[0] if doubts else None
        unknown = doubt or enquiry.overlooked
        if unknown is not None:
            question = ask_card(unknown, _cards(new), memory.laid, position)
            return self._ask(AskedCard(question, doubt.place if doubt else None))
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
        return sorted_out(self._heap, memory.old, memory.known_places, memory.named)

    def _is_amended(self, new: Codes, heap: Heap) -> bool:
        """Whether whoever laid an illegal set has made another one of it."""
        refused, *others = self._memory.refused
        if others or refused.player is None or self._seats() != [refused.player]:
            return False
        gone = (code for code in refused.cards - new if not heap.still(code, self._memory.places))
        return any(gone) or not new <= refused.cards

    def _refused(self, position: AufUndAbPosition) -> Reading:
        """Something must be taken back, unless it opens the hand."""
        if early := self._memory.opening(position):
            return self._ask(self._who_opens(early))
        cards = tuple(sorted(self._memory.to_take_back))
        return Reading(notice=Reason("aua-notice-take-back", (("cards", cards),)), in_step=False)

    def _unanswered(self, heap: Heap) -> list[CardSighting]:
        return [
            card
            for card in heap.doubtful
            if not any(near(card.place, place, SAME_CARD) for place, _ in self._enquiry.answered)
        ]

    def _answered(self, heap: Heap) -> Codes:
        """The cards of the set that somebody named."""
        return frozenset(
            code
            for place, code in self._enquiry.answered
            if any(near(card.place, place, SAME_CARD) for card in heap.doubtful)
        ) - {NO_NEW_CARD, *self._memory.laid}

    def _tell(self, cards: tuple[Card, ...], position: AufUndAbPosition) -> Reading:
        """The set as an event, once it is known whose it is and what it stands for."""
        enquiry = self._enquiry
        player = self._whose(cards, position)
        if player is None:
            return self._ask(AskedWho(ask_who(cards, self._names, self._seats() or self._before(cards))))
        opens = position.round is None or position.round.leader is None
        if opens and card_set(cards) & DOUBLES and enquiry.count is None:
            return self._ask(AskedCount(ask_count(self._names[player], cards)))
        return Reading(Play(player, cards, enquiry.count))

    def _ask(self, asked: Asked) -> Reading:
        self._enquiry.asked = asked
        return Reading(question=asked.question)

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
        # What an old card explains is no new one, but it may well be the last one, as somebody has said.
        if memory.misses_last(replace(heap, doubtful=self._heap.doubtful)):
            lost = tuple(sorted(memory.last))
            return Reading(notice=Reason("aua-notice-set-not-seen", (("cards", lost),)), in_step=False)
        return Reading(notice=None if current is None else self._to_take_away())

    def _to_take_away(self) -> Reason | None:
        """Before the first set of a hand: cards that lie there and are none of it."""
        lying = tuple(sorted(self._memory.strange.keys() & self._heap.cards.keys()))
        if not lying or self._memory.laid:
            return None
        return Reason("aua-notice-not-counted", (("cards", lying),))


def _cards(codes: Codes) -> tuple[Card, ...]:
    return tuple(sorted(CARD_NAMED[code] for code in codes))
