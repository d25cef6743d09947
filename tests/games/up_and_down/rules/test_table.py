"""The header's options: ring, sides and rounds."""

from __future__ import annotations

import pytest

from companion.engines import Header, HeaderError, start
from tests.engines.effects import brought
from tests.games.up_and_down.rules.tables import DEAL, change, setup, table, tell


@pytest.mark.parametrize("players", ["Kim", "Kim Leah Alex Bo Noor"])
def test_it_is_for_two_to_four_players(players):
    with pytest.raises(HeaderError):
        start(Header("up-and-down", tuple(players.split())))


@pytest.mark.parametrize(
    "options",
    [
        {"points": 3},
        {"end": {"rounds": 1}},
        {"rounds": 0},
        {"rounds": True},
        {"rounds": 1.0},
        {"rounds": None},
        {"rounds": "1"},
        {"ring": "DHSC"},
        {"ring": ["D", "H", "S"]},
        {"ring": ["D", "H", "S", "S"]},
        {"ring": ["D", "H", "S", "C", "C"]},
        {"ring": ["D", "H", "S", ["C"]]},
        {"ring": ["D", "H", "S", "X"]},
        {"ring": None},
        {"sides": None},
        {"sides": [0, 1]},
        {"sides": {}},
        {"sides": {"Kim": 0}},
        {"sides": {"Kim": 0, "Leah": 0}},
        {"sides": {"Kim": 0, "Leah": 4}},
        {"sides": {"Kim": 0, "Leah": -1}},
        {"sides": {"Kim": 0, "Leah": True}},
        {"sides": {"Kim": 0, "Leah": 1.0}},
        {"sides": {"Kim": 0, "Leah": "1"}},
        {"sides": {"Kim": 0, "Zoe": 1}},
        {"sides": {"Kim": 0, "Leah": 1, "Zoe": 2}},
    ],
)
def test_a_wrong_option_is_an_error_of_the_header(options):
    with pytest.raises(HeaderError):
        start(Header("up-and-down", ("Kim", "Leah"), options))


def facing(*named, players, **options):
    suits = dict(zip(named[::2], named[1::2], strict=True))
    return table(DEAL, setup(facing=suits), players=players, **options).position.state()["facing"]


def test_two_sit_opposite_each_other():
    assert facing("Kim", "C", players="Kim Leah") == {"Kim": "C", "Leah": "H"}


def test_four_sit_clockwise_in_the_order_of_the_ring():
    assert facing("Bo", "C", players="Kim Leah Alex Bo") == {"Kim": "D", "Leah": "H", "Alex": "S", "Bo": "C"}


def test_the_ring_gives_the_suits_of_the_others():
    ring = ["C", "S", "D", "H"]
    assert facing("Kim", "S", players="Kim Leah Alex Bo", ring=ring) == {
        "Kim": "S",
        "Leah": "D",
        "Alex": "H",
        "Bo": "C",
    }


def test_sides_say_where_people_sit():
    sides = {"Kim": 3, "Leah": 0, "Alex": 1}
    assert facing("Leah", "S", players="Kim Leah Alex", sides=sides) == {"Kim": "H", "Leah": "S", "Alex": "C"}


@pytest.mark.parametrize("player", ["Kim", "Leah", "Alex"])
def test_the_lead_is_with_whoever_faces_clubs(player):
    assert table(DEAL, setup(facing={player: "C"})).position.state()["leader"] == player


def test_a_turned_card_faces_everybody_with_another_suit_and_nobody_with_clubs_if_need_be():
    game = table(DEAL, setup())
    assert brought(tell(game, change(facing={"Alex": "S"}))) == ("rotate",)
    assert game.position.state()["facing"] == {"Kim": "D", "Leah": "H", "Alex": "S"}
    assert game.position.state()["leader"] == "Kim"


def test_the_state_shows_the_dice_as_last_written():
    game = table(DEAL, setup())
    assert brought(tell(game, change(face="DOWN", dice=[4, 3]))) == ("flip",)
    assert game.position.state()["dice"] == [4, 3]
