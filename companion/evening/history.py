"""Past evenings: the journal's entries, ruled on once more by the engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from companion.engines import AnyEvent, AnyPosition, Header, Reason, Rules, Ruling, Told, read_event, start
from companion.engines.errors import UnfitNameError
from companion.engines.names import composed, entered_name
from companion.errors import reason_of
from companion.evening.errors import DamagedEveningError, JournalError, NoEveningError
from companion.evening.journal import Entry, GameEntry, Journal
from companion.evening.totals import Points, ScoreEdit, totals, winners


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the journal with its ruling.

    Attributes:
        entry: the entry.
        event: what it tells.
        before: the position in which it happened.
        ruling: what the rules say of it; its position is that of the game after it.
    """

    entry: Entry
    event: Told
    before: AnyPosition
    ruling: Ruling[AnyPosition]


@dataclass(frozen=True, slots=True)
class PastGame:
    """One game as it was played.

    Attributes:
        header: who played what.
        rules: the game's rules.
        steps: everything that was told, oldest first, illegal events, questions and undos included.
        standing: the steps that made the game what it is: legal, not taken back, oldest first.
        position: the position in which it was left.
        edits: the changes of scores by the table, oldest first.
    """

    header: Header
    rules: Rules[AnyPosition, AnyEvent]
    steps: tuple[Step, ...]
    standing: tuple[Step, ...]
    position: AnyPosition
    edits: tuple[ScoreEdit, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """Indexes of those who won; nobody in a game that was not finished."""
        return winners(self.position, self.edits)

    @property
    def totals(self) -> Points:
        """Everybody's total, with what the table has changed."""
        return totals(self.position, self.edits)


@dataclass(frozen=True, slots=True)
class PastEvening:
    """One evening.

    Attributes:
        number: its number.
        started: when it began, in local time.
        games: its games, oldest first.
    """

    number: int
    started: datetime
    games: tuple[PastGame, ...]

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who played, in the order in which they joined."""
        return tuple(dict.fromkeys(composed(name) for game in self.games for name in game.header.players))

    @property
    def games_won(self) -> Counter[str]:
        """How many games everybody has won, by name."""
        return Counter(composed(name) for game in self.games for name in game.header.names(game.winners))

    @property
    def winners(self) -> tuple[str, ...]:
        """Those who won the most games of the evening; empty while none is finished."""
        won = self.games_won
        most = max(won.values(), default=0)
        return tuple(name for name in self.players if most and won[name] == most)


def past_evenings(journal: Journal, damaged: list[JournalError]) -> Iterator[PastEvening]:
    """Every evening of the journal that can be read, oldest first, one at a time.

    Args:
        journal: the journal.
        damaged: gets what is wrong with each of the others.
    """
    for number, started in journal.evenings():
        try:
            yield _evening(journal, number, started)
        except JournalError as error:
            damaged.append(error)


def past_evening(journal: Journal, number: int | None) -> PastEvening:
    """The evening of that number, the last one for None.

    Raises:
        NoEveningError: there is no such evening.
        JournalError: the journal cannot be read.
    """
    started = dict(journal.evenings())
    if not started:
        raise NoEveningError(reason_of("trouble-evening-none", file=str(journal.path)))
    chosen = max(started) if number is None else number
    if chosen not in started:
        raise NoEveningError(_without(chosen, tuple(started)))
    return _evening(journal, chosen, started[chosen])


def last_readable(journal: Journal) -> PastEvening:
    """The last evening that is not damaged.

    Raises:
        NoEveningError: there is no evening.
        JournalError: every one is damaged; it names the last one.
    """
    newest_first = [number for number, _ in reversed(journal.evenings())]
    for number in newest_first:
        with suppress(JournalError):
            return past_evening(journal, number)
    return past_evening(journal, None)


def _evening(journal: Journal, number: int, started: float) -> PastEvening:
    try:
        games = tuple(
            _replayed(game, journal.entries(game.number), journal.score_edits(game.number))
            for game in journal.games(number)
        )
        return PastEvening(number, local_time(started), games)
    except ValueError as error:  # the engines' errors and those of reading JSON are all of this kind
        raise DamagedEveningError(number, journal.path) from error


def local_time(seconds: float) -> datetime:
    """Seconds since the epoch as a time; raises `ValueError` where that is none."""
    try:
        return datetime.fromtimestamp(seconds).astimezone()
    except (TypeError, OverflowError, OSError) as error:
        raise ValueError(f"{seconds!r} is no time.") from error


def _replayed(kept: GameEntry, entries: Iterator[Entry], edits: tuple[ScoreEdit, ...]) -> PastGame:
    """The game as it was played; raises `ValueError` where what is kept of it is damaged."""
    game = start(kept.header)
    if any(len(edit.points) != len(kept.header.players) for edit in edits):
        raise ValueError("A change of scores is not that of these players.")
    steps: list[Step] = []
    standing: list[Step] = []
    for entry in entries:
        local_time(entry.time)  # whoever tells the time of a step need not ask whether it is one
        event, before = read_event(entry.line, game.rules, kept.header), game.position
        steps.append(Step(entry, event, before, game.apply(event)))
        if len(game.accepted) > len(standing):
            standing.append(steps[-1])
        del standing[len(game.accepted) :]  # what was taken back
    return PastGame(kept.header, game.rules, tuple(steps), tuple(standing), game.position, edits)


def _without(chosen: int, numbers: Sequence[int]) -> Reason:
    """That there is no such evening, and which there are."""
    first, last = numbers[0], numbers[-1]
    held = "gapless" if last - first + 1 == len(numbers) else "some"
    if first == last:
        held = "one"
    facts = {"number": str(chosen), "first": str(first), "last": str(last)}
    return reason_of("trouble-evening-unknown", held=held, **facts)


def remembered_names(journal: Journal) -> tuple[str, ...]:
    """Names of people who have played here, the latest first; those of a damaged evening are left out."""
    names: dict[str, None] = {}
    for number, _ in reversed(journal.evenings()):
        with suppress(ValueError, JournalError):
            for game in reversed(journal.games(number)):
                names.update(dict.fromkeys(_enterable(game.header.players)))
        if len(names) > 8:
            break
    return tuple(names)


def _enterable(names: Iterable[str]) -> Iterator[str]:
    """Names in the form in which people enter them, without those that none could enter."""
    for name in names:
        with suppress(UnfitNameError):
            yield entered_name(name)
