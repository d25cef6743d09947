"""Scores, shows and the end of the game (UP-51 to UP-74)."""

from __future__ import annotations

import pytest

from companion.games.up.rules import UpPosition
from tests.engines.effects import brought
from tests.games.up.rules.table import Table, deal, in_play

COSTS = [
    ("1 2 11 / /", {}, 14),
    ("-2 / clear / 5", {}, 75),
    ("1 1 / 1 / 10", {"dirty_one": True}, 100),
    ("-2 2 / clear /", {"double_two": True}, 54),
    ("-2 1 / clear /", {"double_two": True, "dirty_one": True}, 82),
    ("-2 1 / clear / 11", {"scoring": "cards"}, 4),
    ("1 / / 1", {"scoring": "cards", "dirty_one": True}, 2),
]


@pytest.mark.parametrize(("left", "options", "cost"), COSTS)
def test_cards_left_are_counted_at_all_places(left, options, cost):
    table = in_play("9", options=options, Ann="7 / /", Ben=left, Cem="3 / /")
    table.plays("Ann hand 7")
    three = 1 if options.get("scoring") == "cards" else 3
    assert table.state["totals"] == {"Ann": 0, "Ben": cost, "Cem": three}


def with_totals(table: Table, *totals: int) -> Table:
    position = table.game.position
    table.game.position = UpPosition(position.terms, position.round, totals, 1, game_over=False)
    return table


CREDITS = [
    ("7 / /", "hand 7", {}, 100, 90),
    ("7 / /", "hand 7", {}, 4, 0),
    ("-2 / /", "hand -2", {}, 100, 90),
    ("/ / -2", "hidden -2", {}, 100, 20),
    ("/ / -2", "hidden -2", {}, 79, 0),
    ("/ / -2", "hidden -2", {"double_two": True}, 100, 90),
    ("/ / 7", "hidden 7", {}, 100, 90),
    ("clear / /", "hand clear", {}, 100, 90),
    ("7 / /", "hand 7", {"scoring": "cards"}, 100, 100),
    ("/ / -2", "hidden -2", {"scoring": "matches"}, 3, 4),
]


@pytest.mark.parametrize(("cards", "play", "options", "before", "after"), CREDITS)
def test_whoever_ends_the_round_is_credited(cards, play, options, before, after):
    options = {"end": {"points": 1000}, **options}
    table = with_totals(in_play("9", options=options, Ann=cards, Ben="8 / /"), before, 50)
    assert table.plays(f"Ann {play}")[0][-1] == "round_over"
    assert table.state["totals"]["Ann"] == after
    assert table.state["rounds_played"] == 2


ENDS = [
    ({"end": {"points": 58}}, False, []),
    ({"end": {"points": 57}}, True, ["Ann"]),
    ({"end": {"rounds": 3}}, False, []),
    ({"end": {"rounds": 2}}, True, ["Ann"]),
    ({"end": {"points": 51}, "scoring": "cards"}, False, []),
    ({"end": {"points": 50}, "scoring": "cards"}, True, ["Ann"]),
    ({"end": {"points": 50}, "scoring": "matches"}, False, []),
    ({"end": {"points": 49}, "scoring": "matches"}, True, ["Ben"]),
    ({"end": {"points": 20}, "scoring": "matches"}, True, ["Ben"]),
]


@pytest.mark.parametrize(("options", "over", "winners"), ENDS)
def test_the_game_ends_after_its_rounds_or_with_more_points_than_its_limit(options, over, winners):
    table = with_totals(in_play("9", options=options, Ann="7 / /", Ben="8 / /"), 20, 50)
    assert table.plays("Ann hand 7") == [("round_over", "game_over") if over else ("round_over",)]
    state = table.state
    assert (state["game_over"], state["winners"]) == (over, winners)
    assert table.rule("deal", **deal()).clause == ("UP-61" if over else None)


def test_those_who_tie_share_the_win():
    table = with_totals(in_play("9", Ann="7 / /", Ben="8 / /", Cem="9 / /"), 18, 0, 100)
    table.plays("Ann hand 7")
    assert table.state["totals"] == {"Ann": 8, "Ben": 8, "Cem": 109}
    assert table.state["winners"] == ["Ann", "Ben"]


def test_matches_need_no_show_and_neither_do_cards():
    for scoring, totals in (("matches", [1, 0]), ("cards", [0, 3])):
        table = in_play("9", options={"scoring": scoring}, Ann="7 / /", Ben="? / / ? ?")
        assert table.plays("Ann hand 7") == [("round_over", "game_over")]
        assert list(table.state["totals"].values()) == totals
        assert table.show(Ben="1 1 1").clause == "UP-58"


def unscored() -> Table:
    table = in_play(
        "9", options={"end": {"rounds": 2}}, Ann="7 / /", Ben="? 3 / 4 / ? 5", Cem="? / /", Dee="6 / /"
    )
    assert table.plays("Ann hand 7") == [("round_over",)]
    return table


def test_a_round_waits_for_its_show():
    table = unscored()
    state = table.state
    assert (state["round_over"], state["rounds_played"]) == (True, 0)
    assert state["cards_left"]["Ben"] == {"hand": 2, "open": 1, "hidden": 2}
    assert table.call("Ann").clause == "UP-13"
    assert brought(table.show(Ben="3 4 5 10 11", Cem="2")) == ("scored",)
    assert table.state["totals"] == {"Ann": 0, "Ben": 33, "Cem": 2, "Dee": 6}
    assert table.state["cards_left"] == state["cards_left"]
    assert table.show(Ben="3 4 5 10 11").clause == "UP-58"


def test_shows_follow_each_other_until_all_is_known():
    table = unscored()
    waiting = table.state
    assert table.show(Dee="6").effects == ()
    assert table.show(Ann="").effects == ()
    assert table.show(Ben="3 4 5 10 11").effects == ()
    assert table.state == waiting
    assert table.show(Ben="3 4 5 10 10").clause == "UP-59", "what was shown is known now"
    assert table.show(Ben="11 10 5 4 3").effects == ()
    assert brought(table.show(Cem="2")) == ("scored",)


def test_copies_shown_before_count_as_known():
    table = in_play("9", Ann="7 / /", Ben="? / /", Cem="? ? ? / /")
    table.plays("Ann hand 7")
    assert table.show(Ben="11").effects == ()
    assert table.show(Cem="11 11 11").clause == "UP-5"
    assert brought(table.show(Cem="11 11 9")) == ("scored", "game_over")


def test_copies_of_all_who_show_at_once_are_counted_together():
    table = in_play("9", Ann="7 / /", Ben="? / /", Cem="? ? ? / /")
    table.plays("Ann hand 7")
    assert table.show(Ben="11", Cem="11 11 11").clause == "UP-5"


def test_a_show_can_be_taken_back():
    table = unscored()
    before = table.game.position
    assert table.show(Ben="3 4 5 10 11", Cem="2").legal
    table.rule("undo")
    assert table.game.position == before
    assert table.show(Ben="3 4 5 1 1", Cem="2").legal
    assert table.state["totals"]["Ben"] == 14


def test_the_next_deal_keeps_the_totals_and_clears_the_rest():
    table = in_play("9", options={"end": {"rounds": 2}}, Ann="7 / /", Ben="8 / /")
    table.plays("Ann hand 7")
    assert table.state["forehand"] is None
    assert table.rule("deal", **deal("Ben")).legal
    state = table.state
    assert (state["forehand"], state["to_move"], state["round_over"]) == ("Ann", "Ann", False)
    assert state["totals"] == {"Ann": 0, "Ben": 8}
    assert state["cards_left"]["Ann"] == {"hand": 5, "open": 4, "hidden": 4}


def test_an_announcement_holds_for_its_deal_only():
    table = Table(end={"rounds": 2})
    table.rule("deal", **deal())
    assert table.rule("announce", player="Ben", variant="dirty_one").legal
    position = table.game.position
    assert position.round.variants.dirty_one
    table.game.position = in_play("9", options={"end": {"rounds": 2}}, Ann="7 / /", Ben="8 / /").game.position
    table.plays("Ann hand 7")
    table.rule("deal", **deal())
    assert not table.game.position.round.variants.dirty_one
