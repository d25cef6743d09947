"""Whether an event can be acted out with real things on a table, and be seen there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from companion.engines import GameInProgress, Undo
from companion.games.auf_und_ab.people.visible import hindrance as auf_und_ab
from companion.games.schwupps.people.visible import hindrance as schwupps
from companion.games.up.people.visible import hindrance as up
from companion.games.up_and_down.people.visible import hindrance as up_and_down
from companion.rehearsal.errors import NoPeopleError
from companion.rehearsal.skips import Skip

_GAMES: Final[Mapping[str, Callable[[Any, Any], Skip | None]]] = {
    "auf-und-ab": auf_und_ab,
    "schwupps": schwupps,
    "up": up,
    "up-and-down": up_and_down,
}


def hindrance(event: Any, game: GameInProgress[Any, Any]) -> Skip | None:
    """Why an event cannot be acted out, None when it can.

    Args:
        event: what somebody is to do, an undo too.
        game: the game as it stands before it, as the table shows it.

    Raises:
        NoPeopleError: the simulated people do not know the game.
    """
    name = game.header.game
    if name not in _GAMES:
        raise NoPeopleError(name, tuple(_GAMES))
    return None if isinstance(event, Undo) else _GAMES[name](event, game.position)
