"""What was agreed before the game: who plays, and when the game ends."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines.errors import HeaderError
from companion.engines.fields import end_of, quoted
from companion.engines.header import Header
from companion.games.auf_und_ab.rules.cards import CARDS

HAND_SIZE = {3: 18, 4: 13}
"""Cards of a hand by number of players (AUA-4)."""

ASIDE_SIZE = {players: len(CARDS) - players * size for players, size in HAND_SIZE.items()}
"""Cards that lie aside by number of players (AUA-5)."""


@dataclass(frozen=True, slots=True)
class End:
    """When the game ends; exactly one of the two is a number.

    Attributes:
        hands: after so many hands (AUA-42).
        points: after the hand in which somebody reaches so many points (AUA-43).
    """

    hands: int | None = None
    points: int | None = None

    def reached(self, hands_played: int, scores: tuple[int, ...]) -> bool:
        """Whether the game is over once `hands_played` hands have brought these scores."""
        if self.hands is not None:
            return hands_played >= self.hands
        return self.points is not None and max(scores) >= self.points


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one game.

    Attributes:
        players: names in clockwise seating order.
        end: when the game ends.
    """

    players: tuple[str, ...]
    end: End


def read_terms(header: Header) -> Terms:
    """The terms that a header tells.

    Raises:
        HeaderError: not three or four players, or an option that Auf und Ab does not have.
    """
    if len(header.players) not in HAND_SIZE:
        raise HeaderError(f"Auf und Ab is for 3 or 4 players; the header names {len(header.players)}.")
    for option in header.options:
        if option != "end":
            raise HeaderError(f'Auf und Ab has no option "{quoted(option)}"; it has "end".')
    return Terms(header.players, End(**end_of(header.options.get("end", {"hands": 1}), "hands", "points")))
