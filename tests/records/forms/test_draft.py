"""A draft is filled in choice by choice, and every choice can be taken back."""

from __future__ import annotations

import pytest

from companion.engines import Reason
from companion.records.forms.draft import Draft
from companion.records.forms.form import Field, Form, Need, Shows

WHO = Field(("player",), Reason("entry-player"), Shows.NAME, ("Kim", "Leah"), preset=("Kim",))
CARDS = Field(("cards",), Reason("entry-cards"), Shows.CARD, ("1", "2", "3"), most=2, listed=True)
COUNT = Field(("count",), Reason("entry-count"), Shows.NUMBER, (1, 2), optional=True)
FORMS = (Form("play", (WHO, CARDS, COUNT)), Form("deal"))


@pytest.fixture
def draft() -> Draft:
    return Draft(FORMS).begin("play")


NEEDED = Form("open", (WHO, CARDS, COUNT), needs=(Need("count", "cards", frozenset({"2"})),))


@pytest.mark.parametrize(("cards", "wanted"), [(("1",), False), (("2",), True), (("1", "2"), True)])
def test_what_depends_on_another_value_is_asked_for_only_then(cards, wanted):
    draft = Draft((NEEDED,)).begin("open")
    for card in cards:
        draft = draft.choose(card)
    assert draft.complete is not wanted
    if len(cards) < CARDS.most:
        assert draft.more
        draft = draft.following()
    assert (draft.field is COUNT) is (wanted or len(cards) < CARDS.most)
    assert draft.choose(1).complete if wanted else draft.complete


def test_a_field_that_alone_can_say_what_is_needed_is_not_passed_over():
    draft = Draft((Form("give", (WHO, COUNT, CARDS), needs=(Need("count"),)),)).begin("give")
    assert (draft.field, draft.more) == (COUNT, False)
    assert draft.choose(1).field is CARDS


def test_nothing_is_known_before_a_form_is_chosen():
    empty = Draft(FORMS)
    assert (empty.form, empty.field, empty.complete, empty.more) == (None, None, False, False)
    with pytest.raises(ValueError, match="without a form"):
        _ = empty.line


def test_a_form_without_fields_is_complete_at_once():
    assert Draft(FORMS).begin("deal").line == {"event": "deal"}
    assert Draft(FORMS).begin("deal").complete


def test_filling_in_begins_at_the_first_field_without_a_preset(draft):
    assert draft.field is CARDS
    assert draft.line == {"event": "play", "player": "Kim"}


def test_a_draft_is_complete_when_all_that_must_be_said_is_said(draft):
    assert not draft.complete
    assert not draft.more
    one = draft.choose("2")
    assert one.complete
    assert one.more
    assert one.following().field is COUNT


def test_a_field_takes_no_more_than_it_may_hold_and_nothing_that_is_no_option(draft):
    full = draft.choose("1").choose("1")
    assert full.choose("3").line["cards"] == ["1", "1"]
    assert draft.choose("9") == draft


def test_a_single_choice_replaces_the_one_before(draft):
    counted = draft.choose("1").following().choose(1).choose(2)
    assert counted.line["count"] == 2


def test_back_takes_choice_after_choice_and_then_the_form(draft):
    steps = draft.choose("1").choose("2")
    steps = steps.back()
    assert steps.chosen == ("1",)
    assert steps.back().field is CARDS
    assert steps.back().back().form is None


def test_a_draft_of_a_line_says_what_the_line_says():
    line = {"event": "play", "player": "Leah", "cards": ["3", "1"], "count": 2}
    assert Draft.of(FORMS, line).line == line
    assert Draft.of(FORMS, {"event": "undo"}).form is None


ROW = Field(("row",), Reason("entry-row"), Shows.ROW, (0, 1))
CARD = Field(("card",), Reason("entry-card"), Shows.CARD, ("1", "2"))
FACING = tuple(
    Field(("facing", name), Reason("entry-facing"), Shows.SUIT, ("C", "D"), optional=True) for name in "KL"
)
TOUCHED = (Form("number", (WHO, CARD, ROW)), Form("setup", (CARD, *FACING), needs=(Need("facing"),)))


def test_a_touch_on_the_table_says_some_of_an_event_and_the_rest_is_asked_for():
    draft = Draft(TOUCHED).begin("number", {("row",): 1, ("slot",): 0})
    assert draft.line == {"event": "number", "player": "Kim", "row": 1}
    assert draft.field is CARD
    assert Draft(TOUCHED).begin("number", {("player",): "Leah"}, ("row",)).field is ROW


def test_taking_back_what_a_touch_has_begun_leads_out_of_the_form():
    draft = Draft(TOUCHED).begin("number", {("row",): 1})
    assert draft.back() == Draft(TOUCHED)
    assert draft.choose("2").back().back() == Draft(TOUCHED)


def test_a_draft_has_ended_when_nothing_is_left_that_could_be_said():
    draft = Draft(TOUCHED).begin("number", {("row",): 1})
    assert not draft.ended
    assert draft.choose("2").ended
    assert Draft(FORMS).begin("deal").ended
    counted = Draft(FORMS).begin("play").choose("1").choose("2")
    assert (counted.complete, counted.ended) == (True, False), "a count may be said"
    assert counted.following().choose(1).ended


def test_of_values_that_follow_from_each_other_one_is_enough():
    assert Draft(TOUCHED).begin("setup").choose("1").choose("C").ended


def test_in_the_forms_of_another_position_a_draft_says_the_same():
    draft = Draft(TOUCHED).begin("setup", {("card",): "2"}).choose("D")
    moved = (Form("deal"), Form("setup", (*FACING[::-1], CARD), needs=(Need("facing"),)))
    there = draft.among(moved)
    assert there.line == draft.line
    assert there.field is not None
    assert draft.field is not None
    assert there.field.path == draft.field.path
    assert Draft(TOUCHED).among(moved) == Draft(moved)
