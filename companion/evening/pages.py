"""The journal's pages as they lie on the disk: the file, and over it what its write-ahead log holds.

SQLite itself stops at the first frame of the log that is not whole, and forgets all after it without a word.
Here each frame is judged for itself: its checksum goes on from the one that stands before it. The format is
that of https://www.sqlite.org/fileformat2.html (database header, write-ahead log).
"""

from __future__ import annotations

import os
import struct
import time
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, Final, Literal

PAGE_SIZE: Final = 4096
"""Bytes of a page where the file does not say."""

_LOG_HEADER, _FRAME_HEADER = 32, 24
_BIG_ENDIAN: Final = 0x377F0683
"""The log's magic number where its checksums add words with the most significant byte first."""

Sums = tuple[int, int]
"""A checksum of the log."""


def log_of(path: Path) -> Path:
    """The write-ahead log that belongs to a file."""
    return path.with_name(f"{path.name}-wal")


def index_of(path: Path) -> Path:
    """The index of that log, which those share that have the file open."""
    return path.with_name(f"{path.name}-shm")


_Order = Literal["<", ">"]
"""Which byte of a word comes first, as `struct` names it."""


_LOOKS: Final = 10
_PAUSE: Final = 0.05
"""So often, and with pauses of so many seconds, a log that seems damaged is looked at. The system notes when
a file was written to the hundredth of a second or finer (CONFIG_HZ)."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What the log's index knows of it: a log that ends earlier than that has lost its end.

    Attributes:
        frames: how many were written to their end.
        salts: the log's, which are others each time it is begun anew.
        in_file: of how many the pages are in the journal itself.
    """

    frames: int
    salts: bytes
    in_file: int


@dataclass(frozen=True, slots=True)
class _Frame:
    """One page in the log.

    Attributes:
        page: its number.
        ends: whether a write ends with it.
        ours: whether it belongs to what was written since the log was begun anew.
        whole: whether it is so, and nothing of it is damaged.
    """

    page: int
    ends: bool
    ours: bool
    whole: bool


@dataclass(frozen=True, slots=True)
class Log:
    """What a write-ahead log holds.

    Attributes:
        page_size: bytes of a page, None where there is no log.
        places: where in the log the newest whole version of each page lies that was written to its end.
        broken: whether something in it is damaged that was written to its end, or a later write was.
        unfinished: whether its last write is not whole: the power failed, or its end is damaged.
        frames: how many pages were written to its end.
    """

    page_size: int | None = None
    places: tuple[tuple[int, int], ...] = ()
    broken: bool = False
    unfinished: bool = False
    frames: int = 0


def read_log(path: Path) -> Log:
    """The log of that journal; raises `OSError` where it cannot be read."""
    known = _known(path)  # first: who writes the log now goes on with it
    try:
        with log_of(path).open("rb") as file:
            header = file.read(_LOG_HEADER)
            log = Log() if len(header) < _LOG_HEADER else _read(header, file)
    except FileNotFoundError:
        header, log = b"", Log()
    is_of_it = known is not None and (len(header) < _LOG_HEADER or header[16:24] == known.salts)
    if known is not None and is_of_it and known.frames > max(log.frames, known.in_file):
        return replace(log, broken=True)
    return log


def is_log_broken(path: Path) -> bool:
    """Whether the log of that journal is damaged: found twice, with nothing written to it meanwhile.

    Of one that is being written a page may be read half old and half new. Raises `OSError` where it cannot be
    read.
    """
    before = None
    for _ in range(_LOOKS):
        if not read_log(path).broken:
            return False
        files = (file for file in (path, log_of(path)) if file.exists())
        state = tuple((file.stat().st_mtime_ns, file.stat().st_size) for file in files)
        if state == before:
            return True
        before = state
        time.sleep(_PAUSE)
    return False


class Pages:
    """All pages of a journal.

    Args:
        path: the journal; it and its log are only read, and may be missing.

    Raises:
        OSError: they cannot be read.
    """

    def __init__(self, path: Path) -> None:
        self.log = read_log(path)
        self._opened = ExitStack()
        self._file = self._open(path)
        self._log = self._open(log_of(path))
        held = 0 if self._file is None else os.fstat(self._file).st_size
        self.size = self.log.page_size or self._said_size() or PAGE_SIZE
        self._places = dict(self.log.places)
        self.count = max(held // self.size, max(self._places, default=0))

    def page(self, number: int) -> bytes:
        """A page, counted from 1; bytes that are missing are not there."""
        if number in self._places and self._log is not None:
            return os.pread(self._log, self.size, self._places[number])
        return b"" if self._file is None else os.pread(self._file, self.size, (number - 1) * self.size)

    def close(self) -> None:
        """Close both files."""
        self._opened.close()

    def _open(self, path: Path) -> int | None:
        try:
            opened = os.open(path, os.O_RDONLY)
        except FileNotFoundError:
            return None
        self._opened.callback(os.close, opened)
        return opened

    def _said_size(self) -> int | None:
        """Bytes of a page as the file's header says, None where it says nothing that can be."""
        header = b"" if self._file is None else os.pread(self._file, 18, 0)
        size = int.from_bytes(header[16:18], "big") if len(header) == 18 else 0
        size = 65536 if size == 1 else size
        return size if size >= 512 and size & (size - 1) == 0 else None


def _known(path: Path) -> _Known | None:
    """What the log's index says of it, None where there is no index, or it is being written."""
    try:
        with index_of(path).open("rb") as file:
            content = file.read(100)
    except FileNotFoundError:
        return None
    if len(content) < 100 or content[:48] != content[48:96] or not content[12]:
        return None
    (frames,), (in_file,) = struct.unpack("=I", content[16:20]), struct.unpack("=I", content[96:100])
    return _Known(frames, content[32:40], in_file)


def _read(header: bytes, file: BinaryIO) -> Log:
    magic, _, size, *_ = struct.unpack(">IIIIII", header[:24])
    order: _Order = ">" if magic == _BIG_ENDIAN else "<"
    before = _sums(header[24:32])
    known = before == _sum((0, 0), header[:24], order)
    size = size if known else PAGE_SIZE
    salts = header[16:24] if known else None
    frames: list[_Frame] = []
    while len(frame := file.read(_FRAME_HEADER + size)) == _FRAME_HEADER + size:
        salts = salts or frame[8:16]
        ours, stored = frame[8:16] == salts, _sums(frame[16:24])
        whole = ours and stored == _sum(_sum(before, frame[:8], order), frame[_FRAME_HEADER:], order)
        page, ends = struct.unpack(">II", frame[:8])
        frames.append(_Frame(page, ends > 0, ours, whole))
        before = stored
    return _judged(size, frames, broken=not known)


def _judged(size: int, frames: list[_Frame], *, broken: bool) -> Log:
    """What of these frames counts: all up to the last one that ends a write."""
    written = max((number for number, frame in enumerate(frames, 1) if frame.whole and frame.ends), default=0)
    places = {
        frame.page: _LOG_HEADER + number * (_FRAME_HEADER + size) + _FRAME_HEADER
        for number, frame in enumerate(frames[:written])
        if frame.whole
    }
    return Log(
        size,
        tuple(places.items()),
        broken=bool(frames) and (broken or not all(frame.whole for frame in frames[:written])),
        unfinished=any(frame.ours for frame in frames[written:]),
        frames=written,
    )


def _sums(stored: bytes) -> Sums:
    one, other = struct.unpack(">II", stored)
    return one, other


def _sum(before: Sums, content: bytes, order: _Order) -> Sums:
    """The checksum of all that came before and of this."""
    one, other = before
    words = iter(struct.unpack(f"{order}{len(content) // 4}I", content))
    for first, second in zip(words, words, strict=True):
        one = (one + first + other) & 0xFFFFFFFF
        other = (other + second + one) & 0xFFFFFFFF
    return one, other
