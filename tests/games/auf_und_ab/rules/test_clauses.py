"""Every clause that can be cited, each row of the page's tables, and the order of the rows."""

from __future__ import annotations

import pytest

from companion.engines import Verdict
from tests.engines.effects import brought
from tests.games.auf_und_ab.rules.table import FOUR, SAMPLE_DEAL, THREE, Table, sample_table


def before_the_deal():
    return Table()


def to_open_the_hand():
    return sample_table()


def round_of_four():
    """Ann has opened with four zeros; Bob is to move."""
    table = sample_table()
    assert table.play("Ann", "0-0 0-1 0-3 0-5", 4).legal
    return table


def bob_has_passed():
    table = round_of_four()
    table.passes("Bob")
    return table


def ann_opens_again():
    """The first round is over, nothing has changed, Ann opens the second."""
    table = bob_has_passed()
    table.passes("Cem", "Ann")
    return table


def round_of_twos():
    """Bob has laid two twos above Ann's two ones; Cem is to move."""
    table = ann_opens_again()
    assert table.play("Ann", "1-2 1-9").legal
    assert table.play("Bob", "2-3 2-4").legal
    return table


def down():
    """Ann has opened a DOWN round with two nines; Bob is to move."""
    table = ann_opens_again()
    assert table.play("Ann", "1-8").legal
    assert brought(table.passes("Bob", "Cem", "Ann")) == ("round_over", "mode_changed")
    assert table.play("Ann", "7-9 6-9").legal
    return table


def hidden():
    """Four hidden hands; Ann has opened with 1-1 for two."""
    table = Table(FOUR)
    assert table.rule("deal", aside=["9-9"]).legal
    assert table.play("Ann", "1-1", 2).legal
    return table


def game_over():
    table = Table(end={"hands": 1})
    assert table.rule("deal").legal
    assert table.play("Ann", "0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8 0-9", 10).legal
    table.passes("Bob", "Cem", "Ann")
    assert brought(table.play("Ann", "9-1 9-2 9-3 9-4 9-5 9-6 9-7 9-8")) == ("hand_over", "game_over")
    return table


PLAYS = [
    # row 1
    (before_the_deal, "Ann", "0-0", 1, "AUA-9"),
    (game_over, "Ann", "9-9", 1, "AUA-9"),
    # row 2, and before rows 3 to 12
    (bob_has_passed, "Bob", "1-3 1-4 1-5 1-6", None, "AUA-28"),
    (bob_has_passed, "Bob", "0-0 0-0", 9, "AUA-28"),
    # row 3, and before rows 4 to 12
    (to_open_the_hand, "Cem", "1-1", 1, "AUA-13"),
    (round_of_four, "Ann", "1-2 1-8", None, "AUA-13"),
    (round_of_four, "Cem", "0-0 0-0", 9, "AUA-13"),
    # row 4, and before rows 5 to 12
    (round_of_four, "Bob", "1-3 1-4 1-5 1-5", 4, "AUA-17"),
    (round_of_four, "Bob", "1-3 3-1", None, "AUA-17"),
    (round_of_four, "Bob", "0-0 0-0", None, "AUA-17"),
    (round_of_four, "Bob", "4-4 4-4 1-2", 9, "AUA-17"),
    # row 5, and before rows 6 to 12
    (round_of_four, "Bob", "0-1", None, "AUA-16"),
    (round_of_four, "Bob", "0-1 0-6 0-9 1-2", None, "AUA-16"),
    (hidden, "Bob", "1-1 9-9 0-1", 7, "AUA-16"),
    # row 6, and before rows 7 to 12
    (round_of_four, "Bob", "1-2", None, "AUA-15"),
    (round_of_four, "Bob", "6-6 8-8", 9, "AUA-15"),
    (to_open_the_hand, "Ann", "0-6 1-1", None, "AUA-15"),
    (hidden, "Bob", "9-9 2-3", 9, "AUA-15"),
    # row 7, and before rows 8 to 12
    (round_of_four, "Bob", "1-3 1-4 2-3 2-4", None, "AUA-18"),
    (to_open_the_hand, "Ann", "0-1 1-2", None, "AUA-18"),
    (round_of_twos, "Cem", "2-5 5-5", 7, "AUA-18"),
    (down, "Bob", "7-8 6-8", None, "AUA-15"),
    (down, "Bob", "7-8 5-6", None, "AUA-19"),
    (down, "Bob", "7-8 7-7", 9, "AUA-19"),
    # row 8, and before rows 9 and 10
    (to_open_the_hand, "Ann", "1-2 1-8", None, "AUA-11"),
    (to_open_the_hand, "Ann", "1-2 1-8", 7, "AUA-11"),
    (to_open_the_hand, "Ann", "4-4", None, "AUA-11"),
    (to_open_the_hand, "Ann", "4-4 4-5", 9, "AUA-11"),
    # row 9
    (to_open_the_hand, "Ann", "0-0", None, "AUA-25"),
    (ann_opens_again, "Ann", "4-4 4-5", None, "AUA-25"),
    # row 10, and before rows 11 and 12
    (to_open_the_hand, "Ann", "0-0", 3, "AUA-24"),
    (to_open_the_hand, "Ann", "0-0 0-1", 1, "AUA-24"),
    (ann_opens_again, "Ann", "1-2", 2, "AUA-24"),
    (ann_opens_again, "Ann", "1-2", 0, "AUA-24"),
    (ann_opens_again, "Ann", "1-2", -1, "AUA-24"),
    (ann_opens_again, "Ann", "1-2", 10**900, "AUA-24"),
    (round_of_four, "Bob", "1-3 1-4 1-5 1-6", 5, "AUA-24"),
    (round_of_four, "Bob", "7-7 7-8", 4, "AUA-24"),
    (round_of_four, "Bob", "0-6 0-9", 4, "AUA-24"),
    # row 11, and before row 12
    (round_of_four, "Bob", "1-3 1-4 1-5", None, "AUA-21"),
    (round_of_four, "Bob", "7-7 7-8", None, "AUA-21"),
    (round_of_four, "Bob", "7-7 7-8", 3, "AUA-21"),
    (round_of_four, "Bob", "0-6 0-9", None, "AUA-21"),
    (round_of_four, "Bob", "0-6 0-9", 2, "AUA-21"),
    (round_of_twos, "Cem", "5-5 5-7", 3, "AUA-21"),
    (round_of_twos, "Cem", "5-5", 1, "AUA-21"),
    (down, "Bob", "8-8", 1, "AUA-21"),
    (down, "Bob", "5-9 3-9 4-9", None, "AUA-21"),
    # row 12
    (round_of_twos, "Cem", "1-1", None, "AUA-22"),
    (round_of_twos, "Cem", "2-2 2-5", None, "AUA-22"),
    (round_of_twos, "Cem", "2-2", 2, "AUA-22"),
    (down, "Bob", "5-9 3-9", None, "AUA-23"),
]


@pytest.mark.parametrize(("table", "player", "cards", "count", "clause"), PLAYS)
def test_the_first_row_that_applies_is_cited_for_a_set(table, player, cards, count, clause):
    table = table()
    before = table.game.position
    ruling = table.play(player, cards, count)
    assert (ruling.verdict, ruling.clause, ruling.effects) == (Verdict.ILLEGAL, clause, ())
    assert ruling.reason.key == clause
    assert table.game.position is before


PASSES = [
    (before_the_deal, "Ann", "AUA-9"),
    (game_over, "Ann", "AUA-9"),
    (bob_has_passed, "Bob", "AUA-28"),
    (bob_has_passed, "Ann", "AUA-13"),
    (to_open_the_hand, "Bob", "AUA-13"),
    (to_open_the_hand, "Ann", "AUA-14"),
    (ann_opens_again, "Cem", "AUA-13"),
    (ann_opens_again, "Ann", "AUA-14"),
]


@pytest.mark.parametrize(("table", "player", "clause"), PASSES)
def test_the_first_row_that_applies_is_cited_for_a_pass(table, player, clause):
    table = table()
    before = table.game.position
    assert table.rule("pass", player=player).clause == clause
    assert table.game.position is before


def test_nobody_may_pass_before_a_hand_that_anybody_may_open():
    table = Table()
    assert table.rule("deal").legal
    assert [table.rule("pass", player=player).clause for player in THREE] == ["AUA-14"] * 3


ANN, BOB, CEM = SAMPLE_DEAL.values()
DEALS = [
    (game_over, {}, "AUA-44"),
    (game_over, {"hands": {"Ann": []}, "aside": ["0-0", "0-0"]}, "AUA-44"),
    (round_of_four, {}, "AUA-7"),
    (round_of_four, {"hands": {"Ann": []}, "aside": ["0-0", "0-0"]}, "AUA-7"),
    (before_the_deal, {"hands": {"Ann": []}}, "AUA-4"),
    (before_the_deal, {"hands": {"Cem": ANN[:17]}}, "AUA-4"),
    (before_the_deal, {"hands": {"Cem": [*ANN, "6-6"]}}, "AUA-4"),
    (before_the_deal, {"hands": {"Ann": ANN[:17]}, "aside": ["0-0", "0-0"]}, "AUA-4"),
    (before_the_deal, {"aside": ["0-0", "0-1"]}, "AUA-5"),
    (before_the_deal, {"aside": ["0-0", "0-0"]}, "AUA-5"),
    (before_the_deal, {"hands": {"Ann": ANN, "Bob": ANN}, "aside": ["0-0", "6-6"]}, "AUA-5"),
    (before_the_deal, {"hands": {"Ann": ANN, "Bob": ANN}}, "AUA-6"),
    (before_the_deal, {"hands": {"Ann": [*ANN[:17], "1-0"]}}, "AUA-6"),
    (before_the_deal, {"hands": {"Bob": BOB, "Cem": CEM}, "aside": ["8-9"]}, "AUA-6"),
]


@pytest.mark.parametrize(("table", "deal", "clause"), DEALS)
def test_the_first_row_that_applies_is_cited_for_a_deal(table, deal, clause):
    table = table()
    before = table.game.position
    assert table.rule("deal", **deal).clause == clause
    assert table.game.position is before


@pytest.mark.parametrize(("aside", "clause"), [(3, None), (4, "AUA-5")])
def test_with_four_players_three_cards_may_lie_aside(aside, clause):
    cards = ["6-6", "7-7", "8-8", "9-9"][:aside]
    assert Table(FOUR).rule("deal", aside=cards).clause == clause


@pytest.mark.parametrize(("cards", "clause"), [(13, None), (18, "AUA-4")])
def test_with_four_players_a_hand_has_thirteen_cards(cards, clause):
    hand = [*ANN, "6-6"][:cards]
    assert Table(FOUR).rule("deal", hands={"Dee": hand}).clause == clause


def test_a_hidden_hand_lays_no_more_cards_than_it_has_left():
    table = Table(FOUR)
    assert table.rule("deal").legal
    assert table.play("Ann", "0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8 0-9", 10).legal
    table.passes("Bob", "Cem", "Dee", "Ann")
    assert table.play("Ann", "2-9 3-9 4-9 5-9").clause == "AUA-15"
    assert table.play("Ann", "2-9 2-8 4-9 5-9").clause == "AUA-15"
    assert table.play("Ann", "2-9 3-9 4-9").legal


@pytest.mark.parametrize("cards", ["0-0 0-1 0-3 0-5", "5-0 3-0 1-0 0-0"])
@pytest.mark.parametrize("count", [4, 5])
def test_a_set_with_a_double_may_stand_for_one_card_more(cards, count):
    table = sample_table()
    assert table.play("Ann", cards, count).legal
    assert table.state["count"] == count


def test_who_follows_need_not_say_how_the_double_counts():
    table = sample_table()
    assert table.play("Ann", "0-0 0-1", 3).legal
    assert table.play("Bob", "7-7 7-8").legal
    assert table.state["count"] == 3
