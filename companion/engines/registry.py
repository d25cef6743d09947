"""Games by the name in a record's header: their rules, their start."""

from __future__ import annotations

from typing import Any, TypeAlias

from companion.engines.errors import BrokenGameError
from companion.engines.game import Ask, GameInProgress, Position, Rules, Undo
from companion.engines.games import game_called
from companion.engines.header import Header
from companion.engines.laid_out import LaidOut
from companion.engines.ruling import Reason

AnyPosition: TypeAlias = Position[Any]
"""A position of any game."""

AnyEvent: TypeAlias = object
"""An event of any game."""

Told: TypeAlias = AnyEvent | Undo | Ask
"""What people can tell of a game: what was done, that it is taken back, or a question about it."""


def rules_of(game: str) -> Rules[Any, Any]:
    """The rules of the game of that name; raises `HeaderError` for an unknown one."""
    return game_called(game).rules


def start(header: Header) -> GameInProgress[AnyPosition, AnyEvent]:
    """A game before its first event.

    Raises:
        HeaderError: for wrong players or options.
        BrokenGameError: the game's position lacks what every position must have.
    """
    return GameInProgress(rules_of(header.game), header, _first_position(header))


def _first_position(header: Header) -> AnyPosition:
    rules = rules_of(header.game)
    try:
        first: AnyPosition = rules.start(header)
    except TypeError as error:  # Python names the class and what it lacks: nobody can make one of that class
        raise BrokenGameError(f'The game "{header.game}" cannot be started: {error}.') from error
    return first


def laid_out_for(header: Header) -> LaidOut:
    """Where the cards lie before play begins; raises `HeaderError` for wrong players or options."""
    return rules_of(header.game).laid_out(_first_position(header))


def limits_of(game: str) -> tuple[int, int]:
    """How few and how many people play a game: the same number twice where only so many do."""
    able = rules_of(game).players
    return able[0], able[-1]


def misfit(game: str, players: int) -> Reason | None:
    """Why so many cannot play a game, None where they can; raises `HeaderError` for an unknown game."""
    if players in rules_of(game).players:
        return None
    fewest, most = limits_of(game)
    numbers = (("fewest", fewest), ("span", most - fewest), ("most", most), ("players", str(players)))
    return Reason("trouble-pack-players", (("game", Reason(f"game-{game}")), *numbers))
