"""What a table of Up enjoys to know."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import EffectKind
from companion.evening.history import PastGame
from companion.evening.statistics.figures import Overall, PerPlayer, Statistics, counted
from companion.evening.statistics.game_statistics import GameStatistics
from companion.games.up.rules.events import Play
from companion.games.up.rules.position import UpPosition
from companion.games.up.rules.round import Round


def up_statistics(game: PastGame) -> Statistics:
    """Collapses, towers cleared away and turns lost of each player; the tallest tower, in cards."""
    players = len(game.header.players)
    towers = (_tower(step.ruling.position) for step in game.standing)
    return Statistics(
        (
            PerPlayer("collapses", counted(players, _players_of(game, EffectKind.COLLAPSE))),
            PerPlayer("cleared", counted(players, _players_of(game, EffectKind.CLEARED))),
            PerPlayer("skipped", counted(players, _skipped(game))),
        ),
        (Overall("tallest_tower", max(towers, default=0)),),
    )


def _players_of(game: PastGame, effect: EffectKind) -> Iterator[int]:
    for step in game.standing:
        if isinstance(step.event, Play) and step.ruling.brings(effect):
            yield step.event.player


def _skipped(game: PastGame) -> Iterator[int]:
    for step in game.standing:
        yield from step.ruling.players(EffectKind.SKIPPED)


def _tower(position: object) -> int:
    if isinstance(position, UpPosition) and isinstance(position.round, Round):
        return position.round.tower.size
    return 0


STATISTICS = GameStatistics(up_statistics)
"""What a table of Up enjoys to know."""
