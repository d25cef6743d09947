"""What a header says about a game of Schwupps: who plays, and whether it is a tournament."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines.errors import HeaderError
from companion.engines.header import Header

DEALT = {2: 25, 3: 20, 4: 15, 5: 12}
"""How many cards each player's own pile gets, the hand included, by the number of players (SCH-5, SCH-10)."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who plays what: the same for all positions of a record.

    Attributes:
        players: the names, in seating order.
        games: how many games are played: one, or in a tournament as many as players (SCH-46, SCH-48).
        tournament: whether points are counted.
    """

    players: tuple[str, ...]
    games: int
    tournament: bool


def read_sitting(header: Header) -> Sitting:
    """The sitting that a header describes; raises `HeaderError` for wrong players or options."""
    players = header.players
    if len(players) not in DEALT:
        raise HeaderError(f"Schwupps is for 2 to 5 players; the header names {len(players)}.")
    for key in header.options:
        if key != "tournament":
            raise HeaderError('Schwupps has only the option "tournament".')
    tournament = header.options.get("tournament", False)
    if type(tournament) is not bool:
        raise HeaderError('The option "tournament" must be true or false.')
    return Sitting(players, len(players) if tournament else 1, tournament)
