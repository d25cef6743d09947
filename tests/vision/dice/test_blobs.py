"""Things of a die's size on a known table."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.dice.test_pips import ABOVE
from vision.dice.blobs import die_blobs, lies_in_blob
from vision.table.bare import Strange

TABLE = np.full((240, 320, 3), (70, 110, 150), np.uint8)


@pytest.mark.parametrize(
    ("parts", "places"),
    [
        pytest.param([(slice(108, 132), slice(148, 172))], [(160, 120)], id="all of it"),
        pytest.param(
            [(slice(108, 132), slice(148, 154)), (slice(126, 132), slice(148, 172))],
            [(160, 120)],
            id="two edges of a die on print of its colour",
        ),
        pytest.param([(slice(60, 180), slice(120, 200))], [], id="a card"),
        pytest.param([(slice(118, 121), slice(158, 161))], [], id="a crumb"),
    ],
)
def test_what_differs_from_the_bare_table_may_be_a_die_whatever_its_form(parts, places):
    other = np.zeros((240, 320), np.uint8)
    for part in parts:
        other[part] = 255
    strange = Strange(np.zeros_like(other), other, np.full_like(other, 255), 1.0)
    found = die_blobs(TABLE, None, ABOVE, strange)
    assert [one.middle for one in found] == [pytest.approx(place, abs=3) for place in places]


@pytest.mark.parametrize(
    ("point", "part", "lies"),
    [
        pytest.param((160, 120), (slice(109, 131), slice(149, 171)), True, id="its middle"),
        pytest.param((160, 106), (slice(109, 131), slice(149, 171)), False, id="beside it, as a side is"),
        pytest.param(
            (154, 114), (slice(109, 131), slice(149, 171)), False, id="a corner, as a pip of a two is"
        ),
        pytest.param((160, 120), (slice(60, 180), slice(120, 200)), False, id="the middle of a card"),
        pytest.param((160, 120), (slice(0, 0), slice(0, 0)), False, id="the bare table"),
        pytest.param((2, 2), (slice(0, 0), slice(0, 0)), False, id="the picture's edge"),
    ],
)
def test_the_middle_of_a_die_is_that_of_a_compact_thing_of_its_size(point, part, lies):
    levels = np.zeros((240, 320), np.uint8)
    levels[part] = 120
    strange = Strange(levels, np.where(levels > 0, 255, 0).astype(np.uint8), np.full_like(levels, 255), 1.0)
    assert lies_in_blob(point, strange, ABOVE) is lies
