import numpy as np
import pytest

from companion.snapshots import WIDTH, packed, unpacked


@pytest.mark.parametrize("size", [(320, 180), (640, 480), (1000, 700), (1280, 720), (2304, 1296)])
def test_a_snapshot_shows_the_whole_frame_small(size):
    width, height = size
    across, down = np.meshgrid(np.linspace(0, 255, width), np.linspace(0, 255, height))
    frame = np.dstack([across, down, np.full_like(across, 90)]).astype(np.uint8)
    small = unpacked(packed(frame))
    assert small.shape == (round(height * WIDTH / width), WIDTH, 3)
    corners = small[[5, 5, -5, -5], [5, -5, 5, -5]].astype(int)
    expected = [(0, 0, 90), (255, 0, 90), (0, 255, 90), (255, 255, 90)]
    assert np.abs(corners - expected).max() < 12


def test_a_damaged_snapshot_is_none():
    assert unpacked(b"no picture") is None
    assert unpacked(b"") is None
