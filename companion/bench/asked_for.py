"""Which messages the modules of a game ask for, as far as that stands there word for word.

Looked for are the first arguments of ``Reason(…)`` and ``say(…)``, and every text that begins as the game's
own messages do (``"ce-ask-card"``); not what is put together while it runs, as in ``f"ce-named-{event}"``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from companion.engines import game_called, game_names
from companion.texts.messages import messages_of, own_messages

MESSAGE: Final = re.compile(r"([a-z]+)(-[a-z0-9_]+)+")
"""What looks like the id of a message; its first word is that of a game, or says what it is about."""

SAYING: Final = ("Reason", "say")
"""What takes the id of a message first."""


def asked_for(game: str) -> Iterator[tuple[str, str]]:
    """A message and the module that asks for it."""
    package = game_called(game).texts
    if package is None:
        return
    first = _own_words(game)
    for module in _modules(files(package)):
        for message in dict.fromkeys(_asked_in(_parsed(module), first)):
            yield message, module.name


def _own_words(game: str) -> frozenset[str]:
    """The words with which messages of that game begin, and none of the companion."""
    own = {message.split("-")[0] for message in messages_of(game, "en") if MESSAGE.fullmatch(message)}
    return frozenset(own - {message.split("-")[0] for message in own_messages("en")})


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for found in sorted(folder.iterdir(), key=lambda one: one.name):
        if found.is_dir():
            yield from _modules(found)
        elif found.name.endswith(".py"):
            yield found


def _parsed(module: Traversable) -> ast.Module:
    """A module; an empty one for one that cannot be read, which whoever loads it is told."""
    try:
        return ast.parse(module.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError):
        return ast.Module([], [])


def _asked_in(module: ast.Module, first: frozenset[str]) -> Iterator[str]:
    for node in ast.walk(module):
        match node:
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant(value=str(key)), *_]
            ):
                if name in SAYING:
                    yield key
            case ast.Constant(value=str(text)) if text not in game_names():
                looks = MESSAGE.fullmatch(text)
                if looks is not None and looks[1] in first:
                    yield text
