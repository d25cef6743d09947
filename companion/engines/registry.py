"""Which rules belong to which game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, TypeAlias

from companion.engines.errors import HeaderError
from companion.engines.game import Ask, GameInProgress, Rules, Undo
from companion.engines.header import GAMES, Header
from companion.engines.laid_out import LaidOut
from companion.engines.ruling import Reason
from companion.games.auf_und_ab.rules.events import Event as AufUndAbEvent
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.schwupps.rules.events import Event as SchwuppsEvent
from companion.games.schwupps.rules.position import SchwuppsPosition
from companion.games.up.rules.events import Event as UpEvent
from companion.games.up.rules.position import UpPosition
from companion.games.up_and_down.rules.events import Event as UpAndDownEvent
from companion.games.up_and_down.rules.position import UpAndDownPosition

AnyPosition: TypeAlias = AufUndAbPosition | UpAndDownPosition | UpPosition | SchwuppsPosition
"""A position of one of the four games."""

AnyEvent: TypeAlias = AufUndAbEvent | UpAndDownEvent | UpEvent | SchwuppsEvent
"""An event of one of the four games."""

Told: TypeAlias = AnyEvent | Undo | Ask
"""What people can tell of a game: what was done, that it is taken back, or a question about it."""


def rules_of(game: str) -> Rules[Any, Any]:
    """The rules of the game of that name; raises `HeaderError` for an unknown one."""
    if game not in GAMES:
        raise HeaderError(f'There is no game "{game}"; there are {", ".join(GAMES)}.')
    rules: Rules[Any, Any] = import_module(f"companion.games.{game.replace('-', '_')}.rules").RULES
    return rules


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
