"""One sitting at the table: the game in progress, ruled on and kept.

Whatever is told here is ruled on, written to the journal (and to the table record, if one is wanted), and
only then given back to be shown.
"""

from __future__ import annotations

import glob
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.engines import (
    AnyEvent,
    AnyPosition,
    Game,
    Header,
    HeaderError,
    Reason,
    Ruling,
    Told,
    Undo,
    read_event,
    start,
    write_event,
    write_header,
)
from companion.engines.up_and_down import UpAndDownPosition
from companion.errors import reason_of
from companion.evening.errors import ExportError, JournalError
from companion.evening.export import numbered
from companion.evening.journal import Entry, Journal, Standing, ToldBy
from companion.evening.totals import Points, ScoreEdit
from companion.records.lines import read_lines
from companion.records.record import header_of


@dataclass(frozen=True, slots=True)
class Ruled:
    """One event with its ruling, as it stands in the journal.

    Attributes:
        event: what was done.
        ruling: what the rules say of it.
        entry: number of the journal's entry.
        source: how it was told.
    """

    event: Told
    ruling: Ruling[AnyPosition]
    entry: int
    source: ToldBy

    @property
    def vain(self) -> bool:
        """Whether something was to be taken back and there was nothing: no play, so no ruling to be shown."""
        return isinstance(self.event, Undo) and not self.ruling.legal


class RecordFile:
    """A table record that grows with the game.

    Args:
        path: the file, begun anew.
        header: the game.
    """

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        try:
            path.write_text(json.dumps(write_header(header), ensure_ascii=False) + "\n", encoding="utf-8")
        except OSError as error:
            raise JournalError(_record_unwritten(path, error)) from error

    def append(self, line: Mapping[str, Any]) -> None:
        """Write one line through to the disk."""
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise JournalError(_record_unwritten(self.path, error)) from error


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
    """

    def __init__(self, journal: Journal, number: int, game_number: int, header: Header) -> None:
        self.journal = journal
        self.number = number
        self._game_number = game_number
        self.game = start(header)
        self.ruled: list[Ruled] = []
        self.edits: tuple[ScoreEdit, ...] = ()
        self.ruled_otherwise: Reason | None = None
        self._records: Path | None = None
        self._record: RecordFile | None = None

    @classmethod
    def begin(
        cls, journal: Journal, header: Header, record: Path | None = None, *, beside: bool = False
    ) -> Evening:
        """A new evening that begins with that game.

        Args:
            journal: where it is kept.
            header: the game.
            record: where the table record goes too; those of the next games go to ``FILE-2``, ``FILE-3`` …. A
                table record that is there already goes, as the journal holds what it told; nothing else does.
            beside: whether an evening that has not ended stays open, as this one shows something else.

        Raises:
            HeaderError: the game cannot be played so.
            JournalError: the evening cannot be kept, or the record not be written.
            ExportError: where the records would go, something else is already.
        """
        start(header)  # a header that cannot be played leaves no trace in the journal
        if record is not None:
            check_record(record)
        kept = journal.begin_evening(header, beside=beside)
        evening = cls(journal, kept.evening, kept.number, header)
        try:
            evening._begin_record(record)
        except JournalError:
            evening.drop_if_empty()
            raise
        return evening

    @classmethod
    def resume(cls, journal: Journal, record: Path | None = None) -> Evening | None:
        """The evening that was not ended, exactly where it stood; None when there is none.

        Raises:
            JournalError: what the journal holds of it cannot be read, or the record not be written.
        """
        kept = journal.open_game()
        if kept is None:
            return None
        try:
            evening = cls(journal, kept.evening, kept.number, kept.header)
            evening._begin_record(record)
            entries = tuple(journal.entries(kept.number))
            for entry in entries:
                evening._replay(entry)
            evening.ruled_otherwise = evening._compared(entries)
            evening.edits = journal.score_edits(kept.number)
        except ValueError as error:  # the engines' errors and those of reading JSON are all of this kind
            said = reason_of("trouble-evening-not-resumed", number=str(kept.evening), file=str(journal.path))
            raise JournalError(said) from error
        return evening

    def _replay(self, entry: Entry) -> None:
        """What the journal holds happens once more; the record holds it then, too."""
        event = read_event(entry.line, self.game.rules, self.header)
        self.ruled.append(Ruled(event, self.game.apply(event), entry.number, entry.source))
        if self._record:
            self._record.append(entry.line)

    def _compared(self, entries: tuple[Entry, ...]) -> Reason | None:
        """Whether what the journal says of these entries is what the rules say of them."""
        pairs = zip(entries, self.ruled, strict=True)
        count = sum(entry.verdict is not ruled.ruling.verdict for entry, ruled in pairs)
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
        ruling = self.game.rule(event)
        line = write_event(event, self.game.rules, self.header)
        entry = self.journal.append(self._standing, line, ruling.verdict, ruling.clause, source, picture)
        ruled = Ruled(event, self.game.apply(event), entry, source)
        self.ruled.append(ruled)
        if self._record:
            self._record.append(line)
        return ruled

    def edit_scores(self, points: Points) -> None:
        """The table changes the scores, whatever the rules say; the journal keeps it as such.

        Args:
            points: what everybody's total changes by.

        Raises:
            JournalError: as `tell`; then the scores are what they were.
        """
        self.journal.edit_scores(self._standing, points)
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
        self._game_number = self.journal.begin_game(self._standing, header, seated=stay)
        self.game = game
        self.ruled = []
        self.edits = ()
        self.ruled_otherwise = None
        self._begin_record(self._records)

    def keep_table(self, table: Mapping[str, Any]) -> None:
        """Keep what is known of the table for a resumed evening."""
        self.journal.keep_table(self._game_number, table)

    def table(self) -> Mapping[str, Any] | None:
        """What is known of the table, None when nothing is."""
        return self.journal.table(self._game_number)

    def keep_seats(self, directions: tuple[float, ...]) -> None:
        """Keep where everybody sits, in degrees clockwise from the table's lower edge."""
        self.journal.keep_seats(self._game_number, directions)

    def seats(self) -> tuple[float, ...] | None:
        """Where people said that they sit, None while they have said nothing."""
        return self.journal.seats(self._game_number)

    def end(self) -> None:
        """The evening is over; the next start begins a new one."""
        self.journal.end_evening(self.number)

    def drop_if_empty(self) -> None:
        """It could not begin after all: where nothing was ruled on, no trace of it is left."""
        self.journal.drop_evening(self.number)

    def _begin_record(self, record: Path | None) -> None:
        self._records = record
        games = self.journal.games_begun(self.number)
        self._record = RecordFile(numbered(record, games), self.header) if record else None

    @property
    def _standing(self) -> Standing:
        """How far the game has come, as it is known here."""
        return Standing(self._game_number, self.ruled[-1].entry if self.ruled else 0, len(self.edits))


def _seating(game: Game[AnyPosition, AnyEvent]) -> tuple[Any, ...]:
    """All that says where everybody sits, unless people say otherwise."""
    sides = game.position.table.sides if isinstance(game.position, UpAndDownPosition) else None
    return game.header.game, game.header.players, sides


def check_record(record: Path, *, replace: bool = True) -> None:
    """Refuse a place for an evening's records that cannot be used, before anybody plays.

    Args:
        record: where the first game's would go.
        replace: whether table records that are there already may go.

    Raises:
        ExportError: nothing can be written there, or something is there that may not go; an empty file may.
    """
    there = record if record.exists() else record.parent
    if record.is_dir() or not record.parent.is_dir() or not os.access(there, os.W_OK):
        raise ExportError(reason_of("trouble-record-place", file=str(record)))
    later = record.parent.glob(f"{glob.escape(record.name)}-*")
    games = (path for path in later if path.name.removeprefix(f"{record.name}-").isdecimal())
    for path in (record, *games):
        if not _holds_something(path):
            continue
        if not _is_record(path):
            raise ExportError(reason_of("trouble-record-taken", file=str(path)))
        if not replace:
            raise ExportError(reason_of("trouble-file-there", file=str(path)))


def _record_unwritten(path: Path, error: OSError) -> Reason:
    return reason_of("trouble-record-unwritten", file=str(path), why=error.strerror or str(error))


def _holds_something(path: Path) -> bool:
    try:
        return path.is_file() and path.stat().st_size > 0
    except OSError:  # what is wrong there is told when it is written
        return False


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            header_of(read_lines(file))
    except (OSError, HeaderError):
        return False
    return True
