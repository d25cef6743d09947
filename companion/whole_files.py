"""Files that are there whole or not at all: what they held stays until all of the new is on the disk."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file in place of the one that may be there; it stays after a power cut.

    Args:
        path: where to; its folder must be there. A pipe or a device is written to as it is.
        content: what.

    Raises:
        OSError: it cannot be written, naming the file; what was there is there still.
    """
    try:
        _write_whole(path, content)
    except OSError as error:  # a full disk is told without the file that did not fit
        raise OSError(error.errno, error.strerror, str(path)) from error


def _write_whole(path: Path, content: bytes) -> None:
    if path.exists() and not path.is_file():
        path.write_bytes(content)
        return
    target = path.resolve()
    draft = target.with_name(f"{target.name}.new")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())  # or a power cut leaves an empty file under the new name
        draft.replace(target)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
