"""What the screen shows of a game: the part of `companion.engines.Game` that the pages ask for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.engines import Reason, game_called
from companion.screens.canvas import Box, Canvas
from companion.screens.laid import LaidTable, nothing_laid
from companion.screens.motion import MotionOf, nothing_moves
from companion.screens.pages.table import Offer
from companion.screens.pages.telling_table import TellingTable, draw_people_alone
from companion.sitting.view import GameView, View
from companion.texts import Texts


def duty_of(view: View) -> Reason:
    """What must be done now, as the rules say it."""
    return view.game.duty


@dataclass(frozen=True, slots=True)
class GamePage:
    """What of the page is a game's own.

    Attributes:
        table: draws the table; gives the height in mm of a capital letter in the largest name.
        brief: draws what a question must never cover: the mode, the number to beat.
        touches: what the game's players may touch now.
        acting: the one player who must act, None when it is nobody's or everybody's turn.
        duty: what must be done now.
        telling: draws the table on which people touch what was played; what is not on it they choose by name.
        laid: what lies on the table in words and cards, for whoever looks at it on a phone.
        motion: what went where with a legal event, to be seen to go there for a moment.
    """

    table: Callable[[Canvas, Texts, View, Box], float]
    brief: Callable[[Canvas, Texts, View, Box], None]
    touches: Callable[[View], tuple[Offer, ...]]
    acting: Callable[[GameView], int | None]
    duty: Callable[[View], Reason] = duty_of
    telling: Callable[[TellingTable, Box], None] = draw_people_alone
    laid: Callable[[View], LaidTable] = nothing_laid
    motion: MotionOf = nothing_moves


def page_of(game: str) -> GamePage:
    """The page of the game of that name; raises `HeaderError` for no game."""
    return game_called(game).page.load(GamePage)
