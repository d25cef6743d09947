"""Things are paired so that all pairs together cost least, and what fits none is in none."""

from __future__ import annotations

import pytest

from vision.assignment import NEVER, cheapest_pairs


def apart(one: float, other: float) -> float:
    return abs(one - other)


@pytest.mark.parametrize(
    ("ones", "others", "pairs"),
    [
        pytest.param([1.0, 5.0], [5.0, 1.0], ((0, 1), (1, 0)), id="each with its like"),
        pytest.param(
            [1.0, 2.0], [2.0, 3.0], ((0, 0), (1, 1)), id="the whole row pushed, no pair taken first"
        ),
        pytest.param([1.0], [1.5, 1.1], ((0, 1),), id="the nearer one"),
        pytest.param([1.0, 9.0], [1.2], ((0, 0),), id="too far from all"),
        pytest.param([], [1.0], (), id="nothing on one side"),
        pytest.param([1.0], [], (), id="nothing on the other"),
    ],
)
def test_pairs_cost_least_together(ones, others, pairs):
    assert cheapest_pairs(ones, others, apart, 3.0) == pairs


def test_what_cannot_be_one_is_none():
    assert cheapest_pairs("ab", "bc", lambda one, other: 0.0 if one == other else NEVER, 1.0) == ((1, 0),)
