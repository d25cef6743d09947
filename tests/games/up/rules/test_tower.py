"""What a set does to the tower: the source's worked examples, and the corners around them."""

from __future__ import annotations

import pytest

from companion.engines import EffectKind
from tests.games.up.rules.table import Table, deal, in_play

ONE_TURN = [
    # tower, the player's cards, what is laid, effects, limit, cards in the tower, cards in the hand
    ("7", "-2 5 / /", "hand -2", (), 5, 2, 1),
    ("10", "-2 -2 -2 5 / /", "hand -2 -2 -2", (), 4, 4, 1),
    ("2", "-2 5 / /", "hand -2", ("collapse",), None, 0, 3),
    ("1", "-2 5 / /", "hand -2", ("collapse",), None, 0, 3),
    ("3", "-2 5 / /", "hand -2", (), 1, 2, 1),
    ("4", "4 5 / /", "hand 4", (), 4, 2, 1),
    ("4", "9 5 / /", "hand 9", ("collapse",), None, 0, 3),
    ("11 9", "10 10 5 / /", "hand 10 10", ("collapse",), None, 0, 5),
    ("11 9", "5 5 5 / /", "hand 5 5", (), 5, 4, 1),
    ("7 -2", "6 5 / /", "hand 6", ("collapse",), None, 0, 4),
    ("7 -2", "5 6 / /", "hand 5", (), 5, 3, 1),
    ("7 -2", "-2 6 / /", "hand -2", (), 3, 3, 1),
    ("", "1 5 / /", "hand 1", (), 1, 1, 1),
    ("", "clear 5 / /", "hand clear", ("cleared",), None, 0, 1),
    ("9 3", "clear clear 5 / /", "hand clear clear", ("cleared",), None, 0, 1),
    ("9 3", "5 / clear / 7", "open clear", ("cleared",), None, 0, 1),
    ("9 3", "5 / 11 / 7", "open 11", ("collapse",), None, 0, 4),
    ("9 3", "5 / / 11 7", "hidden 11", ("collapse",), None, 0, 4),
    ("9 3", "5 / / -2 7", "hidden -2", (), 1, 3, 1),
    ("9 2", "5 / / -2 7", "hidden -2", ("collapse",), None, 0, 4),
    ("", "5 / / -2 7", "hidden -2", ("taken_up",), None, 0, 2),
    ("9 3", "5 / / clear 7", "hidden clear", ("cleared",), None, 0, 1),
    ("", "5 / / 11 7", "hidden 11", (), 11, 1, 1),
]


@pytest.mark.parametrize(("tower", "cards", "play", "effects", "limit", "size", "hand"), ONE_TURN)
def test_a_set_holds_collapses_or_clears(tower, cards, play, effects, limit, size, hand):
    table = in_play(tower, Ann=cards, Ben="1 1 / /")
    assert table.plays(f"Ann {play}") == [effects]
    state = table.state
    assert (state["limit"], state["tower"], state["cards_left"]["Ann"]["hand"]) == (limit, size, hand)
    assert state["to_move"] == ("Ben" if limit else "Ann")


ONLY_MINUS_TWOS = [
    # the player's cards, what is laid, the limit it leaves, or the clause that forbids it
    ("-2 / /", "hand -2", "round over"),
    ("-2 -2 / /", "hand -2", 9),
    ("-2 -2 -2 / /", "hand -2 -2", 7),
    ("-2 / -2 / 5", "hand -2", 9),
    ("-2 / -2 / 5", "open -2", 9),
    ("-2 / -2 5 / 5", "open -2", "UP-34"),
    ("-2 / clear / 5", "hand -2", "UP-34"),
    ("-2 5 / -2 / 5", "open -2", "UP-34"),
    ("-2 / / 5", "hand -2", "UP-34"),
    ("-2 / / clear", "hand -2", "UP-34"),
    ("-2 / / -2", "hand -2", 9),
    ("-2 / / ?", "hand -2", 9),
    ("-2 / / ? 5", "hand -2", "UP-34"),
    ("-2 ? / /", "hand -2", 9),
    ("-2 ? / /", "hand -2 -2", "round over"),
    ("? ? / /", "hand -2", 9),
    ("? 5 / /", "hand -2", "UP-34"),
]


@pytest.mark.parametrize(("cards", "play", "outcome"), ONLY_MINUS_TWOS)
def test_a_minus_two_begins_a_tower_only_when_nothing_else_is_known_to_be_left(cards, play, outcome):
    table = in_play(Ann=cards, Ben="1 / /")
    ruling = table.play("Ann", *play.split(" ", 1))
    found = table.state["limit"] or ("round over" if ruling.brings(EffectKind.ROUND_OVER) else ruling.clause)
    assert found == outcome


def test_open_cards_that_cannot_be_played_in_the_first_turn_are_nothing_else():
    table = in_play(first_turn=True, Ann="-2 -2 / 5 6 7 8 / ? ? ? ?", Ben="1 / /")
    assert table.plays("Ann hand -2") == [()]
    assert table.state["limit"] == 9
    later = in_play(Ann="-2 -2 / 5 6 7 8 / ? ? ? ?", Ben="1 / /")
    assert later.play("Ann", "hand", "-2").clause == "UP-34"


def test_six_minus_twos_on_nothing_bring_the_limit_below_zero():
    others = dict.fromkeys(("Ben", "Cem", "Dee", "Eve", "Fay"), "1 / /")
    table = in_play(Ann="-2 -2 -2 -2 -2 -2 / /", **others)
    assert table.plays("Ann hand -2 -2 -2 -2 -2 -2") == [("collapse",)]
    assert table.state["cards_left"]["Ann"] == {"hand": 6, "open": 0, "hidden": 0}
    assert table.plays("Ann hand -2 -2 -2 -2 -2") == [()]
    assert table.state["limit"] == 1


def test_whoever_collapses_takes_all_cards_up_and_goes_on():
    table = in_play("9 8", Ann="11 / 7 / ?", Ben="1 / /")
    assert table.plays("Ann hand 11", "Ann hand 9", "Ben hand 1") == [("collapse",), (), ("round_over",)]
    assert table.state["cards_left"]["Ann"] == {"hand": 2, "open": 1, "hidden": 1}


def test_the_first_turn_goes_on_through_collapse_and_clear_until_a_set_stays():
    table = Table()
    hands = {"Ann": "9 6 -2 4 2", "Ben": "clear 11 7 7 3"}
    assert table.rule("deal", **deal(hands=hands)).legal
    table.plays("Ben hand clear")
    assert table.play("Ben", "open", "10").clause == "UP-17"
    table.plays("Ben hand 3", "Ann hand 9")
    assert table.play("Ann", "open", "11").clause == "UP-17"
    table.plays("Ann hand 9", "Ben open 8", "Ann open 8")


def test_the_first_turn_is_open_to_all_places_once_the_hand_is_empty():
    table = in_play(first_turn=True, Ann="clear / 7 / ?", Ben="1 / /")
    assert table.play("Ann", "open", "7").clause == "UP-17"
    assert table.plays("Ann hand clear", "Ann open 7") == [("cleared",), ()]


ENDS = [
    ("7", "5 / /", "hand 5", ("round_over", "game_over")),
    ("7", "5 5 / /", "hand 5 5", ("round_over", "game_over")),
    ("7", "/ 5 /", "open 5", ("round_over", "game_over")),
    ("7", "/ / 5", "hidden 5", ("round_over", "game_over")),
    ("7", "clear / /", "hand clear", ("cleared", "round_over", "game_over")),
    ("", "/ / clear", "hidden clear", ("cleared", "round_over", "game_over")),
    ("7", "-2 / /", "hand -2", ("round_over", "game_over")),
    ("1", "/ / -2", "hidden -2", ("round_over", "game_over")),
    ("", "/ / -2", "hidden -2", ("round_over", "game_over")),
    ("7", "/ / -2", "hidden -2", ("round_over", "game_over")),
    ("7", "9 / /", "hand 9", ("collapse",)),
    ("1", "-2 / /", "hand -2", ("collapse",)),
    ("7", "/ / 9", "hidden 9", ("collapse",)),
]


@pytest.mark.parametrize(("tower", "cards", "play", "effects"), ENDS)
def test_the_last_cards_end_the_round_unless_the_tower_comes_down(tower, cards, play, effects):
    table = in_play(tower, Ann=cards, Ben="9 9 / /")
    assert table.plays(f"Ann {play}") == [effects]


DOUBLE_TWO = [
    ("7", "-2 2 5 / /", "hand -2 2", (), 2),
    ("", "-2 5 / /", "hand -2", (), 2),
    ("1", "-2 5 / /", "hand -2", ("collapse",), None),
    ("2", "-2 -2 5 / /", "hand -2 -2", (), 2),
    ("", "5 / / -2 5", "hidden -2", (), 2),
    ("1", "/ / -2", "hidden -2", ("collapse",), None),
    ("7", "/ / -2", "hidden -2", ("round_over", "game_over"), None),
]


@pytest.mark.parametrize(("tower", "cards", "play", "effects", "limit"), DOUBLE_TWO)
def test_with_double_two_the_minus_two_is_a_plain_two(tower, cards, play, effects, limit):
    table = in_play(tower, options={"double_two": True}, Ann=cards, Ben="9 / /")
    assert table.plays(f"Ann {play}") == [effects]
    assert table.state["limit"] == limit


def test_double_two_is_announced_for_one_deal_only():
    table = Table(end={"rounds": 2})
    hands = {"Ann": "9 6 4 2 7", "Ben": "-2 -2 11 2 3"}
    hidden = {"Ann": "10 9 4 clear"}
    assert table.rule("deal", **deal(hands=hands, hidden=hidden)).legal
    assert table.play("Ben", "hand", "-2").clause == "UP-34"
    assert table.rule("announce", player="Ben", variant="double_two").legal
    assert table.play("Ben", "hand", "2 -2").legal
    assert table.state["limit"] == 2
    table.rule("undo")
    table.rule("undo")
    assert table.play("Ben", "hand", "2 -2").clause == "UP-23"
