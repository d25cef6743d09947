"""Who sits where, from one game to the next."""

from __future__ import annotations

import pytest

from companion.engines import GAMES, Header, HeaderError, start
from companion.screens.people import PLAYERS, People


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_for_as_many_as_its_rules_say(game):
    fewest, most = PLAYERS[game]
    for count in range(1, 13):
        names = tuple(f"P{number}" for number in range(count))
        try:
            start(Header(game, names))
        except HeaderError:
            assert not fewest <= count <= most
        else:
            assert fewest <= count <= most


@pytest.mark.parametrize(
    "header",
    [
        Header("up", ("Kim", "Leah", "Alex")),
        Header("up-and-down", ("Kim", "Leah"), {"sides": {"Kim": 1, "Leah": 3}}),
    ],
)
def test_those_who_play_sit_where_they_sat(header):
    assert People.of(header).header == header


def test_two_who_have_chosen_no_sides_sit_opposite_each_other():
    assert People.of(Header("up-and-down", ("Kim", "Leah"))).names == ("Kim", None, "Leah", None)


def test_the_same_people_play_another_game():
    four = People.of(Header("up-and-down", ("Kim", "Leah", "Alex", "Pia")))
    assert four.playing("up").header == Header("up", ("Kim", "Leah", "Alex", "Pia"))
    assert four.playing("up-and-down") is four
    five = People(("Kim", "Leah", "Alex", "Pia", "Ute"), "schwupps")
    assert five.playing("auf-und-ab").seated == ("Kim", "Leah", "Alex", "Pia")
    three = People(("Kim", "Leah", "Alex"), "schwupps").playing("up-and-down")
    assert three.names == ("Kim", "Leah", "Alex", None)
    assert People((), "up").playing("up-and-down").names == (None,) * 4


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_game_can_be_played_and_is_remembered(game):
    people = (
        People(("Kim", "Leah", "Alex"), game)
        if game != "up-and-down"
        else People(("Kim", "Leah", None, "Alex"))
    )
    longer = people.longer
    start(longer.header)
    assert People.of(longer.header).rounds == longer.rounds == 2
    assert longer.playing("up" if game != "up" else "schwupps").rounds == 1


def test_after_the_longest_game_comes_the_shortest():
    people = People(("Kim", "Leah"), "up")
    lengths = [people.rounds]
    for _ in range(6):
        people = people.longer
        lengths.append(people.rounds)
    assert lengths == [1, 2, 3, 4, 5, 10, 1]
    assert People(("Kim", "Leah"), "schwupps", 2).longer.rounds == 1


def test_a_game_to_a_number_of_points_counts_as_one_round():
    assert People.of(Header("up", ("Kim", "Leah"), {"end": {"points": 100}})).rounds == 1
