"""Where people lay the cards that they have left."""

import itertools

import pytest

from companion.games.up.people.spread import spread
from companion.games.up.table.zones import zones_for
from companion.rehearsal.gestures import SimulatedSeat
from companion.table.game_table import table_for
from companion.table.seats import seats_around
from vision.sightings import Place


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("count", [1, 5, 13, 30])
def test_all_cards_left_lie_in_the_middle_and_none_as_far_to_the_right_as_another(players, count):
    zones, table = zones_for(seats_around(players)), table_for("up", players)
    for seat in zones.table.seats:
        spots = spread(SimulatedSeat(seat.direction, table), zones, count)
        places = [Place(spot.x, spot.y, spot.turn) for spot in spots]
        assert len(places) == count
        assert all(zones.owner(place) is None for place in places)
        aside = sorted(zones.aside(seat.player, place) for place in places)
        assert all(other - one > (2.0 if count < 30 else 0.0) for one, other in itertools.pairwise(aside))


def test_few_cards_lie_side_by_side_and_cover_nothing_of_each_other():
    zones = zones_for(seats_around(2))
    spots = spread(SimulatedSeat(0.0, table_for("up", 2)), zones, 10)
    for one, other in itertools.combinations(spots, 2):
        assert abs(one.x - other.x) >= 63.0 or abs(one.y - other.y) >= 88.0
