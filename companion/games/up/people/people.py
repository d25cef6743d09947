"""People who play Up: what each event of a record looks like at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from companion.engines import Header, Undo
from companion.games.up.people.answers import Witness
from companion.games.up.people.putting_back import put_back
from companion.games.up.people.rows import open_cards, owner, tower
from companion.games.up.people.spread import spread
from companion.games.up.people.tower import free_fan
from companion.games.up.rules import Announce, Call, Card, Deal, Event, Place, Play, Show, UpPosition
from companion.games.up.rules.building import TOWER_GONE
from companion.games.up.rules.options import HIDDEN_CARDS
from companion.games.up.table.zones import CARD, PEEP, zones_for
from companion.rehearsal.conditions import Hand
from companion.rehearsal.errors import NotThereError
from companion.rehearsal.gestures import Gesture, SimulatedSeat, Stop, laid_out, laying, sweep, taking
from companion.rehearsal.layout import BACK, Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.script import (
    SETTLE,
    Act,
    AwaitRuling,
    Glance,
    Pause,
    Push,
    Together,
    answer_of,
)
from companion.rehearsal.step import Step
from companion.table.game_table import table_for
from companion.table.inputs import Action
from companion.table.reading import Question
from companion.table.seats import TableMap

TURNED_AHEAD: Final = 44.0
"""Millimetres from an open card's place towards the tower at which a face-down card is turned over."""

COLOURS: Final = 10
"""The pack's cards come in so many colours, which do not matter."""

LOOK: Final = 1.5
"""Seconds that people leave the cards left in view of the camera."""


class UpPeople:
    """The people of one record of Up.

    Attributes:
        seats: where each player sits.
    """

    def __init__(self, header: Header, hand: Hand, random: np.random.Generator, seats: TableMap) -> None:
        """People who sit so and lay things as carefully as `hand` says."""
        self._names = header.players
        self._zones = zones_for(seats)
        self._hand = hand
        self._random = random
        self._lain: list[Layout] = []
        self._laid = 0
        self._acting: Event | Undo | None = None
        self._before = Layout()
        self._shows = ""
        table = table_for(header.game, len(header.players))
        self.seats = tuple(SimulatedSeat(seat.direction, table) for seat in self._zones.table.seats)

    def act(self, step: Step, layout: Layout) -> Iterator[Act]:
        """What is done for an event."""
        if step.ruling is None:
            return
        self._acting, self._before = step.event, layout
        legal = step.ruling.legal
        match step.event:
            case Deal() as deal:
                yield from self._deal(deal, layout, legal=legal)
            case Play() as play:
                yield from self._play(play, step, layout)
            case Show() as show if legal:
                yield from self._show(show, step.before, layout)
            case Call(player):
                yield Push(Action.LAST_CARD, player)
                yield AwaitRuling()
            case Announce(player):
                yield Push(Action.ANNOUNCE, player)
                yield AwaitRuling()
            case Undo():
                yield from self._undo(layout, legal=legal)
        if legal and not isinstance(step.event, Undo):
            self._lain.append(layout)
        yield Pause(SETTLE)

    def answer(self, question: Question, layout: Layout) -> int | None:
        """The index of the true answer, None when it is not among the choices."""
        event = self._acting
        if event is None:
            return None
        witness = Witness(self._names, self._zones, event, self._before, self._shows)
        return answer_of(question, witness.truth(question, layout))

    def _deal(self, deal: Deal, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """The cards of the last round are gathered and new ones dealt; a wrong deal is put right again."""
        dealt = self._dealt(deal)
        there = layout.of(Kind.CARD)
        anew = legal or not self._lies_so(deal, layout)
        if anew:
            if there:
                yield Together((sweep(deal.dealer, there),))
                yield Pause(SETTLE)
            yield Together((laid_out(deal.dealer, dealt),))
            yield Pause(SETTLE)
        yield Push(Action.DEALT)
        yield AwaitRuling()
        if anew and not legal:
            lies = layout.take(lying.thing for lying in there).put(lying for row in dealt for lying in row)
            yield Together(put_back(deal.dealer, lies, layout, self._random))

    def _dealt(self, deal: Deal) -> list[list[Lying]]:
        """Row by row: everybody's face-down cards, then the open ones on top of them."""
        self._laid += 1
        hidden = [
            [Lying(self._new(f"hidden {player}"), self._slot(player, number, -PEEP), BACK) for number in _ROW]
            for player in range(len(self._names))
        ]
        face_up = [
            [
                Lying(self._new(f"open {player}"), self._slot(player, number), card.code)
                for number, card in enumerate(cards)
            ]
            for player, cards in enumerate(deal.open)
        ]
        return hidden + face_up

    def _slot(self, player: int, number: int, ahead: float = 0.0) -> Spot:
        """A place in a player's row, `ahead` millimetres towards the tower."""
        place = self._zones.slot(player, number)
        towards = self.seats[player].spot(-ahead)
        care = 0.5 if self._zones.pitch > CARD[0] else 0.15
        spot = Spot(place.x + towards.x, place.y + towards.y, place.turn)
        return self._hand.finds(spot, care, self._random)

    def _lies_so(self, deal: Deal, layout: Layout) -> bool:
        """Whether the open cards lie already as a deal names them, and it needs only to be announced."""
        return all(
            sorted(card.code for card in cards)
            == sorted(lying.shows for lying in open_cards(player, layout, self._zones))
            for player, cards in enumerate(deal.open)
        )

    def _play(self, play: Play, step: Step, layout: Layout) -> Iterator[Act]:
        if play.place is Place.HIDDEN:
            yield from self._turn(play, step, layout)
            return
        spots = self._fan(play, layout)
        if play.place is Place.HAND:
            laid = tuple(
                Lying(self._new("hand"), spot, card.code)
                for card, spot in zip(play.cards, spots, strict=True)
            )
            yield Together((Gesture(play.player, (_drop(laid),), laid),))
        else:
            taken = self._taken(play, layout)
            laid = tuple(replace(lying, spot=spot) for lying, spot in zip(taken, spots, strict=True))
            yield Together((Gesture(play.player, (*map(taking, taken), _drop(laid))),))
        yield AwaitRuling()
        yield from self._after(play, step, layout, laid)

    def _turn(self, play: Play, step: Step, layout: Layout) -> Iterator[Act]:
        """Face-down cards are turned over before their owner; what stays goes onto the tower."""
        backs = [
            lying for lying in layout.of(Kind.CARD) if lying.thing.name.startswith(f"hidden {play.player} ")
        ]
        backs = [lying for lying in backs if lying.shows == BACK][-len(play.cards) :]
        if len(backs) < len(play.cards):
            raise NotThereError
        turned = tuple(
            replace(back, spot=self._turned_spot(play.player, back.spot), shows=card.code)
            for back, card in zip(backs, play.cards, strict=True)
        )
        pairs = zip(backs, turned, strict=True)
        stops = tuple(stop for back, card in pairs for stop in (taking(back), laying(card)))
        yield Together((Gesture(play.player, stops),))
        yield AwaitRuling()
        if step.ruling and step.ruling.legal and not step.ruling.brings(*TOWER_GONE):
            spots = self._fan(play, layout)
            laid = tuple(replace(card, spot=spot) for card, spot in zip(turned, spots, strict=True))
            yield Together((Gesture(play.player, (*map(taking, turned), _drop(laid))),))
            return
        yield from self._after(play, step, layout, turned)

    def _turned_spot(self, player: int, spot: Spot) -> Spot:
        ahead = self.seats[player].spot(-TURNED_AHEAD - PEEP)
        return self._hand.finds(Spot(spot.x + ahead.x, spot.y + ahead.y, spot.turn), 0.4, self._random)

    def _after(self, play: Play, step: Step, before: Layout, laid: tuple[Lying, ...]) -> Iterator[Act]:
        """What follows from a ruling: cards taken back, the tower taken up or cleared away."""
        lies = before.put(laid)
        if step.ruling is None or not step.ruling.legal:
            yield Pause(0.3)
            yield Together(put_back(play.player, lies, before, self._random))
        elif step.ruling.brings(*TOWER_GONE):
            things = {card.thing for card in laid}
            below = [lying for lying in tower(before, self._zones) if lying.thing not in things]
            yield Together((sweep(play.player, (*below, *laid)),))

    def _show(self, show: Show, before: UpPosition, layout: Layout) -> Iterator[Act]:
        """One after the other lays all cards left in the middle, and puts them back."""
        missing = before.not_shown
        shown = [player for player, name in enumerate(self._names) if name in missing and show.cards[player]]
        for place, player in enumerate(shown):
            self._shows = self._names[player]
            own = [lying for lying in layout.of(Kind.CARD) if owner(lying, self._zones) == player]
            if own:
                yield Together((sweep(player, own),))
                yield Glance(SETTLE)
            laid = self._spread(player, show.cards[player] or ())
            yield Together((Gesture(player, (_drop(laid),), laid),))
            yield Glance(LOOK)
            if place == len(shown) - 1:
                if len(shown) < len(missing):
                    yield Push(Action.SHOWN)
                yield AwaitRuling()
            lies = layout.take(lying.thing for lying in own).put(laid)
            yield Together(put_back(player, lies, layout, self._random))
            yield Glance(SETTLE)

    def _spread(self, player: int, cards: Sequence[Card]) -> tuple[Lying, ...]:
        """All cards that a player has left, face up in the middle."""
        spots = spread(self.seats[player], self._zones, len(cards))
        return tuple(
            Lying(self._new("shown"), self._hand.finds(spot, 0.15, self._random), card.code)
            for card, spot in zip(cards, spots, strict=True)
        )

    def _undo(self, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """The touch first, then things are put as they lay before the event that is taken back."""
        yield Push(Action.UNDO)
        yield AwaitRuling()
        if legal and self._lain:
            yield Together(put_back(0, layout, self._lain.pop(), self._random))

    def _taken(self, play: Play, layout: Layout) -> list[Lying]:
        """The open cards of a set."""
        there = open_cards(play.player, layout, self._zones)
        taken = []
        for card in play.cards:
            found = next((lying for lying in there if lying.shows == card.code), None)
            if found is None:
                raise NotThereError
            there.remove(found)
            taken.append(found)
        return taken

    def _fan(self, play: Play, layout: Layout) -> list[Spot]:
        seat = self.seats[play.player]
        codes = [card.code for card in play.cards]
        spots = free_fan(seat, codes, tower(layout, self._zones), self._random)
        return [self._hand.finds(spot, 0.25, self._random) for spot in spots]

    def _new(self, name: str) -> Thing:
        """A card that has not lain on the table yet."""
        self._laid += 1
        return Thing(Kind.CARD, f"{name} {self._laid}", self._laid % COLOURS)


_ROW: Final = range(HIDDEN_CARDS)


def _drop(laid: Sequence[Lying]) -> Stop:
    """A set is laid down in one go."""
    return Stop(laid[0].spot.x, laid[0].spot.y, 0.35, drop=tuple(laid))
