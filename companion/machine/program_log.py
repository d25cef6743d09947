"""What the program says of itself while nobody looks: kept in a file, and in the system's journal.

The file is one of a few that take turns, so that it never fills a card. Its dates may be wrong, where no
clock chip is; the order of its lines is not.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from companion.machine.folders import make_private

LARGEST: Final = 500_000
OLDER: Final = 3
"""Bytes of a file before the next one is begun, and how many older ones are kept."""

JOURNAL: Final = "JOURNAL_STREAM"
"""In the environment where standard error leads to the system's journal; see systemd.exec(5)."""

_LOG: Final = logging.getLogger("companion")
_TOLD: Final = logging.getLogger("companion.told")
"""What people are told on standard error anyway: kept in the file alone."""

CRASH: Final = "crash.txt"
"""What Python's faulthandler leaves where a signal ends the program: a file of its own, for it writes to an
open one and must not meet one that has had its turn."""

_KEPT: Final = "_kept_by_the_log"
"""The mark of an error whose traceback was kept, or could not be."""

BEGINS: Final = "The companion begins."
ENDS: Final = "The companion ends with status {status}."
MISTAKE: Final = "A mistake in the program itself:"
CRASHED: Final = "The run before ended so:"
"""What is noted of a run, which `companion doctor` reads again."""

_FORM: Final = "%(asctime)s [%(process)d] %(message)s"


class _KeptFile(RotatingFileHandler):
    """The file and its older ones; where it cannot be written that is noted, and nothing else suffers.

    Attributes:
        written: whether all came to be written so far.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter(_FORM))
        self.written = True

    def is_of(self, path: Path) -> bool:
        """Whether it is that file."""
        return Path(self.baseFilename) == path.absolute()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, with the folders where they are missing."""
        try:
            make_private(Path(self.baseFilename).parent)
        except OSError:
            self.written = False
            return
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: ARG002, N802 - logging's name
        """It could not be written: the disk is full, say."""
        self.written = False


@contextmanager
def kept_log(path: Path) -> Iterator[None]:
    """Inside, what is noted is kept, and what ends the program from outside leaves where it was.

    Args:
        path: the file; beside it lies what a crash leaves, which the next run takes over.
    """
    with _opened(path), _watched_for_crashes(path.with_name(CRASH)):
        others, threading.excepthook = threading.excepthook, lambda hook: _in_thread(hook, path)
        try:
            yield
        finally:
            threading.excepthook = others


def keep_traceback(error: BaseException, path: Path) -> bool:
    """Keep the traceback of an error that nobody foresaw; once, however often it is handed on.

    Args:
        error: the error.
        path: the log's file.

    Returns:
        Whether the file has it. Where nothing could keep it, standard error shows it.
    """
    kept = getattr(error, _KEPT, None)
    if kept is None:
        with _opened(path) as file:
            _LOG.error(MISTAKE, exc_info=error)
        kept = file.written
        setattr(error, _KEPT, kept)
        if not kept and JOURNAL not in os.environ:
            traceback.print_exception(error)
    return bool(kept)


def note(line: str) -> None:
    """Note what the program does, where a log is open."""
    _LOG.info(line)


def note_told(sentence: str) -> None:
    """Note what people were told, where a log is open."""
    _TOLD.info(sentence)


@contextmanager
def _opened(path: Path) -> Iterator[_KeptFile]:
    """Inside, what is noted goes to that file, and to the system's journal where that listens."""
    open_now = next((one for one in _LOG.handlers if isinstance(one, _KeptFile) and one.is_of(path)), None)
    if open_now is not None:
        yield open_now
        return
    file = _KeptFile(path)
    handlers: list[logging.Handler] = [file]
    if JOURNAL in os.environ:
        journal = logging.StreamHandler(sys.stderr)
        journal.addFilter(lambda record: record.name != _TOLD.name)
        handlers.append(journal)
    before, _LOG.propagate = _LOG.propagate, False
    _LOG.setLevel(logging.INFO)
    for handler in handlers:
        _LOG.addHandler(handler)
    try:
        yield file
    finally:
        _LOG.propagate = before
        _LOG.setLevel(logging.NOTSET)
        for handler in handlers:
            _LOG.removeHandler(handler)
            handler.close()


@contextmanager
def _watched_for_crashes(path: Path) -> Iterator[None]:
    """Take over what the run before left there; inside, a signal that ends the program leaves its own.

    Whoever has asked Python for such tracebacks already gets them there.
    """
    try:
        make_private(path.parent)
        file = path.open("a+", encoding="utf-8", errors="replace")
    except OSError:  # nothing can be kept there; whoever plays is told by the journal of evenings
        yield
        return
    with file:
        file.seek(0)
        left = file.read().strip()
        if left:
            _LOG.error("%s\n%s", CRASHED, left)
            file.truncate(0)
        ours = not faulthandler.is_enabled()
        if ours:
            faulthandler.enable(file)
        try:
            yield
        finally:
            if ours:
                faulthandler.disable()
            path.unlink(missing_ok=True)


def _in_thread(hook: threading.ExceptHookArgs, path: Path) -> None:
    if hook.exc_value is not None:
        keep_traceback(hook.exc_value, path)
