"""The games of a club's evening, put together from what their tables told, event by event.

Each event tells everybody's totals, so the newest one decides: plays that are taken back, plays that are put
right and scores that are changed by hand count as the table tells them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from companion.club.messages import GameBegan, Judged, ScoresChanged, TableEvent, WasRuled
from companion.clubhouse.ledger import Correction, Noted
from companion.clubhouse.tournament.results import TableResult
from companion.engines import InvalidEventError, read_event, start
from companion.engines.errors import EngineError
from companion.engines.header import read_header
from companion.engines.names import composed, harmless

MOST_GAMES: Final = 5_000
"""Games of an evening that are put together: fifty at each of a hundred tables. Of more the
events stay in the club's file."""


@dataclass(frozen=True, slots=True)
class Known:
    """A game, everywhere: which stream, and its number there."""

    stream: str
    number: int


def people_of(names: Iterable[str]) -> tuple[str, ...]:
    """Names that a table sent, in the form in which they are compared, with nothing in them that steers."""
    return tuple(harmless(composed(name)) for name in names)


@dataclass(slots=True)
class ClubGame:
    """A game at one of the tables.

    Attributes:
        key: which.
        place: the table's name.
        round: the club's round in which it began, 0 before the first.
        header: the game as the first line of its table record.
        begun: when, in seconds since the epoch by the table's clock.
        told: when something was told of it last.
        totals: everybody's now.
        over: whether it is over.
        winners: names of those who won it, by the rules.
        by_hand: whether the table changed scores by hand.
        ruling: the last one.
        correction: what counts in place of all that, None: nothing does.
    """

    key: Known
    place: str
    round: int
    header: Mapping[str, Any]
    begun: float
    told: float
    totals: tuple[int, ...]
    over: bool = False
    winners: tuple[str, ...] = ()
    by_hand: bool = False
    ruling: Judged | None = None
    correction: Correction | None = None

    @property
    def game(self) -> str:
        """Which game is played."""
        return str(self.header["game"])

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays, as names are compared and may be shown."""
        return people_of(self.header["players"])

    @property
    def counts(self) -> bool:
        """Whether it is over, and the organiser lets it count."""
        return self.over and not (self.correction and self.correction.totals is None)

    @property
    def counted_totals(self) -> tuple[int, ...]:
        """Everybody's totals, as the organiser has them."""
        corrected = self.correction and self.correction.totals
        return corrected or self.totals

    @property
    def counted_winners(self) -> tuple[int, ...]:
        """Indexes of those who won: where totals were changed and decide, by those."""
        nature, totals = nature_of(self.header), self.counted_totals
        if nature.totals_decide and (self.by_hand or totals != self.totals):
            best = min(totals) if nature.fewest_win else max(totals)
            return tuple(player for player, total in enumerate(totals) if total == best)
        names = people_of(self.winners)
        return tuple(player for player, name in enumerate(self.players) if name in names)


@dataclass(frozen=True, slots=True)
class Nature:
    """What the rules of a game with these options go by.

    Attributes:
        fewest_win: whether the lowest total wins.
        totals_decide: whether totals decide who wins.
    """

    fewest_win: bool = False
    totals_decide: bool = False


def nature_of(header: Mapping[str, Any]) -> Nature:
    """What a game goes by; of one that is not installed here it is only known who won."""
    return _nature(
        str(header["game"]), tuple(header["players"]), repr(header.get("options", {})), _Held(header)
    )


@dataclass(frozen=True, slots=True)
class _Held:
    """A header beside the key by which it is remembered."""

    header: Mapping[str, Any] = field(hash=False, compare=False)


@lru_cache(1024)
def _nature(_game: str, _players: tuple[str, ...], _options: str, held: _Held) -> Nature:
    try:
        position = start(read_header(dict(held.header))).position
    except EngineError:
        return Nature()
    return Nature(position.fewest_win, position.totals_decide)


def scored_rounds(header: Mapping[str, Any], told: Iterable[TableEvent]) -> int:
    """How many rounds, hands or games of a game are scored, by playing it once more; 1 at least."""
    try:
        game = start(read_header(dict(header)))
        for event in told:
            if isinstance(event.happened, WasRuled) and event.happened.ruling.verdict == "legal":
                game.apply(read_event(dict(event.happened.line), game.rules, game.header))
    except (EngineError, InvalidEventError):
        return 1
    return max(1, game.position.standings.rounds)


class Games:
    """All games of the evening, by what was counted.

    Args:
        told_of: gives all that was told of a game.

    Attributes:
        too_many: whether more have begun than `MOST_GAMES`, which are left out.
    """

    def __init__(self, told_of: Callable[[str, int], Iterable[TableEvent]]) -> None:
        self._told_of = told_of
        self.too_many = False
        self._games: dict[Known, ClubGame] = {}
        self._scored: dict[Known, tuple[tuple[int, ...], int]] = {}

    def __iter__(self) -> Iterator[ClubGame]:
        return iter(self._games.values())

    def get(self, stream: str, number: int) -> ClubGame | None:
        """A game, None where none of it was told in this evening."""
        return self._games.get(Known(stream, number))

    def take(self, noted: Noted) -> bool:
        """Take an event; whether it may have changed the standings."""
        event, happened = noted.event, noted.event.happened
        if isinstance(happened, GameBegan):
            key = Known(event.stream, happened.game)
            if key not in self._games:
                self._begin(key, noted, happened)
            return False  # it goes on, or nothing is over yet
        if not isinstance(happened, WasRuled | ScoresChanged):
            return False
        game = self._games.get(Known(event.stream, happened.game))
        if game is None or len(happened.totals) != len(game.totals):
            return False
        before = (game.over, game.totals, game.winners)
        game.totals, game.told = happened.totals, event.time
        if isinstance(happened, ScoresChanged):
            game.by_hand = True
        else:
            game.over, game.winners, game.ruling = happened.over, happened.winners, happened.ruling
        return (game.over or before[0]) and before != (game.over, game.totals, game.winners)

    def _begin(self, key: Known, noted: Noted, began: GameBegan) -> None:
        """A game begins; one that goes on in another stream, as its table's outbox began anew, is one."""
        number, time = noted.round, noted.event.time
        for other in tuple(self):
            goes_on = (other.place, other.key.number, other.header) == (noted.place, key.number, began.header)
            if goes_on and not other.over:
                number = self._games.pop(other.key).round
        if len(self._games) >= MOST_GAMES:
            self.too_many = True
            return
        nobody = (0,) * len(began.players)
        self._games[key] = ClubGame(key, noted.place, number, began.header, time, time, nobody)

    def correct(self, correction: Correction) -> None:
        """That counts in place of what the table told."""
        game = self.get(correction.stream, correction.game)
        if game is not None:
            game.correction = correction

    def let_stand(self, stream: str, number: int) -> None:
        """What the table told counts again."""
        game = self.get(stream, number)
        if game is not None:
            game.correction = None

    def results(self) -> tuple[TableResult, ...]:
        """What the finished games came to that count."""
        return tuple(self._result(game) for game in self if game.counts)

    def _result(self, game: ClubGame) -> TableResult:
        nature = nature_of(game.header)
        return TableResult(
            game.round,
            game.place,
            game.game,
            game.players,
            game.counted_totals,
            game.counted_winners,
            nature.totals_decide,
            nature.fewest_win,
            self._scored_of(game),
        )

    def _scored_of(self, game: ClubGame) -> int:
        known = self._scored.get(game.key)
        if known is None or known[0] != game.totals:
            told = self._told_of(game.key.stream, game.key.number)
            known = self._scored[game.key] = (game.totals, scored_rounds(game.header, told))
        return known[1]
