"""Aggravation cards on a table of Schwupps: each is told once, and a push beside one is never a free one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Undo
from companion.games.schwupps.table.places import BOX, NEXT, PILES, SLOTS
from tests.games.schwupps.table.laid_out import (
    AGGRAVATION,
    LAID_OUT,
    NAMES,
    UPPER_PUSHED,
    arm_of,
    sighting,
    with_last_card,
)
from vision.sightings import Place, Sightings

LOWER_PUSHED = {**LAID_OUT, NEXT: "-1", SLOTS[1][0]: "+2", SLOTS[1][1]: "-2"}
BOTH_PUSHED = {**UPPER_PUSHED, NEXT: "either", SLOTS[1][0]: "-1", SLOTS[1][1]: "-2"}
ON_IT = sighting(BOX, "aggravation", off=12.0)
GIFT = {"event": "aggravate", "player": "Kim", "row": 0, "next": "-1", "give": "Alex"}


@pytest.fixture
def aggravated(table):
    """Kim has laid an aggravation card and pushed the upper row; the card lies there still."""
    table.see(UPPER_PUSHED, 0, AGGRAVATION)
    assert table.answer("Alex") == GIFT
    return table


@pytest.mark.parametrize("before", [True, False], ids=["laid before the push", "laid with the push"])
def test_a_push_beside_a_card_that_covers_one_told_before_is_asked_about(aggravated, before):
    if before:
        assert aggravated.see(UPPER_PUSHED, 0, ON_IT) is None
        assert aggravated.asked is None
    assert aggravated.see(BOTH_PUSHED, 0, ON_IT) is None
    assert aggravated.asked == ("question-aggravation", ("yes", "no"), True)
    assert aggravated.answer("yes") is None
    assert aggravated.answer("Leah") == {**GIFT, "row": 1, "next": "either", "give": "Leah"}


def test_a_card_told_before_that_was_only_pushed_aside_is_not_asked_about_twice(aggravated):
    aggravated.see(BOTH_PUSHED, 0, ON_IT)
    assert aggravated.answer("no") == {"event": "schwupp", "player": "Kim", "row": 1, "next": "either"}
    third = {**BOTH_PUSHED, NEXT: "number", SLOTS[0][0]: "either", SLOTS[0][1]: "+2"}
    assert aggravated.see(third, 0, ON_IT)["event"] == "schwupp"


def test_a_push_beside_a_card_that_was_told_and_lies_where_it_lay_is_a_schwupp(aggravated):
    assert aggravated.see(BOTH_PUSHED, 0, AGGRAVATION)["event"] == "schwupp"


def test_a_card_whose_gift_was_refused_counts_for_the_push_that_is_made_instead(table):
    table.see(UPPER_PUSHED, 0, AGGRAVATION)
    table.answer("Kim")
    assert table.ruling.clause == "SCH-35"
    assert table.see(UPPER_PUSHED, 0, AGGRAVATION) is None
    assert table.asked is None, "it is told once"
    assert table.see(LAID_OUT, 0, AGGRAVATION) is None
    assert (table.reading.in_step, table.reading.notice.key) == (False, "notice-take-up-aggravation")
    assert table.see(LOWER_PUSHED, 0, AGGRAVATION) is None
    assert table.asked[0] == "question-gift"
    assert table.answer("Alex") == {**GIFT, "row": 1}
    assert table.ruling.legal


def test_a_card_taken_up_after_its_gift_was_refused_is_forgotten(table):
    table.see(UPPER_PUSHED, 0, AGGRAVATION)
    table.answer("Kim")
    assert table.see(LAID_OUT, 0) is None
    assert table.reading.in_step
    assert table.see(LOWER_PUSHED, 0)["event"] == "schwupp"


def test_a_card_whose_push_was_undone_counts_for_the_push_that_is_made_instead(aggravated):
    aggravated.apply(Undo())
    assert aggravated.see(UPPER_PUSHED, 0, AGGRAVATION) is None
    assert aggravated.asked is None, "it is told once"
    assert aggravated.see(LAID_OUT, 0, AGGRAVATION) is None
    assert not aggravated.reading.in_step
    assert aggravated.see(LOWER_PUSHED, 0, AGGRAVATION) is None
    assert aggravated.answer("Leah") == {**GIFT, "row": 1, "give": "Leah"}


def test_a_card_that_is_in_the_box_when_its_push_is_undone_is_not_missed(aggravated):
    aggravated.see(UPPER_PUSHED, 0)
    aggravated.apply(Undo())
    assert aggravated.see(LAID_OUT, 0) is None
    assert aggravated.reading.in_step
    assert aggravated.see(LOWER_PUSHED, 0, AGGRAVATION) is None
    assert aggravated.asked[0] == "question-gift"


def test_a_last_card_that_was_refused_is_told_once():
    made = with_last_card(2)
    assert made.see(LAID_OUT, 2, AGGRAVATION) == {"event": "aggravate", "player": "Alex"}
    assert made.ruling.clause == "SCH-16"
    assert made.see(LAID_OUT, 2, AGGRAVATION) is None
    assert made.asked is None
    assert not made.reading.in_step
    assert made.see(LAID_OUT, 2) is None
    assert made.reading.in_step


def test_a_card_that_nobody_laid_is_not_asked_about_again(table):
    assert table.see(LAID_OUT, None, AGGRAVATION) is None
    assert table.asked == ("question-who-aggravated", (*NAMES, ""), True)
    assert table.answer("") is None
    assert table.asked is None
    assert table.reading.in_step
    assert table.see(LAID_OUT, None, AGGRAVATION) is None
    assert table.asked is None


def test_that_nobody_laid_a_number_says_nothing_of_the_card_beside_it(table):
    misread = {**LAID_OUT, PILES[0][0]: "green-6"}
    assert table.see(misread, None, AGGRAVATION) is None
    assert table.asked[0] == "question-who-laid"
    assert table.answer("") is None
    assert table.asked[0] == "question-who-aggravated"
    assert table.answer("Kim") is None
    assert table.see({**UPPER_PUSHED, PILES[0][0]: "green-6"}, 0, AGGRAVATION) is None
    assert table.asked[0] == "question-gift"


def test_a_number_laid_together_with_a_card_is_told_before_the_push_that_is_still_to_come(table):
    both = {**LAID_OUT, PILES[0][0]: "green-6"}
    assert table.see(both, 0, AGGRAVATION)["card"] == "green-6"
    assert table.see(both, 0, AGGRAVATION) is None
    assert table.reading.notice.key == "notice-push-a-row"


def test_two_cards_of_which_one_is_boxed_leave_the_other_told(table):
    table.show(_with(UPPER_PUSHED, AGGRAVATION), (arm_of(0),))
    table.answer("Alex")
    other = sighting(BOX, "aggravation", off=40.0)
    table.show(_with(BOTH_PUSHED, AGGRAVATION, other), (arm_of(0),))
    table.answer("Alex")
    table.show(_with(BOTH_PUSHED, other), (arm_of(0),))
    third = {**BOTH_PUSHED, NEXT: "number", SLOTS[0][0]: "either", SLOTS[0][1]: "+2"}
    assert table.show(_with(third, other), (arm_of(0),))["event"] == "schwupp"


def _with(codes, *others):
    return Sightings((*(sighting(zone, code) for zone, code in codes.items()), *others))


@pytest.mark.parametrize(
    ("reach", "player"),
    [((-199.0, -252.0), "Kim"), ((SLOTS[0][0].x, SLOTS[0][0].y), "Leah")],
    ids=["somebody moved a glass elsewhere", "somebody reached for the row"],
)
def test_a_push_that_is_seen_part_by_part_is_of_whoever_began_it(table, reach, player):
    begun = {**LAID_OUT, SLOTS[0][1]: "+1"}
    assert table.see(begun, 0, AGGRAVATION) is None
    reached = replace(arm_of(1), reach=Place(*reach, 0.0))
    cards = tuple(sighting(zone, code) for zone, code in UPPER_PUSHED.items())
    assert table.show(Sightings((*cards, AGGRAVATION)), (reached,)) is None
    gives = "Leah" if player != "Leah" else "Alex"
    assert table.answer(gives) == {**GIFT, "player": player, "give": gives}
