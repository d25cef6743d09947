"""Somebody is forgotten for good: in the journals, in exports, films and pictures, and in the settings."""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from companion.engines.names import composed
from companion.evening.errors import DamagedEveningError, ExportError, JournalError, NoEveningError
from companion.evening.export import write_evening
from companion.evening.forgetting import mentions
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.evening.kept_journal import is_there
from companion.machine.folders import Folders
from companion.machine.settings import keep_setting, read_settings
from companion.texts.errors import reason_of

SIMULATED = "simulated"
"""Name of the folder in which exports and films of simulated evenings lie apart."""


def forget(name: str, places: Folders, journal: Journal) -> None:
    """Forget somebody in everything that the companion keeps.

    Args:
        name: whose; nobody of that name may sit at the table that is played at.
        places: the owner's folders.
        journal: the one that is open.

    Raises:
        JournalError: a journal, an export, a film or a picture cannot be written or deleted. What was
            forgotten by then stays so, and it can be tried again.
        SettingsError: the settings' file cannot be read or written; all else is forgotten.
    """
    try:
        for path, exports in (
            (places.journal, places.exports),
            (places.simulated_journal, places.exports / SIMULATED),
        ):
            if path == journal.path:
                _forget_in(journal, name, exports)
            elif is_there(path):
                with closing(Journal(path)) as other:
                    _forget_in(other, name, exports)
        _delete_exports(places.exports, name)
        _delete_films(places.films, name)
        _delete_cases(places.cases, name)
    except OSError as error:
        why = error.strerror or str(error)
        raise JournalError(reason_of("trouble-not-forgotten", folder=str(places.data), why=why)) from error
    except ExportError as error:
        raise JournalError(error.reason) from error
    _forget_settings(places.settings, name)


def _forget_settings(file: Path, name: str) -> None:
    """Take somebody out of the settings' file; raises `SettingsError`."""
    settings = read_settings(file)
    for spelled, _ in settings.names:
        if composed(spelled) == name:
            keep_setting(file, spelled, None, table="names")
    if name in settings.guests:
        keep_setting(file, "guests", [guest for guest in settings.guests if guest != name])


def set_aside(places: Folders) -> tuple[str, ...]:
    """Names of files that were put aside as damaged: in them nobody is forgotten."""
    return tuple(sorted(file.name for file in places.data.glob("*.damaged-*")))


def _forget_in(journal: Journal, name: str, exports: Path) -> None:
    """Forget somebody in a journal, and write the files of their evenings anew where there are some."""
    for evening in journal.forget_person(name):
        if any(exports.glob(f"evening-{evening}.*")):
            try:
                write_evening(exports, past_evening(journal, evening))
            except (DamagedEveningError, NoEveningError):  # nothing of it can be read: its files go below
                continue


def _delete_exports(folder: Path, name: str) -> None:
    """Delete the exports that still name them: those of evenings that are gone, or cannot be read."""
    for file in (*folder.rglob("evening-*.csv"), *folder.rglob("evening-*.jsonl")):
        told = _cells(file) if file.suffix == ".csv" else _values(file)
        if any(mentions(one, name) for one in told):
            file.unlink()


def _delete_films(folder: Path, name: str) -> None:
    """Delete the films of the games in which they played: a film shows whoever plays."""
    for film in {file.parent for file in folder.rglob("*.jsonl") if any(_named(file, name))}:
        shutil.rmtree(film)


def _delete_cases(folder: Path, name: str) -> None:
    """Delete the pictures of misread plays that are theirs."""
    for file in folder.glob("*.json"):
        if any(_named(file, name)):
            file.with_suffix(".jpg").unlink(missing_ok=True)
            file.unlink()


def _named(file: Path, name: str) -> Iterator[bool]:
    return (True for value in _values(file) if mentions(value, name))


def _values(file: Path) -> Iterator[object]:
    """The JSON values of a file's lines; what is none is passed over."""
    with file.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            try:
                yield json.loads(line)
            except (ValueError, RecursionError):
                continue


def _cells(file: Path) -> Iterator[str]:
    """The cells of a table, each as a name would be read from it."""
    with file.open(encoding="utf-8", errors="replace", newline="") as rows:
        for row in csv.reader(rows):
            yield from row
            yield from (cell[1:] for cell in row if cell.startswith("'"))
