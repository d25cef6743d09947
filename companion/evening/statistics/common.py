"""The statistics of a game: those of every game, then its own."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import Ask, Header, Undo, Verdict
from companion.evening.history import PastGame, PastStep
from companion.evening.scores import round_scores
from companion.evening.statistics.figures import Overall, PerPlayer, Statistics, counted
from companion.evening.statistics.game_statistics import Occurrence, statistics_of


def game_statistics(game: PastGame) -> Statistics:
    """The statistics of a game, finished or not."""
    players = len(game.header.players)
    illegal = list(filter(_was_refused, game.steps))
    undone = sum(step.ruling.legal and isinstance(step.event, Undo) for step in game.steps)
    won = (player for score in round_scores(game) for player in score.winners)
    own = statistics_of(game.header.game).counted(game)
    return Statistics(
        (
            PerPlayer(f"won_{game.header.game.replace('-', '_')}", counted(players, won)),
            *own.per_player,
            PerPlayer("illegal", counted(players, _culprits(game, illegal))),
        ),
        (*own.overall, Overall("illegal_in_all", len(illegal)), Overall("taken_back", undone)),
    )


def _was_refused(step: PastStep) -> bool:
    """Whether it was done and called illegal; a question does no harm."""
    return step.ruling.verdict is Verdict.ILLEGAL and not isinstance(step.event, Ask)


def _culprits(game: PastGame, illegal: list[PastStep]) -> Iterator[int]:
    """Whose plays the illegal ones were, as far as the event, the position or the ruling names somebody."""
    found = (culprit(game.header, step) for step in illegal)
    return (player for player in found if player is not None)


def culprit(header: Header, step: Occurrence) -> int | None:
    """Whose play it was, None where neither event, position nor ruling names somebody."""
    player = getattr(step.event, "player", None)
    return player if player is not None else statistics_of(header.game).blamed(header, step)
