"""People who play Up: what each event of a record looks like at the table."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from companion.engines import Header
from companion.engines.up import Announce, Call, Card, Deal, Place, Play, Show, UpPosition
from companion.engines.up.building import TOWER_GONE
from companion.engines.up.options import HIDDEN_CARDS
from companion.inputs import Action
from companion.rehearsal.conditions import Hand
from companion.rehearsal.errors import NotThereError
from companion.rehearsal.gestures import Gesture, Seat, Stop, laid_out, laying, sweep, taking
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
    fact,
)
from companion.rehearsal.truth import Step
from companion.rehearsal.up.putting_back import put_back
from companion.rehearsal.up.spread import spread
from companion.rehearsal.up.tower import free_fan
from companion.table.asking import NOBODY
from companion.table.playing_table import table_for
from companion.table.reading import Question
from companion.table.seats import TableMap
from companion.table.up.layout import NO_CARD
from companion.table.up.questions import LAID_NOW, LAY_BEFORE
from companion.table.up.zones import CARD, PEEP, zones_for
from vision.sightings import Place as TablePlace

TURNED_AHEAD: Final = 44.0
"""Millimetres from an open card's place towards the tower at which a face-down card is turned over."""

COLOURS: Final = 10
"""The pack's cards come in so many colours, which do not matter."""

POINTED: Final = 30.0
"""Millimetres from where a question points to the middle of the card that is meant: less than half a card."""

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
        self._acting: Step | None = None
        self._before = Layout()
        self._shows = ""
        table = table_for(header.game, len(header.players))
        self.seats = tuple(Seat(seat.direction, table) for seat in self._zones.table.seats)

    def act(self, step: Step, layout: Layout) -> Iterator[Act]:
        """What is done for an event."""
        if step.line is None or step.ruling is None:
            return
        self._acting, self._before = step, layout
        legal = step.ruling.legal
        if step.line["event"] == "undo":
            yield from self._undo(layout, legal=legal)
            return
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
        if legal:
            self._lain.append(layout)
        yield Pause(SETTLE)

    def answer(self, question: Question, layout: Layout) -> int | None:
        """The index of the true answer, None when it is not among the choices."""
        step = self._acting
        return None if step is None else answer_of(question, self._truth(question, step, layout))

    def _truth(self, question: Question, step: Step, layout: Layout) -> str | None:
        line = step.line or {}
        match question.text.key:
            case "up-ask-who":
                return self._who(step)
            case "up-ask-dealer":
                return str(line.get("dealer"))
            case "up-ask-cut":
                return str(line.get("cut", "none"))
            case "up-ask-variant":
                return str(line.get("variant"))
            case "up-ask-left":
                return "show" if isinstance(step.event, Show) else "play"
            case "up-ask-open":
                player = self._names.index(fact(question, "player") or "")
                return _code_at(question, self._open(player, layout))
            case "up-ask-laid":
                return self._code_laid(question, layout)
            case "up-ask-overlooked":
                return self._code_showing(question, layout)
            case "up-ask-place":
                return str(line.get("from"))
            case "up-ask-more":
                return self._not_told(question, layout)
            case "up-ask-moved":
                return LAID_NOW if self._are_new(question, layout) else LAY_BEFORE
        return None

    def _who(self, step: Step) -> str:
        """Who lays cards now; the name of nobody where an event is only told or taken back."""
        match step.event:
            case Play(player):
                return self._names[player]
            case Show():
                return self._shows
        return NOBODY

    def _new_in_the_middle(self, layout: Layout) -> list[Lying]:
        """The cards of the set, or of the show, that lie in the middle now."""
        before = {(lying.thing, lying.spot) for lying in self._before.things}
        return [lying for lying in self._tower(layout) if (lying.thing, lying.spot) not in before]

    def _are_new(self, question: Question, layout: Layout) -> bool:
        """Whether the cards that the question names are laid now."""
        named = dict(question.text.facts)["cards"]
        laid = Counter(lying.card for lying in self._new_in_the_middle(layout) if lying.card)
        return not Counter(named if isinstance(named, tuple) else ()) - laid

    def _not_told(self, question: Question, layout: Layout) -> str:
        """A card of the set that is not among those the question names, if there is one."""
        return next(iter(self._left(question, layout)), NO_CARD)

    def _code_laid(self, question: Question, layout: Layout) -> str | None:
        """The card of the set to which the question points, none where it names all of them."""
        left = self._left(question, layout)
        return _code_at(question, [one for one in self._new_in_the_middle(layout) if one.card in left])

    def _left(self, question: Question, layout: Layout) -> Counter[str]:
        """The cards of the set but for those that the question names."""
        named = dict(question.text.facts)["cards"]
        laid = Counter(lying.card for lying in self._new_in_the_middle(layout) if lying.card is not None)
        return laid - Counter(named if isinstance(named, tuple) else ())

    def _code_showing(self, question: Question, layout: Layout) -> str | None:
        """The new card that shows where the question points, none where an old one does."""
        place = question.place
        if place is None:
            return None
        shown = [lying for lying in layout.of(Kind.CARD) if _lies_over(lying, place)][-1:]
        return shown[0].card if shown and shown[0] in self._new_in_the_middle(layout) else NO_CARD

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
        return self._jittered(Spot(place.x + towards.x, place.y + towards.y, place.turn), care)

    def _lies_so(self, deal: Deal, layout: Layout) -> bool:
        """Whether the open cards lie already as a deal names them, and it needs only to be announced."""
        return all(
            sorted(card.code for card in cards) == sorted(lying.shows for lying in self._open(player, layout))
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
        return self._jittered(Spot(spot.x + ahead.x, spot.y + ahead.y, spot.turn), 0.4)

    def _after(self, play: Play, step: Step, before: Layout, laid: tuple[Lying, ...]) -> Iterator[Act]:
        """What follows from a ruling: cards taken back, the tower taken up or cleared away."""
        lies = before.put(laid)
        if step.ruling is None or not step.ruling.legal:
            yield Pause(0.3)
            yield Together(put_back(play.player, lies, before, self._random))
        elif step.ruling.brings(*TOWER_GONE):
            tower = [
                lying for lying in self._tower(before) if lying.thing not in {card.thing for card in laid}
            ]
            yield Together((sweep(play.player, (*tower, *laid)),))

    def _show(self, show: Show, before: UpPosition, layout: Layout) -> Iterator[Act]:
        """One after the other lays all cards left in the middle, and puts them back."""
        missing = before.not_shown
        shown = [player for player, name in enumerate(self._names) if name in missing and show.cards[player]]
        for place, player in enumerate(shown):
            self._shows = self._names[player]
            own = [lying for lying in layout.of(Kind.CARD) if self._owner(lying) == player]
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
            Lying(self._new("shown"), self._jittered(spot, 0.15), card.code)
            for card, spot in zip(cards, spots, strict=True)
        )

    def _undo(self, layout: Layout, *, legal: bool) -> Iterator[Act]:
        """The touch first, then things are put as they lay before the event that is taken back."""
        yield Push(Action.UNDO)
        yield AwaitRuling()
        if legal and self._lain:
            yield Together(put_back(0, layout, self._lain.pop(), self._random))
        yield Pause(SETTLE)

    def _taken(self, play: Play, layout: Layout) -> list[Lying]:
        """The open cards of a set."""
        there = self._open(play.player, layout)
        taken = []
        for card in play.cards:
            found = next((lying for lying in there if lying.shows == card.code), None)
            if found is None:
                raise NotThereError
            there.remove(found)
            taken.append(found)
        return taken

    def _open(self, player: int, layout: Layout) -> list[Lying]:
        return [lying for lying in layout.of(Kind.CARD) if lying.card and self._owner(lying) == player]

    def _tower(self, layout: Layout) -> list[Lying]:
        return [lying for lying in layout.of(Kind.CARD) if lying.card and self._owner(lying) is None]

    def _owner(self, lying: Lying) -> int | None:
        return self._zones.owner(_seen_at(lying))

    def _fan(self, play: Play, layout: Layout) -> list[Spot]:
        seat = self.seats[play.player]
        codes = [card.code for card in play.cards]
        spots = free_fan(seat, codes, self._tower(layout), self._random)
        return [self._jittered(spot, 0.25) for spot in spots]

    def _new(self, name: str) -> Thing:
        """A card that has not lain on the table yet."""
        self._laid += 1
        return Thing(Kind.CARD, f"{name} {self._laid}", self._laid % COLOURS)

    def _jittered(self, spot: Spot, share: float) -> Spot:
        return self._hand.finds(spot, share, self._random)


_ROW: Final = range(HIDDEN_CARDS)


def _code_at(question: Question, cards: Sequence[Lying]) -> str | None:
    """The card to which a question points, if one lies there."""
    place = question.place
    if place is None:
        return None
    pointed = Spot(place.x, place.y)
    nearest = min(cards, key=lambda lying: lying.spot.distance(pointed), default=None)
    return nearest.card if nearest and nearest.spot.distance(pointed) < POINTED else NO_CARD


def _lies_over(lying: Lying, place: TablePlace) -> bool:
    """Whether a card lies over a place."""
    angle = math.radians(lying.spot.turn)
    dx, dy = place.x - lying.spot.x, place.y - lying.spot.y
    right, down = (
        dx * math.cos(angle) + dy * math.sin(angle),
        dy * math.cos(angle) - dx * math.sin(angle),
    )
    return abs(right) < CARD[0] / 2 and abs(down) < CARD[1] / 2


def _seen_at(lying: Lying) -> TablePlace:
    return TablePlace(lying.spot.x, lying.spot.y, lying.spot.turn)


def _drop(laid: Sequence[Lying]) -> Stop:
    """A set is laid down in one go."""
    return Stop(laid[0].spot.x, laid[0].spot.y, 0.35, drop=tuple(laid))
