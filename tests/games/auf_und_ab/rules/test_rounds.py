"""Turns, passes, the end of a round and of a hand, and the state between them."""

from __future__ import annotations

import pytest

from companion.engines import EffectKind
from tests.engines.effects import brought
from tests.games.auf_und_ab.rules.table import FOUR, THREE, Table, sample_table

ZEROS = "0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8 0-9"
NINES = "9-1 9-2 9-3 9-4 9-5 9-6 9-7 9-8"


def hidden_table(players=THREE, **options):
    table = Table(players, **options)
    assert table.rule("deal").legal
    return table


def win_a_hand(table, winner="Ann"):
    """Three play, all hidden: `winner` lays all zeros and then all nines, nobody follows."""
    others = [name for name in table.game.header.players if name != winner]
    turn = THREE.index(winner)
    after = [name for name in (*THREE[turn + 1 :], *THREE[:turn]) if name in others]
    assert table.rule("deal").legal
    assert table.play(winner, ZEROS, 10).legal
    table.passes(*after, winner)
    return table.play(winner, NINES)


def test_before_the_first_deal_there_is_nothing_on_the_table():
    assert Table().state == {
        "mode": "UP",
        "to_move": None,
        "leader": None,
        "count": None,
        "number": None,
        "in_round": [],
        "changes": 0,
        "cards_left": {"Ann": 0, "Bob": 0, "Cem": 0},
        "scores": {"Ann": 0, "Bob": 0, "Cem": 0},
        "hands_played": 0,
        "hand_over": False,
        "game_over": False,
        "winners": [],
    }


@pytest.mark.parametrize(("players", "cards"), [(THREE, 18), (FOUR, 13)])
def test_after_a_hidden_deal_everybody_has_a_full_hand_and_nobody_is_to_move(players, cards):
    state = hidden_table(players).state
    assert state["cards_left"] == dict.fromkeys(players, cards)
    assert state["in_round"] == list(players)
    assert (state["mode"], state["to_move"], state["leader"]) == ("UP", None, None)


def test_the_turn_goes_clockwise_past_those_who_have_passed():
    table = hidden_table(FOUR)
    table.play("Dee", "0-0", 1)
    assert table.state["to_move"] == "Ann"
    table.passes("Ann")
    table.play("Bob", "1-1")
    table.passes("Cem")
    assert table.state["to_move"] == "Dee"
    table.play("Dee", "2-2")
    assert table.state["to_move"] == "Bob"
    assert table.state["in_round"] == ["Bob", "Dee"]


def test_whoever_is_left_alone_may_go_on_and_must_beat_the_own_set():
    table = hidden_table()
    table.play("Ann", "0-0", 1)
    table.passes("Bob", "Cem")
    assert table.state["to_move"] == "Ann"
    assert table.play("Ann", "0-1").clause == "AUA-22"
    assert table.play("Ann", "1-1 1-2").clause == "AUA-21"
    assert table.play("Ann", "1-1").legal
    assert table.state["to_move"] == "Ann"
    assert table.play("Ann", "2-3").legal
    assert brought(table.passes("Ann")) == ("round_over",)
    assert table.state["to_move"] == "Ann"


def test_the_round_ends_when_the_player_of_the_last_set_passes_too():
    table = sample_table()
    table.play("Ann", "0-0 0-1", 2)
    table.play("Bob", "1-3 1-4")
    assert table.passes("Cem", "Ann").effects == ()
    state = table.state
    assert (state["to_move"], state["leader"], state["in_round"]) == ("Bob", "Bob", ["Bob"])
    assert brought(table.passes("Bob")) == ("round_over",)
    state = table.state
    assert (state["to_move"], state["leader"], state["count"], state["number"]) == ("Bob", None, None, None)
    assert state["in_round"] == list(THREE)


@pytest.mark.parametrize(
    ("sets", "changes", "mode"),
    [
        (["0-0"], 0, "UP"),
        (["0-0", "1-8"], 1, "DOWN"),
        (["0-0", "1-8", "2-7"], 2, "UP"),
        (["0-0", "1-8", "2-7", "3-6"], 3, "DOWN"),
        (["0-0", "1-8", "2-7", "3-6", "4-5"], 4, "UP"),
        (["0-0 0-9"], 1, "DOWN"),
        (["0-0 0-9", "1-8 1-2", "2-7 2-3", "3-6 3-4", "4-5 4-6"], 5, "DOWN"),
    ],
)
def test_an_odd_number_of_change_cards_turns_the_next_round(sets, changes, mode):
    table = hidden_table()
    table.play("Ann", sets[0], len(sets[0].split()))
    table.passes("Bob", "Cem")
    for cards in sets[1:]:
        assert table.play("Ann", cards).legal
    assert (table.state["changes"], table.state["mode"]) == (changes, "UP")
    effects = brought(table.passes("Ann"))
    assert effects == (("round_over", "mode_changed") if mode == "DOWN" else ("round_over",))
    assert (table.state["changes"], table.state["mode"]) == (0, mode)


def test_a_mode_stays_until_change_cards_turn_it_back():
    table = hidden_table()
    table.play("Ann", "0-0 0-9", 2)
    assert brought(table.passes("Bob", "Cem", "Ann")) == ("round_over", "mode_changed")
    table.play("Ann", "8-9")
    assert brought(table.passes("Bob", "Cem", "Ann")) == ("round_over",)
    assert table.state["mode"] == "DOWN"
    assert table.play("Ann", "8-7").legal
    assert table.play("Bob", "8-1").clause == "AUA-23"
    assert table.play("Bob", "7-2").legal
    assert brought(table.passes("Cem", "Ann", "Bob")) == ("round_over", "mode_changed")
    assert (table.state["mode"], table.state["to_move"]) == ("UP", "Bob")


@pytest.mark.parametrize("laid", ["2-2 2-3 2-4", "2-4 2-3 2-2", "2-2 2-3", "3-2 2-2"])
def test_a_double_serves_as_either_number_in_both_modes(laid):
    table = hidden_table()
    table.play("Ann", "0-0 0-9", 3)
    assert table.play("Bob", laid).legal


def test_the_last_card_ends_the_hand_in_mid_round_and_scores_what_the_others_hold():
    table = Table(end={"hands": 2})
    ruling = win_a_hand(table)
    assert brought(ruling) == ("hand_over",)
    assert table.state == {
        "mode": "UP",
        "to_move": None,
        "leader": None,
        "count": None,
        "number": None,
        "in_round": [],
        "changes": 0,
        "cards_left": {"Ann": 0, "Bob": 18, "Cem": 18},
        "scores": {"Ann": 36, "Bob": 0, "Cem": 0},
        "hands_played": 1,
        "hand_over": True,
        "game_over": False,
        "winners": [],
    }
    assert table.rule("pass", player="Bob").clause == "AUA-9"
    assert table.play("Bob", "1-1", 1).clause == "AUA-9"


def test_every_hand_begins_up_with_full_hands_and_the_scores_so_far():
    table = Table(end={"hands": 2})
    win_a_hand(table)
    assert table.rule("deal").effects == ()
    state = table.state
    assert (state["mode"], state["to_move"], state["hand_over"]) == ("UP", None, False)
    assert state["cards_left"] == {"Ann": 18, "Bob": 18, "Cem": 18}
    assert (state["scores"]["Ann"], state["hands_played"]) == (36, 1)


def test_the_game_ends_after_the_agreed_hands_and_equal_scores_share_the_win():
    table = Table(end={"hands": 2})
    assert brought(win_a_hand(table, "Cem")) == ("hand_over",)
    assert brought(win_a_hand(table, "Ann")) == ("hand_over", "game_over")
    state = table.state
    assert (state["game_over"], state["hand_over"], state["winners"]) == (True, True, ["Ann", "Cem"])
    assert table.rule("deal").clause == "AUA-44"


@pytest.mark.parametrize(("points", "hands"), [(1, 1), (36, 1), (37, 3), (72, 3), (73, 5)])
def test_the_game_ends_after_the_hand_in_which_somebody_reaches_the_points(points, hands):
    table = Table(end={"points": points})
    for played in range(1, hands + 1):
        winner = "Ann" if played % 2 else "Bob"
        ended = win_a_hand(table, winner).brings(EffectKind.GAME_OVER)
        assert ended == (played == hands)
    assert table.state["winners"] == ["Ann"]


def test_undo_goes_back_over_rounds_hands_and_the_end_of_the_game():
    table = Table()
    win_a_hand(table)
    assert table.state["game_over"]
    assert brought(table.rule("undo")) == ("undone",)
    assert (table.state["mode"], table.state["to_move"], table.state["hands_played"]) == ("DOWN", "Ann", 0)
    assert table.rule("undo").legal
    state = table.state
    assert (state["mode"], state["in_round"], state["leader"]) == ("UP", ["Ann"], "Ann")
    while table.rule("undo").legal:
        pass
    assert table.state == Table().state
    assert table.game.position == Table().game.position


def test_a_question_gets_the_effects_and_changes_nothing():
    table = sample_table()
    table.play("Ann", "0-0", 1)
    table.passes("Bob", "Cem")
    before = table.game.position
    ruling = table.rule("ask", about={"event": "pass", "player": "Ann"})
    assert brought(ruling) == ("round_over",)
    assert table.game.position is before


def test_positions_are_equal_and_hash_equal_however_they_came_about():
    one, other = sample_table(), sample_table()
    one.play("Ann", "0-0 0-1", 2)
    other.play("Ann", "1-0 0-0", 2)
    assert one.game.position == other.game.position
    assert hash(one.game.position) == hash(other.game.position)
    other.passes("Bob")
    assert one.game.position != other.game.position
