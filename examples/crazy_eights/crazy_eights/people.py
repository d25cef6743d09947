"""People who play Crazy Eights at the simulated table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from companion.decks.drawn.poker import PokerDeck
from companion.engines import Header, Undo
from companion.rehearsal.conditions import Hand
from companion.rehearsal.game_people import GamePeople
from companion.rehearsal.gestures import Gesture, SimulatedSeat, Stop, laid_out, take, tidied
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.packets import packet
from companion.rehearsal.script import SETTLE, Act, AwaitRuling, Pause, Push, Together, answer_of
from companion.rehearsal.skips import Skip
from companion.rehearsal.step import Step
from companion.table.inputs import Action
from companion.table.reading import Question
from companion.table.seats import TableMap
from crazy_eights.rules import Deal, Draw, EightsPosition, Event, Play
from crazy_eights.table import NO_NEW_CARD

STOCK: Final = Spot(150.0, 0.0)
"""Where cards are drawn from, in millimetres."""


class EightsPeople:
    """The people of one record."""

    def __init__(self, _header: Header, hand: Hand, random: np.random.Generator, seats: TableMap) -> None:
        self._hand, self._random = hand, random
        self._lain: list[Layout] = []
        self._played: Play | None = None
        self.seats = tuple(SimulatedSeat(seat.direction) for seat in seats.seats)

    def act(self, step: Step, layout: Layout) -> Iterator[Act]:
        """What is done for an event of the record."""
        if step.ruling is None:
            return
        legal, event = step.ruling.legal, step.event
        if legal and not isinstance(event, Undo):
            self._lain.append(layout)
        match event:
            case Deal(card):
                yield from self._deal(card, layout, legal=legal)
            case Play(player, card):
                self._played, laid = event, self._card(card, self.seats[player].direction)
                stop = Stop(laid.spot.x, laid.spot.y, 0.35, drop=(laid,))
                yield Together((Gesture(player, (stop,), (laid,)),))
                yield AwaitRuling()
                if not legal:
                    yield Together((take(player, [laid]),))
            case Draw(player):
                yield Together((Gesture(player, (Stop(STOCK.x, STOCK.y, 0.35),)),))
                yield Push(Action.PASS, player)
                yield AwaitRuling()
                pile = [lying for lying in layout.of(Kind.CARD) if lying.card]
                if below := [lying for lying in pile if lying.card not in step.after.pile]:
                    yield Together((take(player, below),))  # to be shuffled
            case Undo():
                yield Push(Action.UNDO)
                yield AwaitRuling()
                if legal and self._lain:
                    yield Together(tidied(0, layout, self._lain.pop(), self._random))
        yield Pause(SETTLE)

    def answer(self, question: Question, layout: Layout) -> int | None:
        """The true answer to which card was laid, or which suit is asked for."""
        del layout
        if self._played is None:
            return None
        if question.text.key == "ce-ask-suit":
            return answer_of(question, self._played.suit)
        laid = answer_of(question, self._played.card)
        return answer_of(question, NO_NEW_CARD) if laid is None else laid

    def _deal(self, card: str, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """Packets are dealt and taken up, and a card is turned up; an eight is put back."""
        if old := layout.of(Kind.CARD):
            yield Together((take(0, list(old)),))
        dealt = [packet(p, seat.spot(195.0), self._hand, self._random) for p, seat in enumerate(self.seats)]
        turned_up = self._card(card, 0.0)
        stock = packet(len(self.seats), STOCK, self._hand, self._random)
        yield Together((laid_out(0, [*dealt, stock, [turned_up]]),))
        yield Together(tuple(take(player, cards, 0.35) for player, cards in enumerate(dealt)))
        yield Pause(2 * SETTLE)
        yield Push(Action.DEALT)
        yield AwaitRuling()
        if not legal:
            yield Together((take(0, [turned_up]),))

    def _card(self, code: str, turn: float) -> Lying:
        spot = self._hand.finds(Spot(0.0, 0.0, turn), 1.0, self._random)
        return Lying(Thing(Kind.CARD, code), spot, code)


def hindrance(event: Event, position: EightsPosition) -> Skip | None:
    """Cards that lie on the pile cannot be laid once more, and nobody deals while all hold their cards."""
    match event:
        case Deal():
            return Skip.IMPOSSIBLE if position.to_move is not None or position.over else None
        case Play(_, card, suit):
            if position.to_move is None or card in position.pile:
                return Skip.IMPOSSIBLE
            return Skip.INVISIBLE if card.startswith("8") is (suit is None) else None
    return None


PEOPLE: GamePeople[Any] = GamePeople(EightsPeople, lambda world: PokerDeck(world.deck), hindrance)
