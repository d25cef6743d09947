"""Places on the table and the seats they belong to."""

import pytest

from companion.table.seats import apart, direction_of, seats_at_sides
from vision.sightings import Place


@pytest.mark.parametrize(
    ("x", "y", "direction"), [(0, 200, 0), (-200, 0, 90), (0, -200, 180), (200, 0, 270), (-200, 200, 45)]
)
def test_directions_run_clockwise_from_the_lower_edge(x, y, direction):
    assert direction_of(Place(x, y, 0)) == pytest.approx(direction)


@pytest.mark.parametrize(
    ("one", "other", "degrees"), [(350, 10, 20), (0, 180, 180), (90, 90, 0), (10, 350, 20)]
)
def test_directions_differ_by_the_smaller_angle(one, other, degrees):
    assert apart(one, other) == pytest.approx(degrees)


@pytest.mark.parametrize(
    ("x", "y", "player"),
    [
        pytest.param(20, 250, 0, id="before the lower side"),
        pytest.param(-30, -250, 1, id="before the upper side"),
        pytest.param(250, 0, None, id="at a side where nobody sits"),
        pytest.param(10, 60, None, id="in the middle"),
    ],
)
def test_a_place_belongs_to_the_seat_it_lies_before(x, y, player):
    seat = seats_at_sides((0, 2)).seat_of(Place(x, y, 0))
    assert (seat.player if seat else None) == player
