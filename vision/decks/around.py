"""A place for a card with what lies around it, to cut the card's raster shifted this way and that."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from vision.decks.raster import Raster, Weights

Shifts = NDArray[np.intp]
"""Rows and columns of a wide raster that a shifted card begins with, shape (shifts, 2)."""


@dataclass(frozen=True, slots=True, eq=False)
class Around:
    """A wide raster: a place and what lies around it.

    Attributes:
        raster: what is seen, shape (rows, columns, 3).
        free: what of it no card that was taken covers, shape (rows, columns).
        inside: where a card's raster, which is smaller, surely shows the card.
    """

    raster: Raster
    free: Weights
    inside: Weights

    def shown(self, shifts: Shifts) -> NDArray[np.float32]:
        """What is in view of a card at each shift, shape (shifts, pixels of its raster)."""
        windows = sliding_window_view(self.free, self.inside.shape)[shifts[:, 0], shifts[:, 1]]
        return np.asarray(windows * self.inside, np.float32).reshape(len(shifts), -1)

    def cuts(self, shifts: Shifts, pixels: NDArray[np.intp]) -> NDArray[np.float32]:
        """Some pixels of a card's raster as they are seen at each shift, shape (shifts, 3, pixels)."""
        down, across = np.divmod(pixels, self.inside.shape[1])
        return self.raster[shifts[:, :1] + down, shifts[:, 1:] + across].transpose(0, 2, 1)
