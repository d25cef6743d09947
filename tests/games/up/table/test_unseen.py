"""Cards of Up that no eye has seen: they are asked for, and lie there by people's word."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Reason, Undo
from companion.games.up.rules import Card, Place, Play
from companion.table.inputs import Action
from companion.table.reading import Reading
from tests.games.up.table.scenes import OPEN, TableOfUp, card, cards, dealt, strip, the_deal
from vision.sightings import Place as TablePlace

ANN, BEN = 0, 1


def dealt_but_for(who: str, *numbers: int) -> TableOfUp:
    """Ann has dealt; some cards before somebody, counted from 0, were not seen. Nothing was kept."""
    table = TableOfUp()
    table.rows = {name: dict(enumerate(codes.split())) for name, codes in OPEN.items()}
    for number in numbers:
        del table.rows[who][number]
    table.look("Ann")
    table.press(Action.DEALT)
    return table


def open_card_played() -> TableOfUp:
    """Ben and Ann have laid a card each, then Ben's third open card was played."""
    table = dealt()
    table.lay("Ben", "9")
    table.lay("Ann", "7", at=(60.0, 0.0))
    table.play_open("Ben", 2, (-60.0, 0.0))
    return table


def open_card_undone() -> TableOfUp:
    """Ben's third open card was played, and that undone; the card has left the tower."""
    table = open_card_played()
    table.apply(Undo())
    table.middle.pop()
    return table


@pytest.mark.parametrize("number", range(4))
def test_an_open_card_that_was_not_seen_is_asked_for_by_its_place_in_the_row(number):
    table = dealt_but_for("Ben", number)
    question = table.reading.question
    assert question.text == Reason("up-ask-open", (("player", "Ben"), ("number", number + 1)))
    assert question.place == table.reader.zones.slot(BEN, number)
    table.answer(OPEN["Ben"].split()[number])
    table.answer("none")
    assert table.reading.event == the_deal()


def test_each_card_that_was_not_seen_is_asked_for_once():
    table = dealt_but_for("Ann", 1, 2)
    table.answer("8")
    assert table.reading.question.text == Reason("up-ask-open", (("player", "Ann"), ("number", 3)))
    table.answer("5")
    table.answer("none")
    assert table.reading.event == the_deal()


def test_what_shows_at_the_place_of_a_card_that_was_not_seen_is_shown_with_the_question():
    table = dealt_but_for("Ann", 1)
    place = table.reader.zones.slot(ANN, 1)
    shows = strip(TablePlace(place.x + 5.0, place.y, 90.0))
    table.look(unread=(strip(TablePlace(place.x + 90.0, place.y, 0.0)), shows))
    assert table.reading.question.outline == ((place.x + 5.0, place.y),) * 4


@pytest.mark.parametrize("code", [None, "11"])
def test_an_edge_of_an_open_card_that_was_taken_for_another_one_is_neither_told_nor_asked_for(code):
    table = dealt_but_for("Ann")
    place = table.reader.zones.slot(ANN, 1)
    edge = replace(card(code, TablePlace(place.x + 12.0, place.y, 0.0)), partial=True, confidence=0.95)
    table.middle.append(edge)
    table.look()
    table.answer("none")
    assert table.reading.event == the_deal()


def test_of_two_strips_that_cannot_both_be_open_cards_the_one_in_its_place_is_told():
    table = TableOfUp()
    table.rows = {name: dict(enumerate(codes.split())) for name, codes in OPEN.items()}
    zones = table.reader.zones
    del table.rows["Ann"][1]
    place = zones.slot(ANN, 1)
    for code, aside, confidence in (("8", 1.0, 0.9), ("4", 22.0, 0.99)):
        seen = card(code, TablePlace(place.x + aside, place.y, place.turn))
        table.middle.append(replace(seen, partial=True, confidence=confidence))
    table.look("Ann")
    table.press(Action.DEALT)
    table.answer("none")
    assert table.reading.event == the_deal()


def test_a_card_that_lies_there_by_peoples_word_is_neither_gone_nor_asked_for_again():
    table = dealt_but_for("Ann", 1)
    table.answer("8")
    table.answer("none")
    assert table.look("Ben").in_step
    assert table.lay("Ben", "9").event == Play(BEN, Place.HAND, cards("9"))
    table.lay("Ann", "7", at=(60.0, 0.0))
    table.lay("Ben", "6", at=(-60.0, 0.0))
    table.lay("Ann", "8", at=(60.0, 40.0))
    assert table.answer("open") == {"event": "play", "player": "Ann", "from": "open", "cards": ["8"]}
    table.apply(Undo())
    table.middle.pop()
    assert table.look("Ann").in_step


def test_a_card_dealt_where_another_one_lay_is_asked_for_if_the_eye_cannot_read_it():
    """The back that comes to light where a card is taken up seems to cover that."""
    table = dealt()
    table.backs["Ben"] = {2}
    del table.rows["Ben"][2]
    table.look("Ben")
    table.rows = {"Ann": {0: "2", 1: "3", 2: "6", 3: "7"}, "Ben": {0: "2", 1: "7", 2: None, 3: "4"}}
    table.look("Ann")
    table.press(Action.DEALT, ANN)
    assert table.reading.question.text == Reason("up-ask-open", (("player", "Ben"), ("number", 3)))


def test_a_card_dealt_where_one_was_lifted_is_asked_for_though_it_may_be_that_one():
    table = dealt()
    table.rows["Ben"].clear()
    table.look("Ben")
    table.rows["Ben"] = {0: "2", 1: "7", 3: "4"}
    table.middle = [card(None, table.reader.zones.slot(BEN, 2), (("7", 0.6), ("5", 0.3)))]
    table.look("Ann")
    table.press(Action.DEALT, ANN)
    assert table.reading.question.text == Reason("up-ask-open", (("player", "Ben"), ("number", 3)))


def test_an_open_card_that_comes_back_and_cannot_be_read_is_asked_for():
    table = dealt()
    lifted = table.rows["Ben"].pop(2)
    table.look("Ben")
    table.middle = [card(None, table.reader.zones.slot(BEN, 2), (("5", 0.6), ("7", 0.3)))]
    assert table.look("Ben").question.text == Reason("up-ask-open", (("player", "Ben"), ("number", 3)))
    table.answer(lifted)
    table.middle.clear()
    table.rows["Ben"][2] = lifted
    assert table.lay("Ben", "9").event == Play(BEN, Place.HAND, cards("9"))


def test_what_people_told_of_a_card_that_was_played_since_is_not_of_the_next_one_dealt_there():
    table = dealt_but_for("Ann", 1)
    table.answer("8")
    table.answer("none")
    table.lay("Ben", "9")
    table.lay("Ann", "7", at=(60.0, 0.0))
    table.lay("Ben", "6", at=(-60.0, 0.0))
    table.lay("Ann", "8", at=(60.0, 40.0))
    table.answer("open")
    table.rows["Ann"] = {0: "2", 2: "2", 3: "6"}
    table.look("Ann")
    table.press(Action.DEALT, ANN)
    assert table.reading.question.text == Reason("up-ask-open", (("player", "Ann"), ("number", 2)))


def test_a_deal_in_mid_round_is_told_as_it_lies():
    table = open_card_played()
    table.press(Action.DEALT, ANN)
    table.answer("none")
    assert table.reading.event.open == (cards("11 8 5 3"), cards("10 8 1"))
    assert table.ruling.clause == "UP-6"


def test_of_a_row_dealt_anew_in_mid_round_a_card_that_was_not_seen_is_asked_for():
    table = dealt()
    table.lay("Ben", "9")
    table.rows["Ann"] = dict(enumerate(("2", "2", "6")))
    table.look("Ann")
    table.press(Action.DEALT, ANN)
    assert table.reading.question.text == Reason("up-ask-open", (("player", "Ann"), ("number", 4)))
    table.answer("9")
    table.answer("none")
    assert table.reading.event.open == (cards("2 2 6 9"), cards("10 8 5 1"))
    assert table.ruling.clause == "UP-6"


def test_after_a_refused_deal_its_cards_do_not_count_where_they_are_still_said_to_lie():
    table = open_card_played()
    before = dict(table.rows["Ben"])
    table.rows["Ben"] = dict(enumerate(("2", "2", "6", "9")))
    table.look("Ben")
    table.press(Action.DEALT, BEN)
    table.answer("none")
    assert table.ruling.clause == "UP-6"
    table.rows["Ben"] = before
    table.middle.append(replace(card("6", table.reader.zones.slot(BEN, 2)), partial=True))
    assert table.look("Ben").in_step


def test_while_a_card_is_asked_for_that_should_lie_there_again_the_table_is_out_of_step():
    table = open_card_undone()
    table.look(unread=(strip(table.reader.zones.slot(BEN, 2)),))
    assert table.reading.question.text == Reason("up-ask-open", (("player", "Ben"), ("number", 3)))
    assert not table.reading.in_step
    table.answer("5")
    assert table.reading.in_step


def test_what_is_still_said_to_lie_just_beside_an_open_card_neither_counts_nor_holds_the_game_up():
    table = dealt()
    place = table.reader.zones.slot(BEN, 2)
    table.middle.append(replace(card("2", TablePlace(place.x + 13.0, place.y, place.turn)), partial=True))
    table.lay("Ben", "9")
    assert table.lay("Ann", "7", at=(60.0, 0.0)).event == Play(ANN, Place.HAND, cards("7"))
    assert table.play_open("Ben", 2, (-60.0, 0.0)).event == Play(BEN, Place.OPEN, cards("5"))
    assert table.look().in_step


def test_a_strip_of_a_set_that_was_overlooked_is_asked_for():
    table = dealt()
    hidden = strip(TablePlace(-44.0, 0.0, 0.0))
    question = table.lay("Ben", "9", overlooked=(hidden,)).question
    assert question.text == Reason("up-ask-overlooked", (("player", "Ben"),))
    assert question.doubt
    assert (question.place, question.outline) == (hidden.place, ((-44.0, 0.0),) * 4)
    table.answer("9")
    assert table.reading.question.text == Reason("up-ask-more", (("player", "Ben"), ("cards", ("9", "9"))))
    table.answer("none")
    assert table.reading.event == Play(BEN, Place.HAND, cards("9 9"))
    assert table.look().in_step
    assert table.lay("Ann", "7", at=(60.0, 0.0)).event == Play(ANN, Place.HAND, cards("7"))


@pytest.mark.parametrize("backs", [set(), {1, 3}], ids=["nothing", "their backs"])
def test_where_more_open_cards_are_gone_than_lie_in_the_set_it_is_asked_whether_that_is_all(backs):
    """The backs that come to light where they lay do not cover them."""
    table = dealt()
    table.lay("Ben", "9")
    table.lay("Ann", "9", at=(60.0, 0.0))
    del table.rows["Ben"][3]
    table.backs["Ben"] = backs
    question = table.play_open("Ben", 1, (-60.0, 30.0)).question
    assert question.text == Reason("up-ask-more", (("player", "Ben"), ("cards", ("8",))))
    assert [choice.value for choice in question.choices[: question.likely]] == ["none", "1", "8"]
    table.answer("1")
    assert table.reading.question.text == Reason("up-ask-more", (("player", "Ben"), ("cards", ("8", "1"))))
    table.answer("none")
    assert table.reading.event == Play(BEN, Place.OPEN, cards("8 1"))


def test_a_set_of_which_no_card_was_seen_is_asked_for():
    table = dealt()
    assert table.look("Ben", overlooked=(strip(TablePlace(0.0, 0.0, 0.0)),)).question is not None
    table.answer("9")
    table.answer("none")
    assert table.reading.event == Play(BEN, Place.HAND, cards("9"))


def test_where_one_card_of_a_set_was_overlooked_others_may_lie_there_too():
    table = dealt()
    table.lay("Ben", "9", overlooked=(strip(TablePlace(-44.0, 0.0, 0.0)),))
    table.answer("9")
    table.answer("9")
    question = table.reading.question
    assert question.text == Reason("up-ask-more", (("player", "Ben"), ("cards", ("9", "9", "9"))))
    assert [choice.value for choice in question.choices[: question.likely]] == ["none", "9"]
    assert len(question.choices) == 1 + len(Card)
    table.answer("none")
    assert table.reading.event == Play(BEN, Place.HAND, cards("9 9 9"))


def test_what_was_said_of_a_set_is_asked_anew_when_another_card_of_it_is_read():
    table = dealt()
    hidden = strip(TablePlace(-44.0, 0.0, 0.0))
    table.lay("Ben", "9", overlooked=(hidden,))
    table.answer("9")
    table.answer("9")
    table.lay("Ben", "9", at=(-70.0, 0.0))
    assert table.reading.question.text == Reason(
        "up-ask-more", (("player", "Ben"), ("cards", ("9", "9", "9")))
    )


def test_where_people_say_that_an_overlooked_strip_is_no_new_card_the_set_is_told_without_it():
    table = dealt()
    table.lay("Ben", "9", overlooked=(strip(TablePlace(-44.0, 0.0, 0.0)),))
    table.answer("none")
    assert table.reading.event == Play(BEN, Place.HAND, cards("9"))


@pytest.mark.parametrize(("arms", "place"), [((), (0.0, 0.0)), (("Ben",), (0.0, -200.0))])
def test_what_was_overlooked_before_a_seat_or_laid_by_nobody_is_no_part_of_a_set(arms, place):
    table = dealt()
    assert table.look(*arms, overlooked=(strip(TablePlace(*place, 0.0)),)).question is None
    assert table.reading.in_step


def test_what_was_overlooked_while_the_table_must_be_put_right_is_not_asked_for():
    table = dealt()
    table.lay("Ben", "9")
    table.apply(Undo())
    assert table.look("Ben", overlooked=(strip(TablePlace(40.0, 0.0, 0.0)),)).question is None
    table.middle.pop()
    assert table.look("Ben").in_step


@pytest.mark.parametrize("x", [30.0, 52.0], ids=["beside a card", "at its edge"])
def test_what_was_overlooked_where_cards_were_put_back_is_none_that_somebody_laid(x):
    table = dealt()
    table.lay("Ben", "9", at=(60.0, 0.0))
    table.lay("Ann", "7")
    table.apply(Undo())
    table.middle.pop()
    assert table.look("Ann", overlooked=(strip(TablePlace(x, 0.0, 0.0)),)).question is None
    assert table.reading.in_step
    assert table.lay("Ann", "7").event == Play(ANN, Place.HAND, cards("7"))


@pytest.mark.parametrize(("answer", "in_step"), [("5", True), ("none", False)])
def test_after_an_undo_an_open_card_of_which_only_something_shows_is_asked_for(answer, in_step):
    table = open_card_undone()
    place = table.reader.zones.slot(BEN, 2)
    shows = strip(TablePlace(place.x + 8.0, place.y, place.turn))
    question = table.look("Ben", unread=(shows,)).question
    assert question.text == Reason("up-ask-open", (("player", "Ben"), ("number", 3)))
    table.answer(answer)
    assert (table.reading.in_step, table.reading.question) == (in_step, None)
    assert table.look("Ben").in_step == in_step


@pytest.mark.parametrize(("aside", "asked"), [(8.0, False), (16.0, True)], ids=["as it lay", "otherwise"])
def test_an_open_card_that_people_told_is_not_asked_for_after_every_undo_if_it_shows_as_it_lay(aside, asked):
    table = open_card_undone()
    place = table.reader.zones.slot(BEN, 2)
    table.look("Ben", unread=(strip(TablePlace(place.x + 8.0, place.y, place.turn)),))
    table.answer("5")
    shows = (strip(TablePlace(place.x + aside, place.y, place.turn)),)
    table.middle.append(card("9", TablePlace(60.0, 0.0, 0.0)))
    assert table.look("Ben", unread=shows).event == Play(BEN, Place.HAND, cards("9"))
    table.apply(Undo())
    table.middle.pop()
    question = table.look("Ben", unread=shows).question
    assert (question is not None) == asked
    assert table.reading.in_step != asked


def test_after_a_refused_deal_an_open_card_is_asked_for_where_another_one_is_only_said_to_lie():
    table = dealt()
    table.lay("Ben", "9")
    table.lay("Ann", "7", at=(60.0, 0.0))
    before = dict(table.rows["Ben"])
    table.rows["Ben"] = dict(enumerate(("2", "2", "6", "9")))
    table.look("Ben")
    table.press(Action.DEALT, BEN)
    table.answer("none")
    table.rows["Ben"] = {number: code for number, code in before.items() if number != 2}
    table.middle.append(replace(card("6", table.reader.zones.slot(BEN, 2)), partial=True))
    question = table.look("Ben").question
    assert question.text == Reason("up-ask-open", (("player", "Ben"), ("number", 3)))
    table.answer("5")
    assert table.reading.in_step


def test_a_strip_between_four_cards_in_full_view_is_none_of_the_deal():
    table = TableOfUp()
    for name, codes in OPEN.items():
        table.rows[name] = dict(enumerate(codes.split()))
    one, other = (table.reader.zones.slot(BEN, number) for number in (1, 2))
    between = TablePlace((one.x + other.x) / 2, one.y, one.turn)
    table.middle.append(replace(card("clear", between), partial=True))
    table.look("Ann")
    table.press(Action.DEALT)
    assert table.reading.question.text == Reason("up-ask-cut")
    table.answer("none")
    assert table.reading.event == the_deal()
    assert table.lay("Ben", "9").event == Play(BEN, Place.HAND, cards("9"))
    assert table.look("Ann") == Reading()


@pytest.mark.parametrize("answer", ["none", "10"], ids=["there is none", "five were dealt"])
def test_a_deal_of_five_open_cards_is_never_told_unasked(answer):
    table = TableOfUp()
    for name, codes in OPEN.items():
        table.rows[name] = dict(enumerate(codes.split()))
    one, other = (table.reader.zones.slot(BEN, number) for number in (1, 2))
    beside = TablePlace(0.4 * one.x + 0.6 * other.x, one.y, one.turn)
    table.middle.append(card("10", beside, (("10", 0.9),)))
    table.look("Ann")
    table.press(Action.DEALT)
    assert table.reading.question.text == Reason("up-ask-open", (("player", "Ben"), ("number", 3)))
    table.answer(answer)
    table.answer("none")
    assert [len(row) for row in table.reading.event.open] == [4, 4 if answer == "none" else 5]
    assert table.ruling.legal is (answer == "none")


@pytest.mark.parametrize("said", [{"confidence": 0.5}, {"partial": True}], ids=["in doubt", "covered"])
def test_a_card_of_the_row_before_that_is_only_said_to_lie_there_does_not_count_as_dealt(said):
    table = dealt()
    table.lay("Ben", "9")
    table.rows["Ben"] = {0: "2", 1: "2", 3: "9"}
    table.middle.append(replace(card("5", table.reader.zones.slot(BEN, 2)), **said))
    table.look("Ben")
    table.press(Action.DEALT, BEN)
    question = table.reading.question
    assert question.text == Reason("up-ask-open", (("player", "Ben"), ("number", 3)))


def test_after_an_undo_an_open_card_that_is_not_back_is_waited_for():
    table = open_card_undone()
    assert table.look("Ben").question is None
    assert not table.reading.in_step
    table.rows["Ben"][2] = "5"
    assert table.look("Ben").in_step


def test_after_an_undo_an_open_card_that_seems_turned_is_not_asked_for():
    table = dealt()
    table.lay("Ben", "9")
    table.apply(Undo())
    table.middle.pop()
    del table.rows["Ann"][1]
    place = table.reader.zones.slot(ANN, 1)
    table.middle.append(card("8", replace(place, turn=place.turn + 70.0)))
    shows = strip(TablePlace(place.x + 12.0, place.y, 0.0))
    assert table.look("Ben", unread=(shows,)).question is None
    assert table.reading.in_step


def test_a_table_said_to_lie_right_has_the_open_cards_of_the_position_whatever_was_read():
    table = open_card_undone()
    ghost = replace(card("6", table.reader.zones.slot(BEN, 2)), partial=True)
    table.middle.append(ghost)
    assert not table.look("Ben").in_step
    table.reader.take_as_it_is(table.game.position)
    assert table.look("Ann").in_step
    table.lay("Ben", "5", at=(-60.0, 0.0))
    assert table.answer("open") == {"event": "play", "player": "Ben", "from": "open", "cards": ["5"]}
