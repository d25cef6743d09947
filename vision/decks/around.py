"""A place for a card with what lies around it, to cut the card's raster shifted this way and that."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.decks.raster import Weights

Shifts = NDArray[np.intp]
"""Rows and columns of a wide raster that a shifted card begins with, shape (shifts, 2)."""


@dataclass(frozen=True, slots=True, eq=False)
class Around:
    """A wide raster: a place and what lies around it.

    Attributes:
        values: what is seen, shape (3, rows * columns), dtype float32.
        free: what of it no card that was taken covers, shape (rows, columns).
        inside: where a card's raster, which is smaller, surely shows the card.
    """

    values: NDArray[np.float32]
    free: Weights
    inside: Weights

    def shown(self, shifts: Shifts) -> NDArray[np.float32]:
        """What is in view of a card at each shift, shape (shifts, pixels of its raster)."""
        rows, columns = self.inside.shape
        windows = [self.free[top : top + rows, left : left + columns] for top, left in shifts.tolist()]
        return (np.stack(windows) * self.inside).reshape(len(shifts), -1)

    def seen(
        self, shifts: Shifts, pixels: NDArray[np.intp]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Some pixels of a card's raster at each shift.

        Returns:
            What is seen there, shape (shifts, 3, pixels), and what of it is in view, shape (shifts, pixels).
        """
        down, across = np.divmod(pixels, self.inside.shape[1])
        at = (shifts[:, :1] + down) * self.free.shape[1] + shifts[:, 1:] + across
        return self.values.take(at, axis=1).transpose(1, 0, 2), self.free.take(at) * self.inside.take(pixels)
