"""“Last card”: when it may be called, when it must be, and what comes of a missing call (UP-44 to UP-50)."""

from __future__ import annotations

import pytest

from tests.engines.effects import brought
from tests.games.up.rules.table import in_play


def about_to_have_one_left():
    return in_play("11", Ann="8 7 / /", Ben="6 6 6 6 / /", Cem="5 5 5 5 / /")


def test_a_call_after_the_turn_is_in_time_until_the_next_player_plays():
    table = about_to_have_one_left()
    table.plays("Ann hand 8")
    assert brought(table.call("Ann")) == ("called",)
    assert table.call("Ann").clause == "UP-46"
    assert table.plays("Ben hand 6", "Cem hand 5", "Ann hand 7") == [(), (), ("collapse",)]


def test_an_early_call_is_good_for_the_turn():
    table = about_to_have_one_left()
    assert brought(table.call("Ann")) == ("called",)
    assert table.call("Ann").clause == "UP-46"
    table.plays("Ann hand 8")
    assert table.call("Ann").clause == "UP-46"
    assert table.plays("Ben hand 6") == [()]


def test_a_call_between_the_plays_of_a_turn_is_good_for_it():
    table = in_play("11", Ann="clear 8 7 / /", Ben="6 6 / /")
    table.plays("Ann hand clear")
    assert table.call("Ann").legal
    table.plays("Ann hand 8")
    assert table.call("Ann").clause == "UP-46"
    assert table.plays("Ben hand 6") == [()]


def test_a_missing_call_is_a_skip_from_the_next_play_on():
    table = about_to_have_one_left()
    assert table.plays("Ann hand 8", "Ben hand 6") == [(), ("skip_due:Ann",)]
    assert table.state["skipped"] == ["Ann"]
    assert table.call("Ann").clause == "UP-46"
    assert table.plays("Cem hand 5") == [("skipped:Ann",)]
    assert table.state["skipped"] == []
    assert table.plays("Ben hand 6", "Ben hand 6", "Cem hand 5", "Ann hand 7") == [
        ("collapse",),
        (),
        (),
        ("collapse",),
    ]


def test_the_next_players_own_calls_leave_the_debt_as_it_is():
    table = about_to_have_one_left()
    table.plays("Ann hand 8")
    assert table.call("Ben").legal
    assert table.call("Cem").clause == "UP-46"
    assert table.call("Ann").legal
    assert table.plays("Ben hand 6") == [()]


def test_the_skip_is_due_at_the_first_play_even_if_it_clears_or_collapses():
    table = in_play("11", Ann="8 7 / /", Ben="clear 6 6 / /")
    assert table.plays("Ann hand 8", "Ben hand clear") == [(), ("skip_due:Ann", "cleared")]
    table = in_play("11", Ann="8 7 / /", Ben="9 6 6 / /")
    assert table.plays("Ann hand 8", "Ben hand 9") == [(), ("skip_due:Ann", "collapse")]


def test_with_two_players_a_skip_brings_the_turn_straight_back():
    table = in_play("11", Ann="8 7 / /", Ben="6 6 6 / /")
    assert table.plays("Ann hand 8", "Ben hand 6") == [(), ("skip_due:Ann", "skipped:Ann")]
    assert table.state["to_move"] == "Ben"


def test_a_missing_call_lapses_when_the_turn_comes_straight_back():
    table = in_play("11", Ann="8 7 / /", Ben="6 4 / /")
    assert table.plays("Ann hand 8", "Ben hand 6") == [(), ("skip_due:Ann", "skipped:Ann")]
    assert table.call("Ben").legal, "a new turn, in which nothing was called yet"
    assert table.call("Ben").clause == "UP-46"
    assert table.plays("Ben hand 4") == [("round_over", "game_over")]


def test_several_who_did_not_call_are_skipped_in_the_order_of_the_seats():
    table = in_play("11", Ann="9 7 / /", Ben="8 6 / /", Cem="7 5 4 / /")
    assert table.plays("Ann hand 9", "Ben hand 8") == [(), ("skip_due:Ann",)]
    assert table.plays("Cem hand 7") == [("skip_due:Ben", "skipped:Ann", "skipped:Ben")]
    assert table.state["to_move"] == "Cem"
    assert table.state["skipped"] == []


def test_several_skips_are_shown_in_seating_order():
    table = in_play("11", Cem="9 7 / /", Ann="8 6 / /", Ben="7 5 4 / /", Dee="1 1 / /")
    table.plays("Cem hand 9", "Ann hand 8", "Ben hand 7")
    assert table.state["skipped"] == ["Cem", "Ann"]


def test_a_play_that_ends_the_round_makes_the_skip_due_first_and_drops_it():
    table = in_play("11", Ann="8 7 / /", Ben="6 / /")
    assert table.plays("Ann hand 8", "Ben hand 6") == [(), ("skip_due:Ann", "round_over", "game_over")]
    assert table.state["skipped"] == []


def test_a_clear_card_that_leaves_one_card_owes_nothing_yet():
    table = in_play("11", Ann="clear 7 / /", Ben="6 6 / /")
    assert table.plays("Ann hand clear") == [("cleared",)]
    assert table.plays("Ann hand 7") == [("round_over", "game_over")]


def test_several_last_cards_at_once_need_no_call():
    table = in_play("11", Ann="8 7 7 / /", Ben="6 6 6 / /")
    assert table.plays("Ann hand 8", "Ben hand 6") == [(), ()]
    assert table.plays("Ann hand 7 7") == [("collapse",)]
    table = in_play("11", Ann="7 7 / /", Ben="6 6 6 / /")
    assert table.plays("Ann hand 7 7") == [("round_over", "game_over")]


@pytest.mark.parametrize("cards", ["8 / 7 /", "8 / / 7", "7 8 / /", "/ / 8 7", "8 / / ?"])
def test_cards_of_all_places_count_together(cards):
    table = in_play("11", Ann=cards, Ben="6 6 6 / /")
    place = "hand" if cards[0] != "/" else "hidden"
    assert table.plays(f"Ann {place} 8", "Ben hand 6")[1] == ("skip_due:Ann", "skipped:Ann")


def test_an_early_call_that_is_not_needed_ends_with_the_turn():
    table = in_play("11", Ann="9 8 7 / /", Ben="8 6 6 / /")
    assert table.call("Ann").legal
    table.plays("Ann hand 9", "Ben hand 8", "Ann hand 8")
    assert table.call("Ann").legal, "the earlier call is no longer good"


def test_a_call_can_be_taken_back():
    table = about_to_have_one_left()
    table.plays("Ann hand 8")
    assert table.call("Ann").legal
    assert brought(table.rule("undo")) == ("undone",)
    assert table.plays("Ben hand 6") == [("skip_due:Ann",)]
