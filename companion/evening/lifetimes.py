"""What somebody's past games add up to: won and lost, streaks, the best, and against whom. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby

from companion.evening.results import GameResult


@dataclass(frozen=True, slots=True)
class Best:
    """The best total that somebody ever had in a game.

    Attributes:
        total: it.
        day: when that was, None where nobody knows.
    """

    total: int
    day: date | None


@dataclass(frozen=True, slots=True)
class OfGame:
    """What somebody's games of one kind add up to.

    Attributes:
        game: which game; None: all of them together.
        played: how many.
        won: how many of them.
        streak: how many were won in a row at last.
        longest: the most that were ever won in a row.
        best: the best total, None where totals say nothing.
    """

    game: str | None
    played: int
    won: int
    streak: int
    longest: int
    best: Best | None


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """How somebody and another one have done in the games that both played.

    Attributes:
        other: the other one.
        ahead: how often the other one was left behind.
        behind: how often the other one was ahead.
        level: how often they were level.
    """

    other: str
    ahead: int
    behind: int
    level: int


@dataclass(frozen=True, slots=True)
class Lifetime:
    """Somebody's history.

    Attributes:
        name: whose.
        overall: all games together.
        games: each kind of game, the one that was played most first.
        against: everybody else, whoever was met most first.
    """

    name: str
    overall: OfGame
    games: tuple[OfGame, ...]
    against: tuple[HeadToHead, ...]


def lifetime_of(name: str, results: Sequence[GameResult]) -> Lifetime:
    """The history of somebody, by the results of all games, oldest first."""
    own = [result for result in results if name in result.names]
    kinds = sorted({result.game for result in own}, key=lambda game: (-_count(own, game), game))
    games = tuple(_of_game(name, game, [one for one in own if one.game == game]) for game in kinds)
    return Lifetime(name, _of_game(name, None, own), games, tuple(_against(name, own)))


def of_game(name: str, game: str | None, results: Sequence[GameResult]) -> OfGame:
    """What somebody's games of one kind add up to; None: all games."""
    return _of_game(name, game, [one for one in results if game in (None, one.game) and name in one.names])


def _count(results: list[GameResult], game: str) -> int:
    return sum(result.game == game for result in results)


def _of_game(name: str, game: str | None, own: list[GameResult]) -> OfGame:
    won = [result.rank_of(name) == 1 for result in own]
    rows = [len(list(row)) for was_won, row in groupby(won) if was_won]
    streak = rows[-1] if won and won[-1] else 0
    return OfGame(
        game, len(own), sum(won), streak, max(rows, default=0), None if game is None else _best(name, own)
    )


def _best(name: str, own: list[GameResult]) -> Best | None:
    """The best total, the first time that it was reached."""
    scored = [(result.totals[result.names.index(name)], result) for result in own if result.scored]
    if not scored:
        return None
    total, result = max(scored, key=lambda one: -one[0] if one[1].fewest_win else one[0])
    return Best(total, result.day)


def _against(name: str, own: list[GameResult]) -> Iterator[HeadToHead]:
    counts: dict[str, list[int]] = {}
    for result in own:
        mine = result.ranks[result.names.index(name)]
        for other, rank in zip(result.names, result.ranks, strict=True):
            if other != name:
                counts.setdefault(other, [0, 0, 0])[0 if mine < rank else 1 if mine > rank else 2] += 1
    for other, (ahead, behind, level) in sorted(counts.items(), key=lambda one: (-sum(one[1]), one[0])):
        yield HeadToHead(other, ahead, behind, level)
