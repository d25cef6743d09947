"""The rules of Crazy Eights; the clauses ``CE-1`` to ``CE-14`` are in the texts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from companion.engines import (
    EffectKind,
    Header,
    HeaderError,
    LaidOut,
    Option,
    Pack,
    Plays,
    Portion,
    Position,
    Reason,
    Rules,
    Ruling,
    Standings,
    Where,
    fields,
)
from companion.engines.effects import Effect
from companion.engines.game import JsonObject
from companion.engines.options import until

SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = {rank + suit: rank + sign for suit, sign in SUITS.items() for rank in RANKS}
"""The pack (CE-1): a record's codes, and each card as people write it."""

HAND = {2: 7, 3: 5, 4: 5, 5: 5}
"""Cards of a hand by number of players (CE-2, CE-3)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Everybody is dealt a hand, and a card is turned up (CE-3)."""

    card: str


@dataclass(frozen=True, slots=True)
class Play:
    """A player lays a card, and asks for a suit with an eight (CE-7, CE-8)."""

    player: int
    card: str
    suit: str | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws a card instead (CE-9)."""

    player: int


Event = Deal | Play | Draw


@dataclass(frozen=True, slots=True)
class EightsPosition(Position[Event]):
    """All that the table knows.

    Attributes:
        players: the names, clockwise.
        end: what ends the game, and the number at which it does (CE-13).
        counts: how many cards everybody holds.
        pile: the cards that lie in the middle, the uppermost last.
        suit: the suit that an eight on top asks for.
        stock: how many cards are left to draw.
        to_move: index of the player whose turn it is, None while no round runs.
        totals: everybody's points.
        rounds: how many rounds are over.
    """

    game: ClassVar[str] = "crazy-eights"

    players: tuple[str, ...]
    end: tuple[str, int]
    totals: tuple[int, ...]
    counts: tuple[int, ...]
    pile: tuple[str, ...] = ()
    suit: str | None = None
    stock: int = 0
    to_move: int | None = None
    rounds: int = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended (CE-13)."""
        kind, number = self.end
        return (self.rounds if kind == "rounds" else max(self.totals)) >= number

    @property
    def winners(self) -> tuple[int, ...]:
        """Those with the most points once the game is over (CE-14)."""
        best = max(self.totals)
        return tuple(p for p, points in enumerate(self.totals) if points == best) if self.over else ()

    @property
    def standings(self) -> Standings:
        """Rounds that are over, and everybody's points."""
        return Standings(self.rounds, self.totals)

    @property
    def deal_due(self) -> bool:
        """Whether the next round is to be dealt."""
        return self.to_move is None and not self.over

    def rule(self, event: Event) -> Ruling[EightsPosition]:
        """Rule on an event, the clauses in their order."""
        if isinstance(event, Deal):
            return self._deal(event)
        name = self.players[event.player]
        if self.to_move is None:
            return self.illegal("CE-5", player=name)
        if event.player != self.to_move:
            return self.illegal("CE-6", player=name, to_move=self.players[self.to_move])
        return self._draw(event) if isinstance(event, Draw) else self._play(event)

    def named(self, event: Event) -> Reason:
        """A legal event as people call it."""
        if isinstance(event, Deal):
            return Reason("ce-named-deal")
        player = ("player", self.players[event.player])
        if isinstance(event, Draw):
            return Reason("ce-named-draw", (player,))
        return Reason("ce-named-play", (player, ("card", CARDS[event.card])))

    def plays(self) -> Plays[Event]:
        """What may be done now."""
        if self.to_move is None:
            duty = Reason("ce-duty-over" if self.over else "ce-duty-deal")
            return Plays(None, duty, (), () if self.over else (Reason("ce-kind-deal"),))
        top, player = self.pile[-1], self.players[self.to_move]
        facts = (("player", player), ("suit", SUITS[self.suit or top[-1]]), ("rank", top[:-1]))
        duty = Reason("ce-duty-suit" if self.suit else "ce-duty-play", facts)
        return Plays(self.to_move, duty, (Draw(self.to_move),), (Reason("ce-kind-play"), Reason("ce-draw")))

    def state(self) -> dict[str, Any]:
        """The position as a record shows it."""
        return {
            "to_move": None if self.to_move is None else self.players[self.to_move],
            "top": self.pile[-1] if self.pile else None,
            "suit": self.suit,
            "cards_left": dict(zip(self.players, self.counts, strict=True)),
            "stock": self.stock,
            "totals": dict(zip(self.players, self.totals, strict=True)),
            "rounds_played": self.rounds,
            "game_over": self.over,
            "winners": [self.players[player] for player in self.winners],
        }

    def fits(self, card: str) -> bool:
        """Whether a card may follow the one on top (CE-7, CE-8)."""
        top, rank = self.pile[-1], card[:-1]
        return rank == "8" or card[-1] == (self.suit or top[-1]) or (self.suit is None and rank == top[:-1])

    def _deal(self, deal: Deal) -> Ruling[EightsPosition]:
        if self.over:
            return self.illegal("CE-13")
        if self.to_move is not None:
            return self.illegal("CE-4")
        if deal.card.startswith("8"):
            return self.illegal("CE-3", card=CARDS[deal.card])
        players = len(self.players)
        begins, counts = (self.rounds + 1) % players, (HAND[players],) * players
        stock = len(CARDS) - sum(counts) - 1
        after = replace(self, counts=counts, pile=(deal.card,), suit=None, stock=stock, to_move=begins)
        return after.legal((), Reason("ce-dealt", (("player", self.players[begins]),)), ("CE-3",))

    def _play(self, play: Play) -> Ruling[EightsPosition]:
        card, name = play.card, self.players[play.player]
        if card in self.pile:
            return self.illegal("CE-11", card=CARDS[card])
        if card.startswith("8") is (play.suit is None):
            return self.illegal("CE-8", player=name, eight="yes" if play.suit is None else "no")
        if not self.fits(card):
            top = SUITS[self.suit] if self.suit else CARDS[self.pile[-1]]
            return self.illegal("CE-7", card=CARDS[card], top=top)
        counts = tuple(count - (p == play.player) for p, count in enumerate(self.counts))
        after = replace(self, counts=counts, pile=(*self.pile, card), suit=play.suit)
        if counts[play.player] == 0:
            return _round_over(after, play.player)
        facts = (("player", name), ("card", CARDS[card]))
        if play.suit is None:
            return _passed_on(after).legal((), Reason("ce-played", facts), ("CE-7",))
        asked = Reason("ce-asked", (*facts, ("suit", SUITS[play.suit])))
        return _passed_on(after).legal((), asked, ("CE-8",))

    def _draw(self, draw: Draw) -> Ruling[EightsPosition]:
        stock, pile = self.stock, self.pile
        if stock == 0:  # all but the uppermost card are shuffled to be drawn from (CE-10)
            stock, pile = len(pile) - 1, pile[-1:]
        drawn = min(1, stock)
        counts = tuple(count + drawn * (p == draw.player) for p, count in enumerate(self.counts))
        after = _passed_on(replace(self, counts=counts, pile=pile, stock=stock - drawn))
        facts = (("player", self.players[draw.player]), ("count", drawn))
        return after.legal((), Reason("ce-drawn", facts), ("CE-9", *["CE-10"] * (pile != self.pile)))


def _passed_on(now: EightsPosition) -> EightsPosition:
    return replace(now, to_move=((now.to_move or 0) + 1) % len(now.players))


def _round_over(now: EightsPosition, winner: int) -> Ruling[EightsPosition]:
    points = sum(now.counts)
    totals = tuple(total + points * (p == winner) for p, total in enumerate(now.totals))
    after = replace(now, suit=None, to_move=None, totals=totals, rounds=now.rounds + 1)
    effects = (Effect(EffectKind.ROUND_OVER), *[Effect(EffectKind.GAME_OVER)] * after.over)
    facts = (("player", now.players[winner]), ("points", points))
    return after.legal(effects, Reason("ce-out", facts), ("CE-12", *["CE-13"] * after.over))


class EightsRules(Rules[EightsPosition, Event]):
    """The rules of Crazy Eights."""

    name = EightsPosition.game
    clauses = tuple(f"CE-{number}" for number in range(1, 15))
    players = tuple(HAND)
    options = (Option("end", until("rounds", (20, 50, 100))),)

    def start(self, header: Header) -> EightsPosition:
        """The position before the first deal; raises `HeaderError` for wrong players or options."""
        if len(header.players) not in HAND:
            raise HeaderError(f"Crazy Eights is for 2 to 5 players; the header names {len(header.players)}.")
        for option in header.options:
            if option != "end":
                raise HeaderError(f'Crazy Eights has no option "{fields.quoted(option)}"; it has "end".')
        end = fields.end_of(header.options.get("end", {"rounds": 1}), "rounds", "points")
        nothing = (0,) * len(header.players)
        return EightsPosition(header.players, next(iter(end.items())), nothing, nothing)

    def laid_out(self, position: EightsPosition) -> LaidOut:
        """Everybody's hand, the card that is turned up, and what is drawn from."""
        players = len(position.players)
        dealt = (Portion(Where.HAND, HAND[players], players), Portion(Where.OPEN, 1))
        return LaidOut.with_rest(len(CARDS), dealt, Where.COMMON_PILE)

    def pack(self, position: EightsPosition) -> Pack:
        """A poker deck."""
        del position
        return Pack(Counter(CARDS.keys()))

    def dealer_after(self, dealer: int, event: Event) -> int:
        """Deals go round."""
        return dealer + isinstance(event, Deal)

    def read(self, line: JsonObject, header: Header) -> Event:
        """The event that a record's line tells; raises `InvalidEventError`."""
        event = line["event"]
        if event not in ("deal", "play", "draw"):
            raise fields.unknown_event(line)
        player = 0 if event == "deal" else fields.player_of(fields.required(line, "player"), header)
        if event == "draw":
            return Draw(player)
        card = fields.required(line, "card")
        fields.card_of(card, CARDS)
        if event == "deal":
            return Deal(card)
        return Play(
            player, card, fields.choice_of(line["suit"], "suit", tuple(SUITS)) if "suit" in line else None
        )

    def write(self, event: Event, header: Header) -> dict[str, Any]:
        """The event as a record's line."""
        if isinstance(event, Deal):
            return {"event": "deal", "card": event.card}
        player = header.players[event.player]
        if isinstance(event, Draw):
            return {"event": "draw", "player": player}
        line = {"event": "play", "player": player, "card": event.card}
        return line if event.suit is None else {**line, "suit": event.suit}


RULES = EightsRules()
