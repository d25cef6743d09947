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
