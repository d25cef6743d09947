"""Files that are there whole or not at all: what they held stays until all of the new is on the disk."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

DRAFT: Final = ".companion-{}.new"
"""Name of a large file while it is being written, so that one that was cut short is known for what it is."""

_PRIVATE: Final = 0o600
"""Rights of a file that its owner alone may read and write."""


def write_whole(path: Path, content: bytes, *, mode: int = 0o666) -> None:
    """Write a file in place of the one that may be there; it stays after a power cut.

    Args:
        path: where to; its folder must be there. A pipe or a device is written to as it is.
        content: what.
        mode: rights of a new file, less what the process withholds; one that is there keeps its own.

    Raises:
        OSError: it cannot be written, naming the file; what was there is there still.
    """
    try:
        _write_whole(path, content, mode)
    except OSError as error:  # a full disk is told without the file that did not fit
        raise OSError(error.errno, error.strerror, str(path)) from error


@contextmanager
def written_whole(path: Path, check: Callable[[Path], None]) -> Iterator[BinaryIO]:
    """A file to be written piece by piece; it takes its place when all of it is on the disk and was checked.

    Args:
        path: its place; what lies there stays until then, or if anything fails. Its owner alone may read it.
        check: reads what was written, and raises where it is not what it should be.

    Raises:
        OSError: it cannot be written.
    """
    draft = path.with_name(DRAFT.format(secrets.token_hex(8)))
    try:
        with open(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, _PRIVATE), "wb") as file:  # noqa: PTH123
            yield file
            file.flush()
            os.fsync(file.fileno())
            _forget_read(file.fileno())
        check(draft)
        move_whole(draft, path)
    except BaseException:
        with suppress(OSError):  # the disk may be gone
            draft.unlink(missing_ok=True)
        raise


def drop_drafts(folder: Path) -> None:
    """Delete what `written_whole` left in a folder where the power or the disk was gone meanwhile."""
    with suppress(OSError):
        for draft in folder.glob(DRAFT.format("*")):
            with suppress(OSError):
                draft.unlink()


def _forget_read(descriptor: int) -> None:
    """Have what was written read from the disk the next time, and not from memory, where the system can."""
    if hasattr(os, "posix_fadvise"):
        with suppress(OSError):
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)


def move_whole(path: Path, to: Path) -> None:
    """Rename a file so that a power cut finds it under one of both names; raises `OSError`."""
    path.replace(to)
    sync_folder(to.parent)


def sync_folder(folder: Path) -> None:
    """Write a folder's names to the disk; a file system that cannot do that keeps them in its own time."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _write_whole(path: Path, content: bytes, mode: int) -> None:
    if path.exists() and not path.is_file():
        path.write_bytes(content)
        return
    target = path.resolve()
    draft = target.with_name(f".{secrets.token_hex(8)}.new")  # nobody else's, whatever lies there
    try:
        with open(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode), "wb") as file:  # noqa: PTH123
            if target.exists():
                os.fchmod(file.fileno(), target.stat().st_mode & 0o777)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())  # or a power cut leaves an empty file under the new name
        move_whole(draft, target)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
