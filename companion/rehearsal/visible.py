"""Whether an event can be acted out with real things on a table, and be seen there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from companion.engines import Header
from companion.rehearsal.auf_und_ab.visible import hindrance as auf_und_ab
from companion.rehearsal.errors import NoPeopleError
from companion.rehearsal.schwupps.visible import hindrance as schwupps
from companion.rehearsal.up.visible import hindrance as up
from companion.rehearsal.up_and_down.visible import hindrance as up_and_down

Hindrance = Literal["impossible", "invisible"]

_GAMES = {"auf-und-ab": auf_und_ab, "schwupps": schwupps, "up": up, "up-and-down": up_and_down}


def hindrance(
    header: Header, line: Mapping[str, Any], state: Mapping[str, Any], told: Sequence[Mapping[str, Any]]
) -> Hindrance | None:
    """Why an event cannot be acted out, None when it can.

    Args:
        header: who plays what.
        line: the event as the public record writes it.
        state: the state before it, as a record shows it.
        told: the legal events that stand, oldest first.

    Raises:
        NoPeopleError: the simulated people do not know the game.
    """
    if header.game not in _GAMES:
        raise NoPeopleError(header.game, tuple(_GAMES))
    if line["event"] == "undo":
        return None
    return _GAMES[header.game](header, line, state, told)
