"""Frames that nobody had time for: kept small, so that at least what moved in them is not lost."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from hardware.cameras.protocol import Frame

WIDTH: Final = 640
"""Pixels; as wide as pictures are compared in which motion is looked for."""

EVERY: Final = 0.08
"""Seconds between two that are kept, about ten a second: an arm that lays a card is in view for longer."""

MOST: Final = 40
"""Frames that are kept at most, 30 MB; older ones are forgotten."""


class MissedFrames:
    """The frames since the last one that was taken."""

    def __init__(self) -> None:
        """None was missed yet."""
        self._kept: deque[Frame] = deque(maxlen=MOST)
        self._newest = -EVERY

    def add(self, frame: Frame) -> None:
        """Nobody had time for a frame; it is kept unless it came right after another one."""
        if frame.time - self._newest >= EVERY:
            self._kept.append(_small(frame))
            self._newest = frame.time

    def given_with(self, frame: Frame) -> Frame:
        """A frame that is taken, with those missed before it, which are forgotten then."""
        missed, self._newest = tuple(self._kept), frame.time
        self._kept.clear()
        return replace(frame, missed=missed)


def _small(frame: Frame) -> Frame:
    """The frame at ``WIDTH``: halved while it can be, many times as fast as one mean of areas."""
    small = frame.image
    while small.shape[1] >= 2 * WIDTH:
        height, width = (side // 2 for side in small.shape[:2])
        even = small[: 2 * height, : 2 * width]
        small = np.asarray(cv2.resize(even, (width, height), interpolation=cv2.INTER_AREA), np.uint8)
    size = (WIDTH, max(round(small.shape[0] * WIDTH / small.shape[1]), 2))
    return Frame(np.asarray(cv2.resize(small, size, interpolation=cv2.INTER_LINEAR), np.uint8), frame.time)
