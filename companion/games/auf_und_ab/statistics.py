"""What a table of Auf und Ab enjoys to know."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import EffectKind
from companion.evening.history import PastGame
from companion.evening.scores import round_scores
from companion.evening.statistics.figures import Overall, PerPlayer, Statistics, counted
from companion.evening.statistics.game_statistics import GameStatistics
from companion.games.auf_und_ab.rules.cards import CHANGE_CARDS, card_set
from companion.games.auf_und_ab.rules.events import Play
from companion.games.auf_und_ab.rules.position import AufUndAbPosition


def auf_und_ab_statistics(game: PastGame) -> Statistics:
    """Rounds taken, change cards and largest sets of each player; the longest round and the best hand."""
    players = len(game.header.players)
    changes, largest = [0] * players, [0] * players
    for step in game.standing:
        play = step.event
        if isinstance(play, Play):
            changes[play.player] += (card_set(play.cards) & CHANGE_CARDS).bit_count()
            largest[play.player] = max(largest[play.player], len(play.cards))
    best = max((max(score.points) for score in round_scores(game) if not score.edited), default=0)
    return Statistics(
        (
            PerPlayer("rounds_taken", counted(players, _takers(game))),
            PerPlayer("change_cards", tuple(changes)),
            PerPlayer("largest_set", tuple(largest)),
        ),
        (Overall("longest_round", max(_lengths(game), default=0)), Overall("best_hand", best)),
    )


def _takers(game: PastGame) -> Iterator[int]:
    """Who took the cards of each round (AUA-32); those of a hand's last round nobody takes."""
    for step in game.standing:
        ended = step.before.round if isinstance(step.before, AufUndAbPosition) else None
        if step.ruling.brings(EffectKind.ROUND_OVER) and ended is not None and ended.leader is not None:
            yield ended.leader


def _lengths(game: PastGame) -> Iterator[int]:
    """How many sets were laid in each round, the running one included."""
    sets = 0
    for step in game.standing:
        sets += isinstance(step.event, Play)
        if step.ruling.brings(EffectKind.ROUND_OVER, EffectKind.HAND_OVER):
            yield sets
            sets = 0
    yield sets


STATISTICS = GameStatistics(auf_und_ab_statistics)
"""What a table of Auf und Ab enjoys to know."""
