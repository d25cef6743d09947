"""What of Up & Down can be acted out and seen."""

from __future__ import annotations

from companion.games.up_and_down.people.table import middle_after, middle_of
from companion.games.up_and_down.rules import Change, Event, Reveal, Setup, UpAndDownPosition
from companion.rehearsal.skips import Skip


def hindrance(event: Event, position: UpAndDownPosition) -> Skip | None:
    """Why an event cannot be acted out; see `companion.rehearsal.game_people.hindrance`."""
    match event:
        case Setup() | Change():
            return _middle(event, position)
        case Reveal():
            return _reveal(event, position)
    return None


def _middle(event: Setup | Change, position: UpAndDownPosition) -> Skip | None:
    becomes = middle_after(event, position)
    if becomes is None:
        return Skip.IMPOSSIBLE
    return Skip.INVISIBLE if becomes == middle_of(position) else None


def _reveal(reveal: Reveal, position: UpAndDownPosition) -> Skip | None:
    """Nobody can show a card that another shows, or that lies in a trick of the round."""
    shown = [card for card in reveal.cards if card is not None]
    if len(shown) < len(reveal.cards):
        return Skip.INVISIBLE
    lies_there = any(card.bit & position.played for card in shown)
    return Skip.IMPOSSIBLE if lies_there or len(set(shown)) < len(shown) else None
