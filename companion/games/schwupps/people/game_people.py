"""What Schwupps needs to be acted out."""

from __future__ import annotations

from companion.decks.drawn.deck import DrawnDeck
from companion.games.schwupps.deck import SchwuppsDeck
from companion.games.schwupps.people.people import SchwuppsPeople
from companion.games.schwupps.people.visible import hindrance
from companion.games.schwupps.rules import Event, SchwuppsPosition, Setup
from companion.rehearsal.conditions import World
from companion.rehearsal.game_people import Compared, GamePeople


def _deck(_world: World) -> DrawnDeck:
    return SchwuppsDeck()


def compared(event: Event, before: SchwuppsPosition) -> Compared:
    """Of a setup what lies there, and who begins, said or not."""
    if isinstance(event, Setup):
        starter = before.tally.starter if event.starter is None else event.starter
        return event.rows, event.next, event.piles, starter
    return (event,)


PEOPLE = GamePeople(SchwuppsPeople, _deck, hindrance, compared)
"""Who plays Schwupps on the simulated table."""
