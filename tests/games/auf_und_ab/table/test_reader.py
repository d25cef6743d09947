"""From steady scenes to events of Auf und Ab."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Reason, Undo
from companion.games.auf_und_ab.table import AufUndAbReader
from companion.table.inputs import Action
from companion.table.reading import Reading
from tests.games.auf_und_ab.table.laid_out import (
    BEFORE_FOURS,
    LAST_ROUND,
    ONES,
    OPENING,
    THREES,
    TWOS,
    ZEROS,
    Table,
    arm_of,
    card,
    fan,
    last_round,
    play,
)
from vision.sightings import Sightings


def test_dealt_is_told_by_a_press():
    assert Table().press(Action.DEALT) == {"event": "deal"}


def test_whoever_opens_with_a_double_is_asked_what_it_counts():
    table = Table({"event": "deal"})
    assert table.see(*OPENING, arms=(0,)) is None
    question = table.reading.question
    assert question.text.key == "aua-ask-count"
    assert [choice.value for choice in question.choices[: question.likely]] == ["3", "4"]
    assert not question.doubt
    assert table.answer("4") == play("Harald", *ZEROS, count=4)


def test_a_count_that_the_set_cannot_stand_for_can_be_said_too():
    table = Table({"event": "deal"})
    table.see(*OPENING, arms=(0,))
    assert table.answer("7")["count"] == 7
    assert table.ruling.clause == "AUA-24"


def test_whoever_follows_with_a_double_is_not_asked(opened):
    twos = fan("2-2", "2-5", x=-90.0)
    assert opened.see(*OPENING, *twos, arms=(1,)) == play("Wolfgang", "2-2", "2-5")
    assert opened.ruling.legal


def test_whoever_opens_without_a_double_is_not_asked(opened):
    for seat in (1, 2, 0):
        opened.press(Action.PASS, seat)
    opened.see()
    assert opened.see(*fan("1-2", "1-8"), arms=(0,)) == play("Harald", "1-2", "1-8")


@pytest.mark.parametrize(
    ("arms", "player"),
    [
        pytest.param((1,), "Wolfgang", id="the arm of the player to move"),
        pytest.param((2,), "Petra", id="another one's arm"),
        pytest.param((), "Wolfgang", id="no arm seen"),
        pytest.param((2, 1), "Wolfgang", id="two arms, one of the player to move"),
    ],
)
def test_a_set_belongs_to_the_arm_that_brought_it_or_to_the_player_to_move(opened, arms, player):
    ones = fan(*ONES, x=-90.0)
    assert opened.see(*OPENING, *ones, arms=arms) == play(player, *ONES)
    assert opened.ruling.clause == (None if player == "Wolfgang" else "AUA-13")


def test_of_several_arms_that_of_the_player_before_whom_the_set_lies_brought_it(opened):
    ones = fan(*ONES, x=60.0, y=-60.0)
    assert opened.see(*OPENING, *ones, arms=(1, 2)) == play("Petra", *ONES)


def test_where_the_arms_leave_it_open_somebody_must_say_whose_set_it_is(opened):
    ones = fan(*ONES, x=-90.0)
    assert opened.see(*OPENING, *ones, arms=(2, 0)) is None
    assert opened.reading.question.text.key == "aua-ask-who"
    assert [choice.value for choice in opened.reading.question.choices] == ["Harald", "Petra", "Wolfgang", ""]
    assert opened.answer("Petra") == play("Petra", *ONES)


@pytest.mark.parametrize(
    ("place", "player"),
    [((-90.0, 0.0), None), ((60.0, -60.0), "Petra")],
    ids=["in the middle", "before whom it seems to be"],
)
def test_an_arm_that_is_only_guessed_to_be_of_another_than_the_player_to_move_is_asked_about(
    opened, place, player
):
    ones = Sightings((*OPENING, *fan(*ONES, x=place[0], y=place[1])))
    told = opened.show(ones, (replace(arm_of(2), guessed=True),))
    assert told == (play(player, *ONES) if player else None)
    assert (opened.reading.question is None) is bool(player)


def test_a_set_that_nobody_laid_is_none_while_it_lies_there(opened):
    ones = fan(*ONES, x=-90.0)
    assert opened.see(*OPENING, *ones, arms=(2, 0)) is None
    assert opened.answer("") is None
    assert opened.reading == Reading()
    assert opened.see(*OPENING, *ones, arms=(1,)) is None
    assert opened.reading == Reading()


def test_a_set_before_another_player_that_no_arm_was_seen_to_bring_is_asked_about(opened):
    before_petra = fan(*ONES, x=70.0, y=-60.0)
    assert opened.see(*OPENING, *before_petra) is None
    assert opened.reading.question.text.key == "aua-ask-who"
    assert opened.reading.question.choices[0].value == "Petra"
    assert opened.answer("Petra") == play("Petra", *ONES)


def test_a_covered_card_is_still_in_play_and_none_that_comes_into_view_again_is_new(opened):
    ones = fan(*ONES, x=-90.0)
    assert opened.see(OPENING[0], *ones, arms=(1,)) == play("Wolfgang", *ONES)
    assert opened.see(*OPENING, *ones, arms=(0,)) is None
    assert opened.reading.in_step


@pytest.mark.parametrize("order", ["2-3 8-9 5-5", "0-2", "5-6 5-7 5-8 5-9"])
def test_an_illegal_set_is_read_as_any_other_and_told_once(opened, order):
    wrong = fan(*order.split(), x=-90.0)
    assert opened.see(*OPENING, *wrong, arms=(1,)) == play("Wolfgang", *sorted(order.split()))
    assert not opened.ruling.legal
    assert opened.see(*OPENING, *wrong) is None
    assert not opened.reading.in_step
    assert opened.see(*OPENING, arms=(1,)) is None
    assert opened.reading.in_step
    assert opened.see(*OPENING, *wrong, arms=(1,))["cards"] == sorted(order.split())


def test_whoever_laid_an_illegal_set_may_add_a_card_or_take_one_back(opened):
    two = fan("1-3", "1-4", x=-90.0)
    assert opened.see(*OPENING, *two, arms=(1,))["cards"] == ["1-3", "1-4"]
    assert opened.ruling.clause == "AUA-21"
    four = fan(*ONES, "1-6", x=-90.0)
    assert opened.see(*OPENING, *four, arms=(1,))["cards"] == [*ONES, "1-6"]
    assert opened.ruling.clause == "AUA-21"
    assert opened.see(*OPENING, *four[:3], arms=(1,)) == play("Wolfgang", *ONES)
    assert opened.ruling.legal


def test_while_an_illegal_set_lies_nobody_else_s_set_is_ruled_on(opened):
    wrong = fan("2-3", x=-90.0)
    opened.see(*OPENING, *wrong, arms=(1,))
    assert opened.see(*OPENING, *wrong, *fan(*ONES, x=90.0), arms=(2,)) is None
    assert opened.reading.notice.key == "aua-notice-take-back"
    assert not opened.reading.in_step


def test_an_undone_set_that_still_lies_is_not_told_again_but_is_when_it_was_lifted(opened):
    ones = fan(*ONES, x=-90.0)
    opened.see(*OPENING, *ones, arms=(1,))
    opened.apply(Undo())
    assert opened.see(*OPENING, *ones) is None
    assert not opened.reading.in_step
    assert opened.see(*OPENING, arms=(1,)) is None
    assert opened.see(*OPENING, *ones, arms=(1,)) == play("Wolfgang", *ONES)


def test_passes_are_told_by_the_seat_s_button_and_a_shared_one_is_of_the_player_to_move(opened):
    assert opened.press(Action.PASS, 2) == {"event": "pass", "player": "Petra"}
    assert opened.ruling.clause == "AUA-13"
    assert opened.press(Action.PASS) == {"event": "pass", "player": "Wolfgang"}
    assert opened.ruling.legal


def test_a_shared_pass_means_nothing_while_nobody_knows_whose_turn_it_is():
    assert Table({"event": "deal"}).press(Action.PASS) is None


def test_the_next_round_may_be_opened_on_cards_that_were_not_taken_yet(opened):
    for seat in (1, 2, 0):
        opened.press(Action.PASS, seat)
    assert opened.see(*OPENING) is None
    assert opened.reading.notice.key == "aua-notice-round-to-take"
    assert opened.see(*OPENING, card("1-2", 10.0, 60.0), arms=(0,)) == play("Harald", "1-2")


def test_a_round_that_is_undone_brings_its_cards_back_without_a_play(opened):
    for seat in (1, 2, 0):
        opened.press(Action.PASS, seat)
    assert opened.see(arms=(0,)) is None
    opened.apply(Undo())
    assert opened.see(*OPENING, arms=(0,)) is None
    assert opened.reading == Reading()


def test_a_card_that_was_taken_cannot_lie_there_again_and_is_asked_about(opened):
    for seat in (1, 2, 0):
        opened.press(Action.PASS, seat)
    opened.see(arms=(0,))
    assert opened.see(*fan("2-3", "0-3"), arms=(0,)) is None
    question = opened.reading.question
    assert question.text.key == "aua-ask-card"
    assert dict(question.text.facts)["cards"] == ("2-3",)
    assert opened.answer("2-8") == play("Harald", "2-3", "2-8")


def test_a_heap_that_was_pushed_is_no_new_set(opened):
    pushed = fan(*ZEROS, x=60.0, y=90.0)
    assert opened.see(*pushed, arms=(1,)) is None
    assert opened.reading == Reading()


def test_a_last_set_that_was_taken_away_is_missed(opened):
    assert opened.see(arms=(0,)) is None
    assert opened.reading.notice.key == "aua-notice-set-not-seen"
    assert not opened.reading.in_step
    opened.see(*OPENING, arms=(0,))
    assert opened.reading.in_step


def test_a_card_before_a_player_is_not_laid(opened):
    assert opened.see(*OPENING, card("1-3", 0.0, 300.0), arms=(0,)) is None


def test_a_set_told_by_hand_is_not_told_again_when_it_is_misread(opened):
    misread = fan("1-3", "1-4", "1-6", x=-90.0)
    opened.see(*OPENING, *misread, arms=(1,))
    opened.apply(Undo())
    opened.tell(play("Wolfgang", *ONES))
    assert opened.see(*OPENING, *misread, arms=(1,)) is None
    assert opened.reading.in_step


def test_cards_left_from_the_last_hand_are_no_set_of_the_new_one():
    table = Table({"event": "deal"})
    table.see(*fan("7-8"), arms=(2,))
    assert table.ruling.clause == "AUA-11"
    other = Table()
    other.see(*fan("7-8"), arms=(2,))
    assert other.ruling.clause == "AUA-9"
    other.press(Action.DEALT)
    assert other.see(*fan("7-8")) is None
    assert other.see() is None
    assert other.see(*fan("7-8"), arms=(2,))["cards"] == ["7-8"]


@pytest.fixture
def forgotten() -> Table:
    """Nobody has pressed “dealt” when Harald lays three zeros for three."""
    table = Table()
    table.see(*OPENING, arms=(0,))
    assert table.answer("3") == play("Harald", *ZEROS, count=3)
    assert table.ruling.clause == "AUA-9"
    return table


def test_a_set_laid_before_dealt_was_pressed_opens_the_hand_if_people_say_whose_it_is(forgotten):
    assert forgotten.press(Action.DEALT) == {"event": "deal"}
    question = forgotten.reading.question
    assert question.text == Reason("aua-ask-who", (("cards", ZEROS),))
    assert [choice.value for choice in question.choices] == ["Harald", "Wolfgang", "Petra", ""]
    assert forgotten.answer("Harald") == play("Harald", *ZEROS, count=3)
    assert forgotten.ruling.legal
    assert forgotten.see(*OPENING, *fan(*ONES, x=-90.0), arms=(1,)) == play("Wolfgang", *ONES)


def test_a_set_whose_count_is_asked_when_dealt_is_pressed_opens_the_hand():
    table = Table()
    table.see(*OPENING, arms=(0,))
    assert table.press(Action.DEALT) == {"event": "deal"}
    assert table.answer("Harald") is None
    assert table.reading.question.text.key == "aua-ask-count"
    assert table.answer("4") == play("Harald", *ZEROS, count=4)
    assert table.ruling.legal


@pytest.mark.parametrize("by_hand", [False, True])
def test_whose_set_it_is_that_lay_there_before_the_deal_is_asked_until_somebody_says_it(forgotten, by_hand):
    forgotten.tell({"event": "deal"}) if by_hand else forgotten.press(Action.DEALT)
    assert forgotten.see(*OPENING) is None
    assert forgotten.reading.question.text.key == "aua-ask-who"
    assert forgotten.see(*OPENING, *fan(*ONES, x=-90.0), arms=(1,)) is None
    assert forgotten.reading.notice.key == "aua-notice-take-back"
    assert not forgotten.reading.in_step
    assert forgotten.see(*OPENING, arms=(1,)) is None
    assert forgotten.answer("Harald") == play("Harald", *ZEROS, count=3)


def test_a_set_that_lay_there_before_the_deal_is_told_when_it_is_lifted_and_laid_again(forgotten):
    forgotten.press(Action.DEALT)
    forgotten.see(arms=(0,))
    assert forgotten.reading == Reading()
    forgotten.see(*OPENING, arms=(0,))
    assert forgotten.answer("3") == play("Harald", *ZEROS, count=3)


def test_two_sets_that_lay_there_before_the_deal_must_be_taken_back(forgotten):
    both = (*OPENING, *fan(*ONES, x=-90.0))
    forgotten.see(*both, arms=(1,))
    assert forgotten.press(Action.DEALT) == {"event": "deal"}
    assert forgotten.reading.question is None
    assert forgotten.see(*both) is None
    assert forgotten.reading.notice.key == "aua-notice-take-back"


def test_what_nobody_laid_before_the_deal_is_to_be_laid_again_or_taken_away(forgotten):
    forgotten.press(Action.DEALT)
    assert forgotten.answer("") is None
    notice = Reason("aua-notice-not-counted", (("cards", ZEROS),))
    assert forgotten.reading == Reading(notice=notice)
    assert forgotten.see(*OPENING, arms=(1,)) is None
    assert forgotten.reading == Reading(notice=notice)
    assert forgotten.see(arms=(0,)) is None
    assert forgotten.reading == Reading()
    forgotten.see(*OPENING, arms=(0,))
    assert forgotten.answer("3") == play("Harald", *ZEROS, count=3)


def test_cards_left_from_the_last_hand_are_spoken_of_until_the_first_set_is_laid():
    table = last_round()
    table.see(*LAST_ROUND, arms=(0,))
    assert table.see(*BEFORE_FOURS, arms=(0,)) is None
    assert table.reading == Reading()
    table.press(Action.DEALT)
    notice = Reason("aua-notice-not-counted", (("cards", (*TWOS, *THREES)),))
    assert table.reading.notice == notice
    assert table.see(*BEFORE_FOURS) is None
    assert table.reading == Reading(notice=notice)
    opening = (*BEFORE_FOURS, card("5-5", 0.0, 90.0))
    assert table.see(*opening, arms=(0,)) is None
    assert table.answer("1") == play("Harald", "5-5", count=1)
    assert table.see(*opening) is None
    assert table.reading == Reading()


def test_dealt_pressed_in_mid_hand_asks_nothing(opened):
    opened.see(*OPENING, *fan(*ONES, x=-90.0), arms=(2, 0))
    assert opened.press(Action.DEALT) == {"event": "deal"}
    assert opened.ruling.clause == "AUA-7"
    assert opened.reading.question is None


def test_a_reader_that_begins_in_mid_round_takes_what_was_laid_as_laid(opened):
    opened.reader = AufUndAbReader(opened.game.position)
    assert opened.see(*OPENING, arms=(0,)) is None
    assert opened.see(*OPENING, *fan(*ONES, x=-90.0), arms=(1,)) == play("Wolfgang", *ONES)
