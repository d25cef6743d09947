"""A frame made small: whether it is dark, and how it shows an earlier one."""

import numpy as np
import pytest

from vision.motion.small_frame import SmallFrame


@pytest.mark.parametrize(
    ("cloth", "paper", "dark"),
    [
        pytest.param(14, None, True, id="nothing on a dark cloth"),
        pytest.param(14, 90, False, id="a card on a dark cloth at dusk"),
        pytest.param(8, 30, True, id="a card that is hardly seen"),
        pytest.param(60, None, False, id="nothing on a pale cloth"),
    ],
)
def test_it_is_dark_where_not_even_a_cards_paper_is_bright(cloth, paper, dark):
    picture = np.full((720, 1280, 3), cloth, np.uint8)
    if paper is not None:
        picture[300:425, 600:690] = paper  # a card of 63 × 88 mm where 900 mm are seen
    assert SmallFrame.of(picture).dark is dark


def test_a_frame_shows_an_earlier_one_in_some_places_in_its_own_light():
    dark, bright = (np.full((360, 640, 3), level, np.uint8) for level in (60, 120))
    bright[100:140, 200:240] = 250
    where = np.zeros((360, 640), np.uint8)
    where[90:150, 190:250] = 255
    shown = SmallFrame.of(bright).showing(SmallFrame.of(dark), where)
    assert np.ptp(shown.fine) <= 12, "the earlier one, twice as bright"
    assert SmallFrame.of(bright).showing(SmallFrame.of(dark), np.zeros_like(where)).fine.max() == 250
