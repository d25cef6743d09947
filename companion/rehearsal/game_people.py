"""Who plays a game on the simulated table: the part of `companion.engines.Game` that rehearsals ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import numpy as np

from companion.decks.drawn.deck import DrawnDeck
from companion.decks.drawn.updown import RING, Ring, ring_lettered
from companion.engines import GameInProgress, Header, Position, Undo, game_called, start
from companion.engines.references import made
from companion.rehearsal.conditions import Hand, World
from companion.rehearsal.script import SimulatedPeople
from companion.rehearsal.skips import Skip
from companion.table.game_table import table_of
from companion.table.seats import TableMap, usual_seats

PositionT = TypeVar("PositionT", bound=Position[Any])

Compared = tuple[Any, ...]
"""What must be the same of two events of one kind."""


def everything(event: Any, _before: object) -> Compared | None:
    """All of an event is compared."""
    return (event,)


def nothing(_full: object, _public: object) -> None:
    """Nothing need be shown."""


def as_it_is(state: Mapping[str, Any]) -> Mapping[str, Any]:
    """All of a state is compared."""
    return state


@dataclass(frozen=True, slots=True)
class GamePeople(Generic[PositionT]):
    """What a game needs to be acted out.

    Attributes:
        people: the people of a record, who sit and lay things as carefully as is said.
        deck: the cards that they own in a world.
        hindrance: why an event cannot be acted out, or not be seen, in a position; None when it can.
        compared: what must be the same of an event that was seen in that position and of the true one; None
            for what is shown only because the companion knows too little.
        state: what must be the same of a record's last state.
        shown: of the position of a record, hands and face-down cards included, and of that of all that there
            was to be seen: the event by which people show what the companion must know and has not seen; None
            where there is none.
    """

    people: Callable[[Header, Hand, np.random.Generator, TableMap], SimulatedPeople]
    deck: Callable[[World], DrawnDeck]
    hindrance: Callable[[Any, PositionT], Skip | None]
    compared: Callable[[Any, PositionT], Compared | None] = everything
    state: Callable[[Mapping[str, Any]], Mapping[str, Any]] = as_it_is
    shown: Callable[[PositionT, PositionT], Any | None] = nothing


def people_of(game: str) -> GamePeople[Any]:
    """Who plays the game of that name; raises `HeaderError` for no game."""
    return game_called(game).people.load(GamePeople)


def people_in(header: Header, world: World, seats: TableMap | None = None) -> SimulatedPeople:
    """The people of a record, who sit as usual where nothing else is said."""
    random = np.random.default_rng([world.seed, 11])
    people, sit = people_of(header.game).people, seats or usual_seats(header)
    return made(lambda: people(header, world.hand, random, sit), SimulatedPeople)


def hindrance(event: Any, game: GameInProgress[Any, Any]) -> Skip | None:
    """Why an event cannot be acted out, None when it can.

    Args:
        event: what somebody is to do, an undo too.
        game: the game as it stands before it, as the table shows it.
    """
    if isinstance(event, Undo):
        return None
    return people_of(game.header.game).hindrance(event, game.position)


def ring_of(header: Header) -> Ring:
    """The suits round the UP&DOWN card; of no matter where none is played with."""
    ring = table_of(header.game).ring
    return RING if ring is None else ring_lettered(ring(start(header).position))
