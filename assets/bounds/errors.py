"""What is refused before it is read.

BoundError (OSError)    what was given is no ordinary file, or exceeds a bound
"""

from __future__ import annotations

import enum
import errno
from pathlib import Path

from assets.trouble import Trouble, trouble_of


class Flaw(enum.Enum):
    """Why; the value is the end of a sentence in English, and other languages know theirs by the name."""

    NOT_A_FILE = "it is no ordinary file but a pipe, a device or the like"
    TOO_LARGE = "it has more than {megabytes} MB"
    TOO_MANY_LINES = "it has more than {most} lines"
    TOO_MANY_PIXELS = "it has {width} × {height} pixels, and more than {millions} million are not read"
    FACES_TOO_LARGE = (
        "a face of it has a side of more than {side} pixels, or all have more than {millions} million"
    )
    TOO_LARGE_UNPACKED = "it has more than {megabytes} MB when it is unpacked"
    TOO_MANY_PARTS = "it has more than {most} parts"
    TOO_DEEP = "too many brackets stand in each other"
    UNKNOWN_KIND = "it is no JPEG, PNG, WebP, TIFF or BMP; save it as one of these"


def too_many_pixels(width: int, height: int, most: int) -> Trouble:
    """What is said of a picture of that size where there may be that many pixels."""
    return trouble_of(Flaw.TOO_MANY_PIXELS, width=width, height=height, millions=most // 1_000_000)


class BoundError(OSError):
    """What was given is not read; its ``strerror`` says why in English, its ``filename`` what it was.

    Attributes:
        trouble: why, to be said in other languages.
    """

    def __init__(self, trouble: Flaw | Trouble, file: Path | str | None = None, **facts: object) -> None:
        """With what is wrong, or a flaw and the facts that its sentence has places for."""
        self.trouble = trouble_of(trouble, **facts) if isinstance(trouble, Flaw) else trouble
        super().__init__(errno.EFBIG, str(self.trouble), None if file is None else str(file))
