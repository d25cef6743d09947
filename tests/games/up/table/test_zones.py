from __future__ import annotations

import itertools
import math

import pytest

from companion.games.up.people.tower import REACH
from companion.games.up.table.zones import CARD, PEEP, zones_for
from companion.table.game_table import table_for
from companion.table.seats import seats_around
from vision.sightings import Place

PLAYERS = range(2, 11)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_open_card_lies_in_its_players_row_and_on_the_table(players):
    zones = zones_for(seats_around(players))
    width, height = table_for("up", players).play_area
    for player, number in itertools.product(range(players), range(4)):
        place = zones.slot(player, number)
        assert zones.owner(place) == player
        assert abs(place.x) < width / 2 - CARD[0] / 2
        assert abs(place.y) < height / 2 - CARD[0] / 2


@pytest.mark.parametrize("players", PLAYERS)
def test_the_middle_is_nobodys(players):
    zones = zones_for(seats_around(players))
    for x, y in itertools.product((-75.0, 0.0, 75.0), (-45.0, 0.0, 45.0)):
        assert zones.owner(Place(x, y, 0.0)) is None


@pytest.mark.parametrize(("players", "ahead"), [(2, 66.0), (3, 66.0), (4, 66.0), (5, 110.0), (10, 110.0)])
def test_where_a_card_is_turned_over_before_its_row_it_belongs_to_that(players, ahead):
    zones = zones_for(seats_around(players))
    for player, number in itertools.product(range(players), range(4)):
        slot = zones.slot(player, number)
        angle = math.radians(slot.turn)
        turned = Place(slot.x + ahead * math.sin(angle), slot.y - ahead * math.cos(angle), slot.turn)
        assert zones.owner(turned) == player


@pytest.mark.parametrize("angle", range(0, 360, 15))
def test_at_a_large_table_the_tower_has_two_hands_breadths_around_the_middle(angle):
    zones = zones_for(seats_around(10))
    x, y = 220.0 * math.cos(math.radians(angle)), 220.0 * math.sin(math.radians(angle))
    assert zones.owner(Place(x, y, 0.0)) is None


@pytest.mark.parametrize("players", PLAYERS)
def test_what_lies_further_out_than_the_rows_is_no_part_of_the_tower(players):
    zones = zones_for(seats_around(players))
    width, height = table_for("up", players).play_area
    for x, y in itertools.product((-width / 2, width / 2), (-height / 2, height / 2)):
        assert not zones.is_middle(Place(x, y, 0.0))
    reach = REACH * height / table_for("up", 2).play_area[1]
    for angle in range(0, 360, 15):
        x, y = reach * math.cos(math.radians(angle)), reach * math.sin(math.radians(angle))
        assert zones.is_middle(Place(x, y, 0.0)) is (zones.owner(Place(x, y, 0.0)) is None)


def test_a_row_runs_from_its_players_left_to_the_right():
    zones = zones_for(seats_around(2))
    lower = [zones.slot(0, number) for number in range(4)]
    assert [round(place.x) for place in lower] == [-108, -36, 36, 108]
    assert {round(place.y) for place in lower} == {round(268 - 6 - CARD[1] / 2 - PEEP)}
    upper = [round(zones.slot(1, number).x) for number in range(4)]
    assert upper == [108, 36, -36, -108]
    assert zones.aside(1, zones.slot(1, 3)) == pytest.approx(108.0)
