"""Which of the kinds of pictures that a USB camera gives is asked of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hardware.cameras.fitting import Size, best_fit
from hardware.cameras.video4linux import Format

UNPACKED, PACKED = "YUYV", "MJPG"
"""The two that every USB camera has at least one of; OpenCV makes BGR of both."""

MOST_RATE: Final = 30.0
"""No more pictures a second are asked for: a hand is seen as well, and each one costs its computing time."""


def best_format(formats: Iterable[Format], asked: Size) -> Format | None:
    """The smallest that holds pictures of a size often enough, else the largest; None where there is none.

    Of two of one size the one with the higher rate, and then the one that is not packed: nothing is lost in
    it, and nothing must be unpacked. Through USB 2 a large one comes often enough only when it is packed.

    Args:
        formats: what the camera gives.
        asked: width and height in pixels.
    """
    known = [one for one in formats if one.code in (UNPACKED, PACKED)]
    return best_fit(known, asked, lambda one: (-min(one.rate, MOST_RATE), one.code != UNPACKED))
