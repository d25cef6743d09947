"""What was agreed before the game: who plays, with which cards, how it is scored and when it ends."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from companion.engines.errors import HeaderError
from companion.engines.fields import end_of, quoted
from companion.engines.header import Header
from companion.games.up.rules.cards import Card

FEWEST_PLAYERS, MOST_PLAYERS = 2, 10
"""How many can play (UP-2)."""

OPEN_CARDS = HIDDEN_CARDS = 4
"""How many open and how many face-down cards everybody gets (UP-8)."""

_SWITCHES = {"minus_two": True, "extra_set": False, "dirty_one": False, "double_two": False}


class Scoring(enum.Enum):
    """What is written down after a round, as the record writes it."""

    POINTS = "points"
    """The values of the cards left (UP-51)."""
    CARDS = "cards"
    """The number of cards left (UP-72)."""
    MATCHES = "matches"
    """A match for whoever ended the round (UP-73)."""


@dataclass(frozen=True, slots=True)
class End:
    """When the game ends; exactly one of the two is a number.

    Attributes:
        rounds: after so many scored rounds (UP-60).
        points: as soon as somebody has more than so many points (UP-62).
    """

    rounds: int | None = None
    points: int | None = None

    def reached(self, rounds_played: int, totals: tuple[int, ...]) -> bool:
        """Whether the game is over once `rounds_played` rounds have brought these totals."""
        if self.rounds is not None:
            return rounds_played >= self.rounds
        return self.points is not None and max(totals) > self.points


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one game.

    Attributes:
        players: names in clockwise seating order.
        minus_two: whether there are −2 cards (UP-4).
        extra_set: whether the pack has one set more than there are players (UP-71).
        dirty_one: whether each 1 left counts 30 in every round (UP-66, UP-69).
        double_two: whether the −2 is a plain 2 in every round (UP-67, UP-69).
        end: when the game ends.
        scoring: what is written down after a round.
    """

    players: tuple[str, ...]
    minus_two: bool
    extra_set: bool
    dirty_one: bool
    double_two: bool
    end: End
    scoring: Scoring

    @property
    def sets(self) -> int:
        """How many sets the pack has, and so how many copies there are of each card (UP-2, UP-71)."""
        return len(self.players) + self.extra_set

    @property
    def set_size(self) -> int:
        """How many cards a set has (UP-1, UP-4)."""
        return len(Card) if self.minus_two else len(Card) - 1

    @property
    def hand_size(self) -> int:
        """How many cards everybody gets into the hand (UP-8)."""
        return 5 if self.minus_two else 4


def read_terms(header: Header) -> Terms:
    """The terms that a header tells.

    Raises:
        HeaderError: not two to ten players, or an option that Up does not have.
    """
    players, options = header.players, header.options
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise HeaderError(f"Up is for 2 to 10 players; the header names {len(players)}.")
    known = (*_SWITCHES, "end", "scoring")
    for option in options:
        if option not in known:
            raise HeaderError(f'Up has no option "{quoted(option)}"; it has {", ".join(known)}.')
    return Terms(
        players,
        **{name: _read_switch(name, options.get(name, usual)) for name, usual in _SWITCHES.items()},
        end=End(**end_of(options.get("end", {"rounds": 1}), "rounds", "points")),
        scoring=_read_scoring(options.get("scoring", Scoring.POINTS.value)),
    )


def _read_switch(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise HeaderError(f'The option "{name}" must be true or false.')


def _read_scoring(value: object) -> Scoring:
    for scoring in Scoring:
        if value == scoring.value:
            return scoring
    raise HeaderError('The option "scoring" must be "points", "cards" or "matches".')
