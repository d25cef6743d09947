"""Places on the table and the seats they belong to."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.seats import apart, direction_of, seats_around, seats_at_sides
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


@pytest.mark.parametrize(
    ("player", "direction", "directions"),
    [
        pytest.param(1, 90.0, (0, 90, 240), id="to where there is room"),
        pytest.param(1, 10.0, (0, 40, 240), id="not onto a neighbour's lap"),
        pytest.param(1, 350.0, (0, 40, 240), id="nor past a neighbour, for play goes round clockwise"),
        pytest.param(0, 340.0, (340, 120, 240), id="across the lower edge"),
    ],
)
def test_a_seat_moves_between_its_neighbours(player, direction, directions):
    assert seats_around(3).moved(player, direction).directions == pytest.approx(directions)


@pytest.mark.parametrize(("direction", "reached"), [(300.0, 270.0 + 30.0), (10.0, 270.0 + 40.0)])
def test_who_sits_at_a_side_stays_there(direction, reached):
    assert seats_at_sides((0, 3)).moved(1, direction).directions == pytest.approx((0, reached))


@given(st.integers(2, 10), st.lists(st.tuples(st.integers(0, 9), st.floats(-720, 720)), max_size=12))
def test_people_sit_clockwise_however_often_they_move(count, moves):
    seats = seats_around(count)
    for player, direction in moves:
        seats = seats.moved(player % count, direction)
    turns = [
        (after - before) % 360
        for before, after in itertools.pairwise((*seats.directions, seats.directions[0]))
    ]
    assert sum(turns) == pytest.approx(360)
    assert min(turns) >= min(39, 0.5 * 360 / count)


@pytest.mark.parametrize(
    ("direction", "players"), [(144, [2]), (172, [2]), (177, [2, 3]), (182, [3, 2]), (190, [3])]
)
def test_an_arm_that_comes_in_between_two_seats_may_be_of_either(direction, players):
    """Of five players two sit at 144 and 216 degrees."""
    seats = seats_around(5).may_be_towards(direction)
    assert [seat.player for seat in seats] == players
