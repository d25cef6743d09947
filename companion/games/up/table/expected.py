"""What should lie face up on a table of Up; it follows from the position alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.up.rules import Card, UpPosition
from companion.games.up.rules.cards import cards_in
from companion.games.up.rules.round import Round

Codes = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Expected:
    """What should lie there.

    Attributes:
        rows: by player, the codes of the open cards, as they lay when the last round ended if none runs.
        tower: the codes of the tower's cards; none unless a round is played.
        hidden: by player, how many cards lie face down.
        playing: whether a round is played.
    """

    rows: tuple[Codes, ...]
    tower: Codes
    hidden: tuple[int, ...]
    playing: bool


def expected_of(position: UpPosition) -> Expected:
    """What should lie there by a position."""
    current = position.round
    if current is None:
        nobodys = len(position.terms.players)
        return Expected(((),) * nobodys, (), (0,) * nobodys, playing=False)
    holdings = current.holdings.players
    rows = tuple(_codes(cards_in(holding.open.known)) for holding in holdings)
    hidden = tuple(holding.hidden.size for holding in holdings)
    tower = _codes(cards_in(current.tower.cards)) if isinstance(current, Round) else ()
    return Expected(rows, tower, hidden, playing=isinstance(current, Round))


def _codes(cards: Iterable[Card]) -> Codes:
    return tuple(card.code for card in cards)
