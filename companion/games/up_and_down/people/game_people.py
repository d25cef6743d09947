"""What Up & Down needs to be acted out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.decks.drawn.deck import DrawnDeck
from companion.decks.drawn.poker import PokerDeck
from companion.games.up_and_down.people.people import UpAndDownPeople
from companion.games.up_and_down.people.table import middle_after
from companion.games.up_and_down.people.visible import hindrance
from companion.games.up_and_down.rules import Change, Deal, Event, Setup, UpAndDownPosition
from companion.rehearsal.conditions import World
from companion.rehearsal.game_people import Compared, GamePeople


def _deck(world: World) -> DrawnDeck:
    return PokerDeck(world.deck)


def compared(event: Event, before: UpAndDownPosition) -> Compared:
    """Of a deal nothing; of a setup or a change how dice and UP&DOWN card lie after it."""
    match event:
        case Deal():
            return ()
        case Setup() | Change():
            return (middle_after(event, before),)
    return (event,)


def state(written: Mapping[str, Any]) -> Mapping[str, Any]:
    """Which of both dice shows which number is of no matter (UAD-11)."""
    dice = written.get("dice")
    return {**written, "dice": sorted(dice)} if dice else written


PEOPLE = GamePeople(UpAndDownPeople, _deck, hindrance, compared, state)
"""Who plays Up & Down on the simulated table."""
