"""The statistics of a game: those of every game, then its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.engines import Ask, Header, Undo, Verdict
from companion.evening.history import PastGame, Step
from companion.evening.scores import round_scores
from companion.evening.statistics.figures import Overall, PerPlayer, Statistics, counted
from companion.games.auf_und_ab.statistics import auf_und_ab_statistics
from companion.games.schwupps.statistics import schwupps_statistics
from companion.games.up.statistics import up_statistics
from companion.games.up_and_down.rules.events import Change, Reveal
from companion.games.up_and_down.rules.position import UpAndDownPosition
from companion.games.up_and_down.statistics import up_and_down_statistics

OWN: dict[str, Callable[[PastGame], Statistics]] = {
    "auf-und-ab": auf_und_ab_statistics,
    "up-and-down": up_and_down_statistics,
    "up": up_statistics,
    "schwupps": schwupps_statistics,
}
"""What each game counts besides."""


def game_statistics(game: PastGame) -> Statistics:
    """The statistics of a game, finished or not."""
    players = len(game.header.players)
    illegal = list(filter(_was_refused, game.steps))
    undone = sum(step.ruling.legal and isinstance(step.event, Undo) for step in game.steps)
    won = (player for score in round_scores(game) for player in score.winners)
    own = OWN[game.header.game](game)
    return Statistics(
        (
            PerPlayer(f"won_{game.header.game.replace('-', '_')}", counted(players, won)),
            *own.per_player,
            PerPlayer("illegal", counted(players, _culprits(game, illegal))),
        ),
        (*own.overall, Overall("illegal_in_all", len(illegal)), Overall("taken_back", undone)),
    )


def _was_refused(step: Step) -> bool:
    """Whether it was done and called illegal; a question does no harm."""
    return step.ruling.verdict is Verdict.ILLEGAL and not isinstance(step.event, Ask)


def _culprits(game: PastGame, illegal: list[Step]) -> Iterator[int]:
    """Whose plays the illegal ones were, as far as the event, the position or the ruling names somebody."""
    for step in illegal:
        player = getattr(step.event, "player", None)
        if player is None:
            player = _to_blame(game.header, step)
        if player is not None:
            yield player


def _to_blame(header: Header, step: Step) -> int | None:
    """Whoever did what need not name anybody; a wrong deal or setup is nobody's play."""
    match step.event:
        case Change() if isinstance(step.before, UpAndDownPosition):
            return step.before.leader
        case Reveal():
            return header.index(dict(step.ruling.reason.facts).get("player"))
    return None
