"""The first line of a table record: which game, who plays, with which options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from companion.engines.errors import HeaderError
from companion.engines.installed import game_names
from companion.engines.names import LONGEST_NAME, is_whole


@dataclass(frozen=True, slots=True)
class Header:
    """Who plays what.

    Attributes:
        game: one of `game_names()`.
        players: distinct names of 1 to `LONGEST_NAME` characters, in clockwise seating order.
        options: the options as the record writes them; each game checks its own when it starts.
    """

    game: str
    players: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    def index(self, name: object) -> int | None:
        """Index of the player of that name, None when there is none."""
        return self.players.index(name) if name in self.players else None

    def names(self, players: Iterable[int]) -> tuple[str, ...]:
        """The names of the players with these indexes, in that order."""
        return tuple(self.players[player] for player in players)


def read_header(line: object) -> Header:
    """The header that a record's first line tells, the game's own options unchecked.

    Its names are taken to the letter, as the contract has it: those that differ in one character are two, and
    none is brought into another form (`companion.engines.names` does that where people enter theirs).

    Raises:
        HeaderError: naming what is wrong with it.
    """
    if not isinstance(line, dict):
        raise HeaderError("The first line must be a JSON object that describes the game.")
    if type(line.get("record")) is not int or line["record"] != 1:
        raise HeaderError('The header needs "record": 1.')
    game = line.get("game")
    if game not in game_names():
        raise HeaderError(f'The header\'s "game" must be one of {", ".join(game_names())}.')
    options = line.get("options", {})
    if not isinstance(options, dict):
        raise HeaderError('The header\'s "options" must be an object.')
    return Header(game, _players(line.get("players")), MappingProxyType(options))


def write_header(header: Header) -> dict[str, Any]:
    """The first line of that game's record; the inverse of `read_header`."""
    line: dict[str, Any] = {"record": 1, "game": header.game, "players": list(header.players)}
    if header.options:
        line["options"] = dict(header.options)
    return line


def _players(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise HeaderError('The header\'s "players" must be a list of names.')
    if not all(1 <= len(name) <= LONGEST_NAME for name in value):
        raise HeaderError(f"A player's name must have 1 to {LONGEST_NAME} characters.")
    if not all(map(is_whole, value)):
        raise HeaderError("A player's name holds half a character (a lone surrogate); write it anew.")
    if len(set(value)) != len(value):
        raise HeaderError("Two players have the same name.")
    return tuple(value)
