"""Who plays which game on the simulated table, and with which cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from companion.cards.deck import DrawnDeck
from companion.cards.poker import PokerDeck
from companion.cards.suits import Suit
from companion.cards.updown import RING, Ring
from companion.engines import Header
from companion.games.auf_und_ab.deck import AufUndAbDeck
from companion.games.auf_und_ab.people.people import AufUndAbPeople
from companion.games.schwupps.deck import SchwuppsDeck
from companion.games.schwupps.people.people import SchwuppsPeople
from companion.games.up.deck import UpDeck
from companion.games.up.people.people import UpPeople
from companion.games.up_and_down.people.people import UpAndDownPeople
from companion.games.up_and_down.rules.table import read_table
from companion.rehearsal.conditions import Hand, World
from companion.rehearsal.errors import NoPeopleError
from companion.rehearsal.script import People
from companion.table.seats import TableMap


def _no_ring(_header: Header) -> Ring:
    return RING


def _ring_of(header: Header) -> Ring:
    first, second, third, fourth = (Suit(suit.value) for suit in read_table(header).ring)
    return first, second, third, fourth


@dataclass(frozen=True, slots=True)
class Troupe:
    """What a game needs to be acted out.

    Attributes:
        people: the people of a record, who sit and lay things as carefully as is said.
        deck: the cards that they own in a world.
        ring: the suits round the UP&DOWN card; of no matter where none is played with.
    """

    people: Callable[[Header, Hand, np.random.Generator, TableMap], People]
    deck: Callable[[World], DrawnDeck]
    ring: Callable[[Header], Ring] = _no_ring


_TROUPES: Final = {
    "auf-und-ab": Troupe(AufUndAbPeople, lambda _world: AufUndAbDeck()),
    "schwupps": Troupe(SchwuppsPeople, lambda _world: SchwuppsDeck()),
    "up": Troupe(UpPeople, lambda _world: UpDeck()),
    "up-and-down": Troupe(UpAndDownPeople, lambda world: PokerDeck(world.deck), _ring_of),
}


def troupe_of(game: str) -> Troupe:
    """The troupe that plays a game.

    Raises:
        NoPeopleError: the simulated people do not know the game.
    """
    if game not in _TROUPES:
        raise NoPeopleError(game, tuple(_TROUPES))
    return _TROUPES[game]
