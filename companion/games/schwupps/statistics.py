"""What a table of Schwupps enjoys to know."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import EffectKind
from companion.evening.history import PastGame
from companion.evening.statistics.figures import Overall, PerPlayer, Statistics, counted
from companion.evening.statistics.game_statistics import GameStatistics
from companion.games.schwupps.rules.events import Aggravate, End, Number, Schwupp


def schwupps_statistics(game: PastGame) -> Statistics:
    """Schwupps, aggravation cards, gifts and number cards of each player; the longest turn, in cards."""
    players = len(game.header.players)
    gifts = (
        taker
        for step in game.standing
        if isinstance(step.event, Aggravate)
        for taker in step.ruling.players(EffectKind.GIVEN)
    )
    return Statistics(
        (
            PerPlayer("schwupps", counted(players, _players_of(game, Schwupp))),
            PerPlayer("aggravations", counted(players, _players_of(game, Aggravate))),
            PerPlayer("gifts", counted(players, gifts)),
            PerPlayer("numbers", counted(players, _players_of(game, Number))),
        ),
        (Overall("longest_turn", max(_turns(game), default=0)),),
    )


def _players_of(game: PastGame, kind: type[Aggravate | Number | Schwupp]) -> Iterator[int]:
    return (step.event.player for step in game.standing if isinstance(step.event, kind))


def _turns(game: PastGame) -> Iterator[int]:
    """How many cards were played in each turn, the running one included."""
    cards = 0
    for step in game.standing:
        cards += isinstance(step.event, Number | Aggravate)
        if isinstance(step.event, End) or step.ruling.brings(EffectKind.WON):
            yield cards
            cards = 0
    yield cards


STATISTICS = GameStatistics(schwupps_statistics)
"""What a table of Schwupps enjoys to know."""
