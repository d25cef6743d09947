"""OpenCV's own warnings, which say on standard error what our sentences say to people."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from cv2.utils import logging

_ONE_AT_A_TIME = Lock()


@contextmanager
def no_warnings() -> Iterator[None]:
    """No warnings inside; the level is that of the whole process, so this is for a short while."""
    with _ONE_AT_A_TIME:
        before = logging.getLogLevel()
        logging.setLogLevel(logging.LOG_LEVEL_ERROR)
        try:
            yield
        finally:
            logging.setLogLevel(before)
