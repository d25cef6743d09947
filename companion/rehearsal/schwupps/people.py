"""People who play Schwupps: what each event of a record looks like at the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np

from companion.engines import EffectKind, Header, Ruling
from companion.inputs import Action
from companion.rehearsal.conditions import Hand
from companion.rehearsal.gestures import Gesture, Seat, Stop, laid_out, laying, settled, taking
from companion.rehearsal.layout import BACK, Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.schwupps.table import (
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
from companion.rehearsal.script import SETTLE, Act, AwaitRuling, Pause, Push, Together, answer_of, fact
from companion.rehearsal.truth import Step
from companion.table.asking import NOBODY
from companion.table.reading import Question
from companion.table.schwupps.questions import GOES_ON
from companion.table.seats import TableMap

PLAYS: Final = ("number", "schwupp", "aggravate")
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
        self._line: Mapping[str, Any] = {}
        self._due = 0
        self.seats = tuple(Seat(seat.direction) for seat in seats.seats)

    def act(self, step: Step, layout: Layout) -> Iterator[Act]:
        """What is done for an event."""
        if step.line is None or step.ruling is None:
            return
        self._line, self._due = step.line, step.before.tally.starter
        ruling, legal = step.ruling, step.ruling.legal
        if legal and step.line["event"] != "undo":
            self._lain.append(layout)
        match step.line["event"]:
            case "setup":
                yield from self._setup(layout, legal=legal)
            case "number":
                yield from self._number(layout, legal=legal)
            case "schwupp":
                yield from self._schwupp(layout, ruling)
            case "aggravate":
                yield from self._aggravate(layout, ruling)
            case "end":
                yield Push(Action.END_TURN, self._player)
                yield AwaitRuling()
            case "undo":
                yield Push(Action.UNDO)
                yield AwaitRuling()
                if legal and self._lain:
                    yield from self._restore(self._to_move(step), layout, self._lain.pop())
        yield Pause(SETTLE)
        self._line = {}

    def answer(self, question: Question, layout: Layout) -> int | None:
        """The true answer to what the companion asks; between two plays only what lies there can be told."""
        return answer_of(question, self._truth(question, layout))

    def _truth(self, question: Question, layout: Layout) -> str | None:
        zone = fact(question, "zone")
        if question.text.key == "question-card-in-zone":
            cards = heap(layout, zone) if zone else ()
            return cards[-1].card if cards else None
        return self._played(question, zone) if self._line else None

    def _played(self, question: Question, zone: str | None) -> str | None:
        """The true answer to what is asked about the play that is made now."""
        line = self._line
        match question.text.key:
            case "question-starter":
                return (
                    str(line.get("starter", self._names[self._due])) if line["event"] == "setup" else GOES_ON
                )
            case "question-who-pushed" | "question-who-aggravated" | "question-who-laid":
                return str(line["player"]) if line["event"] in PLAYS else NOBODY
            case "question-gift":
                return str(line.get("give"))
            case "question-row":
                return str(line.get("row"))
            case "question-aggravation" | "question-last-aggravation":
                return "yes" if line["event"] == "aggravate" else "no"
            case "question-another":
                laid = line["event"] == "number" and pile(line["row"], line["slot"]) == zone
                return "yes" if laid else "no"
            case "question-two-at-once":
                return "no"
            case "question-pushed-again":
                return "yes" if line["event"] in ("schwupp", "aggravate") else "no"
        return None

    def _setup(self, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """Whatever lies there is gathered; then all is laid out by one player."""
        if layout.of(Kind.CARD):
            yield Together((gathered(0, layout),))
            yield Pause(2 * SETTLE)
        laid = self._laid_out()
        yield Together((laid_out(0, laid),))
        yield AwaitRuling()
        if not legal:
            now = layout.take(lying.thing for lying in layout.of(Kind.CARD))
            yield from self._restore(0, now.put(lying for cards in laid for lying in cards), layout)

    def _laid_out(self) -> list[tuple[Lying, ...]]:
        """The heaps of a setup: both piles face down, one with its open card, and all that is named."""
        line = self._line
        laid: list[tuple[Lying, ...]] = [(self._card(COMMON, BACK, STEADY),)]
        laid.append((self._card(NEXT, BACK, SQUARED), self._card(NEXT, line["next"], SQUARED)))
        for row in (0, 1):
            for number in (0, 1):
                laid.append((self._card(slot(row, number), line["rows"][row][number], STEADY),))
                laid.append((self._card(pile(row, number), line["piles"][row][number], STEADY),))
        return laid

    def _number(self, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """A card is laid on a pile."""
        place = pile(self._line["row"], self._line["slot"])
        card = self._card(place, self._line["card"], CARELESS, heap(layout, place))
        yield Together((self._gesture(laying(card, 0.25), brings=(card,)),))
        yield AwaitRuling()
        if not legal:
            yield from self._restore(self._player, layout.put([card]), layout)

    def _schwupp(self, layout: Layout, ruling: Ruling[Any]) -> Iterator[Act]:
        """A row is pushed on, and the common card taken."""
        gesture = self._gesture(*self._push(layout, ruling), _visit(COMMON))
        yield Together((gesture,))
        yield AwaitRuling()
        yield from self._afterwards(layout, settled(layout, (gesture,)), ruling, legal=ruling.legal)

    def _aggravate(self, layout: Layout, ruling: Ruling[Any]) -> Iterator[Act]:
        """The card is laid down, a row pushed on unless the game is won, and the gift named and taken."""
        card = self._card(BOX, "aggravation", CARELESS)
        push = self._push(layout, ruling) if "row" in self._line else []
        gesture = self._gesture(laying(card, 0.25), *push, brings=(card,))
        yield Together((gesture,))
        yield AwaitRuling()
        now, counts = settled(layout, (gesture,)), ruling.legal and not ruling.brings(EffectKind.WON)
        if counts:
            taker = self._names.index(self._line["give"])
            yield Together(
                (
                    self._gesture(taking(card)),
                    Gesture(taker, (_visit(COMMON),), delay=0.4),
                )
            )
            now = now.take([card.thing])
        yield from self._afterwards(layout, now, ruling, legal=counts)

    def _afterwards(self, layout: Layout, now: Layout, ruling: Ruling[Any], *, legal: bool) -> Iterator[Act]:
        """What did not count is put back; the number piles become the common pile when that is used up."""
        if not legal:
            yield from self._restore(self._player, now, layout)
        elif ruling.brings(EffectKind.RESHUFFLED_COMMON):
            yield Pause(SETTLE)
            yield Together((self._gesture(*self._renew_common(now)),))

    def _push(self, layout: Layout, ruling: Ruling[Any]) -> list[Stop]:
        """The stops of a push: from the far end on, each card makes room for the next."""
        row = self._line["row"]
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
        stops.append(laying(self._card(NEXT, self._line["next"], SQUARED), 0.25))
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

    @property
    def _player(self) -> int:
        return self._names.index(self._line["player"])

    def _to_move(self, step: Step) -> int:
        return step.before.to_move or 0

    def _gesture(self, *stops: Stop, brings: tuple[Lying, ...] = ()) -> Gesture:
        return Gesture(self._player, stops, brings)

    def _card(self, place: str, shows: str, share: float, before: Sequence[Lying] = ()) -> Lying:
        """A card that was not on the table before, laid at a place."""
        self._made += 1
        return Lying(Thing(Kind.CARD, f"{shows} {self._made}"), self._spot(place, share, before), shows)

    def _spot(self, place: str, share: float, before: Sequence[Lying]) -> Spot:
        """Where a card comes to lie: never just as the one that lay there before."""
        while True:
            spot = self._jittered(PLACES[place], share)
            if not before or _apart(spot, before[-1].spot) >= ASKEW:
                return spot

    def _jittered(self, spot: Spot, share: float) -> Spot:
        return self._hand.finds(spot, share, self._random)


def _visit(place: str) -> Stop:
    return Stop(*_middle(place), 0.3)


def _middle(place: str) -> tuple[float, float]:
    return PLACES[place].x, PLACES[place].y


def _apart(one: Spot, other: Spot) -> float:
    turn = abs((one.turn - other.turn + 180.0) % 360.0 - 180.0)
    return float(np.hypot(one.distance(other), turn))
