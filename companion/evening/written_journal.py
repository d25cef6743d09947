"""The journal's file: opened, written all or nothing, and written anew where it is gone or damaged.

In write-ahead mode with synchronous FULL what a write has returned from is on the disk, also when the power
fails (SQLite's documentation of ``PRAGMA synchronous``).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, TypeVar

from companion.engines import Reason
from companion.engines.ruling import Fact
from companion.evening import journal_file
from companion.evening.entries import Standing
from companion.evening.errors import BrokenJournalError, JournalError
from companion.evening.forgetting import write_anew
from companion.evening.journal_file import (
    check_kind,
    code_of,
    connected,
    is_damage,
    may_pass,
    opened,
    unopened,
    unwritten,
)
from companion.evening.kept_journal import KeptJournal, header_of
from companion.evening.pages import Pages, log_of, read_log
from companion.evening.rescue import (
    begun_anew,
    copy_readable,
    drop,
    is_whole,
    put_in_place,
    rescued,
    saved_name,
    saving_name,
    set_aside,
)
from companion.evening.rows import Running, fits, keep, line_of
from companion.machine.folders import make_private
from companion.machine.whole_files import move_whole
from companion.texts.errors import reason_of

T = TypeVar("T")

Patience = Callable[[Reason], bool]
"""Told why the journal cannot be written now; waits a moment and says whether to try again."""

BRIEF_PATIENCE_MS: Final = 1000
"""So long SQLite itself waits for another program where somebody is told of it meanwhile."""


class WrittenJournal(KeptJournal):
    """A journal's file that is written.

    Args:
        path: the file; made with its folders when it does not exist. A damaged one is set aside, what can
            be read of it is saved, and `notice` tells so.

    Attributes:
        patience: asked whether to try again where the disk is full or another program holds the file; None:
            that is an error.

    Raises:
        JournalError: it cannot be opened or written.
    """

    def __init__(self, path: Path) -> None:
        self.patience: Patience | None = None
        try:
            make_private(path.parent)
            check_kind(path)
            # The power failed when it had just been saved.
            if saved_name(path).exists() and not path.exists():
                move_whole(saved_name(path), path)
            database, notice = _opened(path)
            try:
                self._place = _place_of(path)
            except OSError:
                database.close()
                raise
        except (sqlite3.Error, OSError) as error:
            raise JournalError(unopened(path, error)) from error
        super().__init__(path, database, notice)
        self._closed = False

    def _read_pages(self) -> bool:
        """What is written must be read from the file itself; `renew` mends it."""
        return False

    def close(self) -> None:
        """Close the file; harmless when called twice."""
        self._closed = True
        super().close()

    def waits(self, why: Reason) -> bool:
        """Whether somebody has patience while something cannot be written, and it is to be tried again."""
        return self.patience is not None and self.patience(why)

    @property
    def is_in_place(self) -> bool:
        """Whether the file that is written is the one that lies there, and its log is."""
        try:
            return self._closed or _place_of(self.path) == self._place
        except OSError:
            return False

    def settle(self, running: Running) -> bool:
        """Bring what was written from the log into the file, and read there what is known by heart.

        Returns:
            Whether all of that is on the disk just so.
        """
        try:
            self._database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error as error:  # else it is only later than it could be
            if is_damage(error):
                return False
        try:
            with closing(connected(f"{self.path.resolve().as_uri()}?mode=ro", uri=True)) as disk:
                sql = "SELECT id, event FROM entry WHERE game = ?"
                there = dict(disk.execute(sql, (running.game.number,)).fetchall())
        except sqlite3.Error as error:
            return not is_damage(error)
        return all(there.get(entry.number) == line_of(entry) for entry in running.entries)

    def renew(self, running: Running | None = None) -> Reason:
        """Write a new file in place of one that is gone, replaced or damaged: nothing that was ruled is lost.

        Args:
            running: what is known by heart, None while nothing is played.

        Returns:
            What is to be told.

        Raises:
            JournalError: it cannot be written, and nobody has patience.
        """
        gone = not self.path.exists()
        while True:
            try:
                aside = self._renewed(running)
                break
            except (sqlite3.Error, OSError) as error:
                of = unwritten if isinstance(error, sqlite3.Error) else unopened
                why = of(self.path, error)
                if not self.waits(why):
                    raise JournalError(why) from error
        if gone or aside is None:
            return reason_of("trouble-journal-vanished", file=str(self.path))
        return reason_of("trouble-journal-replaced", file=str(self.path), aside=aside)

    def _renewed(self, running: Running | None) -> str | None:
        make_private(self.path.parent)
        fresh = self._saved_again()
        try:
            if running is not None and not fits(fresh, running):
                fresh.close()
                fresh = begun_anew(self.path)
            if running is not None:
                with fresh:
                    keep(fresh, running)
        finally:
            fresh.close()
        aside = put_in_place(self.path)
        with suppress(sqlite3.Error):
            self._database.close()
        self._database = opened(self.path)
        self._place = _place_of(self.path)
        return aside

    def _saved_again(self) -> sqlite3.Connection:
        """A new journal with all that the open file still gives, or else what its pages hold."""
        drop(saving_name(self.path))
        with closing(connected(saving_name(self.path))) as copy:
            try:
                self._database.backup(copy)
                whole = is_whole(copy)
            except sqlite3.Error as error:
                if not is_damage(error):
                    raise
                whole = False
        if whole:
            return opened(saving_name(self.path))
        fresh = begun_anew(self.path)
        with closing(Pages(self.path)) as pages:
            copy_readable(pages, fresh)
        return fresh

    def _write(self, do: Callable[[sqlite3.Connection], T], standing: Standing | None = None) -> T:
        """Write all of it or nothing.

        Args:
            do: writes.
            standing: of the game that it goes on with; where it has come further, nothing is written.

        Raises:
            BrokenJournalError: the file is not the one that it was.
            JournalError: it cannot be written, and nobody has patience.
        """
        while True:
            if not self.is_in_place:
                raise self._broken()
            try:
                waits_ms = BRIEF_PATIENCE_MS if self.patience else round(1000 * journal_file.PATIENCE)
                self._database.execute(f"PRAGMA busy_timeout = {waits_ms}")
                with self._database:
                    self._database.execute("BEGIN IMMEDIATE")
                    if standing is not None:
                        self._agree(standing)
                    return do(self._database)
            except sqlite3.Error as error:
                why = unwritten(self.path, error)
                if code_of(error) is not None and (is_damage(error) or not may_pass(error)):
                    raise self._broken() from error
                if code_of(error) is None or not self.waits(why):
                    raise JournalError(why) from error

    def _broken(self) -> BrokenJournalError:
        return BrokenJournalError(reason_of("trouble-journal-gone", file=str(self.path)))

    def _agree(self, standing: Standing) -> None:
        """Refuse to go on where a game is not the newest of its evening, or has not come just so far."""
        newest = "SELECT max(id) FROM game WHERE evening = (SELECT evening FROM game WHERE id = :game)"
        entry = "SELECT ifnull(max(id), 0) FROM entry WHERE game = :game"
        edits = "SELECT count(*) FROM score_edit WHERE game = :game"
        sql = f"SELECT ifnull(({newest}), 0), ({entry}), ({edits})"
        game, entries, edited = self._database.execute(sql, {"game": standing.game}).fetchone()
        if entries < standing.entry or edited < standing.edits:
            raise self._broken()
        gone_on = (game, entries, edited) != (standing.game, standing.entry, standing.edits)
        if gone_on or not self._has_players(standing):
            raise JournalError(reason_of("trouble-journal-gone-on", file=str(self.path)))

    def _has_players(self, standing: Standing) -> bool:
        """Whether a game's people are those with whom it goes on; else what is told could not be read."""
        if standing.players is None:
            return True
        sql = "SELECT header FROM game WHERE id = ?"
        (written,) = self._database.execute(sql, (standing.game,)).fetchone()
        header = header_of(written)
        return header is None or header.players == standing.players

    def _write_anew(self) -> None:
        """Leave nothing of what was deleted or replaced in the file, its log, or what lies beside it."""
        try:
            self._database.execute(f"PRAGMA busy_timeout = {BRIEF_PATIENCE_MS}")
            write_anew(self._database)
            for unfinished in (saving_name(self.path), saved_name(self.path)):
                drop(unfinished)
        except sqlite3.Error as error:
            raise JournalError(unwritten(self.path, error)) from error
        except OSError as error:
            raise JournalError(unopened(self.path, error)) from error


def _opened(path: Path) -> tuple[sqlite3.Connection, Reason | None]:
    """The file, and what is to be told of it; what can be read of a damaged one is saved first."""
    empty = path.exists() and not path.stat().st_size
    log = read_log(path)
    if not (empty or log.broken or (log.page_size and not path.exists())):
        try:
            database = opened(path)
            return database, reason_of("trouble-journal-cut", file=str(path)) if log.unfinished else None
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
    if empty and not log.page_size:
        aside = set_aside(path)
        return opened(path), reason_of("trouble-journal-was-empty", file=str(path), aside=aside or "")
    salvage, damaged = rescued(path)
    key = "trouble-journal-rescued-partly" if salvage.lost else "trouble-journal-rescued"
    facts: dict[str, Fact] = {"file": str(path), "saved": salvage.saved, "damaged": damaged or ""}
    return opened(path), reason_of(key, **facts, **({"lost": salvage.lost} if salvage.lost else {}))


def _place_of(path: Path) -> tuple[tuple[int, int], tuple[int, int]]:
    """Which files the journal and its log are; raises `OSError` where one is not there."""
    file, log = path.stat(), log_of(path).stat()
    return (file.st_dev, file.st_ino), (log.st_dev, log.st_ino)
