"""The noise of a camera's frames, followed while people play."""

from __future__ import annotations

from collections import deque
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.motion.differences import QUIET_NOISE
from vision.motion.noise import USUAL_NOISE, levels_below, noise_between, noise_of, some_of
from vision.sightings import Image

_TAIL, _TAIL_OF_NOISE = 0.99, 3.65
"""Part of the pixels that tell of more than the usual noise, and by how many of its standard deviations so
many pixels of two pictures differ at most. Where it is dim on a printed cloth they differ by 5.4."""

_PAIRS = 10
"""Pairs of frames of which the calmest tells of that: an arm that moves is gone from one of them, or hides
what is hardly more than noise for as long as it moves."""

_ROWS, _COLUMNS = 6, 8
"""Parts of the picture that tell of it each for itself: what moves is somewhere, noise is everywhere."""

_CALMER = 0.75
"""Part of these parts that are calmer than what counts as noise. In 12 games, quiet ones and with packed
pictures, in low light, by a candle, that is within 1.3 levels of what the whole picture tells in calm frames,
but for video of few bits; while many hands move it is 22 levels at most, and of the whole picture 109."""

FOLLOWS = 0.3
"""Part of the way that a measure of the noise goes to what two frames show: chosen so that one odd
pair moves it little, and ten are nearly all of it."""

_FLICKERS = 2.0
"""Times that, at least, where blocks of a packed picture jump from one level to the next: of MJPEG with 25 kB
a picture it is five times."""


class FrameNoise:
    """The noise of a camera's frames, as one and the next tell of a table that is mostly at rest.

    Attributes:
        usual: standard deviation of the fine pictures' noise, in grey levels.
        coarse: the same of the coarse ones.
    """

    def __init__(self) -> None:
        """Nothing is known of the camera yet."""
        self.usual = self.coarse = USUAL_NOISE
        self._tails: deque[NDArray[np.float64]] = deque(maxlen=_PAIRS)
        self._tail = 0.0  # grey levels by which hardly a pixel differs more, in each part's calmest pair

    @property
    def level(self) -> float:
        """The noise by which one frame differs from the next, where it is more than the usual, too."""
        return max(self.usual, self._tail / _TAIL_OF_NOISE)

    @property
    def flickers(self) -> bool:
        """Whether blocks of a packed picture jump from one level to the next."""
        usual = max(_TAIL_OF_NOISE * self.usual, QUIET_NOISE)
        return len(self._tails) == _PAIRS and self._tail > _FLICKERS * usual

    def measure(self, fine: Image, last_fine: Image, coarse: Image, last_coarse: Image) -> None:
        """Let all measures follow what two frames differ by.

        Args:
            fine: BGR, the frame.
            last_fine: the one before.
            coarse: BGR, the same frame.
            last_coarse: the one before, in the light of this one.
        """
        counts = _counts_by_part(fine, last_fine)
        self.usual += FOLLOWS * (noise_of(counts.sum(axis=0)) - self.usual)
        self.coarse += FOLLOWS * (noise_between(coarse, last_coarse) - self.coarse)
        self._tails.append(levels_below(counts, _TAIL).max(axis=1))
        self._tail = float(np.quantile(np.min(self._tails, axis=0), _CALMER))


def _counts_by_part(current: Image, last: Image) -> NDArray[np.int64]:
    """How many pixels of each part, by colour, differ by so many levels: shape (parts, colours, 256)."""
    steps = cv2.absdiff(some_of(current), some_of(last))
    height, width, colours = steps.shape
    bins = _first_bins(height, width, colours) + steps
    counts = np.bincount(bins.ravel(), minlength=_ROWS * _COLUMNS * colours * 256)
    return counts.reshape(-1, colours, 256)


@cache
def _first_bins(height: int, width: int, colours: int) -> NDArray[np.int64]:
    """The first of 256 bins for each pixel and colour of a picture, by the part in which it lies."""
    rows, columns = np.arange(height) * _ROWS // height, np.arange(width) * _COLUMNS // width
    parts = rows[:, None] * _COLUMNS + columns
    return (parts[..., None] * colours + np.arange(colours)) * 256
