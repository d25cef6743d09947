"""Records of games in which people err: wrong plays, questions, take-backs, hidden hands, spoiled lines.

The true game comes from `GamePlayers.watched_game`; what goes wrong on the way changes nothing of it, so that
a record ends as the game did.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from companion.engines import (
    Ask,
    GameInProgress,
    Header,
    InvalidEventError,
    Undo,
    read_event,
    start,
    write_event,
)
from companion.engines.header import write_header
from companion.engines.players.game_players import GamePlayers, players_of

MISHAPS = 0.3
"""How often, on average, something goes wrong before an event of the true game."""


def spoiled_record(
    header: Header, random: Random, *, sensible: bool = False, mishaps: float = MISHAPS
) -> Iterator[str]:
    """The lines of a record of a complete game with mishaps.

    Args:
        header: who plays what.
        random: the only source of chance: the same seed gives the same record.
        sensible: whether the players play to win.
        mishaps: how many things go wrong, on average, for each event of the true game; below 1.
    """
    players = players_of(header.game)
    policy = players.sensible_policy if sensible else players.random_policy
    policies = [policy() for _ in header.players]
    game = start(header)
    yield _json(write_header(header))
    for event in players.watched_game(header, policies, random):
        while random.random() < mishaps:
            yield from _mishap(game, event, players, random)
        game.push(event)
        yield _line(game, event)
    while random.random() < mishaps:  # nor does everybody notice that the game is over
        yield from _attempted(game, players, random)


def _mishap(
    game: GameInProgress[Any, Any], event: Any, players: GamePlayers, random: Random
) -> Iterator[str]:
    kind = random.random()
    if kind < 0.15:
        yield from _taken_back(game, random)
    elif kind < 0.3:
        yield _harmless(game, _spoiled(write_event(event, game.rules, game.header), random))
    elif kind < 0.4:
        yield _line(game, Ask(event))
    else:
        yield from _attempted(game, players, random)


def _attempted(game: GameInProgress[Any, Any], players: GamePlayers, random: Random) -> Iterator[str]:
    attempt = next(players.attempts(game.position, game.header, random), None)
    if attempt is not None:
        yield _harmless(game, _line(game, attempt))


def _taken_back(game: GameInProgress[Any, Any], random: Random) -> Iterator[str]:
    """Some events are taken back and happen once more."""
    undone = game.accepted[-random.randint(1, 3) :]
    for _ in undone:
        game.apply(Undo())
        yield _line(game, Undo())
    for event in undone:
        game.push(event)
        yield _line(game, event)
    if not game.accepted:
        yield _line(game, Undo())


def _harmless(game: GameInProgress[Any, Any], line: str) -> str:
    """The line, asked about instead where it would be legal and change the game."""
    try:
        about = json.loads(line)
        legal = game.rule(read_event(about, game.rules, game.header)).legal
    except (ValueError, InvalidEventError):
        return line
    return _json({"event": "ask", "about": about}) if legal else line


def _spoiled(line: dict[str, Any], random: Random) -> str:
    """A line that is broken, or whose values are of a wrong kind."""
    if random.random() < 0.3:
        text = _json(line)
        return text[: random.randrange(1, len(text))]
    key = random.choice(list(line))
    wrong = random.choice([None, True, 1.5, -1, "", "Nobody", [], {}, ["?"], {"Nobody": "?"}, float("nan")])
    if random.random() < 0.2:
        return _json({name: value for name, value in line.items() if name != key})
    return _json({**line, key: wrong})


def _line(game: GameInProgress[Any, Any], event: Any) -> str:
    return _json(write_event(event, game.rules, game.header))


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)
