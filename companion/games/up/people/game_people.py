"""What Up needs to be acted out."""

from __future__ import annotations

from companion.decks.drawn.deck import DrawnDeck
from companion.games.up.deck import UpDeck
from companion.games.up.people.people import UpPeople
from companion.games.up.people.showing import show_for_the_companion
from companion.games.up.people.visible import hindrance
from companion.games.up.rules import Deal, Event, Play, Show, UpPosition
from companion.rehearsal.conditions import World
from companion.rehearsal.game_people import Compared, GamePeople


def _deck(_world: World) -> DrawnDeck:
    return UpDeck()


def compared(event: Event, before: UpPosition) -> Compared | None:
    """Of cards that lie together no order; nothing of what is shown because the companion asks for it."""
    del before
    match event:
        case Show():
            return None
        case Deal():
            return event.dealer, [sorted(cards) for cards in event.open], event.cut
        case Play(player, place, cards):
            return player, place, sorted(cards)
    return (event,)


PEOPLE = GamePeople(UpPeople, _deck, hindrance, compared, shown=show_for_the_companion)
"""Who plays Up on the simulated table."""
