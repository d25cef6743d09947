"""Files opened so that nobody waits for a pipe, and read no further than their bound."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

from assets.bounds.errors import BoundError, Flaw
from assets.bounds.limits import MEGABYTE

_AT_ONCE = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
)
"""Nobody waits for who may write into a pipe, and no terminal becomes ours."""


def opened(path: Path, buffer: int = -1) -> BinaryIO:
    """An ordinary file to be read, as bytes.

    Args:
        path: the file.
        buffer: bytes that are read at once; -1 leaves it to the system.

    Raises:
        BoundError: it is a pipe, a device or the like.
        OSError: it cannot be opened, naming it.
    """
    descriptor = os.open(path, _AT_ONCE)
    try:
        check_ordinary(path, os.fstat(descriptor).st_mode)
        return os.fdopen(descriptor, "rb", buffer)
    except BaseException:
        os.close(descriptor)
        raise


def check_ordinary(path: Path, mode: int) -> None:
    """Refuse what is no ordinary file by its mode; raises `BoundError`, of a folder `IsADirectoryError`."""
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise BoundError(Flaw.NOT_A_FILE, path)


def content(path: Path, most: int) -> bytes:
    """All that an ordinary file holds.

    Args:
        path: the file.
        most: bytes that it may have.

    Raises:
        BoundError: it is a pipe or the like, or has more.
        OSError: it cannot be read, naming it.
    """
    with opened(path) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise too_large(most, path)
    return data


def text(path: Path, most: int) -> str:
    """The same of a text in UTF-8; raises `UnicodeDecodeError`, too."""
    return content(path, most).decode("utf-8")


def too_large(most: int, path: Path | None = None) -> BoundError:
    """What is said of a file with more bytes than that."""
    return BoundError(Flaw.TOO_LARGE, path, megabytes=f"{most / MEGABYTE:g}")
