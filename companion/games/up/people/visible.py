"""What of Up can be acted out, seen and heard."""

from __future__ import annotations

from collections import Counter

from companion.games.up.rules import Deal, Event, Play, UpPosition
from companion.games.up.rules.holdings import Holdings
from companion.rehearsal.skips import Skip


def hindrance(event: Event, position: UpPosition) -> Skip | None:
    """Why an event cannot be acted out; see `companion.rehearsal.game_people.hindrance`.

    A set cannot be laid of cards that everybody knows not to be at that place: more than lie there, open
    cards that are not among them, or more copies than are left. Nor can more copies of a card lie open than
    the pack has. Showing is done when the companion asks for it, and never else.
    """
    match event:
        case Deal():
            return None if _are_in_the_pack(event, position) else Skip.IMPOSSIBLE
        case Play():
            there = position.round is not None and _is_there(event, position.round.holdings)
            return None if there else Skip.IMPOSSIBLE
    return None


def _is_there(play: Play, holdings: Holdings) -> bool:
    stock = holdings.players[play.player].at(play.place)
    return stock.without(play.cards, holdings.unplaced) is not None


def _are_in_the_pack(deal: Deal, position: UpPosition) -> bool:
    counts = Counter(card for cards in deal.open for card in cards)
    return all(number <= position.terms.sets for number in counts.values())
