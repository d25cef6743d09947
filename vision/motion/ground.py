"""The table in the coarse picture in which arms are looked for."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.boxes import PixelBox
from vision.calibration import Calibration
from vision.masks import Mask

BORDER = 25.0
"""Millimetres inside the table's edge in which an arm must be seen to have come in."""


@dataclass(frozen=True, slots=True, eq=False)
class CoarseTable:
    """The table in the coarse picture.

    Attributes:
        inside: the table's pixels.
        border: those of them at the table's border, or at the picture's where it cuts the table off.
        millimetres: the table point of each coarse pixel, shape (height, width, 2), dtype float32.
        areas: mm² that each coarse pixel covers, shape (height, width), dtype float32.
    """

    inside: Mask
    border: Mask
    millimetres: NDArray[np.float32]
    areas: NDArray[np.float32]

    @classmethod
    def of(cls, calibration: Calibration, shape: tuple[int, ...]) -> CoarseTable:
        """The ground for coarse pictures of that shape (height, width)."""
        height, width = shape[:2]
        coarse = calibration.for_picture((width, height))
        columns, rows = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
        millimetres = coarse.to_table(np.stack([columns.ravel(), rows.ravel()], axis=1))
        millimetres = np.asarray(millimetres.reshape(height, width, 2), np.float32)
        half = np.array(calibration.table_size, np.float32) / 2
        inside = np.all(np.abs(millimetres) < half, axis=2)
        deep = np.all(np.abs(millimetres) < half - BORDER, axis=2)
        deep[:2], deep[-2:], deep[:, :2], deep[:, -2:] = False, False, False, False
        east, south = millimetres[:, :, 0], millimetres[:, :, 1]
        east_down, east_across = np.gradient(east)
        south_down, south_across = np.gradient(south)
        areas = np.abs(east_across * south_down - south_across * east_down)
        return cls(
            inside.astype(np.uint8) * 255,
            (inside & ~deep).astype(np.uint8) * 255,
            np.asarray(millimetres, np.float32),
            np.asarray(areas, np.float32),
        )

    def within(self, box: PixelBox) -> CoarseTable:
        """The same of a part of the coarse picture."""
        part = box.slices
        return CoarseTable(self.inside[part], self.border[part], self.millimetres[part], self.areas[part])
