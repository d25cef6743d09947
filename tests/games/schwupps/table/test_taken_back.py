"""Number cards that people take off a pile again though nobody has taken the play back."""

from __future__ import annotations

import pytest

from companion.engines import Undo
from companion.games.schwupps.table.places import NEXT, PILES, SLOTS
from tests.games.schwupps.table.laid_out import AGGRAVATION, LAID_OUT, LAY, LAYS, NAMES, UPPER_PUSHED, Table

PILE = PILES[0][1]
LAID = {**LAID_OUT, PILE: "red-7"}
TWIN = {"event": "number", "player": "Kim", "card": "blue-7", "row": 0, "slot": 1}
ASKED = ("question-another", ("yes", "no"), True)
GONE = ("notice-card-gone", {"colour": "red", "number": 7, "zone": "pile-0-1"})


@pytest.fixture
def laid(table):
    """Kim has laid a red 7 on the blue one, beside “number”."""
    assert table.see(LAID, off={PILE: 12.0})["card"] == "red-7"
    assert table.ruling.legal
    return table


def gone(table):
    """What is said while a card is missing that should lie on top."""
    assert not table.reading.in_step
    assert table.reading.notice is not None
    return table.reading.notice.key, dict(table.reading.notice.facts)


@pytest.mark.parametrize(
    ("off", "player"),
    [
        pytest.param(0.0, 0, id="what lay beneath lies as it lay"),
        pytest.param(4.5, 0, id="what lay beneath was pushed a little"),
        pytest.param(0.0, 1, id="somebody else took it"),
        pytest.param(0.0, None, id="nobody's arm was seen"),
    ],
)
def test_a_card_that_is_gone_again_is_no_play_of_the_one_beneath(laid, off, player):
    assert laid.see(LAID_OUT, player, off={PILE: off}) is None
    assert laid.asked == ASKED
    assert laid.answer("no") is None
    assert (laid.asked, gone(laid)) == (None, GONE)
    assert laid.see(LAID_OUT, player, off={PILE: off}) is None
    assert (laid.asked, gone(laid)) == (None, GONE), "it is asked once"


def test_a_second_card_like_the_one_beneath_is_told_once_people_say_so(laid):
    assert laid.see(LAID_OUT, 0) is None
    assert laid.answer("yes") == TWIN
    assert laid.see(LAID_OUT, 0) is None
    assert laid.reading.in_step


def test_a_second_card_like_the_one_beneath_that_no_arm_brought_is_of_whoever_says_so(laid):
    laid.see(LAID_OUT, None)
    assert laid.answer("yes") is None
    assert laid.asked == ("question-who-laid", (*NAMES, ""), True)
    assert laid.answer("Leah") == {**TWIN, "player": "Leah"}


def test_a_second_card_that_lies_elsewhere_than_the_one_beneath_is_told_without_a_question(laid):
    assert laid.see(LAID_OUT, 0, off={PILE: -9.0}) == TWIN


def test_a_second_card_like_one_covered_in_an_earlier_turn_is_told_where_it_lies_a_little_elsewhere(laid):
    """Whoever takes a card back does it at once; later it is two cards that look alike."""
    laid.end(0)
    assert laid.see(LAID_OUT, 1, off={PILE: 4.5}) == {**TWIN, "player": "Leah"}


def test_a_second_card_like_one_that_lay_deeper_in_an_earlier_turn_is_told(laid):
    laid.end(0)
    assert laid.see({**LAID_OUT, PILE: "green-7"}, 1, off={PILE: -9.0})["card"] == "green-7"
    assert laid.ruling.legal
    assert laid.see(LAID_OUT, 1) == {**TWIN, "player": "Leah"}


@pytest.mark.parametrize("answered", [True, False])
def test_once_the_play_is_taken_back_too_all_lies_as_it_should(laid, answered):
    laid.see(LAID_OUT, 0)
    if answered:
        laid.answer("no")
    laid.apply(Undo())
    assert laid.see(LAID_OUT, None) is None, "as it is looked at again at once"
    assert (laid.reading.in_step, laid.asked) == (True, None)
    assert laid.see(LAY, 0)["card"] == "green-6"


def test_a_card_that_is_laid_back_is_no_play(laid):
    laid.see(LAID_OUT, 0)
    laid.answer("no")
    assert laid.see(LAID, 0, off={PILE: 3.0}) is None
    assert laid.reading.in_step
    assert laid.asked is None


def test_a_card_that_is_moved_to_another_pile_is_not_laid_once_more(laid):
    moved = {**LAID_OUT, PILES[0][0]: "red-7"}
    assert laid.see(moved, 0) is None
    assert laid.asked == ASKED
    assert laid.answer("no") is None
    assert gone(laid) == GONE
    assert laid.see(moved, 1) is None
    assert gone(laid) == GONE


def test_other_cards_are_told_while_one_is_gone(laid):
    laid.see(LAID_OUT, 0)
    laid.answer("no")
    assert laid.see(LAY, 0)["card"] == "green-6"
    assert laid.see(LAY, 0) is None
    assert gone(laid) == GONE


@pytest.mark.parametrize("answered", [True, False])
def test_what_is_laid_instead_of_a_card_that_is_gone_is_told_once_that_is_taken_back(laid, answered):
    laid.see(LAID_OUT, 0)
    if answered:
        laid.answer("no")
    instead = {**LAID_OUT, PILE: "green-7"}
    assert laid.see(instead, 0) is None
    assert gone(laid) == GONE
    assert laid.reader.explanation(laid.game.position).event is None
    undone = laid.game.rule(Undo()).position
    assert laid.reader.explanation(undone).event.card.code == "green-7"


def test_that_the_table_is_right_without_the_card_means_that_its_play_is_taken_back(laid):
    laid.see(LAID_OUT, 0)
    explained = laid.reader.explanation(laid.game.position)
    assert (explained.event, explained.in_step) == (Undo(), False)


def test_that_the_table_is_right_without_a_card_of_an_earlier_play_is_explained_by_none(laid):
    laid.see({**LAY, PILE: "red-7"}, 0)
    assert laid.ruling.legal
    laid.see(LAY, 0)
    assert laid.reader.explanation(laid.game.position).event is None


def test_two_cards_of_a_turn_that_are_gone_again_are_no_play_of_the_one_beneath_both(laid):
    laid.see({**LAID_OUT, PILE: "green-7"}, 0, off={PILE: -12.0})
    assert laid.ruling.legal
    assert laid.see(LAID_OUT, 0) is None
    assert laid.asked == ASKED
    laid.answer("no")
    assert gone(laid) == (GONE[0], {**GONE[1], "colour": "green"})


def test_a_card_beneath_another_that_was_undone_is_laid_again_without_a_question(laid):
    laid.apply(Undo())
    assert laid.see(LAID_OUT, 0) is None
    assert laid.see(LAID, 0, off={PILE: 12.0})["card"] == "red-7"


def test_a_refused_card_that_is_taken_off_is_no_play_though_what_lay_beneath_was_pushed(table):
    table.see({**LAID_OUT, PILE: "blue-8"}, 0, off={PILE: 12.0})
    assert table.ruling.clause == "SCH-23"
    assert table.see(LAID_OUT, 0, off={PILE: 9.0}) is None
    assert (table.asked, table.reading.in_step) == (None, True)
    assert table.see(LAID, 0)["card"] == "red-7"


def test_a_refused_card_stays_so_when_another_one_laid_with_it_is_accepted(table):
    both = {**LAY, PILE: "blue-8"}
    table.see({**both, PILES[0][0]: "red-5"}, 0)
    assert table.ruling.clause == "SCH-23"
    assert table.see(both, 0)["card"] == "green-6"
    assert table.ruling.legal
    assert table.see(LAY, 0) is None
    assert table.reading.in_step
    pushed = {**UPPER_PUSHED, PILES[0][0]: "green-6"}
    assert table.see(pushed, 0)["event"] == "schwupp"
    assert table.see({**pushed, PILE: "blue-8"}, 0)["card"] == "blue-8", "it fits beside +1"
    assert table.ruling.legal


def test_a_push_that_is_put_back_is_no_play_and_once_it_is_taken_back_all_lies_as_it_should(table):
    table.see(UPPER_PUSHED)
    assert table.see(LAID_OUT, 0) is None
    assert (table.asked, table.reading.in_step) == (None, False)
    table.apply(Undo())
    assert table.see(LAID_OUT, None) is None, "as it is looked at again at once"
    assert table.reading.in_step
    assert table.see(UPPER_PUSHED)["event"] == "schwupp"


def test_that_nobody_laid_a_card_says_nothing_of_another_that_was_refused(table):
    wrong = {**LAID_OUT, PILE: "blue-8"}
    table.see(wrong)
    assert not table.ruling.legal
    assert table.see({**wrong, PILES[0][0]: "green-6"}, None) is None
    assert table.answer("") is None
    assert not table.reading.in_step, "the refused one lies there still"
    assert table.see({**LAID_OUT, PILES[0][0]: "green-6"}, 0) is None
    assert table.reading.in_step


def test_a_card_that_somebody_told_of_and_took_back_before_it_was_laid_is_told_when_it_is_laid(table):
    table.tell(LAYS)
    table.apply(Undo())
    assert table.see(LAID_OUT, None) is None
    assert table.reading.in_step
    assert table.see(LAY, 0) == LAYS


TURNED_BACK = {**LAID_OUT, NEXT: "+2", SLOTS[0][0]: "+1", SLOTS[0][1]: "+2"}
"""Where a push turns up a +1, the same cards put back look like another push of the row."""
ONCE_MORE = ("question-pushed-again", ("yes", "no"), True)


@pytest.fixture
def pushed():
    """Kim has pushed the upper row by an aggravation card, which is in the box."""
    made = Table()
    made.see(TURNED_BACK)
    made.answer("Kim")
    made.see(PUSHED, 0, AGGRAVATION)
    made.answer("Alex")
    assert made.ruling.legal
    assert made.see(PUSHED, 0) is None
    return made


PUSHED = {**TURNED_BACK, NEXT: "+1", SLOTS[0][0]: "+2", SLOTS[0][1]: "+1"}


def test_a_push_that_is_put_back_and_looks_like_another_one_is_asked_about(pushed):
    assert pushed.see(TURNED_BACK, 0) is None
    assert pushed.asked == ONCE_MORE
    assert pushed.answer("no") is None
    assert (pushed.asked, pushed.reading.in_step) == (None, False)
    assert pushed.see(TURNED_BACK, 0) is None
    assert not pushed.reading.in_step
    pushed.apply(Undo())
    assert pushed.see(TURNED_BACK, None) is None
    assert pushed.reading.in_step


def test_another_push_that_looks_as_if_the_last_one_was_put_back_is_told_once_people_say_so(pushed):
    assert pushed.see(TURNED_BACK, 0) is None
    assert pushed.answer("yes") == {"event": "schwupp", "player": "Kim", "row": 0, "next": "+2"}
    assert pushed.see(TURNED_BACK, 0) is None
    assert pushed.reading.in_step


def test_a_row_of_twins_that_is_put_back_is_asked_about():
    made = Table()
    alike = {**LAID_OUT, **dict.fromkeys((NEXT, *SLOTS[0], *SLOTS[1]), "+1")}
    made.see(alike)
    made.answer("Kim")
    moved = {SLOTS[1][0]: 6.0, SLOTS[1][1]: -6.0}
    assert made.see(alike, 0, off=moved)["event"] == "schwupp"
    assert made.see(alike, 0) is None
    assert made.asked == ONCE_MORE


def test_a_push_in_the_next_turn_is_not_asked_about(pushed):
    pushed.end(0)
    assert pushed.see(TURNED_BACK, 1) == {"event": "schwupp", "player": "Leah", "row": 0, "next": "+2"}
