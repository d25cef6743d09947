"""Games by the name in a record's header: their rules, their start."""

from __future__ import annotations

from typing import Any, TypeAlias

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
    """A game before its first event; raises `HeaderError` for wrong players or options."""
    rules = rules_of(header.game)
    return GameInProgress(rules, header, rules.start(header))


def laid_out_for(header: Header) -> LaidOut:
    """Where the cards lie before play begins; raises `HeaderError` for wrong players or options."""
    rules = rules_of(header.game)
    return rules.laid_out(rules.start(header))


def misfit(game: str, players: int) -> Reason | None:
    """Why so many cannot play a game, None where they can; raises `HeaderError` for an unknown game."""
    fewest, *_, most = able = rules_of(game).players
    if players in able:
        return None
    numbers = (("fewest", str(fewest)), ("most", str(most)), ("players", str(players)))
    return Reason("trouble-pack-players", (("game", Reason(f"game-{game}")), *numbers))
