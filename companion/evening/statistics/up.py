"""What a table of Up enjoys to know."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines.up.events import Play
from companion.engines.up.position import UpPosition
from companion.engines.up.round import Round
from companion.evening.history import PastGame
from companion.evening.statistics.figures import Overall, PerPlayer, Statistics, counted


def up_statistics(game: PastGame) -> Statistics:
    """Collapses, towers cleared away and turns lost of each player; the tallest tower, in cards."""
    players = len(game.header.players)
    towers = (_tower(step.ruling.position) for step in game.standing)
    return Statistics(
        (
            PerPlayer("collapses", counted(players, _players_of(game, "collapse"))),
            PerPlayer("cleared", counted(players, _players_of(game, "cleared"))),
            PerPlayer("skipped", counted(players, _skipped(game))),
        ),
        (Overall("tallest_tower", max(towers, default=0)),),
    )


def _players_of(game: PastGame, effect: str) -> Iterator[int]:
    for step in game.standing:
        if isinstance(step.event, Play) and effect in step.ruling.effects:
            yield step.event.player


def _skipped(game: PastGame) -> Iterator[int]:
    for step in game.standing:
        for effect in step.ruling.effects:
            if effect.startswith("skipped:"):
                yield game.header.players.index(effect.removeprefix("skipped:"))


def _tower(position: object) -> int:
    if isinstance(position, UpPosition) and isinstance(position.round, Round):
        return position.round.tower.size
    return 0
