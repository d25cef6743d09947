import numpy as np
import pytest

from companion.cameras.snapshots import WIDTH, of_table, packed, unpacked
from vision.calibration import Calibration


@pytest.mark.parametrize("size", [(320, 180), (640, 480), (1000, 700), (1280, 720), (2304, 1296)])
def test_a_snapshot_shows_the_whole_frame_small(size):
    width, height = size
    across, down = np.meshgrid(np.linspace(0, 255, width), np.linspace(0, 255, height))
    frame = np.dstack([across, down, np.full_like(across, 90)]).astype(np.uint8)
    small = unpacked(packed(frame))
    shown = min(WIDTH, width)
    assert small.shape == (round(height * shown / width), shown, 3)
    corners = small[[5, 5, -5, -5], [5, -5, 5, -5]].astype(int)
    expected = [(0, 0, 90), (255, 0, 90), (0, 255, 90), (255, 255, 90)]
    assert np.abs(corners - expected).max() < 12


def lying(left, top, right, bottom, size) -> Calibration:
    """A table of a metre square that is seen straight from above in that rectangle of a picture."""
    across, down = 1000 / (right - left), 1000 / (bottom - top)
    to_table = [[across, 0, -across * (left + right) / 2], [0, down, -down * (top + bottom) / 2], [0, 0, 1]]
    return Calibration(np.array(to_table, float), size, (1000.0, 1000.0))


@pytest.mark.parametrize("scale", [1, 2])
def test_of_a_picture_the_table_is_kept_and_not_who_sits_around_it(scale):
    frame = np.arange(720 * 1280 * 3, dtype=np.uint32).astype(np.uint8).reshape(720, 1280, 3)
    frame = frame.repeat(scale, 0).repeat(scale, 1)
    part = of_table(frame, lying(300, 100, 900, 600, (1280, 720)))
    assert part.shape == (530 * scale, 636 * scale, 3)
    assert np.array_equal(part, frame[85 * scale : 615 * scale, 282 * scale : 918 * scale])


def test_a_table_that_is_seen_in_part_is_kept_as_far_as_it_is_seen():
    frame = np.zeros((720, 1280, 3), np.uint8)
    assert of_table(frame, lying(-500, 100, 400, 900, (1280, 720))).shape == (644, 427, 3)
    assert of_table(frame, lying(2000, 100, 2600, 700, (1280, 720))) is frame
    assert of_table(frame, None) is frame
    assert of_table(frame[:, :960], lying(300, 100, 900, 600, (1280, 720))).shape == (720, 960, 3)


def test_a_small_picture_is_not_made_larger():
    assert unpacked(packed(np.zeros((200, 300, 3), np.uint8)[:, ::2])).shape == (200, 150, 3)


def test_a_damaged_snapshot_is_none():
    assert unpacked(b"no picture") is None
    assert unpacked(b"") is None
