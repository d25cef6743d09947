"""Two cards that come to lie on one pile before anybody has looked: the lower one just peeps out."""

from __future__ import annotations

import pytest

from companion.games.schwupps.table import SchwuppsReader
from companion.games.schwupps.table.places import PILES
from tests.games.schwupps.table.laid_out import LAID_OUT, LAYS, NAMES, Table, sighting

PILE = PILES[0][0]
TWO = {**LAID_OUT, PILE: "green-7"}
"""A green 7 lies on a green 6, that on the red 5 beside +1."""
LOWER = sighting(PILE, "green-6", off=14.0, partial=True)
OLD = sighting(PILE, "red-5", off=-14.0, partial=True)
ASKED = ("question-two-at-once", ("yes", "no"), True)
UPPER_LAID = {**LAYS, "card": "green-7"}


def test_both_are_told_the_lower_one_first_once_people_say_so(table):
    assert table.see(TWO, 0, LOWER, OLD) is None
    assert table.asked == ASKED
    assert table.answer("yes") == LAYS
    assert table.ruling.legal
    assert table.see(TWO, None, LOWER, OLD) == UPPER_LAID
    assert table.ruling.legal
    assert table.see(TWO, 1, LOWER, OLD) is None
    assert table.reading.in_step


def test_where_no_arm_was_seen_it_is_asked_who_laid_the_lower_one(table):
    table.see(TWO, None, LOWER)
    assert table.answer("yes") is None
    assert table.asked == ("question-who-laid", (*NAMES, ""), True)
    assert table.answer("Leah") == {**LAYS, "player": "Leah"}


def test_a_strip_that_people_say_is_no_card_of_this_visit_is_not_asked_about_again(table):
    table.see(TWO, 0, LOWER)
    assert table.answer("no") == UPPER_LAID
    assert table.see({**TWO, PILE: "green-8"}, 0, LOWER)["card"] == "green-8"


@pytest.mark.parametrize("legal", [True, False])
def test_what_is_known_to_lie_beneath_is_not_asked_about(table, legal):
    """Be it a card that was told, or one that was refused and lies there still."""
    card = "green-6" if legal else "green-9"
    table.see({**LAID_OUT, PILE: card}, 0, OLD)
    assert table.ruling.legal is legal
    beneath = sighting(PILE, card, off=20.0, partial=True)
    assert table.see(TWO, 0, beneath, OLD)["card"] == "green-7"


def test_a_strip_of_a_card_that_lies_beneath_and_was_not_found_for_a_while_is_not_asked_about(table):
    table.see({**LAID_OUT, PILE: "green-6"}, 0, OLD)
    table.see({**LAID_OUT, PILE: "green-6"}, 1)
    assert table.see(TWO, 0, OLD) == UPPER_LAID


def test_a_card_that_lay_there_when_the_cards_were_set_out_is_not_asked_about():
    table = Table()
    table.see(LAID_OUT, 0, LOWER)
    table.answer("Kim")
    assert table.see(TWO, 0, LOWER)["card"] == "green-7"


def test_of_a_game_that_is_taken_up_nobody_knows_what_lies_beneath(table):
    table.see({**LAID_OUT, PILE: "green-6"})
    table.reader = SchwuppsReader(table.game.position)
    assert table.see(TWO, 0, OLD)["card"] == "green-7"


def test_of_two_cards_the_lower_one_may_be_refused_and_both_are_taken_up(table):
    wrong = sighting(PILE, "purple-3", off=14.0, partial=True)
    table.see(TWO, 0, wrong)
    assert table.answer("yes")["card"] == "purple-3"
    assert table.ruling.clause == "SCH-21"
    assert table.see(LAID_OUT, 0) is None
    assert table.reading.in_step


def test_a_second_card_like_the_one_beneath_is_told_where_the_top_peeps_out_from_under_it(table):
    table.see({**LAID_OUT, PILE: "green-6"}, 0, off={PILE: 14.0})
    assert table.see(LAID_OUT, 0, LOWER) == {**LAYS, "card": "red-5"}
    assert table.see({**LAID_OUT, PILE: "green-6"}, 0, off={PILE: 14.0}) is None
    assert table.reading.in_step
