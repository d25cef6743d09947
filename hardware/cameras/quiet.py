"""What libraries say on standard error of their own, which our sentences say to people."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from cv2.utils import logging

STANDARD_ERROR = 2
"""Its file descriptor, which the libraries write to."""

MOST_HEARD = 65_536
"""Bytes that are listened to; a pipe holds no more, and what comes then is dropped."""

# FFmpeg's threads print at any time, not only while a picture is asked for: it is to say nothing at all.
os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")

_ONE_AT_A_TIME = Lock()


@contextmanager
def no_warnings() -> Iterator[None]:
    """No warnings of OpenCV inside; the level is that of the whole process, so this is for a short while."""
    with _ONE_AT_A_TIME:
        before = logging.getLogLevel()
        logging.setLogLevel(logging.LOG_LEVEL_ERROR)
        try:
            yield
        finally:
            logging.setLogLevel(before)


@contextmanager
def overheard() -> Iterator[list[str]]:
    """Nothing that is written to standard error inside is shown; afterwards its lines stand in the list.

    libpng, libjpeg, libtiff and FFmpeg ask nobody before they write there. Standard error is that of the
    whole process, so this is for a short while.
    """
    heard: list[str] = []
    with _ONE_AT_A_TIME:
        try:
            kept = os.dup(STANDARD_ERROR)
        except OSError:  # it is closed: nobody hears anything
            yield heard
            return
        if sys.stderr is not None:
            sys.stderr.flush()
        reading, writing = os.pipe()
        for end in (reading, writing):  # who writes too much must not wait for somebody who listens later
            os.set_blocking(end, False)
        os.dup2(writing, STANDARD_ERROR)
        os.close(writing)
        try:
            yield heard
        finally:
            os.dup2(kept, STANDARD_ERROR)
            os.close(kept)
            heard += _all_of(reading)
            os.close(reading)


def _all_of(pipe: int) -> list[str]:
    """The lines that wait in a pipe."""
    try:
        return os.read(pipe, MOST_HEARD).decode("utf-8", "replace").splitlines()
    except BlockingIOError:  # a child that was started meanwhile holds the other end, and said nothing
        return []
