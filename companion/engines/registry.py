"""Which rules belong to which game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from companion.engines.errors import HeaderError
from companion.engines.game import Game, Rules
from companion.engines.header import GAMES, Header


def rules_of(game: str) -> Rules[Any, Any]:
    """The rules of the game of that name; raises `HeaderError` for an unknown one."""
    if game not in GAMES:
        raise HeaderError(f'There is no game "{game}"; there are {", ".join(GAMES)}.')
    rules: Rules[Any, Any] = import_module(f"companion.engines.{game.replace('-', '_')}").RULES
    return rules


def start(header: Header) -> Game[Any, Any]:
    """A game before its first event; raises `HeaderError` for wrong players or options."""
    rules = rules_of(header.game)
    return Game(rules, header, rules.start(header))
