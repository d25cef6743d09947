"""Past evenings: the journal's entries, ruled on once more by the engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import reduce

from companion.engines import (
    AnyEvent,
    AnyPosition,
    Header,
    HeaderError,
    InvalidEventError,
    Reason,
    Rules,
    Ruling,
    Told,
    read_event,
    start,
)
from companion.engines.errors import UnfitNameError
from companion.engines.names import composed, entered_name, is_forgotten
from companion.evening.entries import Entry, GameEntry, UnsetClock
from companion.evening.errors import DamagedEveningError, JournalError, NoEveningError
from companion.evening.kept_journal import KeptJournal
from companion.evening.totals import Points, ScoreEdit, totals, winners
from companion.texts.errors import reason_of


@dataclass(frozen=True, slots=True)
class PastStep:
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
        unread: what of it cannot be read; all else is told without that.
        number: the game's number in the journal.
        begun: when it began, in seconds since the epoch; None where that cannot be read.
    """

    header: Header
    rules: Rules[AnyPosition, AnyEvent]
    steps: tuple[PastStep, ...]
    standing: tuple[PastStep, ...]
    position: AnyPosition
    edits: tuple[ScoreEdit, ...] = ()
    unread: tuple[Reason, ...] = ()
    number: int = 0
    begun: float | None = None

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
        started: when it began, in local time; None where that cannot be read, or the clock was not set.
        games: its games that can be read, oldest first.
        flaw: what of it cannot be read, None where it is whole.
        unset: the clock was not set when it began: none of its dates and times is true, and its day is what
            people told; None where it was set.
    """

    number: int
    started: datetime | None
    games: tuple[PastGame, ...]
    flaw: Reason | None = None
    unset: UnsetClock | None = None

    @property
    def date(self) -> str | None:
        """When it began, as ISO 8601 writes it: the day alone where people told it; None if nobody knows."""
        if self.unset is not None:
            return None if self.unset.day is None else self.unset.day.isoformat()
        return None if self.started is None else self.started.isoformat(timespec="seconds")

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


def past_evenings(journal: KeptJournal, damaged: list[JournalError]) -> Iterator[PastEvening]:
    """Every evening of the journal that can be read, oldest first, one at a time.

    Args:
        journal: the journal.
        damaged: gets what is wrong with each of the others, and with those of which only a part can be read.
    """
    for number in journal.evenings():
        try:
            evening = _evening(journal, number)
        except JournalError as error:
            damaged.append(error)
            continue
        if evening.flaw is not None:
            damaged.append(DamagedEveningError(number, evening.flaw))
        yield evening
    astray = journal.astray()
    if astray:
        games = tuple(map(str, astray))
        said = reason_of("trouble-games-astray", games=games, count=len(astray), file=str(journal.path))
        damaged.append(JournalError(said))


def past_evening(journal: KeptJournal, number: int | None) -> PastEvening:
    """The evening of that number, the last one for None; its `flaw` tells what cannot be read.

    Raises:
        NoEveningError: there is no such evening.
        DamagedEveningError: nothing of it can be read.
        JournalError: the journal cannot be read.
    """
    numbers = journal.evenings()
    if not numbers:
        raise NoEveningError(reason_of("trouble-evening-none", file=str(journal.path)))
    chosen = numbers[-1] if number is None else number
    if chosen not in numbers:
        raise NoEveningError(_without(chosen, numbers))
    return _evening(journal, chosen)


def last_readable(journal: KeptJournal) -> PastEvening:
    """The last evening of which something can be read.

    Raises:
        NoEveningError: there is no evening.
        JournalError: nothing can be read of any; it names the last one.
    """
    for number in reversed(journal.evenings()):
        with suppress(JournalError):
            return past_evening(journal, number)
    return past_evening(journal, None)


def _evening(journal: KeptJournal, number: int) -> PastEvening:
    games: list[PastGame] = []
    unread: list[Reason] = []
    kept_games, strays = journal.games(number), journal.games_by_time(number)
    by_time = [count for count, kept in enumerate(kept_games, 1) if _number_of(kept) in strays]
    for count, kept in enumerate(kept_games, 1):
        game = _replayed(journal, kept) if isinstance(kept, GameEntry) else None
        if game is None:
            unread.append(reason_of("unread-game", game=count))
            continue
        games.append(game)
        unread += game.unread
        if count in by_time:
            unread.append(reason_of("unread-home", game=count))
    if unread and not games:
        raise DamagedEveningError(
            number, reason_of("trouble-evening-damaged", number=str(number), file=str(journal.path))
        )
    unset = journal.unset_clock(number)
    started = journal.started(number) if unset is None else None
    if started is None and unset is None:
        unread.append(Reason("unread-start"))
    what = reduce(_both, unread) if unread else None
    flaw = None if what is None else reason_of("trouble-evening-not-whole", number=str(number), what=what)
    return PastEvening(number, started, tuple(games), flaw, unset)


def _both(first: Reason, last: Reason) -> Reason:
    return reason_of("unread-both", first=first, last=last)


def _number_of(kept: GameEntry | int) -> int:
    return kept if isinstance(kept, int) else kept.number


def _replayed(journal: KeptJournal, kept: GameEntry) -> PastGame | None:
    """The game as it was played, without what cannot be read; None where nobody knows how it began."""
    try:
        game = start(kept.header)
    except HeaderError:
        return None
    lost = list(journal.lost_entries(kept.number))
    partly: list[int] = []
    steps: list[PastStep] = []
    standing: list[PastStep] = []
    for entry in journal.entries(kept.number):
        try:
            event, before = read_event(entry.line, game.rules, kept.header), game.position
        except InvalidEventError:
            lost.append(entry.number)
            continue
        if not entry.whole:
            partly.append(entry.number)
        steps.append(PastStep(entry, event, before, game.apply(event)))
        if len(game.accepted) > len(standing):
            standing.append(steps[-1])
        del standing[len(game.accepted) :]  # what was taken back
    given = journal.score_edits(kept.number)
    edits = tuple(edit for edit in given if len(edit.points) == len(kept.header.players))
    lost_edits = journal.lost_edits(kept.number) + len(given) - len(edits)
    unread = tuple(_unread(sorted(lost), partly, lost_edits))
    told, stands, begun = tuple(steps), tuple(standing), journal.begun(kept.number)
    return PastGame(kept.header, game.rules, told, stands, game.position, edits, unread, kept.number, begun)


def _unread(lost: Sequence[int], partly: Sequence[int], edits: int) -> Iterator[Reason]:
    """What of a game cannot be read."""
    if lost:
        yield reason_of("unread-entries", entries=_ranges(lost), count=len(lost))
    if partly:
        yield reason_of("unread-parts", entries=_ranges(partly), count=len(partly))
    if edits:
        yield reason_of("unread-edits", count=edits)


def _ranges(numbers: Sequence[int]) -> tuple[str, ...]:
    """Numbers in order, those that follow each other as one: ``("3", "7–12")``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return tuple(str(first) if first == last else f"{first}–{last}" for first, last in runs)


def _without(chosen: int, numbers: Sequence[int]) -> Reason:
    """That there is no such evening, and which there are."""
    first, last = numbers[0], numbers[-1]
    held = "gapless" if last - first + 1 == len(numbers) else "some"
    if first == last:
        held = "one"
    facts = {"number": str(chosen), "first": str(first), "last": str(last)}
    return reason_of("trouble-evening-unknown", held=held, **facts)


def known_names(journal: KeptJournal) -> tuple[str, ...]:
    """Names of all who have played here, whoever played last first; those who were forgotten are left out.

    Raises:
        JournalError: the journal cannot be read.
    """
    names: dict[str, None] = {}
    for number in reversed(journal.evenings()):
        for game in reversed(journal.games(number)):
            if isinstance(game, GameEntry):
                names.update(dict.fromkeys(map(composed, game.header.players)))
    return tuple(name for name in names if not is_forgotten(name))


def remembered_names(journal: KeptJournal) -> tuple[str, ...]:
    """Names of people who have played here, the latest first; those of a damaged game are left out."""
    names: dict[str, None] = {}
    with suppress(JournalError):
        for number in reversed(journal.evenings()):
            for game in reversed(journal.games(number)):
                if isinstance(game, GameEntry):
                    names.update(dict.fromkeys(_enterable(game.header.players)))
            if len(names) > 8:
                break
    return tuple(names)


def _enterable(names: Iterable[str]) -> Iterator[str]:
    """Names in the form in which people enter them, without those that none could or should enter."""
    for name in names:
        with suppress(UnfitNameError):
            if not is_forgotten(name):
                yield entered_name(name)
