"""Cards laid out on a table of Schwupps: a setup, or the running game put back."""

from __future__ import annotations

import pytest

from companion.engines import Undo
from companion.games.schwupps.table.places import NEXT, PILES, SLOTS
from tests.games.schwupps.table.laid_out import (
    LAID_OUT,
    LAY,
    LAYS,
    SETUP,
    Table,
)


def test_nine_cards_are_a_setup_once_it_is_said_who_begins():
    made = Table()
    assert made.see({zone: code for zone, code in LAID_OUT.items() if zone is not NEXT}) is None
    assert made.reading.notice.key == "notice-not-laid-out"
    assert made.see(LAID_OUT) is None
    assert made.asked == ("question-starter", ("Kim", "Leah", "Alex"), False)
    assert made.answer("Leah") == {**SETUP, "starter": "Leah"}
    assert made.see(LAID_OUT) is None, "it is told once"
    assert made.reading.in_step


@pytest.mark.parametrize("zone", [NEXT, SLOTS[0][1], PILES[1][0]], ids=lambda zone: zone.name)
def test_a_card_of_which_nothing_was_seen_is_asked_for_once_all_others_lie(zone):
    others = {other: code for other, code in LAID_OUT.items() if other is not zone}
    fewer = {other: code for other, code in others.items() if other is not PILES[0][1]}
    made = Table()
    assert made.see(fewer, unread=(zone,)) is None
    assert made.reading.notice.key == "notice-not-laid-out", "people are still laying cards"
    assert made.see(others, unread=(zone,)) is None
    assert made.asked == ("question-card-in-zone", (), True)
    made.answer(LAID_OUT[zone])
    assert made.asked[0] == "question-starter"
    assert made.answer("Kim") == SETUP
    assert made.see({**others, PILES[0][0]: "green-6"}, 0, unread=(zone,)) == LAYS, "the word holds"


def test_cards_collected_and_laid_out_anew_are_a_setup_though_a_game_runs(table):
    other = {**LAID_OUT, NEXT: "either", PILES[0][0]: "purple-2"}
    table.see({})
    assert not table.reading.in_step
    table.see(other)
    piles = [["purple-2", "blue-7"], ["green-1", "yellow-10"]]
    assert table.answer("Leah") == {**SETUP, "next": "either", "piles": piles, "starter": "Leah"}
    assert table.ruling.clause == "SCH-15"
    assert table.see(other) is None
    assert table.asked is None, "it is told once"
    table.see(LAID_OUT)
    assert table.asked is None, "the game is laid out again as it lay"
    assert table.reading.in_step
    assert table.see(LAY) == LAYS


def test_a_refused_setup_is_one_again_once_other_cards_lay_there_though_nobody_saw_the_table_bare(table):
    other = {**LAID_OUT, NEXT: "either", PILES[0][0]: "purple-2"}
    table.see({})
    table.see(other)
    table.answer("Leah")
    assert table.ruling.clause == "SCH-15"
    five = dict.fromkeys([*SLOTS[0], *SLOTS[1], NEXT], "-1")
    table.see({**five, PILES[0][0]: "purple-2"})
    assert table.asked is None, "people are still laying cards"
    table.see(other)
    assert table.asked[0] == "question-starter"


@pytest.mark.parametrize("collected", [True, False])
def test_a_game_laid_out_again_and_played_on_before_anybody_looked_is_no_setup(table, collected):
    other = {**LAID_OUT, NEXT: "either", **dict.fromkeys((*SLOTS[0], *SLOTS[1]), "either")}
    table.see({})
    table.see(other)
    table.answer("Leah")
    assert table.ruling.clause == "SCH-15"
    if collected:
        table.see({})
    assert table.see(LAY) == LAYS
    assert table.see(LAY, 1) is None
    assert table.reading.in_step


def test_the_same_cards_collected_and_laid_out_again_may_be_another_setup_or_none(table):
    table.see({})
    table.see(LAID_OUT)
    assert table.asked == ("question-starter", ("Kim", "Leah", "Alex", ""), False)
    assert table.answer("Kim") == SETUP
    assert table.ruling.clause == "SCH-15"
    table.see({})
    table.see(LAID_OUT)
    assert table.asked is None, "put back as it lay"
    assert table.reading.in_step
    table.see({})
    table.see(LAID_OUT)
    assert table.answer("") is None
    assert table.reading.in_step
    assert table.see(LAY) == LAYS


def test_a_setup_that_is_taken_back_is_not_told_again_as_it_lies(table):
    table.apply(Undo())
    assert table.see(LAID_OUT, 1) is None
    assert table.asked is None
    table.see({})
    table.see(LAID_OUT)
    assert table.answer("Alex") == {**SETUP, "starter": "Alex"}
