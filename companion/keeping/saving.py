"""Everything that belongs to the owner is written into one backup, while an evening may go on."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from assets.bounds.files import content, opened
from assets.bounds.limits import DECK_FILE, SETTINGS_FILE, TABLES_FILE
from companion.evening.copies import copy_journal
from companion.evening.journal_file import connected, unopened
from companion.evening.kept_journal import is_there
from companion.evening.pages import index_of, log_of
from companion.keeping.archive import (
    JOURNAL,
    SETTINGS,
    SUFFIX,
    TABLES,
    Backup,
    is_deck,
    unwritten_for_room,
    write_backup,
)
from companion.keeping.errors import BackupFileError, KeepingError, UnwrittenError, unwritten
from companion.keeping.places import journals_of
from companion.machine.clock import clock_is_set
from companion.machine.folders import Folders, make_private
from companion.texts.errors import reason_of, why

NAME: Final = "tabletop-companion"
"""How the name of a backup begins."""

_WORKING: Final = ".keeping-"
"""How the folder is called in which journals are copied."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A backup that was written and read back.

    Attributes:
        backup: it.
        evenings: how many evenings are in it, those of the simulated table not counted.
        lost: entries of a damaged journal that could not be read, and are not in it.
        left_out: files of decks that are not in it: they cannot be read, are larger than a deck can be, or
            have a name that not every computer can write.
    """

    backup: Backup
    evenings: int
    lost: int = 0
    left_out: tuple[str, ...] = ()


def save(places: Folders, path: Path) -> Saved:
    """Write evenings, decks and settings into a backup, in place of a file that may be there.

    Args:
        places: the owner's folders.
        path: where to.

    Raises:
        BackupFileError: something that belongs into it cannot be read, or there is nothing.
        UnwrittenError: it cannot be written, or would take the place of what is to be saved; what lay there
            is there still.
    """
    _refuse_own(places, path)
    with _room_to_copy(places, path.parent) as name:
        working = Path(name)
        files: dict[str, Path | bytes] = {}
        lost = 0
        for kind, journal in journals_of(places).items():
            if _is_there(journal):
                lost += _copied(journal, working / kind)
                files[kind] = working / kind
        files |= _small_files(places)
        decks, left_out = _decks(places)
        files |= decks
        if not files:
            raise BackupFileError(reason_of("trouble-backup-nothing", folder=str(places.data)))
        made = datetime.now().astimezone() if clock_is_set() else None
        evenings = _evenings(working / JOURNAL) if JOURNAL in files else 0
        return Saved(write_backup(path, files, made), evenings, lost, left_out)


def _refuse_own(places: Folders, path: Path) -> None:
    """Refuse to write a backup in place of what belongs into it, or into a folder of the companion's."""
    journals = [*journals_of(places).values()]
    beside = [beside for journal in journals for beside in (log_of(journal), index_of(journal))]
    files = {*journals, *beside, places.settings, places.tables, places.log}
    ours = {places.decks, places.cases, places.films, places.exports, places.before_restoring, places.voices}
    try:
        place = path.resolve()
        own = place in {file.resolve() for file in files}
        own = own or not {folder.resolve() for folder in ours}.isdisjoint(place.parents)
        own = own or (path.exists() and any(file.exists() and file.samefile(path) for file in files))
    except (OSError, RuntimeError) as error:  # a loop of links
        raise unwritten(
            path, error if isinstance(error, OSError) else OSError(errno.ELOOP, str(error))
        ) from error
    if own:
        raise UnwrittenError(reason_of("trouble-backup-own", file=str(path)))


def free_name(folder: Path) -> Path:
    """A name for a backup in a folder in which none of that name lies: by the day, where that is known.

    A stick may be formatted so that upper and lower case are one, and a colon stands in no name.
    """
    day = f"-{datetime.now():%Y-%m-%d}" if clock_is_set() else ""
    number = 1
    while True:
        path = folder / f"{NAME}{day}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        if not path.exists():
            return path
        number += 1


def backups_in(folder: Path) -> tuple[Path, ...]:
    """The backups that lie in a folder by their names, the one that was written last first.

    Raises:
        BackupFileError: the folder cannot be read.
    """
    try:
        found = [path for path in folder.glob(f"{NAME}*{SUFFIX}") if path.is_file()]
        return tuple(sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True))
    except OSError as error:
        raise BackupFileError(reason_of("trouble-backup-unread", file=str(folder), why=why(error))) from error


def working_folder(data: Path) -> tempfile.TemporaryDirectory[str]:
    """A folder beside the journal for what is unpacked meanwhile, for its owner alone; to be cleaned up.

    Raises:
        UnwrittenError: it cannot be made.
    """
    try:
        make_private(data)
        drop_working_folders(data)
        return tempfile.TemporaryDirectory(prefix=_WORKING, dir=data, ignore_cleanup_errors=True)
    except OSError as error:
        raise unwritten(data, error) from error


def _room_to_copy(places: Folders, beside: Path) -> tempfile.TemporaryDirectory[str]:
    """A folder for copies of the journals: on the card, or where the backup is written.

    A card that wears out becomes read-only, and a full one has no room: then evenings want to be saved most.
    """
    try:
        needed = sum(file.stat().st_size for file in journals_of(places).values() if file.exists())
        folder = working_folder(places.data)
        if shutil.disk_usage(folder.name).free >= needed:
            return folder
        folder.cleanup()
    except OSError as error:
        if not beside.is_dir():
            raise error if isinstance(error, KeepingError) else unwritten(places.data, error) from error
    try:
        drop_working_folders(beside)
        return tempfile.TemporaryDirectory(prefix=_WORKING, dir=beside, ignore_cleanup_errors=True)
    except OSError as error:
        raise unwritten(beside, error) from error


def drop_working_folders(data: Path) -> None:
    """Delete such folders that a power cut left."""
    for left in data.glob(f"{_WORKING}*"):
        shutil.rmtree(left, ignore_errors=True)


def _copied(journal: Path, to: Path) -> int:
    """Copy a journal; how many entries of a damaged one are not in the copy."""
    try:
        if shutil.disk_usage(to.parent).free < (journal.stat().st_size if journal.exists() else 0):
            raise unwritten_for_room(to.parent)
        return copy_journal(journal, to)
    except KeepingError:
        raise
    except (sqlite3.Error, OSError) as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
            raise unwritten_for_room(to.parent) from error
        raise BackupFileError(unopened(journal, error)) from error


def _is_there(journal: Path) -> bool:
    try:
        return is_there(journal)
    except OSError as error:
        raise BackupFileError(unopened(journal, error)) from error


def _small_files(places: Folders) -> dict[str, Path | bytes]:
    """Settings, tables and decks, as they are now: they may be written meanwhile."""
    wanted = [(SETTINGS, places.settings, SETTINGS_FILE), (TABLES, places.tables, TABLES_FILE)]
    files: dict[str, Path | bytes] = {}
    for name, path, most in wanted:
        try:
            files[name] = content(path, most)
        except FileNotFoundError:
            continue
        except OSError as error:
            said = reason_of("trouble-backup-part-unread", file=str(path), why=why(error))
            raise BackupFileError(said) from error
    return files


def _decks(places: Folders) -> tuple[dict[str, Path | bytes], tuple[str, ...]]:
    """The decks by their names in a backup, and the names of the files that cannot be saved."""
    decks: dict[str, Path | bytes] = {}
    left_out = []
    for deck in sorted(places.decks.glob("*.deck")):
        name = f"decks/{deck.name}"
        if is_deck(name) and _can_be_saved(deck):
            decks[name] = deck
        else:
            left_out.append(os.fsencode(deck.name).decode(errors="replace"))
    return decks, tuple(left_out)


def _can_be_saved(deck: Path) -> bool:
    try:
        with opened(deck) as file:
            return os.fstat(file.fileno()).st_size <= DECK_FILE
    except OSError:
        return False


def _evenings(copy: Path) -> int:
    with closing(connected(f"{copy.as_uri()}?mode=ro", uri=True)) as database:
        return int(database.execute("SELECT count(*) FROM evening").fetchone()[0])
