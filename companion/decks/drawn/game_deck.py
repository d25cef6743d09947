"""The deck that a game brings: the part of `companion.engines.Game` that draws and prints cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.decks.drawn.deck import DrawnDeck
from companion.engines import game_called


@dataclass(frozen=True, slots=True)
class GameDeck:
    """A game's own deck.

    Attributes:
        drawn: our drawing of it.
        edition: another design of it, by number; the same number gives the same design.
        first_marker: number of the first card's small code; those of all its cards follow it without a gap.
        told_by_middle: whether the middle of a card alone tells which one it is.
    """

    drawn: Callable[[], DrawnDeck]
    edition: Callable[[int], DrawnDeck]
    first_marker: int
    told_by_middle: bool = True


def own_deck_of(game: str) -> GameDeck | None:
    """The deck that a game brings; None where any poker deck will do. Raises `HeaderError` for no game."""
    reference = game_called(game).deck
    return None if reference is None else reference.load(GameDeck)
