"""A backup as one file: a ZIP archive with a list of what is in it; docs/decisions/0015 says why it is so.

companion.json      format, version, when it was made, and of each file its name, bytes and SHA-256
journal.sqlite      the evenings; simulated.sqlite those of the simulated table
settings.toml       the settings, and tables.json where the table lies
decks/NAME.deck     each taught deck
"""

from __future__ import annotations

import errno
import hashlib
import io
import json
import re
import shutil
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO, Any, BinaryIO, Final

from assets.bounds.errors import BoundError, Flaw
from assets.bounds.files import check_ordinary, opened, too_large
from assets.bounds.limits import (
    BACKUP_ENTRIES,
    BACKUP_LIST,
    BACKUP_UNPACKED,
    DECK_FILE,
    MEGABYTE,
    SETTINGS_FILE,
    TABLES_FILE,
)
from assets.bounds.values import json_of
from companion.keeping.errors import BackupFileError, KeepingError, unwritten
from companion.machine.whole_files import drop_drafts, written_whole
from companion.texts.errors import reason_of, why

FORMAT: Final = "tabletop-companion backup"
VERSION: Final = 1
SUFFIX: Final = ".zip"

LIST: Final = "companion.json"
JOURNAL, SIMULATED, SETTINGS, TABLES = "journal.sqlite", "simulated.sqlite", "settings.toml", "tables.json"
_DECK: Final = re.compile(r"decks/[^./\\\x00-\x1f][^/\\\x00-\x1f]{0,200}\.deck")
"""A taught deck's name in a backup: a file of that folder, and of none above or below it."""

_NAME_BYTES: Final = 255
"""Bytes of a file's name on Linux (NAME_MAX in limits.h)."""

BLOCK: Final = MEGABYTE
"""Bytes that are read, packed and written at once."""

_FAST: Final = 1
"""How hard is tried to pack: pictures are packed already, and a small computer has to do it."""

_DAMAGED = (
    ArithmeticError,
    AttributeError,
    EOFError,
    LookupError,
    NotImplementedError,
    RuntimeError,
    TypeError,
    ValueError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)
"""What reading raises where single bytes of an archive are wrong."""

_ENCRYPTED: Final = 0x1
_LINK: Final = 0o120000


@dataclass(frozen=True, slots=True)
class Member:
    """A file in a backup.

    Attributes:
        name: what it is called there.
        size: its bytes.
        sha256: their checksum.
    """

    name: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup says that it holds; `checked` finds out whether it does.

    Attributes:
        path: the file.
        made: when it was made, in local time; None where the clock was not set.
        members: the files in it, by name.
    """

    path: Path
    made: datetime | None
    members: Mapping[str, Member]

    @property
    def decks(self) -> tuple[str, ...]:
        """Names of the decks in it."""
        return tuple(sorted(filter(is_deck, self.members)))


def is_deck(name: str) -> bool:
    """Whether a taught deck can have that name in a backup."""
    try:
        return bool(_DECK.fullmatch(name)) and len(name.rpartition("/")[2].encode()) <= _NAME_BYTES
    except UnicodeEncodeError:  # a name in no encoding
        return False


def write_backup(path: Path, files: Mapping[str, Path | bytes], made: datetime | None) -> Backup:
    """Write a backup, read it back, and only then let it take its place.

    Args:
        path: where to; what lies there is replaced.
        files: what is written, by the name that it has in the backup.
        made: when, None where nobody knows.

    Raises:
        KeepingError: it cannot be written, or read back as it was written; what lay there is there still.
    """
    _refuse_device(path)
    drop_drafts(path.parent)
    written: list[Member] = []
    try:
        with (
            written_whole(path, lambda draft: _check_same(draft, path, written)) as file,
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=_FAST) as archive,
        ):
            for name, content in files.items():
                written.append(_packed(archive, name, content))
            archive.writestr(zipfile.ZipInfo(LIST), _listed(written, made))
    except KeepingError:
        raise
    except OSError as error:
        raise unwritten(path, error) from error
    return Backup(path, made, {member.name: member for member in written})


def _refuse_device(path: Path) -> None:
    """Refuse a place in which a pipe, a device or the like lies: the backup would take its name."""
    try:
        check_ordinary(path, path.stat().st_mode)
    except FileNotFoundError:
        return
    except OSError as error:
        raise unwritten(path, error) from error


def read_backup(path: Path) -> Backup:
    """What a backup says that it holds.

    Raises:
        BackupFileError: it cannot be read, is none, is damaged, or a newer companion wrote it.
    """
    with _reading(path) as archive:
        return _listing(archive, path)


def checked(path: Path) -> Backup:
    """The same, after all of it has been read and every checksum fits; raises as `read_backup`."""
    with _reading(path) as archive:
        backup = _listing(archive, path)
        for member in backup.members.values():
            _read(archive, member, lambda _block: None)
        return backup


def content_of(backup: Backup, name: str) -> bytes:
    """A small file of a backup; raises as `read_backup`."""
    blocks = io.BytesIO()
    with _reading(backup.path) as archive:
        _read(archive, backup.members[name], blocks.write)
    return blocks.getvalue()


def unpack(backup: Backup, name: str, to: Path) -> None:
    """Write a file of a backup somewhere; nothing is left there where that fails.

    Raises:
        BackupFileError: as `read_backup`.
        UnwrittenError: it has no room there, or cannot be written.
    """
    member = backup.members[name]
    try:
        if shutil.disk_usage(to.parent).free < member.size:
            raise unwritten_for_room(to)
        with to.open("xb") as file, _reading(backup.path) as archive:
            _read(archive, member, lambda block: _written(file, block, to))
    except OSError as error:
        to.unlink(missing_ok=True)
        if isinstance(error, KeepingError):
            raise
        raise unwritten(to, error) from error


def unwritten_for_room(file: Path) -> KeepingError:
    """What is said where there is no room for a file."""
    return unwritten(file, OSError(errno.ENOSPC, "", str(file)))


def _written(file: BinaryIO, block: bytes, to: Path) -> None:
    """Write a block; the error is that of the file that is written, not of the one that is read."""
    try:
        file.write(block)
    except OSError as error:
        raise unwritten(to, error) from error


def _packed(archive: zipfile.ZipFile, name: str, content: Path | bytes) -> Member:
    """Put a file into an archive."""
    digest, size = hashlib.sha256(), 0
    packing = zipfile.ZipInfo(name)
    packing.compress_type = zipfile.ZIP_DEFLATED
    source: IO[bytes] = io.BytesIO(content) if isinstance(content, bytes) else opened(content)
    with closing(source), archive.open(packing, "w", force_zip64=True) as packed:
        while block := source.read(BLOCK):
            digest.update(block)
            size += len(block)
            packed.write(block)
    return Member(name, size, digest.hexdigest())


def _listed(members: list[Member], made: datetime | None) -> str:
    """The list of a backup."""
    files = [{"name": one.name, "bytes": one.size, "sha256": one.sha256} for one in members]
    when = None if made is None else made.isoformat(timespec="seconds")
    return json.dumps({"format": FORMAT, "version": VERSION, "made": when, "files": files}, indent=1)


def _check_same(draft: Path, path: Path, written: list[Member]) -> None:
    """Read a backup that was just written; raises `BackupFileError` where it is not what was written."""
    try:
        found = checked(draft)
    except BackupFileError as error:
        raise _read_back_otherwise(path) from error
    if found.members != {member.name: member for member in written}:
        raise _read_back_otherwise(path)


def _read_back_otherwise(path: Path) -> BackupFileError:
    return BackupFileError(reason_of("trouble-backup-read-back", file=str(path)))


class _ReadInParts(io.RawIOBase):
    """A file of which no more is read at once than is good: the library believes how long a list it has."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        return self._file.seek(offset, whence)

    def tell(self) -> int:
        return self._file.tell()

    def read(self, size: int = -1) -> bytes:
        """So many bytes, or all that are left; raises `BoundError` where they are too many."""
        if size > BACKUP_LIST:
            raise too_large(BACKUP_LIST)
        found = self._file.read(BACKUP_LIST + 1 if size < 0 else size)
        if len(found) > BACKUP_LIST:
            raise too_large(BACKUP_LIST)
        return found


@contextmanager
def _reading(path: Path) -> Iterator[zipfile.ZipFile]:
    """Inside, an archive is read, and what is wrong with it is told."""
    try:
        with opened(path) as file, zipfile.ZipFile(_ReadInParts(file)) as archive:
            yield archive
    except KeepingError:
        raise
    except OSError as error:
        raise BackupFileError(reason_of("trouble-backup-unread", file=str(path), why=why(error))) from error
    except _DAMAGED as error:
        raise _damaged(path) from error


def _damaged(path: Path) -> BackupFileError:
    return BackupFileError(reason_of("trouble-backup-damaged", file=str(path)))


def _foreign(path: Path) -> BackupFileError:
    return BackupFileError(reason_of("trouble-backup-foreign", file=str(path)))


def _listing(archive: zipfile.ZipFile, path: Path) -> Backup:
    """What the list of an archive says, where that and the archive agree."""
    infos = archive.infolist()
    if len(infos) > BACKUP_ENTRIES:
        raise BoundError(Flaw.TOO_MANY_PARTS, path, most=BACKUP_ENTRIES)
    if LIST not in archive.namelist():
        raise _foreign(path)
    listed = json_of(_unpacked_list(archive), path)
    if not isinstance(listed, dict) or listed.get("format") != FORMAT:
        raise _foreign(path)
    if type(listed["version"]) is not int or listed["version"] < 1:
        raise _damaged(path)
    if listed["version"] > VERSION:
        raise BackupFileError(reason_of("trouble-backup-newer", file=str(path)))
    members = {one["name"]: _member(one, path) for one in listed["files"]}
    names = sorted(info.filename for info in infos)
    if names != sorted([LIST, *members]) or len(members) != len(listed["files"]):
        raise _damaged(path)
    for info in infos:
        _check_entry(info, members.get(info.filename), path)
    return Backup(path, _when(listed.get("made")), members)


def _unpacked_list(archive: zipfile.ZipFile) -> bytes:
    with archive.open(LIST) as file:
        unpacked = file.read(BACKUP_LIST + 1)
    if len(unpacked) > BACKUP_LIST:
        raise too_large(BACKUP_LIST)
    return unpacked


def _member(listed: Mapping[str, Any], path: Path) -> Member:
    """A line of the list; raises `BackupFileError` where it names what no backup holds."""
    name, size, sha256 = listed["name"], listed["bytes"], listed["sha256"]
    if not (isinstance(name, str) and type(size) is int and isinstance(sha256, str) and size >= 0):
        raise ValueError
    most = {SETTINGS: SETTINGS_FILE, TABLES: TABLES_FILE}.get(name)
    if is_deck(name):
        most = DECK_FILE
    elif most is None and name not in (JOURNAL, SIMULATED):
        raise BackupFileError(reason_of("trouble-backup-strange", file=str(path), name=name))
    if most is not None and size > most:
        raise too_large(most, path)
    return Member(name, size, sha256)


def _check_entry(info: zipfile.ZipInfo, member: Member | None, path: Path) -> None:
    """Refuse an entry that is a link, packed in another way, or larger unpacked than it can be."""
    if info.external_attr >> 16 & 0o170000 == _LINK or info.flag_bits & _ENCRYPTED:
        raise BackupFileError(reason_of("trouble-backup-strange", file=str(path), name=info.filename))
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise ValueError
    if member is None:
        return
    if info.file_size != member.size:
        raise _damaged(path)
    most = BACKUP_UNPACKED * info.compress_size + MEGABYTE
    if member.name in (JOURNAL, SIMULATED) and member.size > most:
        raise BoundError(Flaw.TOO_LARGE_UNPACKED, path, megabytes=most // MEGABYTE)


def _read(archive: zipfile.ZipFile, member: Member, take: Callable[[bytes], object]) -> None:
    """Read a file of an archive to its end, and no further than it is long; raises `ValueError`, too."""
    digest, left = hashlib.sha256(), member.size
    with archive.open(member.name) as packed:
        while block := packed.read(min(BLOCK, left + 1)):
            left -= len(block)
            if left < 0:
                raise ValueError
            digest.update(block)
            take(block)
    if left or digest.hexdigest() != member.sha256:
        raise ValueError


def _when(made: Any) -> datetime | None:
    """When a backup was made; None where nobody knows."""
    if made is None:
        return None
    return datetime.fromisoformat(made)
