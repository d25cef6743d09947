"""The pages about the people who have played here: which draws what, and which touch leads to which."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from companion.screens.canvas import Canvas
from companion.screens.history_intents import AskForget, AskName, ShowPlayer
from companion.screens.intents import PageName
from companion.screens.pages.players import draw_forget, draw_player, draw_players
from companion.screens.pages.renaming import draw_new_name, draw_rename
from companion.screens.player_pages import PlayerPages
from companion.texts import Texts

OF_PLAYERS: Final[Mapping[PageName, Callable[[Canvas, Texts, PlayerPages], None]]] = {
    PageName.PLAYERS: draw_players,
    PageName.PLAYER: draw_player,
    PageName.FORGET: draw_forget,
    PageName.NEW_NAME: draw_new_name,
    PageName.RENAME: draw_rename,
}
"""What draws each of them."""

OF_SOMEBODY: Final[Mapping[type, PageName]] = {
    ShowPlayer: PageName.PLAYER,
    AskForget: PageName.FORGET,
    AskName: PageName.NEW_NAME,
}
"""The page to which a touch about somebody leads."""
