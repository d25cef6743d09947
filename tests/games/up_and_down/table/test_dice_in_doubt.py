"""Dice that cannot be read are asked for; three players as in the reader's other tests."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Reason, Undo
from tests.games.up_and_down.table.conftest import (
    ORIGIN,
    OUTLINE,
    START,
    Table,
    arm_from,
    before_seat,
    card,
    middle,
    with_cards,
)
from vision.sightings import (
    CardSighting,
    DieSighting,
    Place,
    Sightings,
)


def doubtful(sightings: Sightings, *guesses: int) -> Sightings:
    """With dice of which nobody can tell the number for certain, 40 mm apart."""
    dice = tuple(
        DieSighting(guess, 0.4, ORIGIN, OUTLINE, Place(80.0 + 40 * number, 80.0, 0.0))
        for number, guess in enumerate(guesses)
    )
    return Sightings(sightings.cards, sightings.unknown, dice, sightings.updown)


def test_a_die_in_doubt_is_asked_for_and_never_told(table):
    assert table.see(doubtful(START, 2, 6)) is None
    question = table.reading.question
    assert question.doubt
    assert [choice.value for choice in question.choices] == ["2", "1", "3", "4", "5", "6", "none"]


def test_dice_in_doubt_are_told_as_people_name_them(table):
    table.see(doubtful(START, 2, 6))
    reading = table.reader.answer(table.reading.question.choices[0], table.game.position)
    assert reading.event is None
    assert next(choice.value for choice in reading.question.choices) == "6"
    reading = table.reader.answer(reading.question.choices[1], table.game.position)
    assert table.apply(reading.event) == {"event": "change", "player": "Kim", "dice": [1, 2]}


def test_what_was_said_of_a_die_holds_while_it_lies_there(table):
    table.see(doubtful(START, 2, 6))
    reading = table.reader.answer(table.reading.question.choices[0], table.game.position)
    table.apply(table.reader.answer(reading.question.choices[0], table.game.position).event)
    assert table.see(doubtful(START, 3, 5)) is None
    assert table.reading.question is None
    assert table.reading.in_step


def test_a_named_die_that_lies_as_it_did_keeps_its_number_though_another_one_is_read_surely(table):
    table.see(doubtful(START, 2, 6))
    reading = table.reader.answer(table.reading.question.choices[1], table.game.position)
    table.apply(table.reader.answer(reading.question.choices[0], table.game.position).event)
    sure = doubtful(START, 2, 6)
    read = tuple(replace(die, confidence=0.97) for die in sure.dice)
    assert table.see(replace(sure, dice=read)) is None
    assert table.reading.question is None
    elsewhere = (replace(read[0], place=Place(120.0, 120.0, 0.0)), read[1])
    told = {"event": "change", "player": "Kim", "dice": [2, 6]}
    assert table.see(replace(sure, dice=elsewhere)) == told


def lying(*dice: tuple[int, float, tuple[float, float]]) -> Sightings:
    """The middle as it lay at the start, but for the dice: number, confidence and place of each."""
    seen = (DieSighting(value, sure, ORIGIN, OUTLINE, Place(*at, 0.0)) for value, sure, at in dice)
    return Sightings(dice=tuple(seen), updown=START.updown)


HERE, THERE, FAR = (100.0, 10.0), (110.0, 60.0), (90.0, -40.0)
"""Where dice lie, in millimetres."""


@pytest.mark.parametrize(
    "read",
    [
        ((4, 0.99, HERE), (2, 0.97, THERE)),
        ((4, 0.6, HERE), (3, 0.99, THERE)),
        ((6, 0.9, (102.0, 8.0)), (3, 0.99, (108.0, 61.0))),
    ],
    ids=["misread", "in doubt", "a little aside"],
)
def test_dice_that_nobody_rolled_show_what_they_showed_whatever_is_read_of_them(table, read):
    assert table.see(lying((4, 0.99, HERE), (3, 0.99, THERE))) is None
    assert table.see(lying(*read)) is None
    assert table.reading.question is None
    assert table.reading.in_step


@pytest.mark.parametrize("hand", [(arm_from(0),), ()], ids=["hand seen", "no hand seen"])
def test_dice_that_were_rolled_and_lie_where_one_of_them_lay_show_what_is_read(table, hand):
    table.see(lying((4, 0.99, HERE), (3, 0.99, THERE)))
    told = {"event": "change", "player": "Kim", "dice": [3, 6]}
    seen = table.show(lying((6, 0.99, HERE), (3, 0.99, FAR)), hand)
    assert (seen or table.answer("Kim")) == told


@pytest.mark.parametrize(
    "rolled",
    [((6, 0.999, HERE), (3, 0.999, THERE)), ((6, 0.95, (104.0, 10.0)), (3, 0.95, (112.0, 64.0)))],
    ids=["read beyond doubt", "a little aside"],
)
def test_a_roll_that_comes_to_rest_where_both_dice_lay_is_one(table, rolled):
    table.see(lying((4, 0.99, HERE), (3, 0.99, THERE)))
    assert table.see(lying(*rolled)) == {"event": "change", "player": "Kim", "dice": [3, 6]}


def test_beside_a_die_that_lies_as_it_lay_the_other_was_at_most_pushed(table):
    table.see(lying((4, 0.99, HERE), (3, 0.99, THERE)))
    assert table.see(lying((4, 0.98, HERE), (1, 0.6, (110.0, 72.0)))) is None
    assert table.reading.question is None
    assert table.reading.in_step
    assert table.see(lying((4, 0.98, HERE), (6, 0.6, (111.0, 73.0)))) is None


@pytest.mark.parametrize(
    ("answer", "told"), [("3", None), ("1", {"event": "change", "player": "Kim", "dice": [1, 4]})]
)
def test_a_die_that_was_pushed_or_rolled_and_surely_shows_another_number_is_asked_for(table, answer, told):
    table.see(lying((4, 0.99, HERE), (3, 0.99, THERE)))
    assert table.see(lying((4, 0.98, HERE), (1, 0.97, (110.0, 72.0)))) is None
    assert table.reading.question.text.key == "question-which-number"
    assert table.answer(answer) == told
    assert table.reading.question is None


@pytest.mark.parametrize(
    "rolled",
    [
        pytest.param(((4, 0.98, HERE), (1, 0.999, (110.0, 72.0))), id="the other beyond doubt"),
        pytest.param(((4, 0.98, HERE), (1, 0.97, (110.0, 82.0))), id="the other farther away"),
        pytest.param(((4, 0.98, (104.0, 10.0)), (1, 0.97, (110.0, 72.0))), id="both elsewhere"),
    ],
)
def test_dice_that_were_only_just_rolled_show_what_is_read(table, rolled):
    table.see(lying((4, 0.99, HERE), (3, 0.99, THERE)))
    assert table.see(lying(*rolled)) == {"event": "change", "player": "Kim", "dice": [1, 4]}


def test_what_is_taken_for_a_die_beside_both_alters_nothing(table):
    table.see(lying((4, 0.99, HERE), (3, 0.99, THERE)))
    assert table.see(lying((5, 0.9, HERE), (3, 0.99, THERE), (1, 0.5, FAR))) is None
    assert table.reading.question is None
    assert table.reading.in_step


def test_a_roll_onto_the_place_of_a_named_die_shows_what_is_read(table):
    table.see(lying((4, 0.4, HERE), (3, 0.99, THERE)))
    assert table.answer("4") is None
    told = {"event": "change", "player": "Kim", "dice": [5, 6]}
    assert table.see(lying((6, 0.99, (104.0, 12.0)), (5, 0.99, FAR))) == told


def test_a_number_told_by_hand_is_that_of_the_dice_that_were_misread(table):
    assert table.see(lying((4, 0.99, FAR), (2, 0.97, THERE)))["dice"] == [2, 4]
    table.apply(Undo())
    table.tell({"event": "change", "player": "Kim", "dice": [4, 1]})
    assert table.see(lying((4, 0.99, FAR), (2, 0.97, THERE))) is None
    assert table.reading.in_step


def test_a_die_that_was_thrown_anew_is_asked_for_anew(table):
    table.see(doubtful(START, 2, 6))
    table.reader.answer(table.reading.question.choices[0], table.game.position)
    table.see(middle("DOWN", 3, ()))
    table.see(doubtful(START, 4, 6))
    assert next(choice.value for choice in table.reading.question.choices) == "4"


def test_a_table_that_lies_otherwise_is_told_how_it_should_lie(table):
    table.see(middle("UP", 3, (3, 4)))
    table.apply(Undo())
    table.see(middle("UP", 3, (3, 4)))
    assert not table.reading.in_step
    assert table.reading.notice == Reason(
        "notice-should-lie",
        (("face", "DOWN"), ("player", "Kim"), ("suit", "♣"), ("low", 3), ("high", 4)),
    )
    table.see(START)
    assert table.reading.in_step
    assert table.reading.notice is None


def test_what_is_only_taken_for_a_die_besides_two_sure_ones_is_none(table):
    ghost = doubtful(START, 2).dice
    lies = Sightings(dice=(*middle("DOWN", 3, (6, 4)).dice, *ghost), updown=START.updown)
    assert table.see(lies) == {"event": "change", "player": "Kim", "dice": [4, 6]}


def test_what_people_say_is_no_die_counts_no_more(table):
    real = DieSighting(6, 0.99, ORIGIN, OUTLINE, Place(-60.0, 90.0, 0.0))
    dice = (real, *doubtful(START, 2, 4).dice)
    assert table.see(Sightings(dice=dice, updown=START.updown)) is None
    reading = table.reader.answer(table.reading.question.choices[-1], table.game.position)
    assert reading.event is None
    told = table.reader.answer(reading.question.choices[0], table.game.position)
    assert table.apply(told.event) == {"event": "change", "player": "Kim", "dice": [4, 6]}


def test_the_other_die_is_asked_for_when_only_one_is_seen(table):
    assert table.see(middle("DOWN", 3, (6,))) is None
    question = table.reading.question
    assert question.doubt
    assert dict(question.text.facts)["seen"] == 6
    told = table.reader.answer(question.choices[1], table.game.position)
    assert table.apply(told.event) == {
        "event": "change",
        "player": "Kim",
        "dice": sorted([6, int(question.choices[1].value)]),
    }


def test_a_die_that_is_not_seen_first_of_all_shows_what_it_did(table):
    table.see(middle("DOWN", 3, (4,)))
    assert table.reading.question.choices[0].value == "3"
    told = table.reader.answer(table.reading.question.choices[0], table.game.position)
    assert told.event is None
    assert table.see(middle("UP", 3, (4,)), arm_from(0)) == {"event": "change", "player": "Kim", "face": "UP"}


def test_a_single_die_in_doubt_is_asked_for_and_then_the_other(table):
    assert table.see(doubtful(START, 1)) is None
    reading = table.reader.answer(table.reading.question.choices[1], table.game.position)
    assert reading.question.text.key == "question-other-number"
    told = table.reader.answer(reading.question.choices[-1], table.game.position)
    assert table.apply(told.event)["event"] == "change"


def test_of_three_sure_dice_the_least_sure_is_asked_for(table):
    third = DieSighting(5, 0.95, ORIGIN, OUTLINE, Place(150.0, 20.0, 0.0))
    lies = Sightings(dice=(third, *middle("DOWN", 3, (6, 4)).dice), updown=START.updown)
    assert table.see(lies) is None
    question = table.reading.question
    assert question.choices[0].value == "5"
    told = table.reader.answer(question.choices[-1], table.game.position)
    assert table.apply(told.event) == {"event": "change", "player": "Kim", "dice": [4, 6]}


def test_where_all_of_three_dice_were_named_the_least_sure_is_none(table):
    third = DieSighting(5, 0.95, ORIGIN, OUTLINE, Place(150.0, 20.0, 0.0))
    others = (
        replace(die, place=Place(80.0 * side, 90.0, 0.0))
        for side, die in zip((-1, 1), middle("DOWN", 3, (6, 4)).dice, strict=True)
    )
    lies = Sightings(dice=(third, *others), updown=START.updown)
    assert table.see(lies) is None
    assert table.answer("4") is None
    assert table.answer("6") is None
    assert table.answer("4") == {"event": "change", "player": "Kim", "dice": [4, 6]}
    assert table.see(lies) is None
    assert table.reading.question is None


@pytest.mark.parametrize(
    ("along", "others", "asked"),
    [
        pytest.param(40.0, START.dice, False, id="in the print"),
        pytest.param(50.0, START.dice, True, id="beside the card"),
        pytest.param(40.0, START.dice[:1], False, id="thrown on the card"),
    ],
)
def test_a_sure_die_on_a_card_counts_only_where_the_others_are_not_both_seen(table, along, others, asked):
    at = before_seat(1)
    lying = CardSighting("9H", "poker", 0.9, (), ORIGIN, (0.0, -1.0), None, False, Place(at.x, at.y, 90.0))
    third = DieSighting(3, 0.97, ORIGIN, OUTLINE, Place(at.x + along, at.y + 20.0, 0.0))
    assert table.see(Sightings((lying,), (), (third, *others), START.updown)) is None
    assert (table.reading.question is not None) == asked


def test_while_all_else_lies_as_it_did_unseen_dice_are_in_somebodys_hand_and_asked_for_in_time(table):
    assert table.see(middle("DOWN", 3, ())) is None
    assert table.reading.question is None
    assert table.reading.asked_in_time.text == Reason("question-dice-unseen")
    assert table.answer_in_time("2 6") == {"event": "change", "player": "Kim", "dice": [2, 6]}
    assert table.see(middle("DOWN", 3, ())) is None
    assert table.reading.asked_in_time is None, "the change is made"


def test_dice_that_nobody_touched_and_that_are_not_seen_are_not_asked_for(table):
    assert table.show(middle("DOWN", 3, ())) is None
    assert table.reading.asked_in_time is None


def test_what_was_said_of_unseen_dice_holds_until_somebody_may_have_rolled_them(table):
    table.see(middle("DOWN", 3, ()))
    assert table.answer_in_time("3 4") is None, "nobody has rolled them"
    assert table.show(middle("DOWN", 3, ())) is None
    assert table.reading.asked_in_time is None
    table.see(middle("DOWN", 3, ()))
    assert table.answer_in_time("5 5") == {"event": "change", "player": "Kim", "dice": [5, 5]}


def test_after_a_flip_unseen_dice_are_asked_for_and_first_of_all_show_what_they_did(table):
    assert table.see(middle("UP", 3, ()), arm_from(0)) is None
    question = table.reading.question
    assert question.doubt
    assert question.text == Reason("question-dice-unseen")
    assert [choice.value for choice in question.choices[:3]] == ["3 4", "1 1", "1 2"]
    assert (len(question.choices), question.likely) == (21, 1)
    told = table.reader.answer(question.choices[0], table.game.position)
    assert table.apply(told.event) == {"event": "change", "player": "Kim", "face": "UP"}


def test_a_trick_is_told_after_the_roll_that_was_not_seen(table):
    trick = [card(player, code) for player, code in enumerate(["9C", "3D", "JH"])]
    assert table.see(with_cards(middle("DOWN", 3, ()), *trick)) is None
    (two_sixes,) = (choice for choice in table.reading.question.choices if choice.value == "6 6")
    told = table.reader.answer(two_sixes, table.game.position)
    assert table.apply(told.event) == {"event": "change", "player": "Kim", "dice": [6, 6]}
    assert table.see(with_cards(middle("DOWN", 3, ()), *trick))["event"] == "reveal"


def test_what_was_said_of_unseen_dice_holds_until_one_is_seen(table):
    table.see(middle("UP", 3, ()))
    told = table.reader.answer(table.reading.question.choices[0], table.game.position)
    table.apply(told.event)
    assert table.see(middle("UP", 3, ())) is None
    assert table.reading.question is None
    assert table.see(middle("UP", 3, (6,))) is None
    assert table.reading.question.text.key == "question-other-number"


def test_after_the_last_trick_of_a_round_dice_that_were_taken_up_are_not_asked_for():
    table = Table()
    table.tell({"event": "deal"})
    assert table.see(START)["event"] == "setup"
    suits = {0: "C", 1: "D", 2: "H"}
    for number, value in enumerate(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")):
        face = "UP" if number % 2 == 0 else "DOWN"
        assert table.see(middle(face, 3, (3, 4)))["event"] == "change"
        trick = [card(player, value + suit) for player, suit in suits.items()]
        assert table.see(with_cards(middle(face, 3, (3, 4)), *trick))["event"] == "reveal"
    for number, value in enumerate(("2", "3", "4")):
        face = "UP" if number % 2 else "DOWN"
        assert table.see(middle(face, 3, (3, 4)))["event"] == "change"
        names = {0: f"{value}S", 1: f"{int(value) + 3}S", 2: f"{int(value) + 6}S"}
        trick = [card(player, code) for player, code in names.items()]
        table.see(with_cards(middle(face, 3, (3, 4)), *trick))
    table.see(middle(face, 3, ()))
    assert table.reading.question is None
