"""The table record that grows with an evening, beside its journal."""

from __future__ import annotations

import glob
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from assets.bounds.files import opened
from companion.engines import Header, HeaderError, Reason, write_header
from companion.evening.errors import ExportError, JournalError
from companion.machine.whole_files import sync_folder
from companion.records.lines import read_lines
from companion.records.record import header_of
from companion.texts.errors import reason_of


class RecordFile:
    """A table record that grows with the game.

    Args:
        path: the file, begun anew.
        header: the game.
    """

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self._lines = b""
        self.append(write_header(header))

    def append(self, *told: Mapping[str, Any]) -> None:
        """Write lines through to the disk, each whole or not at all; the others, too, where some are gone."""
        lines = self._lines + "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in told).encode()
        try:
            there = self.path.exists()
            with self.path.open("r+b" if there and self._lines else "wb") as file:
                begin = len(self._lines) if there and self.path.stat().st_size >= len(self._lines) else 0
                file.seek(begin)
                file.truncate()  # what a full disk left of a line
                file.write(lines[begin:])
                file.flush()
                os.fsync(file.fileno())
            if not there:
                sync_folder(self.path.parent)
        except OSError as error:
            raise JournalError(_record_unwritten(self.path, error)) from error
        self._lines = lines


def next_record(path: Path, number: int) -> Path:
    """The file of an evening's game as it is played: the path itself, then ``FILE-2``, ``FILE-3`` …."""
    return path if number == 1 else path.with_name(f"{path.name}-{number}")


def check_record(record: Path) -> None:
    """Refuse a place for an evening's records that cannot be used, before anybody plays.

    Raises:
        ExportError: nothing can be written there, or something else is there; an empty file may go.
    """
    there = record if record.exists() else record.parent
    if record.is_dir() or not record.parent.is_dir() or not os.access(there, os.W_OK):
        raise ExportError(reason_of("trouble-record-place", file=str(record)))
    later = record.parent.glob(f"{glob.escape(record.name)}-*")
    games = (path for path in later if path.name.removeprefix(f"{record.name}-").isdecimal())
    for path in (record, *games):
        if _holds_something(path) and not _is_record(path):
            raise ExportError(reason_of("trouble-record-taken", file=str(path)))


def _record_unwritten(path: Path, error: OSError) -> Reason:
    return reason_of("trouble-record-unwritten", file=str(path), why=error.strerror or str(error))


def _holds_something(path: Path) -> bool:
    try:
        return path.is_file() and path.stat().st_size > 0
    except OSError:  # what is wrong there is told when it is written
        return False


def _is_record(path: Path) -> bool:
    try:
        with opened(path) as file:
            header_of(read_lines(file))
    except (OSError, HeaderError):
        return False
    return True
