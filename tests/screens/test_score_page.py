"""The score can be read from a chair, however many play."""

from __future__ import annotations

import pytest

from tests.screens.sample_pages import SIZES, drawn
from tests.screens.up_views import TEN


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_totals_of_ten_are_as_large_as_other_texts(size, tmp_path):
    canvas = drawn("final-score-ten", size, "fr", tmp_path)
    totals = [line for line in canvas.written if line.text.isdigit()]
    assert len(totals) == 2 * len(TEN), "points and cards left"
    assert min(line.capital for line in totals) > 3.0
