"""From steady scenes to events of Up & Down; three players sit at the lower, left and upper side."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import EffectKind, Header, Reason, Undo, Verdict, start
from companion.games.up_and_down.table import UpAndDownReader
from companion.games.up_and_down.table.questions import LAID_ANEW
from companion.table.inputs import Action, Press
from companion.table.reading import Reading
from tests.games.up_and_down.table.conftest import (
    FACING_AT_START,
    NAMES,
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
from vision.sightings import Place, Sightings, UnknownSighting


def trick(sightings: Sightings, *codes: str) -> Sightings:
    return with_cards(sightings, *(card(player, code) for player, code in enumerate(codes)))


def test_dealt_is_told_by_a_press():
    made = Table()
    reading = made.reader.press(Press(Action.DEALT, 0.0), made.game.position)
    assert made.apply(reading.event) == {"event": "deal"}


def test_a_complete_middle_is_the_setup():
    made = Table()
    assert made.see(START) == {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": FACING_AT_START}


@pytest.mark.parametrize(
    "seen",
    [
        pytest.param(middle("DOWN", 3, (4,)), id="one die only"),
        pytest.param(middle("DOWN", 3, (4, 3, 1)), id="a third die"),
        pytest.param(middle("DOWN", 3, (4, 3), skew=40), id="the card askew"),
        pytest.param(Sightings(dice=START.dice), id="no card"),
    ],
)
def test_an_incomplete_middle_is_no_setup(seen):
    assert Table().see(seen) is None


def test_a_setup_ruled_illegal_is_told_once_and_again_when_it_has_changed():
    made = Table()
    nobody_faces_clubs = middle("UP", 0, (1, 1))
    assert made.see(nobody_faces_clubs)["event"] == "setup"
    assert made.ruling.clause == "UAD-14"
    assert made.see(nobody_faces_clubs) is None
    assert made.see(middle("UP", 3, (1, 1)))["event"] == "setup"
    assert made.ruling.legal


@pytest.mark.parametrize(
    ("seen", "told", "clause"),
    [
        (middle("UP", 3, (3, 4)), {"face": "UP"}, None),
        (middle("DOWN", 0, (3, 4)), {"facing": {"Kim": "D", "Leah": "H", "Alex": "S"}}, None),
        (middle("DOWN", 3, (6, 4)), {"dice": [4, 6]}, None),
        (middle("DOWN", 3, (5, 2)), {"dice": [2, 5]}, "UAD-26"),
        (
            middle("UP", 1, (3, 4)),
            {"face": "UP", "facing": {"Kim": "H", "Leah": "S", "Alex": "C"}},
            "UAD-23",
        ),
        (middle("UP", 3, (6, 6)), {"face": "UP", "dice": [6, 6]}, "UAD-23"),
    ],
)
def test_a_middle_that_differs_is_a_change_of_what_differs(table, seen, told, clause):
    assert table.see(seen, arm_from(0)) == {"event": "change", "player": "Kim", **told}
    assert table.ruling.clause == clause


def test_dice_that_travel_without_being_rolled_are_no_change(table):
    moved = Sightings(dice=START.dice[::-1], updown=START.updown)
    assert table.see(moved, arm_from(0)) is None


def test_an_arm_from_another_seat_makes_it_that_players_change(table):
    assert table.see(middle("UP", 3, (3, 4)), arm_from(2))["player"] == "Alex"
    assert table.ruling.clause == "UAD-20"


def test_an_arm_that_is_only_guessed_tells_whose_change_it_is_where_it_is_the_leaders(table):
    assert table.see(middle("UP", 3, (3, 4)), replace(arm_from(0), guessed=True))["player"] == "Kim"


@pytest.mark.parametrize(
    "arms",
    [(), (arm_from(0), arm_from(1)), (replace(arm_from(2), guessed=True),)],
    ids=["nobody's arm", "arms from two seats", "an arm only guessed to be another's than the leader's"],
)
def test_whose_change_no_arm_tells_is_asked(table, arms):
    changed = middle("UP", 3, (3, 4))
    assert table.show(changed, arms) is None
    question = table.reading.question
    assert question is not None
    assert question.text == Reason("question-who-changed")
    assert [choice.value for choice in question.choices] == [*NAMES, ""], "the leader comes first"
    assert table.answer("Leah") == {"event": "change", "player": "Leah", "face": "UP"}
    assert table.ruling.clause == "UAD-20"
    assert table.see(START) is None
    assert table.show(changed) is None
    assert table.reading.question == question, "what was said held for that change alone"


def with_card_moved(seen, by):
    """The same with the UP&DOWN card so many millimetres aside."""
    place = seen.updown.place
    return replace(seen, updown=replace(seen.updown, place=replace(place, x=place.x + by)))


ROLLED = middle("DOWN", 3, (6, 4))


def test_where_card_and_dice_were_moved_it_is_asked_whether_they_were_laid_anew(table):
    anew = with_card_moved(ROLLED, 9.0)
    assert table.see(anew, arm_from(0)) is None
    question = table.reading.question
    assert [choice.value for choice in question.choices] == [*NAMES, LAID_ANEW, ""]
    assert table.answer(LAID_ANEW)["event"] == "setup"
    assert not table.ruling.legal


def test_where_the_card_was_only_pushed_people_say_who_rolled_the_dice(table):
    assert table.see(with_card_moved(ROLLED, 9.0), arm_from(0)) is None
    assert table.answer("Kim") == {"event": "change", "player": "Kim", "dice": [4, 6]}
    assert table.ruling.legal


@pytest.mark.parametrize("by", [0.0, 2.5])
def test_dice_rolled_beside_a_card_that_nobody_moved_are_a_change(table, by):
    told = {"event": "change", "player": "Kim", "dice": [4, 6]}
    assert table.see(with_card_moved(ROLLED, by), arm_from(0)) == told


def test_a_card_pushed_before_the_dice_are_rolled_is_forgotten(table):
    pushed = with_card_moved(START, 9.0)
    assert table.see(pushed, arm_from(1)) is None
    told = {"event": "change", "player": "Kim", "dice": [4, 6]}
    assert table.see(with_card_moved(ROLLED, 9.0), arm_from(0)) == told


def test_whose_change_somebody_said_is_not_asked_again_while_nothing_is_ruled_on(table):
    changed = middle("UP", 3, (3, 4))
    assert table.show(changed) is None
    (leah,) = (choice for choice in table.reading.question.choices if choice.value == "Leah")
    told = table.reader.answer(leah, table.game.position).event
    assert table.show(changed) == {"event": "change", "player": "Leah", "face": "UP"}
    assert told.player == 1


def test_dice_that_nobody_rolled_show_what_they_did(table):
    seen = middle("DOWN", 3, (3, 6))
    misread = replace(seen, dice=tuple(replace(die, confidence=0.97) for die in seen.dice))
    assert table.show(misread) is None
    assert table.answer("") is None
    assert table.reading == Reading()
    assert table.see(misread) is None
    assert table.reading == Reading()
    rolled = (
        replace(die, place=Place(-90.0 - 50 * number, 90.0, 0.0)) for number, die in enumerate(misread.dice)
    )
    told = {"event": "change", "player": "Kim", "dice": [3, 6]}
    assert table.see(Sightings(dice=tuple(rolled), updown=START.updown)) == told


def test_a_card_that_nobody_turned_is_no_change_but_does_not_lie_as_it_should(table):
    misread = middle("UP", 3, (3, 4))
    assert table.show(misread) is None
    assert table.answer("") is None
    assert table.reading.question is None
    assert not table.reading.in_step
    assert table.see(START) is None
    assert table.reading == Reading()


def unread_middle(dice: tuple[int, ...]) -> Sightings:
    """Something lies in the middle that may be the UP&DOWN card, and dice beside it."""
    thing = UnknownSighting(ORIGIN, OUTLINE, Place(4.0, -2.0, 0.0))
    return replace(middle("UP", 0, dice), updown=None, unknown=(thing,))


def test_a_handled_card_that_cannot_be_read_is_asked_for(table):
    assert table.see(unread_middle((3, 4)), arm_from(0)) is None
    question = table.reading.question
    assert question is not None
    assert question.text == Reason("question-how-it-lies", (("player", "Kim"),))
    assert [choice.value for choice in question.choices[:2]] == ["DOWN 3", "UP 0"], "as it lay comes first"
    assert (len(question.choices), question.likely) == (8, 1)
    assert question.outline is not None
    assert table.answer("UP 3") == {"event": "change", "player": "Kim", "face": "UP"}
    assert table.show(unread_middle((3, 4))) is None
    assert table.reading.question is None, "what was said holds while nobody reaches in"
    assert table.see(unread_middle((3, 4)), arm_from(0)) is None
    assert table.reading.question == replace(question, choices=table.reading.question.choices)


@pytest.mark.parametrize(
    ("seen", "reach"),
    [
        pytest.param(unread_middle((3, 4)), before_seat(0), id="nobody reached it"),
        pytest.param(replace(unread_middle((3, 4)), unknown=()), Place(0, 0, 0), id="nothing lies there"),
    ],
)
def test_a_card_that_nobody_handled_or_that_is_gone_is_not_asked_for(table, seen, reach):
    assert table.see(seen, replace(arm_from(0), reach=reach)) is None
    assert table.reading.question is None


def test_a_card_put_back_unread_and_changed_again_in_the_same_way_is_told_again(table):
    changed = middle("UP", 3, (3, 4))
    assert table.see(changed, arm_from(0))["face"] == "UP"
    table.apply(Undo())
    assert table.see(unread_middle((3, 4)), arm_from(0)) is None
    assert [choice.value for choice in table.reading.question.choices[:2]] == ["DOWN 3", "UP 3"]
    assert table.answer("DOWN 3") is None
    assert table.reading.in_step
    assert table.see(changed, arm_from(0)) == {"event": "change", "player": "Kim", "face": "UP"}


def test_a_change_told_late_is_that_of_the_hand_that_reached_the_middle(table):
    unseen = Sightings(dice=START.dice)
    assert table.see(unseen, arm_from(0)) is None
    laying = replace(arm_from(1), reach=before_seat(1))
    assert table.see(middle("UP", 3, (3, 4)), laying)["player"] == "Kim"


@pytest.mark.parametrize(
    ("leaders", "others", "asked"),
    [(30.0, 120.0, False), (30.0, 40.0, True), (120.0, 30.0, True)],
    ids=["the leader's alone beside the dice", "two beside them", "another one's alone"],
)
def test_of_two_hands_in_the_middle_the_leaders_alone_beside_the_dice_has_rolled_them(
    table, leaders, others, asked
):
    rolled = middle("DOWN", 3, (6, 4))
    at = rolled.dice[1].place
    hands = [
        replace(arm_from(player), reach=Place(at.x, at.y + far, 0.0))
        for player, far in ((0, leaders), (1, others))
    ]
    told = table.show(rolled, tuple(hands))
    assert (told is None) == asked
    assert told is None or told["player"] == "Kim"


@pytest.mark.parametrize(
    ("rolled", "asked"),
    [
        pytest.param(arm_from(0), False, id="one hand reached the dice"),
        pytest.param(None, True, id="nobody was seen to reach them"),
    ],
)
def test_hands_that_laid_their_cards_near_the_middle_have_not_rolled_dice_seen_only_afterwards(
    table, rolled, asked
):
    unseen = Sightings(updown=START.updown)
    seats = [before_seat(0), before_seat(1), Place(0.0, -150.0, 0.0)]
    near = [
        replace(card(player, code), place=seats[player]) for player, code in enumerate(("9C", "5D", "10C"))
    ]
    laying = [
        replace(arm_from(player), reach=Place(0.8 * seat.x, 0.8 * seat.y, 0.0))
        for player, seat in enumerate(seats)
    ]
    table.show(unseen, () if rolled is None else (rolled,))
    table.show(with_cards(unseen, *near), tuple(laying))
    assert table.reading.question.text == Reason("question-dice-unseen")
    told = table.answer("2 6")
    if asked:
        assert told is None
        assert table.reading.question.text == Reason("question-who-changed")
    else:
        assert told == {"event": "change", "player": "Kim", "dice": [2, 6]}


def test_a_change_that_was_taken_back_is_not_held_against_the_next(table):
    assert table.see(middle("UP", 3, (6, 6)), arm_from(0))["player"] == "Kim"
    assert table.see(START, arm_from(1)) is None
    assert table.see(middle("UP", 3, (3, 4)), arm_from(0))["player"] == "Kim"


def test_an_illegal_change_is_told_once_and_taken_back_in_silence(table):
    both = middle("UP", 3, (6, 6))
    assert table.see(both)["event"] == "change"
    assert table.see(both) is None
    assert not table.reading.in_step
    assert table.see(START) is None
    assert table.reading.in_step
    assert table.see(both)["event"] == "change"


def test_a_second_change_is_told_and_ruled_illegal(table):
    table.see(middle("UP", 3, (3, 4)))
    assert table.see(middle("UP", 3, (6, 6)))["event"] == "change"
    assert table.ruling.clause == "UAD-21"


def test_cards_at_all_seats_are_a_reveal_told_once(table):
    changed = middle("UP", 3, (3, 4))
    table.see(changed)
    shown = trick(changed, "9C", "5D", "10C")
    assert table.see(with_cards(changed, backs=(0, 1, 2))) is None
    assert table.see(shown) == {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5D", "Alex": "10C"}}
    assert table.ruling.legal
    assert table.see(shown) is None


def test_a_legal_trick_misread_while_it_lies_is_not_a_second_trick(table):
    changed = middle("UP", 3, (3, 4))
    table.see(changed)
    table.see(trick(changed, "9C", "5D", "10C"))
    assert table.see(trick(changed, "9C", "6D", "10C")) is None


def test_the_next_trick_is_told_after_the_last_one_has_left(table):
    changed = middle("UP", 3, (3, 4))
    table.see(changed)
    table.see(trick(changed, "9C", "5D", "10C"))
    assert table.see(changed) is None
    table.see(middle("UP", 3, (6, 6)))
    assert table.see(trick(middle("UP", 3, (6, 6)), "2C", "5H", "JC"))["event"] == "reveal"
    assert table.ruling.legal


def test_an_ace_is_refused_and_the_trick_with_another_card_is_told(table):
    changed = middle("UP", 3, (3, 4))
    table.see(changed)
    table.see(trick(changed, "9C", "AD", "10C"))
    assert table.ruling.clause == "UAD-1"
    assert table.see(trick(changed, "9C", "2D", "10C"))["cards"]["Leah"] == "2D"
    assert table.ruling.legal


def test_a_trick_before_the_change_is_told_and_refused(table):
    assert table.see(trick(START, "9C", "5D", "10C"))["event"] == "reveal"
    assert table.ruling.clause == "UAD-19"


def test_a_missing_card_is_awaited_by_name(table):
    changed = middle("UP", 3, (3, 4))
    table.see(changed)
    assert table.see(with_cards(changed, card(0, "9C"), backs=(2,))) is None
    assert table.reading.notice.key == "notice-cards-awaited"
    assert table.reading.notice.facts == (("players", ("Leah",)),)


def test_a_doubtful_card_is_asked_about_and_the_answer_taken(table):
    changed = middle("UP", 3, (3, 4))
    table.see(changed)
    doubtful = with_cards(changed, card(0, "9C"), card(1, None, "5S", "5C"), card(2, "10C"))
    assert table.see(doubtful) is None
    question = table.reading.question
    assert question.doubt
    assert question.likely == 2
    assert [choice.value for choice in question.choices][:2] == ["5S", "5C"]
    assert len({choice.value for choice in question.choices}) == 52
    reading = table.reader.answer(question.choices[1], table.game.position)
    assert table.apply(reading.event)["cards"]["Leah"] == "5C"
    assert table.see(doubtful) is None


@pytest.mark.parametrize(
    ("arms", "asked"),
    [
        pytest.param((0, 1, 2), True, id="turned over by everybody"),
        pytest.param((0, 2), False, id="not turned over yet"),
    ],
)
def test_a_card_that_was_turned_over_and_shows_nothing_is_asked_for(table, arms, asked):
    changed = middle("UP", 3, (3, 4))
    table.see(changed)
    table.see(with_cards(changed, backs=(0, 1, 2)), *map(arm_from, (0, 1, 2)))
    shown = with_cards(changed, card(0, "9C"), card(2, "10C"), backs=(1,))
    assert table.see(shown, *map(arm_from, arms)) is None
    if not asked:
        assert table.reading.question is None
        return
    question = table.reading.question
    assert dict(question.text.facts) == {"player": "Leah"}
    (five,) = (choice for choice in question.choices if choice.value == "5C")
    told = table.reader.answer(five, table.game.position)
    assert table.apply(told.event)["cards"] == {"Kim": "9C", "Leah": "5C", "Alex": "10C"}


def test_a_card_of_which_no_reader_saw_anything_is_asked_for_too(table):
    changed = middle("UP", 3, (3, 4))
    table.see(changed)
    shown = with_cards(changed, card(0, "9C"), card(2, "10C"))
    unread = (UnknownSighting(ORIGIN, OUTLINE, before_seat(1)),)
    assert table.show(shown, tuple(map(arm_from, (0, 1, 2))), unread) is None
    assert dict(table.reading.question.text.facts) == {"player": "Leah"}
    assert table.answer("5C") == {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5C", "Alex": "10C"}}
    assert table.show(shown, (), unread) is None
    assert table.reading == Reading()
    assert table.see(with_cards(changed, card(0, "9C"), card(1, "5C"), card(2, "10C")), arm_from(1)) is None
    assert table.reading == Reading(), "it is that card, and was told"


def test_an_undone_change_that_still_lies_is_not_told_again(table):
    up = middle("UP", 3, (3, 4))
    table.see(up)
    table.apply(Undo())
    assert table.ruling.verdict is Verdict.LEGAL
    assert table.see(up) is None
    assert not table.reading.in_step
    assert table.see(START) is None
    assert table.see(up)["face"] == "UP"


def test_an_undone_trick_that_still_lies_is_not_told_again_but_a_corrected_one_is(table):
    changed = middle("UP", 3, (3, 4))
    table.see(changed)
    shown = trick(changed, "9C", "5D", "10C")
    table.see(shown)
    table.apply(Undo())
    assert table.see(shown) is None
    assert table.see(trick(changed, "9C", "6D", "10C"))["cards"]["Leah"] == "6D"


def test_after_a_round_the_old_middle_is_no_new_setup_until_it_was_lifted_or_changed():
    made = Table()
    made.game = start(Header("up-and-down", NAMES, {"rounds": 2}))
    made.tell({"event": "deal"})
    made.see(START)
    suits = "CDH"
    ranks = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
    spare = iter([("2S", "3S", "4S"), ("5S", "6S", "7S"), ("8S", "9S", "10S")])
    lies = START
    for number in range(14):
        lies = middle("UP" if number % 2 == 0 else "DOWN", 3, (3, 4))
        assert made.see(lies)["event"] == "change"
        codes = tuple(ranks[number] + suit for suit in suits) if number < 11 else next(spare)
        assert made.see(trick(lies, *codes))["event"] == "reveal"
        assert made.ruling.legal
        assert made.see(lies) is None
    assert made.ruling.brings(EffectKind.ROUND_OVER)
    made.tell({"event": "deal"})
    assert made.see(lies) is None
    assert made.see(Sightings()) is None
    assert made.see(lies)["event"] == "setup"


@pytest.mark.parametrize(
    "taken_off",
    [
        pytest.param(Sightings(), id="nothing is left"),
        pytest.param(
            Sightings(dice=(replace(START.dice[0], confidence=0.5, place=Place(-80.0, 60.0, 0.0)),)),
            id="something is taken for a die",
        ),
    ],
)
def test_card_and_dice_laid_out_anew_in_mid_round_are_a_second_setup(table, taken_off):
    assert table.see(taken_off) is None
    assert table.see(middle("UP", 3, (1, 2)))["event"] == "setup"
    assert table.ruling.clause == "UAD-15"


@pytest.mark.parametrize(
    "seen",
    [
        pytest.param(Sightings(updown=replace(START.updown, confidence=0.5)), id="the card in doubt"),
        pytest.param(Sightings(dice=START.dice[:1]), id="a die"),
    ],
)
def test_a_middle_of_which_something_was_seen_all_the_time_was_not_laid_out_anew(table, seen):
    assert table.see(seen) is None
    assert table.see(middle("UP", 3, (3, 4)))["event"] == "change"


@pytest.mark.parametrize("on_the_way", [(), (Sightings(),)], ids=["in place", "taken off first"])
def test_a_second_setup_that_is_taken_back_is_no_event_and_the_next_change_is_one(table, on_the_way):
    table.see(Sightings())
    assert table.see(middle("UP", 3, (1, 2)))["event"] == "setup"
    for seen in on_the_way:
        assert table.see(seen) is None
    assert table.see(START) is None
    assert table.see(middle("UP", 3, (3, 4)))["event"] == "change"
    assert table.ruling.legal


def test_a_reader_that_begins_in_mid_round_takes_what_lies_there_for_the_round_s_own(table):
    table.reader = UpAndDownReader(table.game.position)
    assert table.see(middle("UP", 3, (3, 4))) == {"event": "change", "player": "Kim", "face": "UP"}


def test_what_people_said_of_a_card_that_shows_nothing_is_forgotten_with_the_card(table):
    changed, unread = middle("UP", 3, (3, 4)), (UnknownSighting(ORIGIN, OUTLINE, before_seat(1)),)
    arms = tuple(map(arm_from, (0, 1, 2)))
    table.see(changed)
    table.show(with_cards(changed, card(0, "9C"), card(2, "10C")), arms, unread)
    assert table.answer("5C")["event"] == "reveal"
    second = middle("UP", 3, (6, 6))
    table.see(second, arm_from(1))
    table.show(with_cards(second, card(0, "2C"), card(2, "JC")), arms, unread)
    assert table.reading.question.text.key == "question-which-card"
