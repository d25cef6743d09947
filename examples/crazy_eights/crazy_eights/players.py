"""Simulated players of Crazy Eights."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from companion.engines import Header
from companion.engines.players.game_players import GamePlayers
from crazy_eights.rules import CARDS, HAND, RULES, SUITS, Deal, Draw, EightsPosition, Event, Play

Hand = list[str]
Policy = Callable[[EightsPosition, Hand, Random], Event]
"""What a player does, who knows the table and the own hand."""


def random_policy() -> Policy:
    """A player who lays any card that may be laid."""
    return lambda position, hand, random: _lay(position, hand, random.sample(hand, len(hand)))


def sensible_policy() -> Policy:
    """A player who keeps eights for the end."""
    return lambda position, hand, _random: _lay(position, hand, sorted(hand, key=_is_eight))


def _is_eight(card: str) -> bool:
    return card.startswith("8")


def _lay(position: EightsPosition, hand: Hand, wished: Sequence[str]) -> Event:
    """The first card that fits, with an eight the suit of which there is most; else a card is drawn."""
    player, card = position.to_move or 0, next(filter(position.fits, wished), None)
    if card is None:
        return Draw(player)
    suits = [other[-1] for other in hand if other != card] or [*SUITS]
    return Play(player, card, max(sorted(set(suits)), key=suits.count) if _is_eight(card) else None)


def whole_game(header: Header, policies: Sequence[Policy], random: Random) -> Iterator[Event]:
    """Every event of a complete, legal game; nobody's hand stands in a record."""
    position = RULES.start(header)
    hands: list[Hand] = []
    stock: list[str] = []
    while not position.over:
        event: Event
        if position.to_move is None:
            stock, size = random.sample(list(CARDS), len(CARDS)), HAND[len(header.players)]
            hands = [[stock.pop() for _ in range(size)] for _ in header.players]
            event = Deal(next(card for card in stock if not _is_eight(card)))
            stock.remove(event.card)
        else:
            hand = hands[position.to_move]
            event = policies[position.to_move](position, hand, random)
            if isinstance(event, Play):
                hand.remove(event.card)
            else:
                stock = stock or random.sample(position.pile[:-1], len(position.pile) - 1)
                hand += [stock.pop()] if stock else []
        position = position.rule(event).position
        yield event


def laying_out(position: EightsPosition, dealer: int, random: Random) -> Deal | None:
    """The next deal; None while a round runs and once the game is over."""
    del dealer
    return Deal(random.choice([card for card in CARDS if not _is_eight(card)])) if position.deal_due else None


def attempts(position: EightsPosition, header: Header, random: Random) -> Iterator[Event]:
    """What somebody might try now, most of it wrong; without end."""
    while True:
        player, card = random.randrange(len(header.players)), random.choice(list(CARDS))
        suit = random.choice([*SUITS]) if _is_eight(card) or random.random() < 0.05 else None
        if random.random() < 0.6 and position.to_move is not None:
            player = position.to_move
        yield random.choice((Play(player, card, suit), Play(player, card, suit), Draw(player), Deal(card)))


def drawn_options(players: tuple[str, ...], random: Random) -> dict[str, Any]:
    """Options by chance, of a short game."""
    del players
    return {"end": random.choice([{"rounds": 1}, {"rounds": 2}, {"points": 5}])}


PLAYERS = GamePlayers(
    whole_game=whole_game,
    watched_game=whole_game,
    laying_out=laying_out,
    random_policy=random_policy,
    sensible_policy=sensible_policy,
    attempts=attempts,
    drawn_options=drawn_options,
    long_game={"end": {"rounds": 40}},
)
