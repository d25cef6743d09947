"""Somebody is forgotten for good: in the journals, in exports, films and pictures, and in the settings."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from companion.evening.errors import DamagedEveningError, ExportError, JournalError, NoEveningError
from companion.evening.export import ENDINGS, write_evening
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.evening.kept_journal import is_there
from companion.evening.replaced_names import mentions
from companion.machine.folders import Folders
from companion.machine.kept_settings import forget_in_settings
from companion.texts.errors import reason_of

SIMULATED = "simulated"
"""Name of the folder in which exports and films of simulated evenings lie apart."""


def forget(name: str, places: Folders, journal: Journal) -> None:
    """Forget somebody in everything that the companion keeps.

    What was kept aside when a backup was brought back goes as a whole. The journals come last, the one that
    is open at the very end: as long as anything else still names somebody, their name is there to be
    forgotten.

    Args:
        name: whose; nobody of that name may sit at the table that is played at.
        places: the owner's folders.
        journal: the one that is open.

    Raises:
        JournalError: a journal, an export, a film or a picture cannot be written or deleted. What was
            forgotten by then stays so, and it can be tried again.
        SettingsError: the settings' file cannot be read or written; the journals still have the name.
    """
    from companion.keeping.undoing import forget_before  # loaded when it is wanted: it reads archives

    try:
        _delete_films(places.films, name)
        _delete_cases(places.cases, name)
        forget_in_settings(places.settings, name)
        forget_before(places)
        journals = [(places.journal, places.exports), (places.simulated_journal, places.exports / SIMULATED)]
        for path, exports in sorted(journals, key=lambda one: one[0] == journal.path):
            if path == journal.path:
                _forget_in(journal, name, exports)
            elif is_there(path):
                with closing(Journal(path)) as other:
                    _forget_in(other, name, exports)
            else:
                delete_exports(exports, name)
    except ExportError as error:
        raise JournalError(error.reason) from error
    except JournalError:
        raise
    except OSError as error:
        why = error.strerror or str(error)
        raise JournalError(reason_of("trouble-not-forgotten", folder=str(places.data), why=why)) from error


def set_aside(places: Folders) -> tuple[str, ...]:
    """Names of files that were put aside as damaged: in them nobody is forgotten."""
    return tuple(sorted(file.name for file in places.data.glob("*.damaged-*")))


def _forget_in(journal: Journal, name: str, exports: Path) -> None:
    """Forget somebody in a journal, and write the files that named them anew."""
    evenings = delete_exports(exports, name)
    try:
        for evening in journal.forget_person(name):
            _delete_kept_of(exports, evening)
    finally:
        for evening in evenings:
            with suppress(DamagedEveningError, NoEveningError):  # nothing of it can be read any more
                write_evening(exports, past_evening(journal, evening), journal)


def delete_exports(folder: Path, name: str) -> tuple[int, ...]:
    """Delete the exports that name them; the numbers of their evenings."""
    evenings: dict[int, None] = {}
    for file in (*folder.glob("evening-*.csv"), *folder.glob("evening-*.jsonl")):
        told = _cells(file) if file.suffix == ".csv" else _values(file)
        if any(mentions(one, name) for one in told):
            file.unlink(missing_ok=True)
            number = file.stem.split("-")[1]
            if number.isascii() and number.isdecimal():
                evenings[int(number)] = None
    for evening in evenings:
        _delete_kept_of(folder, evening)
    return tuple(evenings)


def _delete_kept_of(folder: Path, evening: int) -> None:
    """Delete films and pictures of an evening's games that were exported: they show who played."""
    for ending in ENDINGS.values():
        for file in (folder / f"evening-{evening}{ending}", *folder.glob(f"evening-{evening}-*{ending}")):
            file.unlink(missing_ok=True)


def _delete_films(folder: Path, name: str) -> None:
    """Delete the films of the games in which they played: a film shows whoever plays.

    What lies in a folder of its own beside a film is none of it.
    """
    for film in {file.parent for file in folder.rglob("*.jsonl") if any(_named(file, name))}:
        for file in film.iterdir():
            if not file.is_dir():
                file.unlink()
        if film != folder and not any(film.iterdir()):
            film.rmdir()


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
