"""A game's table: the part of `companion.engines.Game` that whoever watches it asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.engines import AnyPosition, Position, game_called
from companion.engines.references import made
from companion.table.inputs import Action
from companion.table.playing_table import SMALL_TABLE, PlayingTable
from companion.table.reading import TableReader
from companion.table.seats import TableMap
from companion.table.steps import SeenSetup, SetupStep
from vision.sightings import Sightings

PositionT = TypeVar("PositionT", bound=Position[Any])


def _small(_players: int) -> PlayingTable:
    return SMALL_TABLE


@dataclass(frozen=True, slots=True)
class GameTable(Generic[PositionT]):
    """What lies on the table of a game, and what it means.

    Attributes:
        reader: a new reader, which compares what is seen with a position and says what was done.
        setting_up: what to do before the next round, in the order in which people do it; nothing while one
            runs.
        playing_table: the table that so many players need.
        dice: how many dice are played with.
        backs: whether cards lie face down that must be seen.
        ring: the letters of the suits round the UP&DOWN card, clockwise from its top edge; None where none is
            played with.
        seat_action: what the button at a player's seat means; None where there is nothing to press.
    """

    reader: Callable[[PositionT], TableReader[PositionT]]
    setting_up: Callable[[PositionT, SeenSetup, TableMap], tuple[SetupStep, ...]]
    playing_table: Callable[[int], PlayingTable] = _small
    dice: int = 0
    backs: bool = False
    ring: Callable[[PositionT], tuple[str, ...]] | None = None
    seat_action: Action | None = None


def table_of(game: str) -> GameTable[Any]:
    """The table of the game of that name; raises `HeaderError` for no game."""
    return game_called(game).table.load(GameTable)


def plays_with_updown(game: str) -> bool:
    """Whether the UP&DOWN card lies on the table of the game of that name."""
    return table_of(game).ring is not None


def reader_for(position: AnyPosition) -> TableReader[AnyPosition]:
    """A new table reader for the game of that position."""
    table = table_of(position.game)
    return made(lambda: table.reader(position), TableReader)


def table_for(game: str, players: int) -> PlayingTable:
    """The table that a game needs with so many players."""
    return table_of(game).playing_table(players)


def setting_up(position: AnyPosition, seen: Sightings | None, seats: TableMap) -> tuple[SetupStep, ...]:
    """What to do before the next round, in the order in which people do it; nothing while one runs.

    Args:
        position: the position of a game.
        seen: what lies on the table, None while nothing can be seen.
        seats: where people sit.
    """
    looked = SeenSetup(Sightings() if seen is None else seen, closed=seen is None)
    return table_of(position.game).setting_up(position, looked, seats)
