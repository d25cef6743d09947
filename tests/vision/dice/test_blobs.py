"""Things of a die's size on a known table."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.dice.tables import ABOVE
from vision.dice.blobs import die_blobs
from vision.table.bare_table import Strange

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
