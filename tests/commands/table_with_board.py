"""A table on which the calibration board lies, for tests."""

from __future__ import annotations

import numpy as np

from vision.table.board import draw_board


def with_board() -> np.ndarray:
    """A picture of the board in the middle of a grey table."""
    picture, sheet = np.full((720, 1280, 3), 120, np.uint8), draw_board(2.0)
    height, width = sheet.shape[:2]
    top, left = (720 - height) // 2, (1280 - width) // 2
    picture[top : top + height, left : left + width] = sheet
    return picture
