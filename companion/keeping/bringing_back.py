"""A backup is brought back: evenings come beside those that are there, and files where they were.

What is there and differs stays, unless the owner has said that it may go; it is kept aside then, and so is
what was added: `companion.keeping.undoing` takes all of it back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.evening.copies import Likeness
from companion.evening.errors import JournalError, UnfitEveningError
from companion.evening.forgetting import replace_name
from companion.evening.journal import Journal
from companion.evening.journal_file import connected
from companion.evening.taking_in import Newest, Taken
from companion.keeping.archive import JOURNAL, SETTINGS
from companion.keeping.comparing import Comparison, Prepared
from companion.keeping.errors import BackupFileError, not_brought_back
from companion.keeping.places import journals_of, place_of
from companion.keeping.undoing import Added, keep_before, note_added, note_done
from companion.machine.errors import SettingsError
from companion.machine.folders import make_private
from companion.machine.kept_settings import forget_in_settings
from companion.machine.settings import read_settings
from companion.machine.whole_files import write_whole
from companion.texts.errors import reason_of


@dataclass(frozen=True, slots=True)
class BroughtBack:
    """What was brought back.

    Attributes:
        evenings: how many evenings, those of the simulated table not counted.
        files: names of the files, as a backup has them.
        stayed: names of the files that differ, and stayed as they were.
        forgotten: how many people in it were forgotten here, and stay so.
        people: how many people what they had chosen came back of, those of the simulated table not counted.
    """

    evenings: int
    files: tuple[str, ...]
    stayed: tuple[str, ...]
    forgotten: int
    people: int = 0


def bring_back(prepared: Prepared, replace: Collection[str] = ()) -> BroughtBack:
    """Bring back what is not there, and what differs where that was said.

    Args:
        prepared: the backup, compared with what is there.
        replace: names of the files that may take the place of those that are there and differ.

    Raises:
        BackupFileError: the settings in it cannot be used, or a journal in it not read.
        UnwrittenError: something cannot be written; what had come back by then stays, and can be taken back.
        JournalError: a journal cannot be written; nothing has come into it.
    """
    comparison, places = prepared.comparison, prepared.places
    otherwise = comparison.files_that_are(Likeness.OTHERWISE)
    stayed = tuple(name for name in otherwise if name not in replace)
    files = tuple(
        name
        for name, likeness in comparison.files.items()
        if likeness is not Likeness.THERE and name not in stayed
    )
    forgotten = comparison.forgotten
    if SETTINGS in files:
        _make_settings_fit(prepared, forgotten)
    wanted = {name: _wanted(comparison, name) for name in comparison.journals}
    wanted = {name: numbers for name, numbers in wanted.items() if numbers or comparison.people_of(name)}
    if files or wanted:
        keep_before(places, {name: prepared.unpacked(name) for name in files})
        for name, numbers in wanted.items():
            _take_evenings(prepared, name, numbers, forgotten)
        for name in files:
            _put(place_of(name, places), prepared.unpacked(name).read_bytes())
        note_done(places)
    people = len(comparison.people_of(JOURNAL))
    return BroughtBack(len(wanted.get(JOURNAL, ())), files, stayed, len(forgotten), people)


def _wanted(comparison: Comparison, journal: str) -> tuple[int, ...]:
    """Numbers of the evenings of a journal that are not there, or otherwise."""
    found = (one.compared for one in comparison.journals[journal])
    return tuple(one.number for one in found if one.likeness is not Likeness.THERE)


def _take_evenings(
    prepared: Prepared, name: str, wanted: tuple[int, ...], forgotten: Collection[str]
) -> None:
    """Take evenings of a journal in, and what people chose; it is noted before it is there for good."""

    def note(before: Newest, taken: Taken, after: Newest) -> None:
        note_added(prepared.places, name, before, Added(taken.evenings, after, taken.people))

    try:
        with closing(connected(prepared.unpacked(name))) as source:
            with source:
                for person in forgotten:
                    replace_name(source, person)
            with closing(Journal(journals_of(prepared.places)[name])) as journal:
                journal.take_in(source, wanted, note, prepared.comparison.people_of(name))
    except JournalError:
        raise
    except (UnfitEveningError, sqlite3.Error) as error:
        raise BackupFileError(reason_of("trouble-backup-damaged", file=str(prepared.backup.path))) from error


def _make_settings_fit(prepared: Prepared, forgotten: Collection[str]) -> None:
    """Refuse settings that could not be read afterwards, and leave out who was forgotten here."""
    unpacked = prepared.unpacked(SETTINGS)
    try:
        read_settings(unpacked)
        for name in forgotten:
            forget_in_settings(unpacked, name)
    except SettingsError as error:
        said = reason_of("trouble-backup-settings", file=str(prepared.backup.path), what=error.reason)
        raise BackupFileError(said) from error


def _put(place: Path, content: bytes) -> None:
    """Write a file in its place; one that is new is for its owner alone, as its folder is."""
    try:
        make_private(place.parent)
        write_whole(place, content, mode=0o600)
    except OSError as error:
        raise not_brought_back(place, error) from error
