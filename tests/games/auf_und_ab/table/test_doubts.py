"""Cards of Auf und Ab that the eye is not sure of, or overlooked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Undo
from companion.games.auf_und_ab.table.questions import NO_NEW_CARD
from companion.table.inputs import Action
from companion.table.reading import Reading
from tests.games.auf_und_ab.table.laid_out import ONES, OPENING, card, fan, play
from vision.sightings import Place, UnknownSighting


def test_a_card_of_an_illegal_set_that_only_may_lie_there_still_is_asked_about(opened):
    lower = fan("1-3", "2-4", y=-60.0)
    assert opened.see(*OPENING, *lower, arms=(1,)) == play("Wolfgang", "1-3", "2-4")
    assert not opened.ruling.legal
    left = replace(lower[0], confidence=0.5, candidates=(("1-3", 0.99),))
    assert opened.see(*OPENING, left, arms=(1,)) is None
    assert opened.reading.question.text.key == "aua-ask-card"
    assert opened.answer(NO_NEW_CARD) is None
    assert opened.reading.in_step


@pytest.mark.parametrize(("covered", "asked"), [(True, False), (False, True)])
def test_a_doubtful_strip_in_a_round_that_is_undone_is_of_that_round(opened, covered, asked):
    for seat in (1, 2, 0):
        opened.press(Action.PASS, seat)
    assert opened.see(arms=(0,)) is None
    opened.apply(Undo())
    strip = replace(card(None, 60.0, 20.0, "1-3", "0-3"), partial=covered)
    opened.see(*OPENING[:2], strip, arms=(0,))
    assert (opened.reading.question is not None) == asked


@pytest.mark.parametrize(
    ("x", "covered", "seen"),
    [
        pytest.param(20.0, True, [], id="in the row that came back"),
        pytest.param(20.0, False, ["5-5"], id="in full view"),
        pytest.param(-110.0, True, ["5-5"], id="elsewhere"),
    ],
)
def test_a_covered_strip_of_a_round_that_is_undone_is_no_new_card_however_it_is_read(
    opened, x, covered, seen
):
    for seat in (1, 2, 0):
        opened.press(Action.PASS, seat)
    opened.see(arms=(0,))
    opened.apply(Undo())
    strip = replace(card("5-5", x, 90.0), partial=covered)
    told = opened.see(OPENING[0], strip, OPENING[2], arms=(0,))
    assert (told["cards"] if told else []) == seen


def test_a_fan_laid_on_a_round_that_is_undone_is_new_with_its_covered_cards(opened):
    for seat in (1, 2, 0):
        opened.press(Action.PASS, seat)
    opened.see(arms=(0,))
    opened.apply(Undo())
    under, between, top = fan("5-5", "5-6", "5-7", x=20.0, y=100.0)
    covered = (replace(under, partial=True), replace(between, partial=True))
    told = opened.see(OPENING[0], *covered, top, arms=(0,))
    assert told["cards"] == ["5-5", "5-6", "5-7"]


def test_of_two_cards_read_alike_the_new_one_is_asked_about(opened):
    assert opened.see(*OPENING, card("0-1", -90.0), arms=(1,)) is None
    assert opened.reading.question.doubt
    assert opened.answer("5-6") == play("Wolfgang", "5-6")


def test_a_card_that_wandered_alone_is_another_one(opened):
    moved = (OPENING[0], card("0-1", -110.0), OPENING[2])
    assert opened.see(*moved, arms=(1,)) is None
    assert opened.answer("4-4")["cards"] == ["4-4"]


def test_a_doubtful_card_is_asked_about_with_possible_look_alikes_first(opened):
    doubtful = card(None, -50.0, 0.0, "0-3", "1-5", "1-6")
    assert opened.see(*OPENING, *fan("1-3", "1-4", x=-90.0), doubtful, arms=(1,)) is None
    question = opened.reading.question
    assert [choice.value for choice in question.choices[: question.likely]] == ["1-5", "1-6"]
    assert len(question.choices) == 55 - 2 + 1, "every card but those beside it, and that none is new"
    assert opened.answer("1-6") == play("Wolfgang", "1-3", "1-4", "1-6")
    assert opened.see(*OPENING, *fan("1-3", "1-4", x=-90.0), doubtful) is None


def test_two_doubtful_cards_are_asked_about_one_after_the_other(opened):
    doubtful = (card(None, -90.0), card(None, -70.0))
    opened.see(*OPENING, *doubtful, card("1-4", -50.0), arms=(1,))
    assert opened.answer("1-3") is None
    assert dict(opened.reading.question.text.facts)["cards"] == ("1-3", "1-4")
    assert opened.answer("1-5") == play("Wolfgang", *ONES)


@pytest.mark.parametrize(
    "misread",
    [
        pytest.param((*OPENING, card(None, -50.0, 0.0, "1-6", "1-7")), id="unlikely"),
        pytest.param((*OPENING, card("0-1", -50.0)), id="like another card"),
        pytest.param((OPENING[0], card("0-1", -50.0), OPENING[2]), id="a card that lay elsewhere"),
    ],
)
def test_what_somebody_has_named_is_not_asked_about_again_whatever_it_is_read_as(opened, misread):
    assert opened.see(*misread, *fan("1-3", "1-4", x=-90.0), arms=(1,)) is None
    assert opened.answer("1-5") == play("Wolfgang", *ONES)
    assert opened.see(*misread, *fan("1-3", "1-4", x=-90.0), arms=(2,)) is None
    assert opened.reading == Reading()


def test_whose_arm_was_there_before_a_doubt_that_is_no_card_laid_nothing_after_it(opened):
    opened.see(*OPENING, card(None, -90.0, 0.0, "2-4"), arms=(1,))
    assert opened.answer(NO_NEW_CARD) is None
    assert opened.see(*OPENING, *fan(*ONES, x=-20.0), arms=(2,)) == play("Petra", *ONES)


def test_what_was_said_of_a_card_that_was_lifted_is_forgotten(opened):
    doubtful = (card(None, -90.0), card(None, -70.0))
    opened.see(*OPENING, *doubtful, card("1-4", -50.0), arms=(1,))
    assert opened.answer("1-3") is None
    assert opened.see(*OPENING, doubtful[0], card("1-4", -50.0), arms=(1,)) is None
    assert dict(opened.reading.question.text.facts)["cards"] == ("1-4",)
    assert opened.answer("1-5") == play("Wolfgang", "1-4", "1-5")


def test_what_was_said_of_a_set_that_was_lifted_is_forgotten(opened):
    for seat in (1, 2, 0):
        opened.press(Action.PASS, seat)
    opened.see()
    opened.see(*fan("3-3", x=-20.0), arms=(2, 1))
    assert opened.answer("Petra") is None
    assert opened.reading.question.text.key == "aua-ask-count"
    assert opened.see(*fan("4-4", x=-20.0), arms=(0,)) is None
    assert opened.reading.question.text.key == "aua-ask-count"
    assert dict(opened.reading.question.text.facts)["player"] == "Harald"


def test_what_was_overlooked_in_a_set_that_was_lifted_is_asked_for_no_more(opened):
    opened.see(*OPENING, *fan("1-5"), arms=(1,), overlooked=(strip(-30.0),))
    assert opened.see(*OPENING, arms=(1,)) is None
    assert opened.reading == Reading()


def test_a_doubt_that_people_are_asked_about_does_not_vanish_by_itself(opened):
    doubt = card(None, -70.0, 0.0, "1-5", "1-6")
    opened.see(*OPENING, *fan("1-3", "1-4", x=-110.0), doubt, arms=(1,))
    assert opened.see(*OPENING, *fan("1-3", "1-4", x=-110.0)) is None
    assert opened.answer("1-5") == play("Wolfgang", *ONES)


def test_a_doubt_that_is_read_at_last_is_no_longer_asked_about(opened):
    doubt = card(None, -70.0, 0.0, "1-5", "1-6")
    opened.see(*OPENING, *fan("1-3", "1-4", x=-110.0), doubt, arms=(1,))
    assert opened.see(*OPENING, *fan(*ONES, x=-110.0)) == play("Wolfgang", *ONES)


def test_a_card_that_somebody_named_is_not_asked_about_in_the_next_set(opened):
    doubtful = card(None, -50.0, 0.0, "1-5", "1-6")
    lying = (*OPENING, *fan("1-3", "1-4", x=-90.0), doubtful)
    opened.see(*lying, arms=(1,))
    assert opened.answer("1-5") == play("Wolfgang", *ONES)
    assert opened.see(*lying, *fan("2-3", "2-4", "2-5", x=90.0), arms=(2,)) == play(
        "Petra", "2-3", "2-4", "2-5"
    )


def test_peoples_word_for_a_card_holds_though_it_is_read_as_another_for_certain(opened):
    lying = (*OPENING, *fan("1-3", "1-4", x=-90.0))
    opened.see(*lying, card(None, -50.0, 0.0, "1-5", "1-6"), arms=(1,))
    assert opened.answer("1-5") == play("Wolfgang", *ONES)
    assert opened.see(*lying, card("1-6", -50.0), arms=(2,)) is None
    assert opened.reading == Reading()


def test_a_card_that_lies_on_a_laid_one_is_asked_about_whose_place_it_took(opened):
    assert opened.see(*OPENING[:2], card(None, 41.0, 91.0, "1-5", "1-6"), arms=(1,)) is None
    assert opened.answer("1-6") == play("Wolfgang", "1-6")


def test_a_doubt_where_a_laid_card_is_covered_is_none_of_a_new_set(opened):
    covered = card(None, 22.0, 92.0, "0-1", "0-4")
    ones = fan(*ONES, x=-90.0)
    assert opened.see(OPENING[0], OPENING[2], covered, *ones, arms=(1,)) == play("Wolfgang", *ONES)


def test_a_doubt_in_the_row_of_a_new_fan_is_of_that_fan_even_where_a_laid_card_was(opened):
    row = fan("1-3", "1-4", x=-20.0, y=90.0)
    doubt = card(None, 20.0, 90.0, "0-1", "1-5")
    assert opened.see(OPENING[2], *row, doubt, arms=(1,)) is None
    assert opened.answer("1-5") == play("Wolfgang", *ONES)


def test_a_hole_in_a_new_fan_is_asked_about(opened):
    with_hole = [one for one in fan("1-3", "1-4", "1-5", "1-6", x=-90.0) if one.code != "1-4"]
    assert opened.see(*OPENING, *with_hole, arms=(1,)) is None
    question = opened.reading.question
    offered = [choice.value for choice in question.choices[: question.likely]]
    assert offered == ["1-1", "1-2", "1-4", "1-7", "1-8"]
    assert opened.answer("1-4")["cards"] == ["1-3", "1-4", "1-5", "1-6"]


def test_a_wide_step_in_a_fan_may_be_no_hole(opened):
    wide = (*fan("1-3", "1-4", x=-110.0), card("1-5", -50.0))
    assert opened.see(*OPENING, *wide, arms=(1,)) is None
    assert opened.answer("") == play("Wolfgang", *ONES)


def strip(x: float, y: float = 0.0) -> UnknownSighting:
    return UnknownSighting((0.0, 0.0), None, Place(x, y, 0.0))


def test_cards_overlooked_in_a_set_are_asked_for_until_all_are_named(opened):
    assert opened.see(*OPENING, *fan("1-5"), arms=(1,), overlooked=(strip(-30.0),)) is None
    assert opened.reading.question.text.key == "aua-ask-card"
    assert opened.answer("1-3") is None
    assert opened.answer("1-4") is None
    assert dict(opened.reading.question.text.facts)["cards"] == ONES
    assert opened.answer(NO_NEW_CARD) == play("Wolfgang", *ONES)
    assert opened.see(*OPENING, *fan("1-5"), arms=(2,)) is None
    assert opened.reading.question is None


@pytest.mark.parametrize(
    ("arms", "where"),
    [pytest.param((), strip(-30.0), id="nobody's arm"), pytest.param((1,), strip(-290.0), id="out of reach")],
)
def test_what_was_overlooked_elsewhere_or_laid_by_nobody_is_no_part_of_a_set(opened, arms, where):
    opened.see(*OPENING, arms=arms, overlooked=(where,))
    assert opened.reading.question is None


def test_a_doubt_without_a_new_card_may_be_none(opened):
    assert opened.see(*OPENING, card(None, -90.0, 0.0, "2-4"), arms=(1,)) is None
    assert opened.answer("") is None
    assert opened.reading == Reading()


def test_a_flicker_without_an_arm_is_not_asked_about(opened):
    assert opened.see(*OPENING, card(None, -90.0, 0.0, "2-4")) is None
    assert opened.reading == Reading()
