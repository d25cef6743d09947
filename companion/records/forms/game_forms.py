"""How plays are told by hand: the part of `companion.engines.Game` that the pages for it ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.engines import AnyPosition, Position, Reason, game_called
from companion.records.forms.form import Form

PositionT = TypeVar("PositionT", bound=Position[Any])


@dataclass(frozen=True, slots=True)
class GameForms(Generic[PositionT]):
    """What people say when they tell a play of a game.

    Attributes:
        forms: every kind of event as a form, the one that is likely now first.
        lacking: why a play, as far as a record's line tells it, cannot have been made with the cards that
            there are; None when it can.
        codes: each card once, in the order in which they are shown.
        together: how many cards in a row belong together, 0 when it does not matter.
    """

    forms: Callable[[PositionT], tuple[Form, ...]]
    lacking: Callable[[PositionT, Mapping[str, Any]], Reason | None]
    codes: tuple[str, ...]
    together: int = 0


def game_forms(game: str) -> GameForms[Any]:
    """How plays of the game of that name are told; raises `HeaderError` for no game."""
    return game_called(game).forms.load(GameForms)


def forms_for(position: AnyPosition) -> tuple[Form, ...]:
    """Every kind of event of the position's game as a form, the one that is likely now first."""
    return game_forms(position.game).forms(position)
