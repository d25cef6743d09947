"""What a backup holds, beside what is there: which evenings are new, and which files differ."""

from __future__ import annotations

import hashlib
import sqlite3
import tempfile
import tomllib
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from assets.bounds.files import content, text
from assets.bounds.limits import DECK_FILE, SETTINGS_FILE
from companion.engines import Header
from companion.evening.copies import Compared, Likeness, compared
from companion.evening.entries import GameEntry, UnsetClock
from companion.evening.errors import JournalError
from companion.evening.journal import Journal
from companion.evening.journal_file import NewerError, connected, opened
from companion.evening.kept_journal import KeptJournal, is_there
from companion.evening.profiles import new_profiles
from companion.keeping.archive import JOURNAL, SETTINGS, Backup, checked, unpack
from companion.keeping.errors import BackupFileError, not_brought_back
from companion.keeping.places import journals_of, place_of
from companion.keeping.saving import working_folder
from companion.machine.folders import Folders
from companion.texts.errors import reason_of


@dataclass(frozen=True, slots=True)
class EveningFound:
    """An evening of a backup.

    Attributes:
        compared: what it is to the journal that is there.
        started: when it began, in local time; None where that is not known.
        unset: the clock was not set then, and what people told; None where it was.
        games: its games that can be read, oldest first.
    """

    compared: Compared
    started: datetime | None
    unset: UnsetClock | None
    games: tuple[Header, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a backup would bring back.

    Attributes:
        journals: the evenings in each of its journals, oldest first, by the journal's name in a backup.
        files: what each of its other files is to the one that is there, by its name in a backup.
        settings: names of the settings that are otherwise there.
        people: by the journal's name those of whom only its backup knows what they have chosen.
    """

    journals: Mapping[str, tuple[EveningFound, ...]]
    files: Mapping[str, Likeness]
    settings: tuple[str, ...] = ()
    people: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def evenings(self, likeness: Likeness, journal: str = JOURNAL) -> tuple[EveningFound, ...]:
        """The evenings of a journal that are so."""
        return tuple(one for one in self.journals.get(journal, ()) if one.compared.likeness is likeness)

    def files_that_are(self, likeness: Likeness) -> tuple[str, ...]:
        """Names of the files that are so."""
        return tuple(name for name, other in self.files.items() if other is likeness)

    @property
    def forgotten(self) -> frozenset[str]:
        """Names of people who were forgotten here, and are in the backup still."""
        found = (one.compared.forgotten for evenings in self.journals.values() for one in evenings)
        return frozenset[str]().union(*found)

    @property
    def brings_anything(self) -> bool:
        """Whether anything of it is not there just so."""
        likenesses = {one.compared.likeness for evenings in self.journals.values() for one in evenings}
        news = (likenesses | set(self.files.values())) - {Likeness.THERE}
        return bool(news or any(self.people_of(name) for name in self.journals))

    def people_of(self, journal: str = JOURNAL) -> tuple[str, ...]:
        """Those of a journal whose choices would come; whoever was forgotten here stays so."""
        return tuple(name for name in self.people.get(journal, ()) if name not in self.forgotten)


class Prepared:
    """A backup that was checked, unpacked beside the journal and compared; to be closed.

    Args:
        places: the owner's folders.
        path: the backup.

    Attributes:
        backup: what it holds.
        comparison: what it would bring back.
        notices: what is to be told of the journals that are there: a damaged one is mended before anything
            comes into it.

    Raises:
        BackupFileError: it cannot be read, is none, is damaged, or a newer companion wrote it.
        UnwrittenError: there is no room to unpack it.
        JournalError: a journal that is there cannot be opened.
    """

    def __init__(self, places: Folders, path: Path) -> None:
        self.places = places
        self.backup: Backup = checked(path)
        self.notices: list[JournalError] = []
        self._folder: tempfile.TemporaryDirectory[str] = working_folder(places.data)
        try:
            for name in self.backup.members:
                unpacked = self.unpacked(name)
                unpacked.parent.mkdir(exist_ok=True)
                unpack(self.backup, name, unpacked)
            self.comparison = self._compared()
        except BaseException:
            self.close()
            raise

    def unpacked(self, name: str) -> Path:
        """Where a file of the backup lies unpacked."""
        return Path(self._folder.name) / name

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Delete what was unpacked; harmless when called twice."""
        with suppress(OSError):
            self._folder.cleanup()

    def _compared(self) -> Comparison:
        there = journals_of(self.places)
        names = [name for name in self.backup.members if name in there]
        journals = {name: self._evenings(name, there[name]) for name in names}
        people = {name: self._people(name, there[name]) for name in names}
        files = {
            name: self._likeness(name, place_of(name, self.places))
            for name in self.backup.members
            if name not in there
        }
        return Comparison(journals, files, self._settings_otherwise(), people)

    def _evenings(self, name: str, there: Path) -> tuple[EveningFound, ...]:
        """The evenings of a journal in the backup, compared with those of the one that is there."""
        unpacked = self.unpacked(name)
        try:
            with closing(connected(unpacked)) as database:
                _refuse_programs(database)
            with closing(opened(unpacked)) as database:
                found = tuple(self._compared_with(database, there))
        except NewerError as error:
            raise BackupFileError(reason_of("trouble-backup-newer", file=str(self.backup.path))) from error
        except sqlite3.Error as error:
            raise BackupFileError(reason_of("trouble-backup-damaged", file=str(self.backup.path))) from error
        with closing(KeptJournal.read(unpacked)) as journal:
            return tuple(_found(journal, one) for one in found)

    def _compared_with(self, database: sqlite3.Connection, there: Path) -> tuple[Compared, ...]:
        if not is_there(there):
            return tuple(compared(database, None))
        with closing(Journal(there)) as journal:
            if journal.notice is not None:
                self.notices.append(JournalError(journal.notice))
            with journal.reading() as other:
                return tuple(compared(database, other))

    def _people(self, name: str, there: Path) -> tuple[str, ...]:
        """Those of whom only the journal in the backup knows what they have chosen."""
        with closing(connected(self.unpacked(name))) as database:
            if not is_there(there):
                return new_profiles(database, None)
            with closing(Journal(there)) as journal, journal.reading() as other:
                return new_profiles(database, other)

    def _likeness(self, name: str, there: Path) -> Likeness:
        try:
            held = content(there, max(DECK_FILE, self.backup.members[name].size))
        except FileNotFoundError:
            return Likeness.NEW
        except OSError as error:
            raise not_brought_back(there, error) from error
        same = hashlib.sha256(held).hexdigest() == self.backup.members[name].sha256
        return Likeness.THERE if same else Likeness.OTHERWISE

    def _settings_otherwise(self) -> tuple[str, ...]:
        """Names of the settings that are not the same in both files, as far as they can be read."""
        if SETTINGS not in self.backup.members:
            return ()
        theirs, ours = (_values(path) for path in (self.unpacked(SETTINGS), self.places.settings))
        return tuple(sorted(name for name in theirs | ours if theirs.get(name) != ours.get(name)))


def _refuse_programs(database: sqlite3.Connection) -> None:
    """Refuse a journal that brings something that would run when it is read or written.

    That is done before anything else is read: a view in a table's place may never end, and a column that is
    computed may be larger than the memory.

    Raises:
        sqlite3.DatabaseError: it does.
    """
    sql = "SELECT 1 FROM sqlite_schema WHERE type NOT IN ('table', 'index') LIMIT 1"
    if database.execute(sql).fetchone() is not None:
        raise sqlite3.DatabaseError("no journal has a view or a trigger")
    computed = "SELECT 1 FROM sqlite_schema AS of JOIN pragma_table_xinfo(of.name) WHERE hidden LIMIT 1"
    if database.execute(computed).fetchone() is not None:
        raise sqlite3.DatabaseError("no journal has a column that is computed")


def _found(journal: KeptJournal, one: Compared) -> EveningFound:
    games = tuple(game.header for game in journal.games(one.number) if isinstance(game, GameEntry))
    unset = journal.unset_clock(one.number)
    return EveningFound(one, journal.started(one.number) if unset is None else None, unset, games)


def _values(path: Path) -> dict[str, object]:
    """What a settings file says; nothing where it cannot be read."""
    try:
        return tomllib.loads(text(path, SETTINGS_FILE))
    except (OSError, ValueError, RecursionError):
        return {}
