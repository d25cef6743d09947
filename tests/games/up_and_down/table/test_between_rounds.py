"""Up & Down between two rounds: when what lies in the middle is the setup of the next, and when it is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import EffectKind, Reason, Undo, read_event
from companion.games.up_and_down.table import UpAndDownReader
from tests.games.up_and_down.table.conftest import (
    FACING_AT_START,
    ORIGIN,
    OUTLINE,
    START,
    Table,
    arm_from,
    middle,
)
from tests.games.up_and_down.table.rounds import (
    BEFORE_THE_LAST_CHANGE,
    LAST_TRICK,
    LIES_AT_THE_END,
    shown,
    up_to_the_last_change,
)
from vision.sightings import Place, Sightings, UnknownSighting

ROLLED = middle("DOWN", 3, (5, 2))
"""The dice rolled, the card as it lay."""


def over(rounds: int) -> Table:
    """The first round is over, and its last trick gathered; card and dice lie as they did."""
    made = Table(rounds)
    made.tell({"event": "deal"})
    made.see(START)
    for line in up_to_the_last_change():
        made.tell(line)
    assert made.see(BEFORE_THE_LAST_CHANGE) is None
    assert made.see(LIES_AT_THE_END) == {"event": "change", "player": "Leah", "face": "DOWN"}
    assert made.see(shown(LIES_AT_THE_END))["event"] == "reveal"
    assert made.ruling.brings(EffectKind.ROUND_OVER)
    assert made.see(LIES_AT_THE_END) is None
    return made


@pytest.fixture
def between() -> Table:
    """Between the first round and the second."""
    return over(2)


def thrown(sightings: Sightings, x: float = 20.0, turn: float = 0.0) -> Sightings:
    """The card so much farther to the right, and turned."""
    card = sightings.updown
    assert card is not None
    assert card.place is not None
    place = Place(card.place.x + x, card.place.y, (card.place.turn + turn) % 360.0)
    return replace(sightings, updown=replace(card, place=place))


def left(things: str) -> Reason:
    return Reason("notice-last-round", (("left", things),))


def setup(face: str, *dice: int) -> dict[str, object]:
    return {"event": "setup", "dice": list(dice), "face": face, "facing": FACING_AT_START}


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_last_trick_that_is_put_right_makes_no_setup_of_what_lies_there(rounds):
    made = over(rounds)
    made.apply(Undo())
    line = {"event": "reveal", "cards": dict(zip(FACING_AT_START, ("8S", "9S", "JS"), strict=True))}
    made.apply(read_event(line, made.game.rules, made.game.header))
    assert made.ruling.brings(EffectKind.ROUND_OVER)
    assert made.see(LIES_AT_THE_END) is None
    assert made.reading.in_step
    assert made.see(ROLLED) is None


def test_a_last_trick_that_was_taken_back_is_played_again_and_the_round_is_over_as_before(between):
    between.apply(Undo())
    assert between.see(LIES_AT_THE_END) is None
    assert between.see(shown(LIES_AT_THE_END, (*LAST_TRICK[:2], "JS")))["event"] == "reveal"
    assert between.see(LIES_AT_THE_END) is None
    assert between.reading.notice == left("both")


def test_as_long_as_nothing_was_rolled_or_thrown_it_is_said_what_to_do(between):
    assert between.reading.in_step
    assert between.reading.notice == left("both")


@pytest.mark.parametrize(
    ("half", "things", "whole", "told"),
    [
        (ROLLED, "card", thrown(ROLLED), setup("DOWN", 2, 5)),
        (ROLLED, "card", middle("UP", 3, (5, 2)), setup("UP", 2, 5)),
        (ROLLED, "card", thrown(ROLLED, 0.0, 12.0), setup("DOWN", 2, 5)),
        (middle("UP", 3, (4, 3)), "dice", middle("UP", 3, (5, 2)), setup("UP", 2, 5)),
        (thrown(START), "dice", thrown(middle("DOWN", 3, (3, 4))), setup("DOWN", 3, 4)),
        (replace(START, updown=None), "dice", ROLLED, setup("DOWN", 2, 5)),
        (replace(START, dice=()), "card", thrown(START), setup("DOWN", 3, 4)),
    ],
    ids=[
        "rolled, then thrown as it lay",
        "rolled, then thrown on its other face",
        "rolled, then thrown in its place but askew",
        "thrown, then rolled",
        "thrown, then rolled to the same numbers",
        "the card taken up, then the dice rolled beside it laid back",
        "the dice taken up and laid back, then the card thrown",
    ],
)
def test_dice_and_card_one_after_the_other_are_one_setup(between, half, things, whole, told):
    assert between.see(half) is None
    assert between.reading.in_step
    assert between.reading.notice == left(things)
    assert between.see(whole) == told
    assert between.ruling.legal


def test_dice_and_card_in_one_go_are_a_setup(between):
    assert between.see(middle("UP", 3, (5, 2))) == setup("UP", 2, 5)


@pytest.mark.parametrize("millimetres", [-3.0, 3.0])
def test_a_card_that_is_read_a_little_aside_was_not_thrown(between, millimetres):
    assert between.see(thrown(ROLLED, millimetres, 2.0)) is None
    assert between.reading.notice == left("card")


def test_one_die_alone_that_was_pushed_is_no_roll(between):
    pushed = replace(START.dice[0], place=Place(60.0, 120.0, 0.0))
    assert between.see(thrown(replace(START, dice=(pushed, START.dice[1])))) is None
    assert between.reading.notice == left("dice")


def test_a_die_in_the_place_of_another_that_shows_what_it_did_not_was_rolled(between):
    places = [die.place for die in START.dice]
    rolled = zip(middle("DOWN", 3, (6, 6)).dice, places, strict=True)
    dice = tuple(replace(die, place=place) for die, place in rolled)
    assert between.see(thrown(replace(START, dice=dice))) == setup("DOWN", 6, 6)


def test_a_card_that_is_not_read_for_certain_may_lie_as_it_did(between):
    unsure = replace(ROLLED, updown=replace(START.updown, confidence=0.5))
    assert between.see(unsure) is None
    assert next(choice.value for choice in between.reading.question.choices) == "DOWN 3"
    assert between.answer("DOWN 3") is None
    assert between.reading.notice == left("card")
    assert between.see(ROLLED) is None
    assert between.reading.notice == left("card")


def test_a_card_that_people_say_lies_otherwise_was_thrown(between):
    unsure = replace(ROLLED, updown=replace(START.updown, confidence=0.5))
    assert between.see(unsure) is None
    assert between.answer("UP 3") == setup("UP", 2, 5)


@pytest.mark.parametrize("thrown_then", [False, True], ids=["as it lay", "thrown"])
def test_a_card_that_is_not_read_for_a_while_lies_there_until_it_is_read_elsewhere(between, thrown_then):
    unread = (UnknownSighting(ORIGIN, OUTLINE, Place(10.0, 8.0, 30.0)),)
    assert between.show(replace(ROLLED, updown=None), (arm_from(0),), unread) is None
    assert between.answer("DOWN 3") is None
    assert between.reading.notice == left("card")
    assert between.see(thrown(ROLLED) if thrown_then else ROLLED) == (
        setup("DOWN", 2, 5) if thrown_then else None
    )


def test_while_the_card_is_still_to_be_thrown_nobody_is_asked_for_a_die(between):
    doubtful = tuple(replace(die, confidence=0.4) for die in ROLLED.dice)
    assert between.see(replace(ROLLED, dice=doubtful)) is None
    assert between.reading.question is None
    assert between.see(thrown(replace(ROLLED, dice=doubtful))) is None
    assert between.reading.question is not None


def test_once_the_setup_is_told_a_change_is_one(between):
    between.tell({"event": "deal"})
    between.see(ROLLED)
    between.see(middle("UP", 3, (5, 2)))
    assert between.see(middle("DOWN", 3, (5, 2))) == {"event": "change", "player": "Kim", "face": "DOWN"}
    assert between.ruling.legal


def test_what_is_right_as_it_lies_is_the_setup_though_the_card_lies_as_it_did(between):
    between.see(ROLLED)
    reading = between.reader.explanation(between.game.position)
    assert not reading.in_step
    assert between.apply(reading.event) == setup("DOWN", 2, 5)
    assert between.ruling.legal


@pytest.mark.parametrize("seen", [START, ROLLED, middle("UP", 3, (5, 2))])
def test_once_the_game_is_over_nothing_is_missing(seen):
    made = over(1)
    made.show(seen, (arm_from(0),))
    assert made.reading.notice is None
    assert made.reader.explanation(made.game.position).event is None


def test_dice_in_doubt_that_are_thrown_after_the_game_are_asked_for_and_ruled_on():
    made = over(1)
    assert made.see(Sightings()) is None
    dice = tuple(replace(die, confidence=0.4) for die in START.dice)
    assert made.see(replace(START, dice=dice)) is None
    reading = made.reader.answer(made.reading.question.choices[0], made.game.position)
    reading = made.reader.answer(reading.question.choices[0], made.game.position)
    assert made.apply(reading.event) == setup("DOWN", 3, 4)
    assert not made.ruling.legal


def test_one_of_two_dice_that_is_not_seen_after_the_game_is_asked_for():
    made = over(1)
    assert made.see(Sightings()) is None
    assert made.see(replace(START, dice=START.dice[:1])) is None
    reading = made.reader.answer(made.reading.question.choices[2], made.game.position)
    assert made.apply(reading.event)["dice"] == [3, 4]
    assert not made.ruling.legal


@pytest.mark.parametrize(
    "left_there",
    [
        pytest.param(LIES_AT_THE_END, id="nothing was touched"),
        pytest.param(replace(LIES_AT_THE_END, dice=LIES_AT_THE_END.dice[:1]), id="one die is put away"),
        pytest.param(
            replace(thrown(LIES_AT_THE_END), dice=()), id="the card is moved when the dice are away"
        ),
    ],
)
def test_what_is_put_away_after_the_game_makes_no_question(left_there):
    made = over(1)
    assert made.see(left_there) is None
    assert made.reading.question is None


def test_a_reader_that_begins_between_two_rounds_takes_what_lies_there_for_the_last_ones(between):
    between.reader = UpAndDownReader(between.game.position)
    assert between.see(START) is None
    assert between.reading.notice == left("both")
    assert between.see(ROLLED) is None
    assert between.see(thrown(ROLLED)) == setup("DOWN", 2, 5)


def test_a_setup_that_was_taken_back_and_still_lies_there_is_out_of_step_until_it_is_lifted():
    made = Table()
    made.see(START)
    made.apply(Undo())
    assert made.see(START) is None
    assert not made.reading.in_step
    assert made.reading.notice == Reason("notice-setup-undone")
    assert made.see(Sightings()) is None
    assert made.reading.in_step
    assert made.see(START)["event"] == "setup"


def test_a_setup_that_was_taken_back_is_told_when_it_is_right_as_it_lies():
    made = Table()
    made.see(START)
    made.apply(Undo())
    made.see(START)
    assert made.apply(made.reader.explanation(made.game.position).event) == setup("DOWN", 3, 4)
    assert made.see(START) is None
    assert made.reading.in_step


def test_another_layout_in_place_of_a_setup_that_was_taken_back_is_a_setup(between):
    between.see(middle("UP", 3, (5, 2)))
    between.apply(Undo())
    assert between.see(middle("UP", 3, (5, 2))) is None
    assert between.reading.notice == Reason("notice-setup-undone")
    assert between.see(middle("DOWN", 3, (5, 2))) == setup("DOWN", 2, 5)


def test_a_deal_that_was_taken_back_leaves_the_setup_to_be_told(between):
    between.tell({"event": "deal"})
    between.see(ROLLED)
    between.apply(Undo())
    assert between.see(thrown(ROLLED)) == setup("DOWN", 2, 5)
