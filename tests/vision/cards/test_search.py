"""Pictures are searched coarse to fine, and closer only where something calls for it."""

from __future__ import annotations

import numpy as np
import pytest

from vision.boxes import PixelBox
from vision.cards.finder import Found
from vision.cards.search import Search
from vision.halvings import Halvings
from vision.sightings import Image


class Finder:
    """Notes the sizes of its pictures, finds one index in the middle, and calls for more where told.

    Args:
        down: length of the index, in pixels of every picture.
        closer: left, top, right and bottom of the part that calls for a closer look, in shares of a picture.
        times: of so many pictures.
    """

    def __init__(
        self, down: float = 30.0, closer: tuple[float, float, float, float] | None = None, times: int = 1
    ) -> None:
        self.sizes: list[tuple[int, int]] = []
        self._down = down
        self._closer = closer
        self._times = times

    def find(self, picture: Image) -> Found:
        height, width = picture.shape[:2]
        self.sizes.append((width, height))
        cells = np.zeros((-(-height // 8), -(-width // 8)), np.float32)
        if self._closer is not None and self._times:
            self._times -= 1
            left, top, right, bottom = self._closer
            rows, columns = cells.shape
            cells[int(top * rows) : int(bottom * rows), int(left * columns) : int(right * columns)] = 0.9
        frame = np.array([[width / 2 - 0.5, height / 2 - 0.5, 0, self._down, self._down, 0]], np.float32)
        return Found(frame, np.array([0.9], np.float32), cells)


def blank(width: int, height: int) -> list[Image]:
    return Halvings(np.zeros((height, width, 3), np.uint8)).levels()


@pytest.mark.parametrize(
    ("size", "searched"),
    [
        ((1600, 1200), [(320, 240), (640, 480)]),
        ((720, 1280), [(180, 320), (360, 640)]),
        ((480, 360), [(320, 240), (480, 360)]),
    ],
)
def test_a_picture_with_small_cards_everywhere_is_searched_at_two_scales(
    size: tuple[int, int], searched: list[tuple[int, int]]
) -> None:
    finder = Finder(closer=(0.0, 0.0, 1.0, 1.0))
    Search(finder).everywhere(blank(*size))  # type: ignore[arg-type]
    assert finder.sizes == searched


@pytest.mark.parametrize("size", [(1600, 1200), (300, 200)])
def test_a_picture_with_large_indices_alone_is_searched_once(size: tuple[int, int]) -> None:
    finder = Finder()
    Search(finder).everywhere(blank(*size))  # type: ignore[arg-type]
    assert len(finder.sizes) == 1


def test_the_surroundings_of_a_small_index_are_searched_again() -> None:
    finder = Finder(down=12.0)
    found = Search(finder).everywhere(blank(1600, 1200))  # type: ignore[arg-type]
    (_, (width, height)) = finder.sizes
    assert 240 <= width == height <= 320
    assert found.frames[:, :2] == pytest.approx(np.array([[799.5, 599.5]] * 2), abs=20)


def test_only_the_part_with_small_cards_is_searched_closer() -> None:
    finder = Finder(closer=(0.0, 0.0, 0.25, 0.25), times=2)
    Search(finder).everywhere(blank(1600, 1200))  # type: ignore[arg-type]
    assert len(finder.sizes) == 3
    width, height = finder.sizes[1]
    assert 160 <= width <= 200
    assert 120 <= height <= 160


def test_candidates_are_told_in_pixels_of_the_whole_picture() -> None:
    finder = Finder(closer=(0.0, 0.0, 1.0, 1.0))
    found = Search(finder).everywhere(blank(1600, 1200))  # type: ignore[arg-type]
    assert found.frames[:, :2] == pytest.approx(np.array([[799.5, 599.5]] * 2), abs=1)
    assert found.frames[:, 3] == pytest.approx([150, 75])


def test_on_a_known_table_only_the_changed_parts_are_searched_at_one_scale() -> None:
    finder = Finder()
    regions = [PixelBox(100, 100, 300, 260), PixelBox(800, 400, 900, 500)]
    found = Search(finder).known(blank(1280, 720), regions, 38.0)  # type: ignore[arg-type]
    assert sorted(finder.sizes) == [(200, 200), (400, 320)], "at once, in either order"
    assert found.frames[:, :2] == pytest.approx(np.array([[199.5, 179.5], [849.5, 449.5]]), abs=1)
