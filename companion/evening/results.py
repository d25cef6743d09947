"""How finished games ended: what everybody's history is made of."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date

from companion.engines.names import composed, is_forgotten
from companion.evening.errors import EveningError
from companion.evening.history import PastEvening, PastGame, past_evening
from companion.evening.kept_journal import KeptJournal


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a finished game ended.

    Attributes:
        evening: number of its evening.
        game: which game.
        names: who played, as names are compared.
        ranks: of each of them: 1 for whoever won, the same for those who are level.
        totals: of each of them.
        scored: whether totals say something in this game.
        fewest_win: whether the lowest total wins.
        day: the day of the evening, None where nobody knows.
        begun: when the game began, in seconds since the epoch; None where that cannot be read.
        told: how much was told in it, illegal plays and undos included.
    """

    evening: int
    game: str
    names: tuple[str, ...]
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    scored: bool
    fewest_win: bool
    day: date | None
    begun: float | None = None
    told: int = 0

    def rank_of(self, name: str) -> int | None:
        """The rank of somebody, None where they did not play."""
        return self.ranks[self.names.index(name)] if name in self.names else None

    def without(self, guests: Container[str]) -> GameResult:
        """The result among those who are no guests, nor forgotten; who won over them stays ahead."""
        kept = [
            place for place, name in enumerate(self.names) if name not in guests and not is_forgotten(name)
        ]
        if len(kept) == len(self.names):
            return self
        return replace(
            self,
            names=tuple(self.names[place] for place in kept),
            ranks=tuple(self.ranks[place] for place in kept),
            totals=tuple(self.totals[place] for place in kept),
        )


class Results:
    """The results of a journal's finished games; an evening that has not changed is read once.

    Args:
        journal: where evenings are kept.
    """

    def __init__(self, journal: KeptJournal) -> None:
        self._journal = journal
        self._known: dict[int, tuple[tuple[int, int], tuple[GameResult, ...]]] = {}

    def among(self, guests: Container[str]) -> tuple[GameResult, ...]:
        """All results without guests, oldest first; where fewer than two are left it counts for nobody."""
        without = (result.without(guests) for result in _each_once(self._all()))
        return tuple(result for result in without if len(result.names) > 1)

    def forget(self) -> None:
        """Read all of them anew the next time."""
        self._known.clear()

    def _all(self) -> Iterator[GameResult]:
        for number in self._journal.evenings():
            told = self._journal.told_until(number)
            known = self._known.get(number)
            if known is None or known[0] != told:
                known = self._known[number] = told, self._read(number)
            yield from known[1]

    def _read(self, number: int) -> tuple[GameResult, ...]:
        """The results of an evening; what cannot be read counts for nobody."""
        try:
            evening = past_evening(self._journal, number)
        except EveningError:
            return ()
        return tuple(result_of(evening, game) for game in evening.games if game.winners)


def _each_once(results: Iterable[GameResult]) -> Iterator[GameResult]:
    """Of a game that is there twice, as it went on elsewhere and was brought back, what is told furthest."""
    found: dict[object, GameResult] = {}
    for result in results:
        key = object() if result.begun is None else result.begun
        other = found.get(key)
        if other is None or result.told > other.told:
            found[key] = result
    yield from found.values()


def result_of(evening: PastEvening, game: PastGame) -> GameResult:
    """How a finished game ended."""
    position, totals = game.position, game.totals
    day = evening.unset.day if evening.unset is not None else evening.started and evening.started.date()
    return GameResult(
        evening.number,
        game.header.game,
        tuple(map(composed, game.header.players)),
        _ranks(game),
        totals,
        any(totals),
        position.fewest_win,
        day,
        game.begun,
        len(game.steps) + len(game.edits),
    )


def _ranks(game: PastGame) -> tuple[int, ...]:
    """The winners first, the others by their totals where the rules go by them, else level."""
    best = 1 if game.position.fewest_win else -1

    def worth(player: int) -> tuple[bool, int]:
        return player not in game.winners, best * game.totals[player] if game.position.totals_decide else 0

    worths = [worth(player) for player in range(len(game.header.players))]
    worths = [(False, 0) if player in game.winners else one for player, one in enumerate(worths)]
    return tuple(1 + sum(other < one for other in worths) for one in worths)
