"""The newest frame, and those that nobody had time for: kept small, so that what moved is not lost."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Final

from hardware.cameras.protocol import Frame

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
            self._kept.append(Frame(frame.small, frame.time))
            self._newest = frame.time

    def given_with(self, frame: Frame) -> Frame:
        """A frame that is taken, with those missed before it, which are forgotten then."""
        missed, self._newest = tuple(self._kept), frame.time
        self._kept.clear()
        return replace(frame, missed=missed)


class NewestFrame:
    """The newest of the frames that come, until it is taken."""

    def __init__(self) -> None:
        """None has come yet."""
        self._waiting: Frame | None = None
        self._missed = MissedFrames()

    def come(self, frame: Frame) -> None:
        """Another frame is there; one that still waited was missed."""
        if self._waiting is not None:
            self._missed.add(self._waiting)
        self._waiting = frame

    def take(self) -> Frame | None:
        """The newest frame not taken yet, with those missed before it; None when there is none."""
        frame, self._waiting = self._waiting, None
        return None if frame is None else self._missed.given_with(frame)
