"""What Auf und Ab needs to be acted out."""

from __future__ import annotations

from companion.decks.drawn.deck import DrawnDeck
from companion.games.auf_und_ab.deck import AufUndAbDeck
from companion.games.auf_und_ab.people.people import AufUndAbPeople
from companion.games.auf_und_ab.people.visible import hindrance, is_asked
from companion.games.auf_und_ab.rules.events import Deal, Event, Play
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.rehearsal.conditions import World
from companion.rehearsal.game_people import Compared, GamePeople


def _deck(_world: World) -> DrawnDeck:
    return AufUndAbDeck()


def compared(event: Event, before: AufUndAbPosition) -> Compared:
    """Of a deal nothing; of a set its cards in any order, and what it stands for where that is asked."""
    match event:
        case Deal():
            return ()
        case Play(player, cards, count):
            return player, sorted(cards), count if is_asked(event, before) else None
    return (event,)


PEOPLE = GamePeople(AufUndAbPeople, _deck, hindrance, compared)
"""Who plays Auf und Ab on the simulated table."""
