"""What is certain: known hands, what lies in the piles, and when a hand is not known any more."""

from __future__ import annotations

from tests.games.schwupps.rules.tables import HAND, aggravate, do, end, game, number, schwupp, shift

BENS = ["red-6", "red-6", "blue-2", "aggravation"]


def known(played):
    return [None if hand is None else hand.codes() for hand in played.position.table.holdings.known]


def test_a_known_hand_shrinks_by_what_is_played():
    played = game(hands={"Ada": HAND})
    do(played, number("Ada", "yellow-7", 0, 1), aggravate("Ada", "Ben"))
    assert known(played) == [["red-6", "green-10"], None, None]
    assert do(played, number("Ada", "yellow-7", 0, 1)).clause == "SCH-19"


def test_both_copies_of_a_known_hand_can_be_played_from_it():
    played = game(hands={"Ada": BENS}, rows=[["+1", "+1"], ["-1", "-2"]])
    assert do(played, number("Ada", "red-6", 0, 0), number("Ada", "red-6", 0, 1)).legal


def test_copies_in_another_known_hand_cannot_be_played():
    played = game(hands={"Ben": BENS})
    assert do(played, number("Ada", "red-6", 0, 0)).clause == "SCH-2"
    assert do(played, number("Ada", "blue-6", 0, 0)).legal


def test_one_copy_in_the_piles_and_one_in_a_hand_are_both():
    played = game(hands={"Ben": ["red-7", "blue-2", "blue-3", "blue-4"]}, rows=[["+2", "+2"], ["-1", "-2"]])
    assert do(played, number("Ada", "red-7", 0, 0)).legal
    assert do(played, number("Ada", "red-7", 0, 1)).clause == "SCH-2"


def test_a_gift_makes_a_known_hand_unknown():
    played = game(hands={"Ben": BENS, "Cem": ["blue-3", "blue-4", "blue-5", "blue-6"]})
    do(played, aggravate("Ada", "Ben"))
    assert known(played) == [None, None, ["blue-3", "blue-4", "blue-5", "blue-6"]]
    assert do(played, number("Ada", "red-6", 1, 1)).clause == "SCH-21"


def test_a_card_taken_for_a_schwupp_makes_the_own_hand_unknown():
    played = game(hands={"Ada": HAND})
    do(played, schwupp("Ada", 1))
    assert known(played) == [None, None, None]
    assert do(played, number("Ada", "blue-6", 0, 0)).legal


def test_drawing_makes_a_hand_unknown():
    played = game(hands={"Ada": HAND})
    do(played, number("Ada", "red-6", 0, 0), end("Ada"))
    assert known(played) == [None, None, None]


def test_a_hand_stays_known_where_nothing_came_into_it():
    played = game(hands={"Ada": HAND, "Ben": ["blue-2", "blue-1"] + ["aggravation"] * 2})
    shift(played, common=0, piles=(0, 16, 16))
    do(played, aggravate("Ada", "Ben"), schwupp("Ada"), end("Ada"))
    assert known(played)[0] == ["red-6", "green-10", "yellow-7"]
    assert known(played)[1] == ["blue-1", "blue-2", "aggravation", "aggravation"]


def test_aggravation_cards_in_other_known_hands_count_with_the_box():
    played = game(hands={"Ben": BENS})
    shift(played, box=13)
    assert do(played, aggravate("Ada", "Cem")).clause == "SCH-3"
    shift(played, box=12)
    assert do(played, aggravate("Ada", "Cem")).legal


def test_the_own_known_aggravation_card_can_be_the_fourteenth():
    played = game(hands={"Ada": HAND})
    shift(played, box=13)
    assert do(played, aggravate("Ada", "Cem")).legal


def test_an_aggravation_card_that_a_gift_made_unknown_is_not_certain_any_more():
    played = game(hands={"Ben": BENS})
    shift(played, box=12)
    assert do(played, aggravate("Ada", "Ben"), aggravate("Ada", "Ben")).legal
    assert do(played, aggravate("Ada", "Ben")).clause == "SCH-3"
