"""What was there before a backup was brought back: kept aside, and put back when people want that.

before-restore/what.json    which files were put where, with their checksums, which evenings were added, and
                            whether that came to its end
before-restore/N            the file that lay in the N-th one's place, if one did
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from assets.bounds.files import content
from assets.bounds.limits import BACKUP_LIST, DECK_FILE
from assets.bounds.values import json_in
from companion.evening.journal import Journal
from companion.evening.kept_journal import is_there
from companion.evening.taking_in import Newest
from companion.keeping.archive import JOURNAL, SETTINGS, TABLES, is_deck
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
        newest: how far the journal had come with them.
        people: whose choices were added, by name with a checksum of them.
    """

    evenings: tuple[int, ...]
    newest: Newest
    people: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Put:
    """A file that was put somewhere.

    Attributes:
        name: its name in a backup.
        sha256: the checksum of what was put.
    """

    name: str
    sha256: str


@dataclass(frozen=True, slots=True)
class _Noted:
    """What a backup brought.

    Attributes:
        files: the files; what lay in the place of the N-th is kept as N.
        journals: the evenings, by their journal's name in a backup.
        done: whether all of it has come; else the power failed meanwhile, or something could not be written.
    """

    files: tuple[_Put, ...] = ()
    journals: Mapping[str, Added] = field(default_factory=dict)
    done: bool = False


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
    return (places.before_restoring / _WHAT).is_file()


def keep_before(places: Folders, put: Mapping[str, Path]) -> None:
    """Keep aside what lies where files will be put.

    What was kept aside before that goes, unless what was brought back then did not come to its end: it goes
    on now, and what was there before it stays kept.

    Args:
        places: the owner's folders.
        put: what will lie there, by its name in a backup.

    Raises:
        BackupFileError: what was noted before cannot be read.
        UnwrittenError: it cannot be written.
    """
    begun = _read(places) if can_undo(places) else _Noted(done=True)
    if begun.done:
        _drop(places)
        begun = _Noted()
    files = list(begun.files)
    try:
        make_private(places.before_restoring)
        for name, new in put.items():
            number = next((number for number, one in enumerate(files) if one.name == name), len(files))
            if number == len(files) or not _is_put(places, files[number]):
                _keep(place_of(name, places), places.before_restoring / str(number))
            files[number:] = [_Put(name, _checksum(new)), *files[number + 1 :]]
        _write(places, replace(begun, files=tuple(files)))
    except OSError as error:
        raise not_brought_back(places.before_restoring, error) from error


def note_added(places: Folders, name: str, before: Newest, added: Added) -> None:
    """Note which evenings are being added to a journal.

    Args:
        places: the owner's folders.
        name: the journal's name in a backup.
        before: how far it had come without them.
        added: them.

    Raises:
        BackupFileError: what was noted before cannot be read.
        UnwrittenError: it cannot be written.
    """
    noted = _read(places)
    begun = noted.journals.get(name)
    if begun is not None and begun.newest == before:
        people = {**begun.people, **added.people}
        added = Added((*begun.evenings, *added.evenings), added.newest, people)
    _note(places, replace(noted, journals={**noted.journals, name: added}))


def note_done(places: Folders) -> None:
    """Note that all has come; raises `BackupFileError` or `UnwrittenError` as `note_added`."""
    _note(places, replace(_read(places), done=True))


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
    noted = _read(places)
    evenings = files = stayed = 0
    added = {name: one for name, one in noted.journals.items() if name in journals_of(places)}
    for name, one in tuple(added.items()):
        gone, kept = _remove(journals_of(places)[name], one)
        stayed += kept
        evenings += gone if name == JOURNAL else 0
        del added[name]
        # so that it is not looked for again where a file cannot be put back
        _note(places, replace(noted, journals=dict(added)))
    for number, file in enumerate(noted.files):
        done = _put_back(places, str(number), file)
        files, stayed = files + done, stayed + (not done)
    _drop(places)
    return Undone(evenings, files, stayed)


def _remove(path: Path, added: Added) -> tuple[int, int]:
    """Delete evenings that were added to a journal, unless something was told in it since.

    Returns:
        How many are gone, and how many are there still.
    """
    if not is_there(path):
        return 0, 0
    with closing(Journal(path)) as journal:
        if journal.remove(added.evenings, added.newest, added.people):
            return len(added.evenings), 0
        return 0, len(set(added.evenings) & set(journal.evenings()))


def _drop(places: Folders) -> None:
    try:
        if places.before_restoring.is_dir():
            shutil.rmtree(places.before_restoring)
    except OSError as error:
        raise not_brought_back(places.before_restoring, error) from error


def _keep(place: Path, aside: Path) -> None:
    """Keep what lies somewhere aside; nothing is kept aside where nothing lies there."""
    try:
        write_whole(aside, content(place, DECK_FILE), mode=0o600)
    except FileNotFoundError:
        aside.unlink(missing_ok=True)


def _is_put(places: Folders, one: _Put) -> bool:
    """Whether what was put lies in its place still; raises `UnwrittenError` where that cannot be read."""
    place = _place(one.name, places)
    try:
        return _checksum(place) == one.sha256
    except FileNotFoundError:
        return False
    except OSError as error:
        raise not_brought_back(place, error) from error


def _put_back(places: Folders, kept: str, one: _Put) -> bool:
    """Put a file back, or take one away that was not there; whether it was still the one that was put."""
    if not _is_put(places, one):
        return False
    place, before = _place(one.name, places), places.before_restoring / kept
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
    if not (name in (SETTINGS, TABLES) or is_deck(name)):
        raise _unread(places)
    return place_of(name, places)


def _checksum(path: Path) -> str:
    return hashlib.sha256(content(path, DECK_FILE)).hexdigest()


def _note(places: Folders, noted: _Noted) -> None:
    """Write what is noted; raises `UnwrittenError`."""
    try:
        _write(places, noted)
    except OSError as error:
        raise not_brought_back(places.before_restoring, error) from error


def _write(places: Folders, noted: _Noted) -> None:
    write_whole(places.before_restoring / _WHAT, json.dumps(asdict(noted), indent=1).encode(), mode=0o600)


def _read(places: Folders) -> _Noted:
    """What was noted; raises `BackupFileError` where that is damaged."""
    try:
        what: Any = json_in(places.before_restoring / _WHAT, BACKUP_LIST)
        files = tuple(_Put(str(one["name"]), str(one["sha256"])) for one in what["files"])
        journals = {name: _added(one) for name, one in what["journals"].items()}
        return _Noted(files, journals, done=what["done"] is True)
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise _unread(places) from error


def _added(noted: Mapping[str, Any]) -> Added:
    evenings = tuple(noted["evenings"])
    people = dict(noted.get("people", {}))  # an earlier companion noted none
    if not all(type(number) is int for number in (*evenings, *people.values())):
        raise ValueError
    return Added(evenings, Newest(**noted["newest"]), people)


def _unread(places: Folders) -> BackupFileError:
    return BackupFileError(reason_of("trouble-before-unread", folder=str(places.before_restoring)))
