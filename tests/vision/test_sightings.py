"""How far places are apart, and how cards at them are turned against each other."""

from __future__ import annotations

import pytest

from vision.sightings import MIDDLE_OF_TABLE, Place


def test_a_distance_is_the_same_both_ways_and_however_things_are_turned():
    one, other = Place(10.0, 20.0, 350.0), Place(-20.0, 60.0, 90.0)
    assert one.distance(other) == other.distance(one) == pytest.approx(50.0)
    assert Place(0.0, -7.0, 0.0).distance(MIDDLE_OF_TABLE) == pytest.approx(7.0)


@pytest.mark.parametrize(
    ("one", "other", "degrees"),
    [(0, 0, 0), (5, 355, 10), (350, 175, 5), (0, 180, 0), (0, 90, 90), (270, 0, 90), (30, 100, 70)],
)
def test_a_card_turned_end_for_end_lies_the_same_way(one, other, degrees):
    first, second = Place(0.0, 0.0, one), Place(1.0, 1.0, other)
    assert first.askew(second) == second.askew(first) == pytest.approx(degrees)
