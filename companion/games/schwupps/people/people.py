"""People who play Schwupps: what each event of a record looks like at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from companion.engines import EffectKind, Header, Ruling, Undo
from companion.games.schwupps.people.table import (
    BOX,
    COMMON,
    DISCARD,
    NEXT,
    PLACES,
    gathered,
    heap,
    pile,
    put_back,
    slot,
    top,
)
from companion.games.schwupps.rules import (
    AGGRAVATION,
    Aggravate,
    End,
    Event,
    Number,
    Schwupp,
    SchwuppsCard,
    Setup,
)
from companion.games.schwupps.table.questions import GOES_ON
from companion.rehearsal.conditions import Hand
from companion.rehearsal.gestures import Gesture, SimulatedSeat, Stop, laid_out, laying, settled, taking
from companion.rehearsal.layout import BACK, Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.script import SETTLE, Act, AwaitRuling, Pause, Push, Together, answer_of, fact
from companion.rehearsal.step import Step
from companion.table.asking import NOBODY
from companion.table.inputs import Action
from companion.table.reading import Question
from companion.table.seats import TableMap

BY_HAND: Final = (Number, Schwupp, Aggravate)
"""Events that somebody's hand makes; buttons tell the others, or all lay out the cards."""

STEADY: Final = 0.45
"""How much of a hand's carelessness shows in the cards of the rows, which are laid side by side."""

SQUARED: Final = 0.25
"""The same for the cards of the Schwupps pile, which is kept in order."""

CARELESS: Final = 0.85
"""The same for cards laid on a number pile."""

ASKEW: Final = 6.0
"""Millimetres, a degree counting as one, by which a card lies otherwise than the one that lay there before:
no hand finds the same spot twice."""


class SchwuppsPeople:
    """The people of one record of Schwupps.

    Attributes:
        seats: where each player sits.
    """

    def __init__(self, header: Header, hand: Hand, random: np.random.Generator, seats: TableMap) -> None:
        """People who sit so and lay things as carefully as `hand` says."""
        self._names = header.players
        self._hand = hand
        self._random = random
        self._lain: list[Layout] = []
        self._made = 0
        self._event: Event | Undo | None = None
        self._done: Event | Undo | None = None
        self._due = 0
        self.seats = tuple(SimulatedSeat(seat.direction) for seat in seats.seats)

    def act(self, step: Step, layout: Layout) -> Iterator[Act]:
        """What is done for an event."""
        if step.ruling is None:
            return
        self._event, self._due = step.event, step.before.tally.starter
        ruling, legal = step.ruling, step.ruling.legal
        if legal and not isinstance(step.event, Undo):
            self._lain.append(layout)
        match step.event:
            case Setup() as setup:
                yield from self._setup(setup, layout, legal=legal)
            case Number() as number:
                yield from self._number(number, layout, legal=legal)
            case Schwupp() as schwupp:
                yield from self._schwupp(schwupp, layout, ruling)
            case Aggravate() as aggravate:
                yield from self._aggravate(aggravate, layout, ruling)
            case End(player):
                yield Push(Action.END_TURN, player)
                yield AwaitRuling()
            case Undo():
                yield Push(Action.UNDO)
                yield AwaitRuling()
                if legal and self._lain:
                    yield from self._restore(step.before.to_move or 0, layout, self._lain.pop())
        yield Pause(SETTLE)
        self._event, self._done = None, step.event

    def answer(self, question: Question, layout: Layout) -> int | None:
        """The true answer to what the companion asks; between two plays what lies there, and who starts."""
        return answer_of(question, self._truth(question, layout))

    def _truth(self, question: Question, layout: Layout) -> str | None:
        zone = fact(question, "zone")
        if question.text.key == "question-card-in-zone":
            cards = heap(layout, zone) if zone else ()
            return cards[-1].card if cards else None
        if question.text.key == "question-starter":
            event = self._event or self._done
            return None if event is None else self._starter(event)
        return None if self._event is None else self._played(question, self._event, zone)

    def _played(self, question: Question, event: Event | Undo, zone: str | None) -> str | None:
        """The true answer to what is asked about the play that is made now."""
        match question.text.key:
            case "question-who-pushed" | "question-who-aggravated" | "question-who-laid":
                return self._names[event.player] if isinstance(event, BY_HAND) else NOBODY
            case "question-gift":
                taker = event.give if isinstance(event, Aggravate) else None
                return None if taker is None else self._names[taker]
            case "question-row":
                row = event.row if isinstance(event, BY_HAND) else None
                return None if row is None else str(row)
            case "question-aggravation" | "question-last-aggravation":
                return _yes_or_no(isinstance(event, Aggravate))
            case "question-another":
                return _yes_or_no(isinstance(event, Number) and pile(event.row, event.slot) == zone)
            case "question-two-at-once":
                return _yes_or_no(False)
            case "question-pushed-again":
                return _yes_or_no(isinstance(event, Schwupp | Aggravate))
        return None

    def _starter(self, event: Event | Undo) -> str:
        if not isinstance(event, Setup):
            return GOES_ON
        return self._names[self._due if event.starter is None else event.starter]

    def _setup(self, setup: Setup, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """Whatever lies there is gathered; then all is laid out by one player."""
        if layout.of(Kind.CARD):
            yield Together((gathered(0, layout),))
            yield Pause(2 * SETTLE)
        laid = self._laid_out(setup)
        yield Together((laid_out(0, laid),))
        yield AwaitRuling()
        if not legal:
            now = layout.take(lying.thing for lying in layout.of(Kind.CARD))
            yield from self._restore(0, now.put(lying for cards in laid for lying in cards), layout)

    def _laid_out(self, setup: Setup) -> list[tuple[Lying, ...]]:
        """The heaps of a setup: both piles face down, one with its open card, and all that is named."""
        laid: list[tuple[Lying, ...]] = [(self._card(COMMON, BACK, STEADY),)]
        laid.append((self._card(NEXT, BACK, SQUARED), self._card(NEXT, setup.next.code, SQUARED)))
        for row in (0, 1):
            for number in (0, 1):
                laid.append((self._card(slot(row, number), setup.rows[row][number].code, STEADY),))
                laid.append((self._card(pile(row, number), setup.piles[row][number].code, STEADY),))
        return laid

    def _number(self, number: Number, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """A card is laid on a pile."""
        place = pile(number.row, number.slot)
        card = self._card(place, number.card.code, CARELESS, heap(layout, place))
        yield Together((Gesture(number.player, (laying(card, 0.25),), (card,)),))
        yield AwaitRuling()
        if not legal:
            yield from self._restore(number.player, layout.put([card]), layout)

    def _schwupp(self, schwupp: Schwupp, layout: Layout, ruling: Ruling[Any]) -> Iterator[Act]:
        """A row is pushed on, and the common card taken."""
        push = self._push(schwupp.row, schwupp.next, layout, ruling)
        gesture = Gesture(schwupp.player, (*push, _visit(COMMON)))
        yield Together((gesture,))
        yield AwaitRuling()
        now = settled(layout, (gesture,))
        yield from self._afterwards(schwupp.player, layout, now, ruling, legal=ruling.legal)

    def _aggravate(self, aggravate: Aggravate, layout: Layout, ruling: Ruling[Any]) -> Iterator[Act]:
        """The card is laid down, a row pushed on unless the game is won, and the gift named and taken."""
        player, row, turned_up, taker = aggravate.player, aggravate.row, aggravate.next, aggravate.give
        card = self._card(BOX, AGGRAVATION, CARELESS)
        stops = [laying(card, 0.25)]
        if row is not None and turned_up is not None:
            stops += self._push(row, turned_up, layout, ruling)
        gesture = Gesture(player, tuple(stops), (card,))
        yield Together((gesture,))
        yield AwaitRuling()
        now, counts = settled(layout, (gesture,)), ruling.legal and not ruling.brings(EffectKind.WON)
        if counts and taker is not None:
            yield Together(
                (
                    Gesture(player, (taking(card),)),
                    Gesture(taker, (_visit(COMMON),), delay=0.4),
                )
            )
            now = now.take([card.thing])
        yield from self._afterwards(player, layout, now, ruling, legal=counts)

    def _afterwards(
        self, player: int, layout: Layout, now: Layout, ruling: Ruling[Any], *, legal: bool
    ) -> Iterator[Act]:
        """What did not count is put back; the number piles become the common pile when that is used up."""
        if not legal:
            yield from self._restore(player, now, layout)
        elif ruling.brings(EffectKind.RESHUFFLED_COMMON):
            yield Pause(SETTLE)
            yield Together((Gesture(player, tuple(self._renew_common(now))),))

    def _push(self, row: int, turned_up: SchwuppsCard, layout: Layout, ruling: Ruling[Any]) -> list[Stop]:
        """The stops of a push: from the far end on, each card makes room for the next."""
        way = (NEXT, slot(row, 0), slot(row, 1), DISCARD)
        cards = [top(layout, place) for place in way[:3]]
        stops: list[Stop] = []
        for card, goal in zip(reversed(cards), reversed(way[1:]), strict=True):
            below = heap(layout, goal)
            laid = Lying(card.thing, self._spot(goal, STEADY, below), card.shows)
            stops += [taking(card, 0.25), laying(laid, 0.25)]
        if ruling.brings(EffectKind.RESHUFFLED_SCHWUPPS):
            gone = (*heap(layout, DISCARD), cards[2])
            stops.append(Stop(*_middle(DISCARD), 0.4, grasp=tuple(lying.thing for lying in gone)))
        stops.append(laying(self._card(NEXT, turned_up.code, SQUARED), 0.25))
        return stops

    def _renew_common(self, layout: Layout) -> Iterator[Stop]:
        """All cards under the four tops are taken; the tops come to lie a little otherwise."""
        for row in (0, 1):
            for number in (0, 1):
                cards = heap(layout, pile(row, number))
                if len(cards) > 1:
                    spot = self._spot(pile(row, number), CARELESS, cards)
                    top = Lying(cards[-1].thing, spot, cards[-1].shows)
                    things = tuple(lying.thing for lying in cards)
                    yield Stop(cards[-1].spot.x, cards[-1].spot.y, 0.3, grasp=things)
                    yield laying(top, 0.25)
        yield _visit(COMMON)

    def _restore(self, player: int, layout: Layout, goal: Layout) -> Iterator[Act]:
        yield Pause(0.3)
        yield Together(tuple(put_back(player, layout, goal, self._random)))

    def _card(self, place: str, shows: str, share: float, before: Sequence[Lying] = ()) -> Lying:
        """A card that was not on the table before, laid at a place."""
        self._made += 1
        return Lying(Thing(Kind.CARD, f"{shows} {self._made}"), self._spot(place, share, before), shows)

    def _spot(self, place: str, share: float, before: Sequence[Lying]) -> Spot:
        """Where a card comes to lie: never just as the one that lay there before."""
        while True:
            spot = self._hand.finds(PLACES[place], share, self._random)
            if not before or _apart(spot, before[-1].spot) >= ASKEW:
                return spot


def _visit(place: str) -> Stop:
    return Stop(*_middle(place), 0.3)


def _middle(place: str) -> tuple[float, float]:
    return PLACES[place].x, PLACES[place].y


def _apart(one: Spot, other: Spot) -> float:
    turn = abs((one.turn - other.turn + 180.0) % 360.0 - 180.0)
    return float(np.hypot(one.distance(other), turn))


def _yes_or_no(true: bool) -> str:
    return "yes" if true else "no"
