"""What was there before a backup was brought back: kept aside, and put back when people want that.

before-restore/what.json    which files were put where, with their checksums, and which evenings were added
before-restore/N            the file that lay in the N-th one's place, if one did
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from assets.bounds.files import content
from assets.bounds.limits import BACKUP_LIST, DECK_FILE
from assets.bounds.values import json_in
from companion.evening.journal import Journal
from companion.evening.kept_journal import is_there
from companion.keeping.archive import DECK, JOURNAL, SETTINGS, TABLES
from companion.keeping.errors import BackupFileError, not_brought_back
from companion.keeping.places import journals_of, place_of
from companion.keeping.saving import drop_working_folders
from companion.machine.folders import Folders, make_private
from companion.machine.whole_files import write_whole
from companion.texts.errors import reason_of

_WHAT: Final = "what.json"


@dataclass(frozen=True, slots=True)
class Added:
    """Evenings that were added to a journal.

    Attributes:
        evenings: their numbers.
        newest: the highest numbers of an evening and an entry after that: whether anything came later.
    """

    evenings: tuple[int, ...]
    newest: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Undone:
    """What was taken back.

    Attributes:
        evenings: how many evenings that had been added are gone again.
        files: how many files are as they were.
        stayed: how many evenings and files stayed, as they were used since.
    """

    evenings: int
    files: int
    stayed: int


def can_undo(places: Folders) -> bool:
    """Whether something can be taken back."""
    return (places.before / _WHAT).is_file()


def keep_before(places: Folders, put: Mapping[str, Path]) -> None:
    """Keep aside what lies where files will be put; what was kept aside before that goes.

    Args:
        places: the owner's folders.
        put: what will lie there, by its name in a backup.

    Raises:
        UnwrittenError: it cannot be written.
    """
    _drop(places)
    try:
        make_private(places.before)
        files = []
        for number, (name, new) in enumerate(put.items()):
            with suppress(FileNotFoundError):
                before = content(place_of(name, places), DECK_FILE)
                write_whole(places.before / str(number), before, mode=0o600)
            files.append({"name": name, "sha256": _checksum(new)})
        _write(places, {"files": files, "journals": {}})
    except OSError as error:
        raise not_brought_back(places.before, error) from error


def note_added(places: Folders, added: Mapping[str, Added]) -> None:
    """Note which evenings were added, by journal; raises `UnwrittenError`."""
    journals = {name: {"evenings": one.evenings, "newest": one.newest} for name, one in added.items()}
    try:
        _write(places, {**_read(places), "journals": journals})
    except OSError as error:
        raise not_brought_back(places.before, error) from error


def forget_before(places: Folders) -> None:
    """Delete what was kept aside, and what was left half unpacked; raises `UnwrittenError`."""
    drop_working_folders(places.data)
    _drop(places)


def undo(places: Folders) -> Undone:
    """Have all be as it was before a backup was brought back; what was used since stays as it is.

    Raises:
        BackupFileError: nothing was kept aside, or it cannot be read.
        UnwrittenError: something cannot be written; it can be tried again.
        JournalError: a journal cannot be written.
    """
    if not can_undo(places):
        raise BackupFileError(reason_of("trouble-nothing-to-undo"))
    what = _read(places)
    evenings = files = stayed = 0
    added = {name: _added(one) for name, one in what["journals"].items() if name in journals_of(places)}
    for name, one in tuple(added.items()):
        gone = _remove(journals_of(places)[name], one)
        stayed += 0 if gone else len(one.evenings)
        evenings += len(one.evenings) if gone and name == JOURNAL else 0
        del added[name]
        note_added(places, added)  # so that it is not looked for again where a file cannot be put back
    for number, file in enumerate(what["files"]):
        done = _put_back(places, str(number), file)
        files, stayed = files + done, stayed + (not done)
    _drop(places)
    return Undone(evenings, files, stayed)


def _added(noted: Mapping[str, Any]) -> Added:
    evening, entry = noted["newest"]
    return Added(tuple(noted["evenings"]), (evening, entry))


def _remove(path: Path, added: Added) -> bool:
    """Delete evenings that were added to a journal; False where something was told in it since."""
    if not is_there(path):
        return False
    with closing(Journal(path)) as journal:
        if journal.newest != added.newest:
            return False
        journal.remove(added.evenings)
        return True


def _drop(places: Folders) -> None:
    try:
        if places.before.is_dir():
            shutil.rmtree(places.before)
    except OSError as error:
        raise not_brought_back(places.before, error) from error


def _put_back(places: Folders, kept: str, one: Mapping[str, str]) -> bool:
    """Put a file back, or take one away that was not there; whether it was still the one that was put."""
    place = _place(one["name"], places)
    try:
        if _checksum(place) != one["sha256"]:
            return False
    except FileNotFoundError:
        return False
    except OSError as error:
        raise not_brought_back(place, error) from error
    before = places.before / kept
    try:
        if before.is_file():
            write_whole(place, content(before, DECK_FILE), mode=0o600)
        else:
            place.unlink()
    except OSError as error:
        raise not_brought_back(place, error) from error
    return True


def _place(name: str, places: Folders) -> Path:
    """Where a file belongs; raises `BackupFileError` where what was noted names none of a backup."""
    if not (name in (SETTINGS, TABLES) or DECK.fullmatch(name)):
        raise _unread(places)
    return place_of(name, places)


def _checksum(path: Path) -> str:
    return hashlib.sha256(content(path, DECK_FILE)).hexdigest()


def _write(places: Folders, what: Mapping[str, Any]) -> None:
    write_whole(places.before / _WHAT, json.dumps(what, indent=1).encode(), mode=0o600)


def _read(places: Folders) -> dict[str, Any]:
    """What was noted; raises `BackupFileError` where that is damaged."""
    try:
        what: Any = json_in(places.before / _WHAT, BACKUP_LIST)
    except (OSError, ValueError) as error:
        raise _unread(places) from error
    if not isinstance(what, dict):
        raise _unread(places)
    if not (isinstance(what.get("files"), list) and isinstance(what.get("journals"), dict)):
        raise _unread(places)
    return what


def _unread(places: Folders) -> BackupFileError:
    return BackupFileError(reason_of("trouble-before-unread", folder=str(places.before)))
