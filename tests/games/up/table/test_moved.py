"""Cards of the tower that are pushed, put aside or carried off are no new set."""

from __future__ import annotations

import pytest

from companion.games.up.rules import Place, Play
from companion.games.up.table.reader import AS_IT_LAY
from companion.table.reading import Reading
from tests.engines.effects import brought
from tests.games.up.table.scenes import TableOfUp, card, cards, dealt, strip
from vision.sightings import Place as TablePlace

HAND = Place.HAND
ANN, BEN = 0, 1
AT = TablePlace(20.0, 0.0, 0.0)
"""In the middle of the tower."""


def fanned() -> TableOfUp:
    """9, 7 and 6 lie fanned; Ann is to move."""
    table = dealt()
    for number, (who, code) in enumerate((("Ben", "9"), ("Ann", "7"), ("Ben", "6"))):
        table.lay(who, code, at=(32.0 * number, 0.0))
    return table


def asked(reading: Reading, *codes: str) -> bool:
    """Whether it is asked if these cards were laid now."""
    question = reading.question
    if question is None or question.text.key != "up-ask-moved":
        return False
    assert question.doubt
    assert [choice.value for choice in question.choices] == ["laid-now", "lay-before"]
    return sorted(dict(question.text.facts)["cards"]) == sorted(codes)


@pytest.mark.parametrize("who", ["Ann", "Ben"], ids=["whose turn it is", "another one"])
def test_a_tower_that_is_pushed_together_is_no_set_when_people_say_so(who):
    table = fanned()
    table.middle = [card("6", AT)]
    reading = table.look(who)
    assert asked(reading, "6")
    assert reading.question.place == AT
    assert table.answer("lay-before") is None
    assert table.reading == Reading()
    assert table.look() == Reading()
    assert table.lay("Ann", "4", at=(50.0, 10.0)).event == Play(ANN, HAND, cards("4"))


def test_a_card_laid_over_a_like_one_of_the_tower_is_a_set_when_people_say_so():
    table = fanned()
    table.middle = [card("6", AT)]
    assert asked(table.look("Ann"), "6")
    assert table.answer("laid-now") == {"event": "play", "player": "Ann", "from": "hand", "cards": ["6"]}
    assert table.lay("Ben", "4", at=(60.0, 30.0)).event == Play(BEN, HAND, cards("4"))


def test_a_card_over_which_a_like_one_was_laid_is_no_set_when_it_comes_to_light():
    table = fanned()
    lay = table.middle.pop()
    table.middle = [card("6", AT)]
    table.look("Ann")
    table.answer("laid-now")
    table.middle.append(lay)
    assert table.look() == Reading()
    assert table.lay("Ben", "4", at=(-60.0, 30.0)).event == Play(BEN, HAND, cards("4"))


def test_a_first_card_pushed_to_the_middle_is_asked_about():
    table = dealt()
    table.lay("Ben", "9", at=(0.0, 100.0))
    table.clear_middle("Ann")
    assert asked(table.lay("Ann", "9"), "9")
    table.answer("lay-before")
    assert table.reading == Reading()


def test_a_fan_that_is_pushed_as_a_whole_is_asked_about_once():
    table = fanned()
    for number, seen in enumerate(table.middle):
        table.middle[number] = card(seen.code, TablePlace(seen.place.x, 40.0, 0.0))
    assert asked(table.look("Ben"), "9", "7", "6")
    table.answer("lay-before")
    assert table.reading == Reading()


def test_of_a_pair_that_is_pushed_together_one_card_is_seen_on_the_other():
    table = dealt()
    table.lay("Ben", "6", "6")
    table.middle = [card("6", TablePlace(12.0, 25.0, 180.0))]
    assert asked(table.look("Ann"), "6")
    table.answer("lay-before")
    assert table.reading == Reading()
    assert table.lay("Ann", "6", at=(60.0, 30.0)).event == Play(ANN, HAND, cards("6")), "asked once"


@pytest.mark.parametrize("codes", [("4",), ("6",)])
def test_whoever_pushes_the_tower_together_and_lays_in_one_go_has_laid_the_rest(codes):
    table = fanned()
    table.middle = [card("6", AT)]
    assert asked(table.lay("Ann", *codes, at=(100.0, 20.0)), "6")
    table.answer("lay-before")
    assert table.reading.event == Play(ANN, HAND, cards(" ".join(codes)))


def test_a_fan_of_more_cards_than_the_like_one_beneath_is_a_set_unasked():
    table = fanned()
    del table.middle[-1]
    assert table.lay("Ann", "6", "6", at=(64.0, 20.0)).event == Play(ANN, HAND, cards("6 6"))


def test_a_card_of_the_tower_that_was_in_somebodys_hand_is_asked_about_when_it_lies_elsewhere():
    table = fanned()
    lifted = table.middle.pop()
    assert table.look("Ann").event is None
    assert asked(table.lay("Ann", lifted.code, at=(20.0, 40.0)), "6")


def test_a_card_like_one_on_which_a_set_was_laid_is_a_set_unasked():
    table = dealt()
    table.lay("Ben", "6")
    table.middle.clear()
    table.lay("Ann", "4", at=(10.0, 20.0))
    assert table.lay("Ben", "6", at=(60.0, 0.0)).event == Play(BEN, HAND, cards("6"))


def cleared() -> TableOfUp:
    """Ann has cleared a tower, which lies there still."""
    table = dealt()
    table.lay("Ben", "9")
    table.lay("Ann", "clear", at=(60.0, 0.0))
    assert brought(table.ruling) == ("cleared",)
    return table


def collapsed() -> TableOfUp:
    """Ann has brought a tower down with a 9, and must take it up."""
    table = dealt()
    table.lay("Ben", "6")
    table.lay("Ann", "9", at=(60.0, 0.0))
    assert brought(table.ruling) == ("collapse",)
    return table


@pytest.mark.parametrize("lifted_before", [False, True], ids=["in one movement", "after a while in the hand"])
def test_a_cleared_tower_that_is_put_aside_face_up_is_no_set(lifted_before):
    table = cleared()
    table.middle.clear()
    if lifted_before:
        assert table.look("Ann").in_step
    assert asked(table.lay("Ann", "clear", at=(-170.0, 0.0)), "clear")
    table.answer("lay-before")
    assert table.reading == Reading()
    assert table.lay("Ann", "9").event == Play(ANN, HAND, cards("9"))


def test_another_clear_card_after_a_tower_is_cleared_is_told_unasked():
    table = cleared()
    table.clear_middle("Ann")
    assert table.lay("Ann", "clear").event == Play(ANN, HAND, cards("clear"))


def test_a_tower_that_came_down_and_is_squared_beside_its_place_is_no_set():
    table = collapsed()
    table.middle = [card("9", TablePlace(100.0, 30.0, 0.0))]
    assert asked(table.look("Ann"), "9")
    table.answer("lay-before")
    assert table.reading.event is None
    assert table.clear_middle("Ann").event is None
    assert table.lay("Ann", "9").event == Play(ANN, HAND, cards("9"))


def test_whoever_takes_a_tower_up_and_lays_one_of_its_cards_in_one_go_is_asked():
    table = collapsed()
    table.middle = [card("9", TablePlace(100.0, 30.0, 0.0))]
    assert asked(table.look("Ann"), "9")
    assert table.answer("laid-now") == {"event": "play", "player": "Ann", "from": "hand", "cards": ["9"]}


def test_a_card_laid_about_where_it_lay_before_the_tower_was_taken_up_is_asked_about():
    table = collapsed()
    table.middle = [card("9", TablePlace(65.0, 4.0, 10.0))]
    assert asked(table.look("Ann"), "9")
    assert not table.reading.in_step
    assert table.answer("laid-now") == {"event": "play", "player": "Ann", "from": "hand", "cards": ["9"]}
    assert table.lay("Ben", "7").event == Play(BEN, HAND, cards("7"))


def test_a_card_that_was_not_taken_up_yet_is_waited_for_and_asked_about_once():
    table = collapsed()
    table.middle = [card("9", TablePlace(65.0, 4.0, 10.0))]
    assert asked(table.look("Ann"), "9")
    table.answer("lay-before")
    assert table.reading == AS_IT_LAY
    assert table.look("Ann") == AS_IT_LAY
    assert table.clear_middle("Ann") == Reading()


def test_a_card_that_lies_just_as_it_did_when_others_are_taken_up_is_waited_for_unasked():
    table = collapsed()
    del table.middle[0]
    assert table.look("Ann") == AS_IT_LAY


def test_a_tower_that_is_carried_off_is_missed_until_it_lies_there_again():
    table = dealt()
    table.lay("Ben", "9")
    lay = list(table.middle)
    assert table.clear_middle("Ann") == AS_IT_LAY
    table.middle = lay
    assert table.look("Ann") == Reading()


@pytest.mark.parametrize(("place", "is_missed"), [((0.0, 10.0), False), ((0.0, 200.0), True)])
def test_a_tower_of_which_something_unread_is_left_is_not_missed(place, is_missed):
    table = dealt()
    table.lay("Ben", "9")
    table.middle.clear()
    assert table.look("Ann", unread=(strip(TablePlace(*place, 0.0)),)).in_step is not is_missed


def test_a_tower_that_was_only_told_or_is_said_to_lie_right_is_not_missed():
    table = dealt()
    table.tell({"event": "play", "player": "Ben", "from": "hand", "cards": ["9"]})
    assert table.look() == Reading()
    table.lay("Ben", "9")
    assert table.clear_middle("Ann") == AS_IT_LAY
    table.reader.take_as_it_is(table.game.position)
    assert table.look() == Reading()
