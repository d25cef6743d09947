"""The journal: every ruling with its picture, on disk before it is on the screen.

One SQLite file for all evenings; how it is written so that nothing is lost tells `written_journal.py`.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.engines import Header, Verdict
from companion.evening.entries import Entry, GameEntry, Standing, UnsetClock
from companion.evening.errors import JournalError
from companion.evening.forgetting import replace_name
from companion.evening.journal_file import unwritten
from companion.evening.keepsakes import GameAsKept, Keepsake, drop_film
from companion.evening.keepsakes import keep as keep_keepsake
from companion.evening.outbox import Outbox, Plays, Scores
from companion.evening.pictures import KeptPictures, forget, fullest_evening, past_pictures, shrink
from companion.evening.profiles import Profile, drop_taken, keep_profile
from companion.evening.renaming import rename
from companion.evening.rows import NEXT_EVENING, insert, insert_edit, keep_seats, keep_unset, new_game
from companion.evening.taking_in import Newest, Taken, newest, remove, take_in
from companion.evening.totals import Points, ScoreEdit
from companion.evening.written_journal import WrittenJournal


class Journal(WrittenJournal):
    """All evenings, to be read and written.

    What goes on with a game (`append`, `edit_scores`, `begin_game`) is refused where another program has gone
    on with it meanwhile: a game in which two take turns without knowing of each other would be nobody's.

    Args:
        path: the file; made with its folders when it does not exist. A damaged one is set aside, what can
            be read of it is saved, and `notice` tells so.

    Attributes:
        outbox: what goes to a club is written there, too; None: there is no club.

    Raises:
        JournalError: it cannot be opened or written.
    """

    def __init__(self, path: Path) -> None:
        self.outbox: Outbox | None = None
        super().__init__(path)

    def close(self) -> None:
        """Close the file; harmless when called twice."""
        self._settle_outbox()
        super().close()

    def begin_evening(
        self, header: Header, *, beside: bool = False, unset: UnsetClock | None = None
    ) -> GameEntry:
        """A new evening that begins with that game.

        Args:
            header: the game.
            beside: whether it is over as it begins and one that has not ended stays open: it shows what was.
            unset: the clock is not set, and what people say that the day is; None where it is.
        """
        now = time.time()

        def begin(database: sqlite3.Connection) -> GameEntry:
            sql = f"INSERT INTO evening (id, started, ended) VALUES ({NEXT_EVENING}, ?, ?)"  # noqa: S608
            evening = database.execute(sql, (now, now if beside else None)).lastrowid or 0
            if unset is not None:
                keep_unset(database, evening, unset)
            game = GameEntry(new_game(database, evening, header, now, None), evening, header)
            if self.outbox is not None:
                self.outbox.begin(database, game)
            return game

        return self._write(begin)

    def end_evening(self, evening: int) -> None:
        """The evening is over, and none before it goes on; the next start begins a new one."""
        still_open = "(SELECT id FROM evening WHERE id = ? AND ended IS NULL)"
        ending = f"UPDATE evening SET ended = ? WHERE ended IS NULL AND id <= {still_open}"  # noqa: S608

        def end(database: sqlite3.Connection) -> None:
            database.execute(ending, (time.time(), evening))
            if self.outbox is not None:
                self.outbox.end(database, evening)

        self._write(end)

    def date_evening(self, evening: int, unset: UnsetClock) -> None:
        """The day of an evening that began while the clock was not set has become known."""
        self._write(lambda database: keep_unset(database, evening, unset))

    def drop_evening(self, evening: int) -> None:
        """Forget an evening in which nothing was ruled on and no score changed; any other one stays."""
        told = "SELECT 1 FROM {} JOIN game ON game.id = game WHERE evening = ?"
        nothing = " AND ".join(f"NOT EXISTS ({told.format(table)})" for table in ("entry", "score_edit"))
        gone = "evening = ? AND evening NOT IN (SELECT id FROM evening)"
        games = f"(SELECT id FROM game WHERE {gone})"  # noqa: S608

        def drop(database: sqlite3.Connection) -> None:
            database.execute(f"DELETE FROM evening WHERE id = ? AND {nothing}", (evening,) * 3)  # noqa: S608
            for table in ("seating", "keepsake", "seal"):
                database.execute(f"DELETE FROM {table} WHERE game IN {games}", (evening,))  # noqa: S608
            for table in ("game", "unset_clock"):
                database.execute(f"DELETE FROM {table} WHERE {gone}", (evening,))  # noqa: S608
            there = database.execute("SELECT 1 FROM evening WHERE id = ?", (evening,)).fetchone()
            if self.outbox is not None and there is None:
                self.outbox.end(database, evening)

        self._write(drop)

    def begin_game(self, last: Standing, header: Header, *, seated: bool) -> int:
        """The next game of an evening at the same table; its number.

        Args:
            last: the game before it.
            header: the game.
            seated: whether people still sit where they said that they sit.
        """
        seats = self.seats(last.game) if seated else None

        def begin(database: sqlite3.Connection) -> int:
            sql = "SELECT evening, table_is FROM game WHERE id = ?"
            evening, table = database.execute(sql, (last.game,)).fetchone()
            game = new_game(database, evening, header, time.time(), table)
            if seats is not None:
                keep_seats(database, game, seats)
            if self.outbox is not None:
                self.outbox.begin(database, GameEntry(game, evening, header))
            return game

        return self._write(begin, last)

    def append(
        self, standing: Standing, *entries: tuple[Entry, bytes | None], plays: Plays | None = None
    ) -> tuple[int, ...]:
        """Put ruled events on disk, all of them or none. On return they survive a power cut.

        A film of the game is deleted with what makes another game of it: its film can be made anew.

        Args:
            standing: how far the game had come before them.
            entries: each with its picture; their own numbers do not count.
            plays: what a club is told of them besides; None: it is told nothing.

        Returns:
            Their numbers.
        """

        def write(database: sqlite3.Connection) -> tuple[int, ...]:
            if any(entry.verdict is Verdict.LEGAL for entry, _ in entries):
                drop_film(database, standing.game)
            new = ((replace(entry, number=0), picture) for entry, picture in entries)
            numbers = tuple(insert(database, standing.game, entry, picture) for entry, picture in new)
            if self.outbox is not None and plays is not None:
                told = (
                    replace(entry, number=number) for number, (entry, _) in zip(numbers, entries, strict=True)
                )
                self.outbox.ruled(database, plays, tuple(told))
            return numbers

        return self._write(write, standing)

    def edit_scores(self, standing: Standing, points: Points, scores: Scores | None = None) -> None:
        """Put a change of the scores by the table on disk; a film is deleted as by `append`.

        Args:
            standing: when it was changed.
            points: what everybody's total changes by.
            scores: what a club is told of it; None: nothing.
        """
        edit = ScoreEdit(standing.entry, points, time.time())

        def write(database: sqlite3.Connection) -> None:
            drop_film(database, standing.game)
            insert_edit(database, standing.game, edit)
            if self.outbox is not None and scores is not None:
                self.outbox.edited(database, scores)

        self._write(write, standing)

    def send_to(self, outbox: Outbox | None) -> None:
        """From now on what is accepted goes to that club, too; None: to none. Raises `JournalError`."""
        self._settle_outbox()
        if outbox is not None:
            self._write(outbox.settle)
        self.outbox = outbox

    def _settle_outbox(self) -> None:
        """Write what a club has counted meanwhile; where that cannot be, it is sent once more."""
        if self.outbox is not None and self.outbox.has_news and self.is_in_place and not self._closed:
            with suppress(JournalError):
                self._write(self.outbox.settle)

    def keep_table(self, game: int, table: Mapping[str, Any]) -> None:
        """Keep what is known of the table (its calibration), so that a resumed game sees at once."""
        sql = "UPDATE game SET table_is = ? WHERE id = ?"
        self._write(lambda database: database.execute(sql, (json.dumps(table), game)))

    def keep_seats(self, game: int, directions: tuple[float, ...]) -> None:
        """Keep where everybody sits around the table, in degrees clockwise from its lower edge."""
        self._write(lambda database: keep_seats(database, game, directions))

    def keep_keepsake(self, game: int, kind: Keepsake, content: bytes, of: GameAsKept | None = None) -> bool:
        """Keep a picture or a film of a game's end in the place of the one before; as `keepsakes.keep`."""
        self._database.execute("PRAGMA secure_delete = ON")
        return self._write(lambda database: keep_keepsake(database, game, kind, content, of))

    def keep_profile(self, name: str, profile: Profile) -> None:
        """Keep what somebody has chosen for themselves; of what they had before nothing stays in the file."""
        self._database.execute("PRAGMA secure_delete = ON")
        self._write(lambda database: keep_profile(database, name, profile))

    def past_pictures(self, running: int | None = None) -> KeptPictures:
        """The pictures of past evenings: neither of that one, which runs, nor of one that can go on."""
        with self._reading("trouble-journal-unread"):
            return past_pictures(self._database, running)

    def fullest_evening(self) -> int:
        """Bytes of the pictures of the evening that has most of them, 0 while none has any."""
        with self._reading("trouble-journal-unread"):
            return fullest_evening(self._database)

    def forget_pictures(self, keep: int, running: int | None = None) -> int:
        """Delete all pictures but those of the newest evenings; all else stays exactly as it is.

        A power cut leaves some of them to be forgotten the next time. The file gets smaller where little of
        it is left; else the room is used for the next pictures.

        Args:
            keep: how many evenings keep theirs, 0 for none. The one that `open_game` would go on with keeps
                its pictures even then.
            running: number of an evening that runs, and keeps its pictures, too; None for none.

        Returns:
            How many pictures were deleted.

        Raises:
            JournalError: the journal cannot be written; what is deleted by then stays deleted.
        """
        try:
            count = forget(self._database, keep, running)
            shrink(self._database)
        except sqlite3.Error as error:
            raise JournalError(unwritten(self.path, error)) from error
        return count

    def forget_person(self, name: str) -> tuple[int, ...]:
        """Forget somebody for good, who sits at no table that is played at: nothing of their name is left.

        The file is written anew before and after: where that cannot be, nothing is changed, and their name
        is still there to be forgotten. The numbers of the evenings in which they played are returned.

        Raises:
            JournalError: it cannot be written, or another program reads it; then they are not forgotten.
        """
        self._database.execute("PRAGMA secure_delete = ON")
        self._write_anew()
        evenings = self._write(lambda database: replace_name(database, name))
        self._write_anew()
        return evenings

    def rename_person(self, name: str, other: str) -> tuple[int, ...]:
        """Call somebody otherwise, as `renaming.rename`; raises `JournalError`."""
        return self._write(lambda database: rename(database, name, other))

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Inside, the open file is read by whoever compares it with another one; raises `JournalError`."""
        with self._reading("trouble-journal-unread"):
            yield self._database

    def take_in(
        self,
        source: sqlite3.Connection,
        evenings: Sequence[int],
        note: Callable[[Newest, Taken, Newest], None] = lambda *_taken: None,
        people: Collection[str] = (),
    ) -> Taken:
        """Take in evenings of another journal, all of them or none; see `companion.evening.taking_in`.

        Args:
            source: the other journal, open.
            evenings: their numbers there, oldest first.
            note: gets how far this one had come, what has come into it, and how far it has come then, before
                any of that is there for good; where it raises, nothing is.
            people: names of those whose choices come, too.

        Returns:
            What has come.

        Raises:
            UnfitEveningError: one of them holds what no journal holds; none is taken in.
            JournalError: the one cannot be read, or the other not written.
        """

        def take(database: sqlite3.Connection) -> Taken:
            before = newest(database)
            taken = take_in(source, database, evenings, people)
            note(before, taken, newest(database))
            return taken

        return self._write(take)

    def remove(
        self,
        evenings: Sequence[int],
        unless_after: Newest | None = None,
        people: Mapping[str, int] | None = None,
    ) -> bool:
        """Delete evenings for good, all of them or none.

        Args:
            evenings: their numbers.
            unless_after: how far the journal has come; where it has come further, all of them stay. None:
                however far.
            people: whose choices go with them, as they were taken in; what was changed since stays.

        Returns:
            Whether they were deleted.

        Raises:
            JournalError: it cannot be written.
        """

        def delete(database: sqlite3.Connection) -> bool:
            if unless_after is not None and newest(database) != unless_after:
                return False
            remove(database, evenings)
            drop_taken(database, people or {})
            return True

        self._database.execute("PRAGMA secure_delete = ON")
        return self._write(delete)
