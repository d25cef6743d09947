"""Work done side by side, by processes that hand each other files.

A file is there whole or not at all, so that whoever needs one waits until it is there. Nobody waits for a
process that failed.
"""

from __future__ import annotations

import logging
import multiprocessing
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from vision.errors import TrainingError

LOG_FORMAT = "%(asctime)s %(message)s"

_FAILED = ".failed"
"""A note with this suffix beside the files says which work failed."""

_POLL = 0.5
"""Seconds between two looks for a file."""

Work = Callable[[Path, int], None]
"""Something done in a folder, with a seed."""


@contextmanager
def beside(work: Work, folder: Path, seed: int) -> Iterator[None]:
    """Does some work in a process of its own, which has ended when this ends.

    Raises:
        TrainingError: it failed; its own message was printed before.
    """
    note = folder / f"{work.__name__.lstrip('_')}{_FAILED}"
    note.unlink(missing_ok=True)
    process = multiprocessing.get_context("spawn").Process(target=_do, args=(work, folder, seed))
    process.start()
    watch = threading.Thread(target=_note_failure, args=(process, note), daemon=True)
    watch.start()
    try:
        yield
    except BaseException:
        process.terminate()
        watch.join()
        raise
    watch.join()
    if process.exitcode:
        raise _failure(note)


def awaited(path: Path, patience: float) -> Path:
    """The path of a file that another process writes, once it is there.

    Raises:
        TrainingError: it did not come within ``patience`` seconds, or some work in its folder failed.
    """
    deadline = time.monotonic() + patience
    while not path.exists():
        failed = next(iter(sorted(path.parent.glob(f"*{_FAILED}"))), None)
        if failed is not None:
            raise _failure(failed)
        if time.monotonic() > deadline:
            raise TrainingError(f"{path} was not written within {patience:.0f} seconds; start again.")
        time.sleep(_POLL)
    return path


def _do(work: Work, folder: Path, seed: int) -> None:
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    work(folder, seed)


def _note_failure(process: BaseProcess, note: Path) -> None:
    wait([process.sentinel])
    process.join()
    if process.exitcode:
        note.write_text(f"ended with {process.exitcode}\n", encoding="utf-8")


def _failure(note: Path) -> TrainingError:
    return TrainingError(f"The process “{note.stem}” failed; what it printed above says why.")
