"""One sitting at the table: the game in progress, ruled on and kept.

Whatever is told here is ruled on, written to the journal (and to the table record, if one is wanted), and
only then given back to be shown.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

from companion.engines import (
    AnyEvent,
    AnyPosition,
    GameInProgress,
    Header,
    HeaderError,
    InvalidEventError,
    Reason,
    Ruling,
    Told,
    Undo,
    read_event,
    start,
    write_event,
)
from companion.engines.ruling import Fact
from companion.evening.dating import Dating
from companion.evening.entries import Entry, GameEntry, Standing, Telling, ToldBy, UnsetClock
from companion.evening.errors import BrokenJournalError, DamagedEveningError, JournalError
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.evening.outbox import Plays, Scores
from companion.evening.record_file import RecordFile, check_record, next_record
from companion.evening.rows import Running
from companion.evening.totals import Points, ScoreEdit, totals
from companion.texts.errors import reason_of

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ruled:
    """One event with its ruling, as it stands in the journal.

    Attributes:
        event: what was done.
        ruling: what the rules say of it.
        entry: number of the journal's entry.
        source: how it was told; None where that is damaged.
        first: number of the entry under which it was told first, as `Entry.first`.
    """

    event: Told
    ruling: Ruling[AnyPosition]
    entry: int
    source: ToldBy | None
    first: int | None = None

    @property
    def vain(self) -> bool:
        """Whether something was to be taken back and there was nothing: no play, so no ruling to be shown."""
        return isinstance(self.event, Undo) and not self.ruling.legal


class Evening:
    """One sitting with one game in progress; use `begin` or `resume`.

    Attributes:
        journal: where everything is kept.
        number: the evening's number.
        game: the game in progress.
        ruled: every event of the game with its ruling, illegal ones included, oldest first.
        edits: the changes of the game's scores by the table, oldest first.
        ruled_otherwise: what is to be told of a resumed game of which plays are ruled on otherwise than the
            journal says, as the rules have changed or two programs told it; None where none is. The position
            is that of the rulings in `ruled`; the journal keeps what was said.
        untold: what happened to the journal and is still to be told.
        unset: the clock was not set when it began, and what people said that the day is; None: it was set.
    """

    def __init__(self, journal: Journal, number: int, game_number: int, header: Header) -> None:
        self.journal = journal
        self.number = number
        self._game_number = game_number
        self.game = start(header)
        self.ruled: list[Ruled] = []
        self.edits: tuple[ScoreEdit, ...] = ()
        self.ruled_otherwise: Reason | None = None
        self.untold: list[Reason] = []
        self.unset: UnsetClock | None = None
        self._dating: Dating | None = None
        self._records: Path | None = None
        self._record: RecordFile | None = None

    @classmethod
    def begin(
        cls,
        journal: Journal,
        header: Header,
        record: Path | None = None,
        *,
        beside: bool = False,
        unset: UnsetClock | None = None,
    ) -> Evening:
        """A new evening that begins with that game.

        Args:
            journal: where it is kept.
            header: the game.
            record: where the table record goes too; those of the next games go to ``FILE-2``, ``FILE-3`` …. A
                table record that is there already goes, as the journal holds what it told; nothing else does.
            beside: whether an evening that has not ended stays open, as this one shows something else.
            unset: the clock is not set, and what people say that the day is; None where it is.

        Raises:
            HeaderError: the game cannot be played so.
            JournalError: the evening cannot be kept, or the record not be written.
            ExportError: where the records would go, something else is already.
        """
        start(header)  # a header that cannot be played leaves no trace in the journal
        if record is not None:
            check_record(record)
        untold = []
        try:
            kept = journal.begin_evening(header, beside=beside, unset=unset)
        except BrokenJournalError:
            untold.append(journal.renew())
            kept = journal.begin_evening(header, beside=beside, unset=unset)
        evening = cls(journal, kept.evening, kept.number, header)
        evening.untold, evening.unset = untold, unset
        if unset is not None and unset.day is None:
            evening._dating = Dating()
        try:
            evening._begin_record(record)
        except JournalError:
            evening.drop_if_empty()
            raise
        return evening

    @classmethod
    def resume(
        cls, journal: Journal, record: Path | None = None, number: int | None = None
    ) -> Evening | None:
        """An evening that was not ended, exactly where it stood; None when there is none.

        Args:
            journal: where it is kept.
            record: as in `begin`.
            number: its number; None: the one that was played last.

        Raises:
            DamagedEveningError: what was told in it cannot all be read. A new one can begin.
            JournalError: the journal cannot be read, or the record not be written.
        """
        kept = journal.open_game(number)
        if kept is None:
            return None
        try:
            evening = cls(journal, kept.evening, kept.number, kept.header)
        except HeaderError as error:
            raise DamagedEveningError(kept.evening, not_resumed(journal, kept.evening)) from error
        evening.unset = journal.unset_clock(kept.evening)
        entries = journal.entries(kept.number)
        replayed = [evening._replay(entry) for entry in entries]
        evening.edits = journal.score_edits(kept.number)
        if not all(replayed) or journal.lost_entries(kept.number) or not evening._edits_fit():
            raise DamagedEveningError(kept.evening, not_resumed(journal, kept.evening))
        evening.ruled_otherwise = evening._compared(entries)
        evening.untold += evening._unread_beside(entries)
        evening._begin_record(record)
        evening._record_lines(*(entry.line for entry in entries))
        return evening

    def _replay(self, entry: Entry) -> bool:
        """What the journal holds happens once more; whether that can be."""
        try:
            event = read_event(entry.line, self.game.rules, self.header)
        except InvalidEventError:
            return False
        self.ruled.append(Ruled(event, self.game.apply(event), entry.number, entry.source, entry.first))
        return True

    def _edits_fit(self) -> bool:
        """Whether all changes of scores are there and those of these players."""
        whole = not self.journal.lost_edits(self._game_number)
        return whole and all(len(edit.points) == len(self.header.players) for edit in self.edits)

    def _unread_beside(self, entries: tuple[Entry, ...]) -> Iterator[Reason]:
        """What of a game that goes on is damaged, though nobody needs it for that."""
        partly = [entry.number for entry in entries if not entry.whole]
        if partly:
            what = reason_of("unread-parts", entries=tuple(map(str, partly)), count=len(partly))
            yield reason_of("trouble-evening-not-whole", number=str(self.number), what=what)
        if self.has_lost_seats():
            yield Reason("trouble-seats-unread")
        if self.has_lost_table():
            yield Reason("trouble-table-damaged")

    def _compared(self, entries: tuple[Entry, ...]) -> Reason | None:
        """Whether what the journal says of these entries is what the rules say of them."""
        pairs = zip(entries, self.ruled, strict=True)
        count = sum(entry.verdict not in (None, ruled.ruling.verdict) for entry, ruled in pairs)
        return reason_of("trouble-evening-ruled-otherwise", count=count) if count else None

    @property
    def header(self) -> Header:
        """Who plays what."""
        return self.game.header

    @property
    def position(self) -> AnyPosition:
        """The position of the game in progress."""
        return self.game.position

    @property
    def game_number(self) -> int:
        """The number of the game in progress in the journal."""
        return self._game_number

    @property
    def over(self) -> bool:
        """Whether the game is over and has its winners."""
        return bool(self.position.winners)

    def tell(self, event: Told, source: ToldBy, picture: bytes | None = None) -> Ruled:
        """Rule on what was done, keep it on disk, and give back the ruling to be shown.

        Args:
            event: an event of the game, or `Undo`.
            source: how it was told.
            picture: the table at that moment as JPEG.

        Raises:
            JournalError: it could not be kept, or another program has gone on with the evening; where the
                journal does not hold it, the game has not gone on either.
        """
        return self.tell_all(Telling(event, source, picture))[0]

    def tell_all(self, *tellings: Telling) -> tuple[Ruled, ...]:
        """Rule on one thing after the other, and keep all of them on disk, or none where that fails.

        Raises:
            JournalError: as `tell`.
        """
        game, standing = self.game.copy(), self._standing
        rulings = [game.apply(telling.event) for telling in tellings]
        lines = [write_event(telling.event, game.rules, self.header) for telling in tellings]
        now = time.time()
        new = [
            (
                Entry(0, line, ruling.verdict, ruling.clause, telling.source, now, telling.first),
                telling.picture,
            )
            for telling, line, ruling in zip(tellings, lines, rulings, strict=True)
        ]
        plays = Plays(self._game_entry, tuple(rulings), self.edits)
        entries = self._surely(lambda: self.journal.append(standing, *new, plays=plays))
        rounds = self.position.standings.rounds
        told = tuple(
            Ruled(telling.event, ruling, entry, telling.source, telling.first)
            for telling, ruling, entry in zip(tellings, rulings, entries, strict=True)
        )
        self.game = game
        self.ruled += told
        if self.position.standings.rounds > rounds:
            self._settle()
        self._record_lines(*lines)
        return told

    def edit_scores(self, points: Points) -> None:
        """The table changes the scores, whatever the rules say; the journal keeps it as such.

        Args:
            points: what everybody's total changes by.

        Raises:
            JournalError: as `tell`; then the scores are what they were.
        """
        after = (*self.edits, ScoreEdit(0, points, 0.0))
        scores = Scores(self._game_entry, totals(self.position, after))
        self._surely(lambda: self.journal.edit_scores(self._standing, points, scores))
        self.edits = self.journal.score_edits(self._game_number)

    def next_game(self, header: Header) -> None:
        """Another game of the same evening, at the same table.

        Raises:
            HeaderError: it cannot be played so.
            JournalError: it could not be kept; then the game is the one that it was. Or its record cannot be
                written.
        """
        game = start(header)
        stay = _seating(game) == _seating(self.game)
        begun = self._surely(lambda: self.journal.begin_game(self._standing, header, seated=stay))
        self._game_number = begun
        self.game = game
        self.ruled = []
        self.edits = ()
        self.ruled_otherwise = None
        self._begin_record(self._records)

    def keep_table(self, table: Mapping[str, Any]) -> None:
        """Keep what is known of the table for a resumed evening."""
        self._surely(lambda: self.journal.keep_table(self._game_number, table))

    def table(self) -> Mapping[str, Any] | None:
        """What is known of the table, None when nothing is."""
        return self.journal.table(self._game_number)

    def has_lost_table(self) -> bool:
        """Whether something was kept of the table, and is damaged."""
        return self.journal.has_table(self._game_number) and self.table() is None

    def keep_seats(self, directions: tuple[float, ...]) -> None:
        """Keep where everybody sits, in degrees clockwise from the table's lower edge."""
        self._surely(lambda: self.journal.keep_seats(self._game_number, directions))

    def seats(self) -> tuple[float, ...] | None:
        """Where people said that they sit, None while they have said nothing, or where that is damaged."""
        seats = self.journal.seats(self._game_number)
        return seats if seats is not None and len(seats) == len(self.header.players) else None

    def has_lost_seats(self) -> bool:
        """Whether people said where they sit, and that is damaged."""
        return self.journal.has_seats(self._game_number) and self.seats() is None

    def end(self) -> None:
        """The evening is over; the next start begins a new one."""
        self._surely(lambda: self.journal.end_evening(self.number))

    def date(self, day: date) -> None:
        """The day on which it began has become known, where the clock could not tell it."""
        unset = UnsetClock(day)
        self._surely(lambda: self.journal.date_evening(self.number, unset))
        self.unset, self._dating = unset, None

    def drop_if_empty(self) -> None:
        """It could not begin after all: where nothing was ruled on, no trace of it is left."""
        self._surely(lambda: self.journal.drop_evening(self.number))

    def look_after(self) -> None:
        """Notice that the journal's file is gone or another one; then what is known by heart is written anew.

        Notice, too, that the clock is set now, where it was not at the beginning and nobody told the day.

        Raises:
            JournalError: it cannot be written, and nobody has patience.
        """
        if not self.journal.is_in_place:
            self.untold.append(self.journal.renew(self._running))
        day = self._dating.day() if self._dating is not None else None
        if day is not None:
            self.date(day)

    def take_untold(self) -> tuple[Reason, ...]:
        """What happened to the journal and is to be told, once."""
        told, self.untold = tuple(self.untold), []
        return told

    def _settle(self) -> None:
        """After a round: what was ruled is in the file, and can be read there."""
        if not self.journal.settle(self._running):
            self.untold.append(self.journal.renew(self._running))

    def _surely(self, write: Callable[[], T]) -> T:
        """Write to the journal; where its file is gone or damaged, to a new one that holds all there was."""
        try:
            return write()
        except BrokenJournalError:
            self.untold.append(self.journal.renew(self._running))
            return write()

    def _record_lines(self, *lines: Mapping[str, Any]) -> None:
        """Write lines of the record; as the journal does it, with the same patience."""
        while self._record is not None:
            try:
                self._record.append(*lines)
            except JournalError as error:
                if not self.journal.waits(error.reason):
                    raise
            else:
                return

    def _begin_record(self, record: Path | None) -> None:
        self._records = record
        games = self.journal.games_begun(self.number)
        self._record = RecordFile(next_record(record, games), self.header) if record else None

    @property
    def _running(self) -> Running:
        """The game as it is known by heart."""
        entries = (
            Entry(
                ruled.entry,
                write_event(ruled.event, self.game.rules, self.header),
                ruled.ruling.verdict,
                ruled.ruling.clause,
                ruled.source,
                None,
                ruled.first,
            )
            for ruled in self.ruled
        )
        return Running(self._game_entry, tuple(entries), self.edits, self.unset)

    @property
    def _game_entry(self) -> GameEntry:
        """The game in progress as the journal has it."""
        return GameEntry(self._game_number, self.number, self.header)

    @property
    def _standing(self) -> Standing:
        """How far the game has come, as it is known here."""
        newest = self.ruled[-1].entry if self.ruled else 0
        return Standing(self._game_number, newest, len(self.edits), self.header.players)


def not_resumed(journal: Journal, evening: int) -> Reason:
    """Why an evening cannot go on."""
    what: Fact = Reason("unread-games")
    with suppress(JournalError):
        flaw = past_evening(journal, evening).flaw
        what = what if flaw is None else dict(flaw.facts)["what"]
    return reason_of("trouble-evening-not-resumed", number=str(evening), what=what)


def _seating(game: GameInProgress[AnyPosition, AnyEvent]) -> tuple[Any, ...]:
    """All that says where everybody sits, unless people say otherwise."""
    sides = game.position.sides
    return game.header.game, game.header.players, sides
