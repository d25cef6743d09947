from __future__ import annotations

import copy
import pickle

import pytest

from companion.games.schwupps.rules import NUMBER_CARD, NUMBER_CARDS, SCHWUPPS_CARD, Hand, SchwuppsCard
from tests.games.schwupps.rules.tables import do, game, number


def on(beside, top):
    """The codes of all cards that go on `top` beside that card."""
    kind = SCHWUPPS_CARD[beside]
    return {card.code for card in NUMBER_CARDS if kind.fits(card, NUMBER_CARD[top])}


def every(number):
    return {f"{colour}-{number}" for colour in ("red", "blue", "green", "yellow", "purple")}


@pytest.mark.parametrize(
    ("beside", "top", "due"),
    [
        ("+1", "red-5", 6),
        ("+2", "red-5", 7),
        ("-1", "red-5", 4),
        ("-2", "red-5", 3),
        ("+1", "red-10", 1),
        ("+2", "red-10", 2),
        ("+2", "red-9", 1),
        ("+1", "red-9", 10),
        ("-1", "purple-1", 10),
        ("-2", "red-1", 9),
        ("-2", "red-2", 10),
        ("-1", "red-2", 1),
        ("number", "red-8", 8),
    ],
)
def test_steps_ask_for_one_number_in_any_colour_and_go_round(beside, top, due):
    assert on(beside, top) == every(due)


def test_same_colour_asks_for_any_number_of_that_colour():
    assert on("color", "green-3") == {f"green-{number}" for number in range(1, 11)}


def test_colour_and_or_number_takes_both_kinds():
    assert on("either", "green-3") == on("color", "green-3") | on("number", "green-3")


@pytest.mark.parametrize(("top", "card"), [("purple-1", "blue-10"), ("red-10", "green-2")])
def test_only_one_kind_of_schwupps_card_allows_the_cards_of_the_rules_example(top, card):
    allowing = [kind.code for kind in SchwuppsCard if card in on(kind.code, top)]
    assert allowing == [{"blue-10": "-1", "green-2": "+2"}[card]]


@pytest.mark.parametrize(
    ("row", "slot", "card"), [(0, 0, "red-6"), (0, 1, "red-7"), (1, 0, "red-10"), (1, 1, "red-8")]
)
def test_the_card_laid_is_the_new_top_of_its_pile_only(row, slot, card):
    tops = [["red-5", "red-5"], ["blue-1", "green-10"]]
    tops[row][slot] = card
    state = do(game(), number("Ada", card, row, slot)).position.state()
    assert state["tops"] == tops
    assert state["hand"] == {"Ada": 3, "Ben": 4, "Cem": 4}
    assert state["rows"] == [["+1", "+2"], ["-1", "-2"]]


def test_a_card_copied_or_pickled_is_the_same_card():
    for card in NUMBER_CARDS:
        assert copy.deepcopy(card) is card
        assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301


def test_a_hand_is_the_same_whatever_the_order_of_its_cards():
    one, other = NUMBER_CARD["red-1"], NUMBER_CARD["purple-10"]
    assert Hand.of([other, one], 1) == Hand.of([one, other], 1)
    assert Hand.of([other, one], 1).codes() == ["red-1", "purple-10", "aggravation"]
