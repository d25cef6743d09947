"""Who may open a hand, and with which double: all hands known, some, none (AUA-11, AUA-12)."""

from __future__ import annotations

import pytest

from tests.engines.effects import brought
from tests.games.auf_und_ab.rules.table import FOUR, SAMPLE_DEAL, Table, hand_with

DOUBLES = [f"{digit}-{digit}" for digit in range(10)]


def four(aside: str = "", **hands: str) -> Table:
    """Four players of whom some have known hands, each with no other doubles than those given."""
    table = Table(FOUR)
    taken = set(" ".join((aside, *hands.values())).split())
    named = {}
    for player, cards in hands.items():
        named[player] = hand_with(cards, 13, taken)
        taken |= set(named[player])
    assert table.rule("deal", hands=named, aside=aside.split()).legal
    return table


@pytest.mark.parametrize(
    ("aside", "hands", "opener"),
    [
        ("", {}, None),
        ("0-0", {}, None),
        ("0-0 1-1 2-2", {}, None),
        ("", {"Bob": "0-0"}, "Bob"),
        ("", {"Bob": "1-1"}, None),
        ("0-0", {"Bob": "1-1"}, "Bob"),
        ("0-0 1-1", {"Bob": "2-2", "Dee": "3-3"}, "Bob"),
        ("0-0 2-2", {"Bob": "2-3", "Dee": "1-1"}, "Dee"),
        ("1-1 2-2 3-3", {"Bob": "4-4"}, None),
        ("1-1 2-2 3-3", {"Bob": "0-0"}, "Bob"),
        ("0-0 1-1 2-2", {"Bob": "3-3 4-4", "Cem": "5-5"}, "Bob"),
        ("0-0 1-1 2-2", {"Bob": "4-4", "Cem": "5-5", "Dee": "6-6"}, None),
        ("0-1 0-2 0-3", {"Ann": "1-1", "Bob": "4-4", "Cem": "5-5"}, None),
    ],
)
def test_the_opener_is_known_when_a_named_hand_holds_the_lowest_double_not_known_aside(aside, hands, opener):
    assert four(aside, **hands).state["to_move"] == opener


@pytest.mark.parametrize("aside", [[], ["6-6"]])
def test_with_all_hands_known_the_holder_of_the_lowest_double_opens(aside):
    table = Table()
    assert table.rule("deal", hands=SAMPLE_DEAL, aside=aside).legal
    assert table.state["to_move"] == "Ann"


def test_with_all_hands_known_a_double_in_none_of_them_lies_aside():
    hands = dict(SAMPLE_DEAL, Ann=["6-6", *SAMPLE_DEAL["Ann"][1:]])
    table = Table()
    assert table.rule("deal", hands=hands).legal
    assert table.state["to_move"] == "Cem"
    assert table.play("Ann", "4-4", 1).clause == "AUA-13"
    assert table.play("Cem", "2-2", 1).clause == "AUA-11"
    assert table.play("Cem", "1-1", 1).legal


def test_a_last_hand_that_could_be_worked_out_stays_hidden():
    table = Table()
    known = {name: SAMPLE_DEAL[name] for name in ("Bob", "Cem")}
    assert table.rule("deal", hands=known, aside=["6-6"]).legal
    assert table.state["to_move"] is None
    assert table.play("Cem", "1-1", 1).legal  # 0-0 must be Ann's, but nobody counts that


@pytest.mark.parametrize(
    ("player", "cards", "clause"),
    [
        ("Ann", "2-2", "AUA-11"),  # not her own lowest
        ("Ann", "1-1", None),  # 0-0 may lie aside
        ("Ann", "1-1 1-2", None),
        ("Bob", "3-3", "AUA-11"),  # Ann holds a lower one
        ("Cem", "0-0", None),  # hidden
        ("Cem", "4-4", "AUA-11"),  # Ann holds a lower one
        ("Cem", "2-2", "AUA-15"),  # that is Ann's
        ("Cem", "0-0 0-4", None),
        ("Dee", "5-5", "AUA-11"),
        ("Dee", "0-4", "AUA-11"),  # no double
    ],
)
def test_an_unknown_opener_must_not_be_contradicted_by_a_named_hand(player, cards, clause):
    table = four(Ann="1-1 2-2 1-2", Bob="3-3")
    assert table.state["to_move"] is None
    assert table.play(player, cards, 2).clause == clause


def test_a_named_hand_without_a_double_cannot_open():
    table = four(Ann="0-1")
    hand = table.game.accepted[0].hands[0]
    assert all(card.low != card.high for card in hand)
    assert table.play("Ann", "0-1").clause == "AUA-11"
    assert table.play("Bob", "9-9", 1).legal


def test_a_named_opener_keeps_the_others_waiting_even_where_hands_are_hidden():
    table = four(Bob="0-0 4-4")
    assert table.play("Cem", "1-1", 1).clause == "AUA-13"
    assert table.rule("pass", player="Cem").clause == "AUA-13"
    assert table.play("Bob", "4-4", 1).clause == "AUA-11"
    assert table.play("Bob", "0-0", 1).legal


def test_a_lower_double_that_turns_up_later_changes_nothing():
    table = Table(FOUR)
    assert table.rule("deal").legal
    assert table.play("Ann", "5-5", 1).legal
    table.passes("Bob", "Cem", "Dee", "Ann")
    assert table.play("Ann", "0-0", 1).legal
    assert table.play("Bob", "1-1", 1).legal


def test_only_the_first_set_of_a_hand_needs_a_double():
    table = Table(FOUR)
    assert table.rule("deal").legal
    assert table.play("Dee", "5-5", 1).legal
    table.passes("Ann", "Bob", "Cem", "Dee")
    assert table.play("Dee", "0-1 0-2").legal


@pytest.mark.parametrize("double", DOUBLES)
def test_a_wholly_hidden_hand_may_open_with_any_double(double):
    table = Table(FOUR)
    assert table.rule("deal").legal
    assert table.play("Cem", double, 2).legal
    assert table.state["to_move"] == "Dee"


@pytest.mark.parametrize("double", DOUBLES[3:])
def test_cards_aside_are_nobodys_double(double):
    table = four("0-0 1-1 2-2")
    assert table.play("Ann", "0-0", 1).clause == "AUA-15"
    assert table.play("Ann", double, 1).legal


def test_who_opened_is_forgotten_when_the_opening_is_taken_back():
    table = Table(FOUR)
    assert table.rule("deal").legal
    assert table.play("Ann", "5-5", 1).legal
    assert table.rule("undo").legal
    assert table.state["to_move"] is None
    assert table.play("Bob", "5-5", 1).legal


def test_what_was_known_of_the_last_hand_does_not_count():
    table = Table(end={"hands": 2})
    zeros, nines = "0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8 0-9", "9-1 9-2 9-3 9-4 9-5 9-6 9-7 9-8"
    assert table.rule("deal", hands={"Ann": f"{zeros} {nines}".split()}).legal
    assert table.play("Ann", zeros, 10).legal
    table.passes("Bob", "Cem", "Ann")
    assert brought(table.play("Ann", nines)) == ("hand_over",)
    assert table.rule("deal").legal
    assert table.state["to_move"] is None
    assert table.play("Cem", "0-0 0-1", 2).legal
