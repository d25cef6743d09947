"""People who play Auf und Ab: what each event of a record looks like at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from companion.engines import EffectKind, Header, Undo
from companion.games.auf_und_ab.rules.cards import Card
from companion.games.auf_und_ab.rules.events import Deal, Pass, Play
from companion.games.auf_und_ab.rules.options import ASIDE_SIZE
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.table.questions import NO_NEW_CARD
from companion.rehearsal.conditions import Hand
from companion.rehearsal.fan import fanned
from companion.rehearsal.gestures import Gesture, SimulatedSeat, Stop, laid_out, take, tidied
from companion.rehearsal.layout import BACK, Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.packets import packet
from companion.rehearsal.script import SETTLE, Act, AwaitRuling, Pause, Push, Together, answer_of
from companion.rehearsal.step import Step
from companion.table.asking import NOBODY
from companion.table.inputs import Action
from companion.table.reading import Question
from companion.table.seats import TableMap

LAID: Final = (84.0, 122.0)
"""Millimetres from the middle at which the middle of a set comes to lie. A player lays a later set where the
upper part of the last one stays in view; at the ends the sets of neighbours meet."""

LAID_ABOUT: Final = 5.0
"""Millimetres by which that varies at most."""

OWN: Final = 80.0
"""Millimetres around where a player lays sets; what lies there is mostly the player's own."""

PITCH: Final = (21.0, 24.0)
"""Millimetres from card to card in a fan: both numbers in the corner of each stay in view."""

HELD: Final = 0.06
"""The cards of a fan are held together: so much of a hand's carelessness shows between them."""

PACKET_FAR: Final = 195.0
"""Millimetres from the middle at which a dealt packet lies before its player."""

ASIDE: Final = Spot(-290.0, -190.0, 20.0)
"""Where the cards lie that are dealt to nobody."""


class AufUndAbPeople:
    """The people of one record of Auf und Ab.

    Attributes:
        seats: where each player sits.
    """

    def __init__(self, header: Header, hand: Hand, random: np.random.Generator, seats: TableMap) -> None:
        """People who sit so and lay things as carefully as `hand` says."""
        self._names = header.players
        self._hand = hand
        self._random = random
        self._lain: list[tuple[int, Layout]] = []
        self._acting: Step | None = None
        self.seats = tuple(SimulatedSeat(seat.direction) for seat in seats.seats)

    def act(self, step: Step, layout: Layout) -> Iterator[Act]:
        """What is done for an event."""
        if step.ruling is None:
            return
        self._acting = step
        legal, event = step.ruling.legal, step.event
        if legal and not isinstance(event, Undo):
            self._lain.append((event.player if isinstance(event, Play | Pass) else 0, layout))
        match event:
            case Deal():
                yield from self._deal(layout, legal=legal)
            case Play():
                yield from self._play(event, step, layout, legal=legal)
            case Pass(player):
                yield from self._pass(player, step, layout)
            case Undo():
                yield from self._undo(layout, legal=legal)
        yield Pause(SETTLE)

    def answer(self, question: Question, layout: Layout) -> int | None:
        """The true answer to what a double counts, who laid a set, or which card that is."""
        play = self._acting.event if self._acting else None
        if not isinstance(play, Play):
            nothing = {"aua-ask-who": NOBODY, "aua-ask-card": NO_NEW_CARD}.get(question.text.key)
            return None if nothing is None else answer_of(question, nothing)
        match question.text.key:
            case "aua-ask-count":
                true = "" if play.count is None else str(play.count)
            case "aua-ask-who":
                true = self._names[play.player]
            case "aua-ask-card":
                lie = {lying.card for lying in layout.of(Kind.CARD)}
                true = _not_read(question, [card for card in play.cards if str(card) in lie])
            case _:
                return None
        return answer_of(question, true)

    def _deal(self, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """Packets are dealt and taken up, what is left over stays aside; a second deal is only announced."""
        if legal and not layout.of(Kind.CARD):
            packets = [self._packet(player) for player in range(len(self.seats))]
            yield Together((laid_out(0, [*packets, self._aside()]),))
            yield Together(tuple(take(player, dealt, 0.35) for player, dealt in enumerate(packets)))
            yield Pause(SETTLE)
        yield Push(Action.DEALT)
        yield AwaitRuling()

    def _packet(self, player: int) -> list[Lying]:
        return packet(player, self.seats[player].spot(PACKET_FAR), self._hand, self._random)

    def _aside(self) -> list[Lying]:
        return [
            Lying(Thing(Kind.CARD, f"aside {layer}"), self._hand.finds(ASIDE, 0.5, self._random), BACK)
            for layer in range(ASIDE_SIZE[len(self._names)])
        ]

    def _play(self, play: Play, step: Step, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """A set is laid fanned; what may not lie there is taken back, and whoever is out ends the hand."""
        player, cards = play.player, self._fan(play.player, play.cards, layout)
        heart = cards[len(cards) // 2].spot
        yield Together((Gesture(player, (Stop(heart.x, heart.y, 0.35, drop=cards),), cards),))
        yield AwaitRuling()
        self._acting = None  # what is asked from now on is not about that set
        if not legal:
            yield Pause(0.3)
            yield Together((take(player, cards),))
        elif step.ruling and step.ruling.brings(EffectKind.HAND_OVER):
            yield from self._gather(player, layout.put(cards))

    def _fan(self, player: int, cards: Sequence[Card], layout: Layout) -> tuple[Lying, ...]:
        """Where a set comes to lie: the fan is laid as carelessly as all else, but held together."""
        place, turn = self._hand.place, self._hand.turn
        aside, askew = np.clip(self._random.standard_normal(2), -2.0, 2.0)
        spots = fanned(
            self.seats[player],
            len(cards),
            self._far(player, layout) + float(self._random.uniform(-LAID_ABOUT, LAID_ABOUT)),
            float(aside) * place,
            float(self._random.uniform(*PITCH)),
            float(askew) * turn,
        )
        return tuple(
            Lying(Thing(Kind.CARD, str(card)), self._hand.finds(spot, HELD, self._random), str(card))
            for card, spot in zip(cards, spots, strict=True)
        )

    def _far(self, player: int, layout: Layout) -> float:
        """How far from the middle a set is laid: not where the player's last one lies."""
        near, far = (self.seats[player].spot(far) for far in LAID)
        laid = [lying.spot for lying in layout.of(Kind.CARD) if lying.card]
        own = [spot for spot in laid if min(spot.distance(near), spot.distance(far)) < OWN]
        covered = bool(own) and own[-1].distance(near) < own[-1].distance(far)
        return LAID[1] if covered else LAID[0]

    def _pass(self, player: int, step: Step, layout: Layout) -> Iterator[Act]:
        """That seat's button; after the last pass the player of the last set takes the cards."""
        yield Push(Action.PASS, player)
        yield AwaitRuling()
        if step.ruling and step.ruling.brings(EffectKind.ROUND_OVER):
            laid = [lying for lying in layout.of(Kind.CARD) if lying.card]
            yield Together((take(_leader(step.before), laid),))

    def _gather(self, player: int, layout: Layout) -> Iterator[Act]:
        """The hand is over: whoever won it gathers all cards."""
        yield Pause(SETTLE)
        yield Together((take(player, list(layout.of(Kind.CARD))),))

    def _undo(self, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """The touch first, then things are put as they lay before the event that is taken back."""
        yield Push(Action.UNDO)
        yield AwaitRuling()
        if legal and self._lain:
            player, lay = self._lain.pop()
            yield Together(tidied(player, layout, lay, self._random))


def _not_read(question: Question, laid: Sequence[Card]) -> str:
    """A card that lies there and that the question does not name as read, or that there is none."""
    read = dict(question.text.facts)["cards"]
    missing = [str(card) for card in laid if not isinstance(read, tuple) or str(card) not in read]
    return missing[0] if missing else NO_NEW_CARD


def _leader(position: AufUndAbPosition) -> int:
    """The player of the last set, the first one before there is any."""
    return (position.round and position.round.leader) or 0
