"""Schwupps, gifts and empty piles: which cards move, and in which order the effects come."""

from __future__ import annotations

import pytest

from companion.engines import EffectKind
from tests.engines.effects import brought
from tests.games.schwupps.rules.tables import HAND, NAMES, aggravate, do, end, game, number, schwupp, shift


def test_a_schwupp_moves_the_open_card_into_the_row():
    state = do(game(), schwupp("Ada", 1, "color")).position.state()
    assert state["rows"] == [["+1", "+2"], ["number", "-1"]]
    assert state["next"] == "color"
    assert state["schwupps_pile"] == 25
    assert state["tops"] == [["red-5", "red-5"], ["blue-1", "green-10"]]


def test_a_schwupp_costs_a_common_card():
    ruling = do(game(), schwupp("Ada"))
    state = ruling.position.state()
    assert brought(ruling, *NAMES) == ("given:Ada",)
    assert (state["hand"]["Ada"], state["common"]) == (5, 49)
    assert (state["acted"], state["schwupped"]) == (True, True)


def test_an_aggravation_card_goes_to_the_box_and_a_common_card_to_somebody_else():
    ruling = do(game(hands={"Ada": HAND}), aggravate("Ada", "Cem"))
    state = ruling.position.state()
    assert brought(ruling, *NAMES) == ("given:Cem",)
    assert state["hand"] == {"Ada": 3, "Ben": 4, "Cem": 5}
    assert (state["common"], state["schwupps_pile"]) == (49, 25)
    assert (state["acted"], state["schwupped"]) == (True, False)
    assert ruling.position.table.box == 1


def test_the_twenty_sixth_schwupp_renews_the_schwupps_pile_with_the_card_it_pushes_out():
    played = game()
    for count in range(25):
        player = played.header.players[count % 3]
        assert do(played, schwupp(player), end(player)).position.state()["schwupps_pile"] == 25 - count
    ruling = do(played, schwupp("Ben", 0, "-2"))
    assert brought(ruling, *NAMES) == ("reshuffled_schwupps", "given:Ben")
    assert ruling.position.state()["schwupps_pile"] == 26
    assert ruling.position.state()["next"] == "-2"


def test_an_aggravation_card_can_renew_both_piles_at_once():
    played = game()
    shift(played, common=1, under=["red-1", "red-2"], schwupps_pile=1)
    ruling = do(played, aggravate("Ada", "Ben"))
    assert brought(ruling, *NAMES) == ("reshuffled_schwupps", "given:Ben", "reshuffled_common")
    assert ruling.position.state()["common"] == 2


def test_taking_the_last_common_card_renews_the_pile_and_leaves_the_tops():
    played = game()
    shift(played, common=1, under=["red-1", "red-2", "red-1"])
    ruling = do(played, schwupp("Ada"))
    assert brought(ruling, *NAMES) == ("given:Ada", "reshuffled_common")
    assert ruling.position.state()["common"] == 3
    assert ruling.position.state()["tops"] == [["red-5", "red-5"], ["blue-1", "green-10"]]


def test_what_was_covered_may_be_played_again_after_it_became_the_common_pile():
    played = game(rows=[["number", "+2"], ["-1", "-2"]], piles=[["red-5", "red-1"], ["blue-1", "green-10"]])
    shift(played, under=["red-5"])
    assert do(played, number("Ada", "red-5", 0, 0)).clause == "SCH-2"
    shift(played, common=1)
    do(played, schwupp("Ada", 1))
    assert do(played, number("Ada", "red-5", 0, 0)).legal
    assert do(played, number("Ada", "red-5", 0, 0)).clause == "SCH-2"


def test_with_nothing_under_the_tops_the_common_pile_stays_empty():
    played = game()
    shift(played, common=1)
    ruling = do(played, schwupp("Ada"))
    assert brought(ruling, *NAMES) == ("given:Ada",)
    assert ruling.position.state()["common"] == 0


def test_an_empty_common_pile_is_not_renewed_before_a_card_is_due():
    played = game()
    shift(played, common=0)
    for line in (number("Ada", "red-6", 0, 0), number("Ada", "red-7", 0, 1), end("Ada")):
        ruling = do(played, line)
        assert not ruling.brings(EffectKind.RESHUFFLED_COMMON)
        assert ruling.position.state()["common"] == 0


def test_when_a_card_is_due_the_empty_pile_is_renewed_first():
    played = game()
    shift(played, common=0, under=["red-1", "red-2", "red-3"])
    ruling = do(played, aggravate("Ada", "Ben"))
    assert brought(ruling, *NAMES) == ("reshuffled_common", "given:Ben")
    assert ruling.position.state()["common"] == 2


def test_a_pile_renewed_with_one_card_is_empty_again_once_it_is_taken():
    played = game()
    shift(played, common=0, under=["red-1"])
    ruling = do(played, schwupp("Ada"))
    assert brought(ruling, *NAMES) == ("reshuffled_common", "given:Ada")
    assert ruling.position.state()["common"] == 0
    assert ruling.position.table.numbers.covered == 0


def test_without_any_card_nobody_gets_one_and_the_schwupp_stands():
    played = game(hands={"Ada": HAND})
    shift(played, common=0, schwupps_pile=1)
    ruling = do(played, schwupp("Ada", 1))
    state = ruling.position.state()
    assert brought(ruling) == ("reshuffled_schwupps",)
    assert (state["hand"]["Ada"], state["common"], state["schwupps_pile"]) == (4, 0, 26)
    assert state["rows"] == [["+1", "+2"], ["number", "-1"]]
    assert state["schwupped"]


def test_without_any_card_an_aggravation_card_stands_too():
    played = game(hands={"Ada": HAND, "Ben": ["blue-2", "blue-3", "blue-4", "blue-5"]})
    shift(played, common=0)
    ruling = do(played, aggravate("Ada", "Ben"))
    assert ruling.effects == ()
    assert ruling.position.state()["hand"] == {"Ada": 3, "Ben": 4, "Cem": 4}


@pytest.mark.parametrize(
    ("held", "pile", "drawn"), [(0, 9, 4), (1, 9, 3), (3, 9, 1), (4, 9, 0), (7, 9, 0), (1, 2, 2), (0, 0, 0)]
)
def test_a_turn_ends_with_drawing_up_to_four_as_far_as_the_own_pile_goes(held, pile, drawn):
    played = game()
    do(played, schwupp("Ada"))
    shift(played, sizes=(held, 4, 4), piles=(pile, 16, 16))
    ruling = do(played, end("Ada"))
    state = ruling.position.state()
    assert brought(ruling) == ((f"drew:{drawn}",) if drawn else ())
    assert (state["hand"]["Ada"], state["pile"]["Ada"]) == (held + drawn, pile - drawn)
    assert (state["to_move"], state["acted"], state["schwupped"]) == ("Ben", False, False)


def test_after_the_last_player_it_is_the_first_ones_turn():
    played = game(starter="Cem")
    assert do(played, schwupp("Cem"), end("Cem")).position.state()["to_move"] == "Ada"


@pytest.mark.parametrize(("players", "own", "common"), [(2, 21, 60), (3, 16, 50), (4, 11, 50), (5, 8, 50)])
def test_the_cards_are_dealt_by_the_number_of_players(players, own, common):
    state = game(players).position.state()
    assert set(state["pile"].values()) == {own}
    assert set(state["hand"].values()) == {4}
    assert (state["common"], state["schwupps_pile"]) == (common, 26)
