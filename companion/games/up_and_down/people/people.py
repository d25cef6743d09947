"""People who play Up & Down: what each event of a record looks like at the table."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import numpy as np

from companion.engines import EffectKind, Header, Undo
from companion.games.up_and_down.people.table import Middle, card_turn, middle_after, middle_of, ring_turn_of
from companion.games.up_and_down.rules import (
    Change,
    Deal,
    Dice,
    Phase,
    Reveal,
    Setup,
    UpAndDownPosition,
)
from companion.games.up_and_down.rules.table import read_table
from companion.games.up_and_down.table.questions import LAID_ANEW, NO_DIE
from companion.rehearsal.conditions import Hand
from companion.rehearsal.gestures import (
    Gesture,
    SimulatedSeat,
    Stop,
    laid_out,
    laying,
    sweep,
    take,
    taking,
    tidied,
)
from companion.rehearsal.layout import BACK, DICE, UPDOWN_CARD, Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.packets import packet
from companion.rehearsal.script import SETTLE, Act, AwaitRuling, Pause, Push, Together, answer_of, fact
from companion.rehearsal.step import Step
from companion.table.asking import NOBODY
from companion.table.inputs import Action
from companion.table.reading import Question
from companion.table.seats import TableMap

PLAYED: Final = (203.0, 240.0)
"""Millimetres from the middle at which a card is played: at the lower and upper edge, and at the sides."""

DICE_FAR: Final = 110.0
"""Millimetres from the middle at which the dice lie before the leader."""

POT: Final = Spot(-300.0, -185.0, 70.0)
"""Where the tricks of the pot lie, face down."""

DIE_NEAR: Final = 20.0
"""Millimetres from where the companion points within which people take a die to be meant."""

MIDDLE: Final = (UPDOWN_CARD, *DICE)

LEFT_LYING: Final = 0.4
"""How often card and dice are left where they lie between two rounds. Then the dice are rolled and the card
is thrown, each for itself; else both are taken off with the last trick, and laid out anew in one go."""

ROLLED_AWAY: Final = 12.0
"""Millimetres from where a die lay that are the least for anybody to take it for rolled."""

THROWN: Final = (12.0, 20.0)
"""Millimetres from the middle of the table at which a card comes to rest that is thrown there."""


class UpAndDownPeople:
    """The people of one record of Up & Down.

    Attributes:
        seats: where each player sits.
    """

    def __init__(self, header: Header, hand: Hand, random: np.random.Generator, seats: TableMap) -> None:
        """People who sit so and lay things as carefully as `hand` says."""
        self._table = read_table(header)
        self._hand = hand
        self._random = random
        self._lain: list[Layout] = []
        self._changer = NOBODY
        self.seats = tuple(SimulatedSeat(seat.direction) for seat in seats.seats)

    def act(self, step: Step, layout: Layout) -> Iterator[Act]:
        """What is done for an event."""
        if step.ruling is None:
            return
        self._changer = LAID_ANEW if isinstance(step.event, Setup) else NOBODY
        legal = step.ruling.legal
        if legal and not isinstance(step.event, Undo):
            self._lain.append(layout)
        match step.event:
            case Deal():
                yield from self._deal(layout, legal=legal)
            case Setup() as setup:
                yield from self._setup(setup, step.before, layout, legal=legal)
            case Change() as change:
                yield from self._change(change, step.before, layout, legal=legal)
            case Reveal() as reveal:
                yield from self._reveal(reveal, step, layout, legal=legal)
            case Undo():
                yield from self._undo(step, layout, legal=legal)
        yield Pause(SETTLE)

    def answer(self, question: Question, layout: Layout) -> int | None:
        """The true answer to what is asked: a card, a die, how the middle lies, who it was."""
        if question.text.key == "question-who-changed":
            said = answer_of(question, self._changer)
            return answer_of(question, NOBODY) if said is None else said
        if question.text.key in ("question-which-number", "question-other-number"):
            return self._answer_die(question, layout)
        if question.text.key == "question-how-it-lies":
            card = layout.find(UPDOWN_CARD)
            return answer_of(question, f"{card.shows} {ring_turn_of(card.spot.turn)}") if card else None
        if question.text.key == "question-dice-unseen":
            return answer_of(question, " ".join(sorted(die.shows for die in layout.of(Kind.DIE))))
        name = fact(question, "player")
        if name not in self._table.names:
            return None
        before = self._played_spot(self._table.names.index(name))
        cards = [lying for lying in layout.of(Kind.CARD) if lying.card]
        shown = min(cards, key=lambda lying: lying.spot.distance(before), default=None)
        return answer_of(question, shown.shows) if shown else None

    def _answer_die(self, question: Question, layout: Layout) -> int | None:
        """The number of the die that is meant, by where it lies."""
        facts = dict(question.text.facts)
        meant = Spot(float(str(facts["x"])), float(str(facts["y"])))
        shown = min(layout.of(Kind.DIE), key=lambda die: die.spot.distance(meant), default=None)
        if question.text.key == "question-other-number":
            others = [die for die in layout.of(Kind.DIE) if die != shown]
            return answer_of(question, others[0].shows) if others else None
        lies_there = shown is not None and shown.spot.distance(meant) < DIE_NEAR
        return answer_of(question, shown.shows if shown and lies_there else NO_DIE)

    def _deal(self, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """Packets are dealt and taken up; a second deal is only announced."""
        if legal and not layout.of(Kind.CARD):
            packets = [self._packet(player) for player in range(len(self.seats))]
            yield Together((laid_out(0, packets),))
            yield Together(tuple(self._take_up(player, dealt) for player, dealt in enumerate(packets)))
            yield Pause(SETTLE)
        yield Push(Action.DEALT)
        yield AwaitRuling()

    def _packet(self, player: int) -> list[Lying]:
        return packet(player, self._played_spot(player), self._hand, self._random)

    def _take_up(self, player: int, dealt: list[Lying]) -> Gesture:
        return take(player, dealt, 0.35, delay=float(self._random.uniform(0.0, 0.3)))

    def _setup(
        self, setup: Setup, before: UpAndDownPosition, layout: Layout, *, legal: bool
    ) -> Iterator[Act]:
        """Card and dice are laid out, or what the last round left is rolled and thrown."""
        becomes = _becomes(setup, before)
        runs = before.layout is not None
        there = tuple(lying for lying in layout if lying.thing in MIDDLE)
        if len(there) == len(MIDDLE) and not runs:
            card, thrown = self._thrown_card(becomes, there), self._rolled(becomes.dice, there)
            yield from self._roll_and_throw(card, thrown, there)
        else:
            card, thrown = self._updown(becomes), self._thrown(0, becomes.dice)
            yield from self._lay_out(card, thrown, there)
        yield AwaitRuling()
        if not legal:
            yield from self._put_back(0, (card, *thrown), layout if runs else layout.take(MIDDLE))

    def _lay_out(self, card: Lying, thrown: tuple[Lying, ...], there: tuple[Lying, ...]) -> Iterator[Act]:
        """Card and dice are laid out in one visit of an arm; what lies there is taken off first."""
        if there:
            yield Together((sweep(0, there),))
            yield Pause(2 * SETTLE)
        stops = (laying(card, 0.35), Stop(*self._throwing_place(0), 0.3, roll=thrown))
        held = tuple(Lying(die, Spot(0.0, 0.0), "1") for die in DICE)
        yield Together((Gesture(0, stops, (card, *held)),))

    def _roll_and_throw(
        self, card: Lying, thrown: tuple[Lying, ...], there: tuple[Lying, ...]
    ) -> Iterator[Act]:
        """The dice are rolled and the card is thrown in two visits, whichever comes first."""
        takes = [taking(lying) for lying in there if lying.thing in DICE]
        roll = Gesture(0, (*takes, Stop(*self._throwing_place(0), 0.3, roll=thrown)))
        throw = Gesture(0, (*(taking(lying) for lying in there if lying.thing not in DICE), laying(card)))
        for gesture in (roll, throw) if self._random.random() < 0.5 else (throw, roll):
            yield Together((gesture,))
            yield Pause(2 * SETTLE)

    def _change(
        self, change: Change, before: UpAndDownPosition, layout: Layout, *, legal: bool
    ) -> Iterator[Act]:
        """One visit of one arm: the card is flipped or turned, the dice are rolled."""
        lies, becomes = middle_of(before), _becomes(change, before)
        player = (before.leader or 0) if change.player is None else change.player
        self._changer = self._table.names[player]
        stops: list[Stop] = []
        changed: list[Lying] = []
        card = layout.find(UPDOWN_CARD)
        if card and lies and (lies.face, lies.turn) != (becomes.face, becomes.turn):
            moved = self._updown(becomes)
            stops += [taking(card), laying(moved)]
            changed.append(moved)
        if lies and lies.dice != becomes.dice:
            thrown = self._thrown(player, becomes.dice)
            stops += [taking(die) for die in layout.of(Kind.DIE)]
            stops.append(Stop(*self._throwing_place(player), 0.25, roll=thrown))
            changed += thrown
        yield Together((Gesture(player, tuple(stops)),))
        yield AwaitRuling()
        if not legal:
            yield from self._put_back(player, tuple(changed), layout)

    def _reveal(self, reveal: Reveal, step: Step, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """Everybody lays a card face down, then all turn theirs over together."""
        cards = self._cards(reveal)
        covered = [Lying(card.thing, card.spot, BACK) for card in cards]
        yield Together(
            tuple(
                Gesture(player, (laying(card),), (card,), self._hesitation())
                for player, card in enumerate(covered)
            )
        )
        yield Pause(SETTLE)
        yield Together(tuple(self._turn_over(player, card) for player, card in enumerate(cards)))
        yield AwaitRuling()
        shown = layout.put(cards)
        if legal:
            yield from self._clear(step, shown)
        else:
            yield Together(
                tuple(sweep(player, (card,), self._hesitation()) for player, card in enumerate(cards))
            )

    def _turn_over(self, player: int, card: Lying) -> Gesture:
        return Gesture(player, (taking(card), laying(card)), delay=self._hesitation())

    def _clear(self, step: Step, layout: Layout) -> Iterator[Act]:
        """The winner takes the trick, with the pot; without a winner it goes into the pot.

        When the round is over card and dice may be left lying.
        """
        after: UpAndDownPosition = step.after
        winner, over = self._winner(step), after.layout is None
        left = after.phase is Phase.ROUND_OVER and self._random.random() < LEFT_LYING
        trick = [lying for lying in layout.of(Kind.CARD) if lying.card]
        pot = [lying for lying in layout.of(Kind.CARD) if not lying.card]
        if winner is None and not over:
            heap = tuple(
                Lying(lying.thing, self._hand.finds(POT, 1.0, self._random), BACK) for lying in trick
            )
            gesture = sweep(0, trick)
            gestures = [Gesture(0, (*gesture.stops, Stop(POT.x, POT.y, 0.4, drop=heap)))]
        else:
            middle = [lying for lying in layout if lying.thing in MIDDLE] if over and not left else []
            gestures = [sweep(winner or 0, [*trick, *pot, *middle])]
        if after.leader is not None:
            gestures.append(self._bring_dice(after.leader, layout))
        yield Together(tuple(gestures))

    def _bring_dice(self, leader: int, layout: Layout) -> Gesture:
        """The dice travel to the next leader, the same numbers up; nobody rolls them."""
        there = layout.of(Kind.DIE)
        goals = tuple(
            Lying(die.thing, self._die_spot(leader, index), die.shows) for index, die in enumerate(there)
        )
        stops = (*(taking(die, 0.35) for die in there), *(laying(goal, 0.25) for goal in goals))
        return Gesture(leader, stops, delay=0.15)

    def _undo(self, step: Step, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """The touch first, then things are put as they lay before the event that is taken back."""
        yield Push(Action.UNDO)
        yield AwaitRuling()
        if legal and self._lain:
            yield Together(tidied(step.after.leader or 0, layout, self._before(step, layout), self._random))
            yield Pause(2 * SETTLE)

    def _before(self, step: Step, layout: Layout) -> Layout:
        """How things lay before the event that is taken back; what was rolled and thrown is taken off."""
        lay = self._lain.pop()
        if step.after.layout is not None:
            return lay
        none_set_up = step.before.layout is None
        return lay.take(MIDDLE).put(lying for lying in layout if none_set_up and lying.thing in MIDDLE)

    def _put_back(self, player: int, changed: tuple[Lying, ...], layout: Layout) -> Iterator[Act]:
        yield Pause(0.3)
        yield Together(tidied(player, layout.put(changed), layout, self._random))

    def _winner(self, step: Step) -> int | None:
        winners = step.ruling.players(EffectKind.TRICK) if step.ruling else ()
        return winners[0] if winners else None

    def _cards(self, reveal: Reveal) -> list[Lying]:
        """The cards played, face up, by player."""
        return [
            Lying(
                Thing(Kind.CARD, card.code),
                self._hand.finds(self._played_spot(player), 1.0, self._random),
                card.code,
            )
            for player, card in enumerate(reveal.cards)
            if card is not None
        ]

    def _played_spot(self, player: int) -> Spot:
        return self.seats[player].spot(PLAYED[self._table.sides[player] % 2])

    def _updown(self, middle: Middle) -> Lying:
        spot = self._hand.finds(Spot(0.0, 0.0, card_turn(middle.turn)), 0.8, self._random)
        return Lying(UPDOWN_CARD, spot, middle.face.value)

    def _thrown_card(self, middle: Middle, there: tuple[Lying, ...]) -> Lying:
        """The card where it comes to rest near the middle, and never just where it lay."""
        (lay,) = (lying.spot for lying in there if lying.thing == UPDOWN_CARD)
        far, angle = float(self._random.uniform(*THROWN)), float(self._random.uniform(0.0, 2 * math.pi))
        x, y = far * math.cos(angle), far * math.sin(angle)
        if lay.distance(Spot(x, y)) < THROWN[0]:
            x, y = -x, -y
        turned = self._hand.finds(Spot(x, y, card_turn(middle.turn)), 0.8, self._random).turn
        return Lying(UPDOWN_CARD, Spot(x, y, turned), middle.face.value)

    def _rolled(self, dice: Dice, there: tuple[Lying, ...]) -> tuple[Lying, ...]:
        """Where two dice come to rest, neither of them where one lay."""
        while True:
            thrown = self._thrown(0, dice)
            if all(die.spot.distance(lying.spot) > ROLLED_AWAY for die in thrown for lying in there):
                return thrown

    def _die_spot(self, player: int, index: int) -> Spot:
        aside = (-20.0, 20.0)[index] + float(self._random.uniform(-7, 7))
        far = DICE_FAR + float(self._random.uniform(-9, 9))
        return self.seats[player].spot(far, aside, float(self._random.uniform(0, 360)))

    def _thrown(self, player: int, dice: Dice) -> tuple[Lying, ...]:
        """Where two dice come to rest: anywhere between card and trick, never touching each other."""
        shown = list(dice)
        self._random.shuffle(shown)
        middle = float(self._random.uniform(-18, 18))
        half = float(self._random.uniform(14, 32))
        spots = [
            self.seats[player].spot(
                float(self._random.uniform(88, 134)), middle + aside, float(self._random.uniform(0, 360))
            )
            for aside in (-half, half)
        ]
        return tuple(
            Lying(die, spot, str(number)) for die, spot, number in zip(DICE, spots, shown, strict=True)
        )

    def _throwing_place(self, player: int) -> tuple[float, float]:
        spot = self.seats[player].spot(185.0, 45.0)
        return spot.x, spot.y

    def _hesitation(self) -> float:
        return float(self._random.uniform(0.0, 0.25))


def _becomes(event: Setup | Change, before: UpAndDownPosition) -> Middle:
    """The middle as an event makes it lie; nobody is told to lay it as it cannot lie."""
    becomes = middle_after(event, before)
    if becomes is None:
        raise ValueError(event)
    return becomes
