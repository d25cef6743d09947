"""What stays the same all game long: who sits where, the ring of suits, how many cards and rounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from companion.engines.errors import HeaderError
from companion.engines.fields import quoted
from companion.engines.header import Header
from companion.games.up_and_down.rules.cards import Suit

HAND_SIZES = {2: 15, 3: 14, 4: 11}
"""Cards dealt to each of so many players (UAD-7)."""

DEFAULT_RING = ("D", "H", "S", "C")
DEFAULT_SIDES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Sides of the UP&DOWN card, counted clockwise, by seat (two players sit opposite each other)."""

OPTIONS = ("rounds", "ring", "sides")

Suits = tuple[Suit, ...]
"""A suit for each player."""


@dataclass(frozen=True, slots=True)
class Table:
    """The header, worked out.

    Attributes:
        names: the players' names.
        hand_size: cards in everybody's hand after the deal (UAD-7).
        rounds: rounds of the game (UAD-43).
        ring: the suits round the UP&DOWN card, clockwise seen from above (UAD-4).
        sides: by player, the side of that card at which the player sits, counted clockwise.
        turns: for each of the four turns k of the ring, the suit that faces each player (UAD-5).
        facing: the same as a record writes it, the suits' letters by name.
        shown: the same as people are told it, ``"Kim ♣"``.
        nothing: a zero for each player.
    """

    names: tuple[str, ...]
    hand_size: int
    rounds: int
    ring: Suits
    sides: tuple[int, ...]
    turns: tuple[Suits, ...]
    facing: tuple[dict[str, str], ...] = field(compare=False)
    shown: tuple[tuple[str, ...], ...] = field(compare=False)
    nothing: tuple[int, ...]

    def turn_of(self, facing: tuple[Suit | None, ...]) -> int | None:
        """The turn of the ring that the named suits fit, None when there is none (UAD-5)."""
        for turn, suits in enumerate(self.turns):
            if all(named is None or named is suit for named, suit in zip(facing, suits, strict=True)):
                return turn
        return None


def read_table(header: Header) -> Table:
    """The table that a header describes.

    Raises:
        HeaderError: wrong number of players, or an option that is unknown or wrong.
    """
    players = len(header.players)
    if players not in HAND_SIZES:
        raise HeaderError(f"Up & Down is for 2 to 4 players, not for {players}.")
    for name in header.options:
        if name not in OPTIONS:
            raise HeaderError(f'Up & Down has no option "{quoted(name)}", only {", ".join(OPTIONS)}.')
    rounds = header.options.get("rounds", 1)
    if type(rounds) is not int or rounds < 1:
        raise HeaderError('The option "rounds" must be a whole number from 1 on.')
    ring = _ring(header.options.get("ring", list(DEFAULT_RING)))
    sides = _sides(header)
    turns = tuple(tuple(ring[(side + turn) % 4] for side in sides) for turn in range(4))
    return Table(
        names=header.players,
        hand_size=HAND_SIZES[players],
        rounds=rounds,
        ring=ring,
        sides=sides,
        turns=turns,
        facing=tuple(_facing(header.players, suits) for suits in turns),
        shown=tuple(_shown(header.players, suits) for suits in turns),
        nothing=(0,) * players,
    )


def misfit(table: Table, facing: tuple[Suit | None, ...]) -> dict[str, str]:
    """The facts of named suits that fit no turn (UAD-5): two players whose suits contradict each other."""
    named = [(player, suit) for player, suit in enumerate(facing) if suit is not None]
    first, suit = named[0]
    turn = next(turn for turn in range(4) if table.turns[turn][first] is suit)
    other, wrong = next((player, suit) for player, suit in named if table.turns[turn][player] is not suit)
    return {
        "player": table.names[first],
        "suit": suit.sign,
        "other": table.names[other],
        "wrong": wrong.sign,
        "right": table.turns[turn][other].sign,
    }


def _facing(names: tuple[str, ...], suits: Suits) -> dict[str, str]:
    return {name: suit.value for name, suit in zip(names, suits, strict=True)}


def _shown(names: tuple[str, ...], suits: Suits) -> tuple[str, ...]:
    return tuple(f"{name} {suit.sign}" for name, suit in zip(names, suits, strict=True))


def _ring(value: Any) -> Suits:
    letters = [suit.value for suit in Suit]
    if not isinstance(value, list) or value not in [list(order) for order in permutations(letters)]:
        raise HeaderError(f'The option "ring" must name the four suits {", ".join(letters)} once each.')
    return tuple(Suit(letter) for letter in value)


def _sides(header: Header) -> tuple[int, ...]:
    if "sides" not in header.options:
        return DEFAULT_SIDES[len(header.players)]
    value = header.options["sides"]
    if not isinstance(value, dict) or set(value) != set(header.players):
        raise HeaderError('The option "sides" must name a side for every player and for nobody else.')
    sides = tuple(value[name] for name in header.players)
    if any(type(side) is not int or not 0 <= side <= 3 for side in sides) or len(set(sides)) != len(sides):
        raise HeaderError('The option "sides" must give every player a different side, 0 to 3.')
    return sides
