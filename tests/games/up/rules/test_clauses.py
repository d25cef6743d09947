"""Every clause that can be cited, each row of the page's tables, and the order of the rows."""

from __future__ import annotations

import pytest

from companion.engines import Verdict
from tests.games.up.rules.table import Table, deal, in_play

WITHOUT_MINUS_TWO = {"minus_two": False}


def before_the_deal():
    return Table()


def first_turn():
    """Ben begins, with all cards known."""
    table = Table(end={"rounds": 2})
    assert table.rule("deal", **deal()).legal
    return table


def game_over():
    table = in_play(Ann="1 / /", Ben="9 / /", tower="2")
    assert table.plays("Ann hand 1") == [("round_over", "game_over")]
    return table


def second_turn():
    return in_play("7", Ann="5 5 -2 / 9 / 3 ?", Ben="4 / /")


def no_open_cards():
    return in_play("7", Ann="5 5 -2 / / 3 clear", Ben="4 / /")


def no_tower():
    return in_play(Ann="-2 / -2 / 3", Ben="4 / /")


def without_minus_two():
    return in_play("7", options=WITHOUT_MINUS_TWO, Ann="? ? / / ?", Ben="4 / /")


PLAYS = [
    # row 1, before row 2
    (before_the_deal, "Ann hand 7", "UP-13"),
    (game_over, "Ben hand -2 3", "UP-13"),
    # row 2, and before rows 3 to 9
    (second_turn, "Ben hand 4", "UP-15"),
    (second_turn, "Ben hidden 4 5", "UP-15"),
    (without_minus_two, "Ben hand -2", "UP-15"),
    # row 3, and before rows 5 to 9
    (without_minus_two, "Ann hand -2", "UP-4"),
    (without_minus_two, "Ann hidden -2 3", "UP-4"),
    (without_minus_two, "Ann open 3 -2", "UP-4"),
    # row 4, and before rows 5 to 9
    (first_turn, "Ben open 10", "UP-17"),
    (first_turn, "Ben hidden 6", "UP-17"),
    (first_turn, "Ben hidden 6 2", "UP-17"),
    (first_turn, "Ben open 7 3 -2", "UP-17"),
    # row 5, and before rows 6 to 8
    (second_turn, "Ann hidden 3", "UP-19"),
    (second_turn, "Ann hidden 3 3", "UP-19"),
    (second_turn, "Ann hidden 8", "UP-19"),
    # row 6, and before rows 7 and 8
    (no_open_cards, "Ann hidden 3 clear", "UP-20"),
    (no_open_cards, "Ann hidden 5 5", "UP-20"),
    # row 7, and before rows 8 and 9
    (second_turn, "Ann hand 9", "UP-22"),
    (second_turn, "Ann open 5", "UP-22"),
    (second_turn, "Ann hand 5 5 5", "UP-22"),
    (second_turn, "Ann hand 5 9", "UP-22"),
    (no_open_cards, "Ann open 5", "UP-22"),
    (no_open_cards, "Ann hidden 5", "UP-22"),
    (no_tower, "Ann open -2 -2", "UP-22"),
    (no_tower, "Ann hand 3 -2", "UP-22"),
    # row 8
    (second_turn, "Ann hand 5 -2", "UP-23"),
    (first_turn, "Ben hand 7 clear", "UP-23"),
    (first_turn, "Ben hand 7 3 7", "UP-23"),
    # row 9
    (lambda: in_play(Ann="-2 -2 5 / /", Ben="4 / /"), "Ann hand -2 -2", "UP-34"),
    (lambda: in_play(Ann="-2 / clear / 3", Ben="4 / /"), "Ann hand -2", "UP-34"),
    (lambda: in_play(Ann="-2 / / -2 3", Ben="4 / /"), "Ann hand -2", "UP-34"),
]


@pytest.mark.parametrize(("table", "play", "clause"), PLAYS)
def test_a_play_is_forbidden_by_the_first_clause_that_applies(table, play, clause):
    table = table()
    before = table.game.position
    player, place, cards = play.split(" ", 2)
    ruling = table.play(player, place, cards)
    assert (ruling.verdict, ruling.clause, ruling.effects) == (Verdict.ILLEGAL, clause, ())
    assert table.game.position is before


def a_set_was_laid():
    table = first_turn()
    table.plays("Ben hand 11")
    return table


def double_two_in_a_game_without_minus_two(**options):
    table = Table(minus_two=False, **options)
    assert table.rule("deal", **deal(hands=None, hidden=None, open=OPEN_WITHOUT)).legal
    return table


OPEN_WITHOUT = {"Ann": "11 8 5 3", "Ben": "10 8 5 1"}
ANNOUNCEMENTS = [
    (before_the_deal, "Ben", "dirty_one", "UP-13"),
    (a_set_was_laid, "Ann", "dirty_one", "UP-63"),
    (a_set_was_laid, "Ben", "dirty_one", "UP-63"),
    (first_turn, "Ann", "dirty_one", "UP-64"),
    (lambda: double_two_in_a_game_without_minus_two(double_two=True), "Ann", "double_two", "UP-64"),
    (lambda: double_two_in_a_game_without_minus_two(double_two=True), "Ben", "double_two", "UP-65"),
    (double_two_in_a_game_without_minus_two, "Ben", "double_two", "UP-4"),
]


@pytest.mark.parametrize(("table", "player", "variant", "clause"), ANNOUNCEMENTS)
def test_an_announcement_is_forbidden_by_the_first_clause_that_applies(table, player, variant, clause):
    ruling = table().rule("announce", player=player, variant=variant)
    assert (ruling.verdict, ruling.clause) == (Verdict.ILLEGAL, clause)


def test_a_variant_is_announced_once_and_both_may_be():
    table = first_turn()
    for variant in ("dirty_one", "double_two"):
        assert table.rule("announce", player="Ben", variant=variant).legal
        assert table.rule("announce", player="Ben", variant=variant).clause == "UP-65"


def show_due():
    table = in_play("2", Ann="1 / /", Ben="9 / 4 4 / ? ?", options={"end": {"rounds": 2}})
    assert table.plays("Ann hand 1") == [("round_over",)]
    return table


SIX, THREE_SEVENS = {"Ben": "7 7 7 7 7 7"}, {"Ben": "7 7 7 clear 3"}
DEALS = [
    # row 1
    (game_over, deal(cut="7", open={"Ann": "", "Ben": ""}), "UP-61"),
    # row 2
    (first_turn, deal(), "UP-6"),
    (first_turn, deal(cut="7", hands=SIX), "UP-6"),
    # row 3
    (show_due, deal(), "UP-57"),
    (show_due, deal(cut="7", hands=SIX), "UP-57"),
    # row 4, and before rows 5 to 8
    (lambda: Table(minus_two=False), deal(), "UP-4"),
    (lambda: Table(minus_two=False), deal(open={"Ann": "-2", "Ben": ""}, hands=None, hidden=None), "UP-4"),
    (lambda: Table(minus_two=False), deal(hands=None, hidden=None, cut="-2"), "UP-4"),
    (
        lambda: Table(minus_two=False),
        deal(hands={"Ben": "3 4 6 7"}, hidden=None, cut="-2"),
        "UP-4",
    ),
    (lambda: Table(minus_two=False), deal(hidden={"Ann": "-2"}, hands=None), "UP-4"),
    # row 5, and before rows 6 to 8
    (before_the_deal, deal(open={"Ann": "11 8 5", "Ben": "10 8 5 1"}), "UP-8"),
    (before_the_deal, deal(open={"Ann": "", "Ben": "10 8 5 1"}), "UP-8"),
    (before_the_deal, deal(hidden={"Ben": "-2 6 2 1 1"}), "UP-8"),
    (before_the_deal, deal(hands={"Ann": ""}), "UP-8"),
    (before_the_deal, deal(hands=SIX, cut="7"), "UP-8"),
    (lambda: Table(minus_two=False), deal(hands={"Ben": "3 4 6 7 9"}, hidden=None), "UP-8"),
    (before_the_deal, deal(hands={"Ben": "3 4 6 7"}), "UP-8"),
    # row 6, and before rows 7 and 8
    (before_the_deal, deal(hands=THREE_SEVENS, cut="-2"), "UP-5"),
    (before_the_deal, deal(hands=THREE_SEVENS, cut="7"), "UP-5"),
    (before_the_deal, deal(hands={"Ann": "8 6 -2 4 2"}), "UP-5"),
    (before_the_deal, deal(hands={"Ann": "9 6 -2 4 2"}, cut="8"), "UP-5"),
    (
        before_the_deal,
        deal(hands={"Ann": "9 6 -2 4 clear"}, cut="clear"),
        "UP-5",
    ),
    # row 7, and before row 8
    (before_the_deal, deal(cut="7"), "UP-11"),
    (before_the_deal, deal(cut="9"), "UP-11"),
    (before_the_deal, deal(hands=None, cut="7"), "UP-11"),
    # row 8
    (before_the_deal, deal(cut="-2"), "UP-12"),
    (before_the_deal, deal("Ben", cut="clear"), "UP-12"),
]


@pytest.mark.parametrize(("table", "line", "clause"), DEALS)
def test_a_deal_is_forbidden_by_the_first_clause_that_applies(table, line, clause):
    ruling = table().rule("deal", **line)
    assert (ruling.verdict, ruling.clause) == (Verdict.ILLEGAL, clause)


def show_due_without_minus_two():
    table = in_play("2", Ann="1 / /", Ben="9 / 4 4 / ? ?", options=WITHOUT_MINUS_TWO)
    assert table.plays("Ann hand 1") == [("round_over",)]
    return table


SHOWS = [
    # row 1
    (first_turn, {"Ben": ""}, "UP-58"),
    (game_over, {"Ben": "9"}, "UP-58"),
    (lambda: Table(minus_two=False), {"Ben": "-2"}, "UP-58"),
    # row 2, and before rows 3 and 4
    (show_due_without_minus_two, {"Ben": "-2"}, "UP-4"),
    (show_due_without_minus_two, {"Ann": "9", "Ben": "9 4 4 -2 11"}, "UP-4"),
    # row 3, and before row 4
    (show_due, {"Ben": "9 4 4 11"}, "UP-59"),
    (show_due, {"Ben": "4 4 11 11 11"}, "UP-59"),
    (show_due, {"Ben": "9 4 11 11 11"}, "UP-59"),
    (show_due, {"Ann": "11", "Ben": "9 4 4 1 1"}, "UP-59"),
    # row 4
    (show_due, {"Ben": "9 4 4 1 1"}, "UP-5"),
    (show_due, {"Ben": "9 4 4 4 5"}, "UP-5"),
]


@pytest.mark.parametrize(("table", "cards", "clause"), SHOWS)
def test_a_show_is_forbidden_by_the_first_clause_that_applies(table, cards, clause):
    ruling = table().show(**cards)
    assert (ruling.verdict, ruling.clause) == (Verdict.ILLEGAL, clause)


@pytest.mark.parametrize("table", [before_the_deal, game_over, show_due])
def test_nobody_calls_while_no_round_is_played(table):
    assert table().call("Ann").clause == "UP-13"
