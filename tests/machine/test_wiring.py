"""Buttons are learnt one after the other, and no pin is two buttons."""

from __future__ import annotations

import pytest

from companion.machine.wiring import ACTIONS, MOST_SEATS, ButtonLesson, Wiring, named
from companion.texts import texts
from hardware.buttons import ButtonName
from hardware.pin_finder import FoundPin

DEALT, UNDO = ButtonName("dealt"), ButtonName("undo")


def at(seat: int, action: str = "pass") -> ButtonName:
    return ButtonName(action, seat)


def pressed(lesson: ButtonLesson, *pins: int, to_3v3: bool = False) -> ButtonLesson:
    for pin in pins:
        lesson = lesson.pressed(FoundPin(pin, to_3v3))
    return lesson


def test_all_kinds_are_asked_for_and_at_seats_one_after_the_other():
    lesson = pressed(ButtonLesson(Wiring()).begun(), 27, 17, 4)
    assert lesson.now == at(0)
    lesson = pressed(lesson, 5, 6, 13)
    assert lesson.now == at(3)
    lesson = lesson.none_there()
    assert lesson.now == at(0, "last-card")
    lesson = lesson.none_there()
    lesson = pressed(lesson.for_all(), 22)
    assert lesson.now is None
    assert lesson.wiring.as_table == {
        "dealt": 27, "undo": 17, "pause": 4, "pass": [5, 6, 13], "last-card": None, "end-turn": 22,
        "to-3v3": None,
    }  # fmt: skip


def test_the_last_seat_is_followed_by_no_other():
    lesson = pressed(ButtonLesson(Wiring()).begun(("pass",)), *range(2, 2 + MOST_SEATS))
    assert lesson.now is None
    assert lesson.wiring.pins("pass") == tuple(range(2, 2 + MOST_SEATS))


def test_each_pin_keeps_its_own_wiring():
    lesson = pressed(ButtonLesson(Wiring()).begun(("dealt", "undo")), 27, to_3v3=True)
    lesson = pressed(lesson, 17)
    assert lesson.wiring == Wiring(((DEALT, 27), (UNDO, 17)), (27,))
    again = pressed(ButtonLesson(lesson.wiring).begun(("dealt",)), 27)
    assert again.wiring.to_3v3 == ()


def test_a_button_that_is_another_one_already_is_refused_and_asked_for_again():
    lesson = ButtonLesson(Wiring(((DEALT, 27), (UNDO, 17)))).begun(("undo",)).pressed(FoundPin(27, False))
    assert (lesson.now, lesson.refused) == (UNDO, True)
    assert lesson.wiring.pins("dealt") == (27,)
    said = texts("en").reason(lesson.told)
    assert said == "That is the button “Dealt”, on GPIO 27: press another one."
    lesson = lesson.pressed(FoundPin(22, False))
    assert (lesson.now, lesson.refused, lesson.wiring.pins("undo")) == (None, False, (22,))


def test_seats_that_are_learnt_anew_in_another_order_change_places():
    known = Wiring(((at(0), 5), (at(1), 6), (at(2), 13)), (13,))
    lesson = ButtonLesson(known).begun(("pass",))
    steps = []
    for pin in (13, 5, 6):
        lesson = lesson.pressed(FoundPin(pin, to_3v3=pin == 13))
        steps.append((lesson.refused, lesson.wiring.pins("pass"), lesson.wiring.to_3v3))
    assert steps == [(False, (13, 6, 5), (13,)), (False, (13, 5, 6), (13,)), (False, (13, 5, 6), (13,))]


def test_the_button_of_a_seat_that_was_asked_before_is_refused_for_the_next_one():
    lesson = pressed(ButtonLesson(Wiring()).begun(("pass",)), 5, 5)
    assert (lesson.now, lesson.refused, lesson.wiring.pins("pass")) == (at(1), True, (5,))


def test_a_kind_that_is_still_to_be_asked_for_gives_its_pin_away():
    known = Wiring(((DEALT, 27), (UNDO, 17)))
    lesson = pressed(ButtonLesson(known).begun(("dealt", "undo")), 17)
    assert lesson.wiring == Wiring(((DEALT, 17), (UNDO, 27)))
    assert pressed(lesson, 27).wiring == lesson.wiring


@pytest.mark.parametrize("known", [Wiring(((at(0), 5), (at(1), 6))), Wiring(((at(0), 6),))])
def test_one_button_for_all_takes_the_place_of_those_at_seats(known):
    lesson = ButtonLesson(known).begun(("pass",)).for_all().pressed(FoundPin(6, False))
    assert lesson.wiring == Wiring(((ButtonName("pass"), 6),))
    back = ButtonLesson(lesson.wiring).begun(("pass",))
    assert back.now == ButtonName("pass")
    assert back.at_seats().pressed(FoundPin(6, False)).wiring == Wiring(((at(0), 6),))


def test_fewer_seats_than_before_are_the_first_ones():
    known = Wiring(((at(0), 5), (at(1), 6), (at(2), 13)), (6, 13))
    lesson = pressed(ButtonLesson(known).begun(("pass",)), 5, 6, to_3v3=True).none_there()
    assert lesson.wiring == Wiring(((at(0), 5), (at(1), 6)), (5, 6))
    assert ButtonLesson(known).begun(("pass",)).none_there().wiring == Wiring()


def test_who_stops_loses_nothing():
    lesson = pressed(ButtonLesson(Wiring()).begun(), 27).stopped()
    assert (lesson.now, lesson.wiring.pins("dealt")) == (None, (27,))
    assert lesson.pressed(FoundPin(17, False)) == lesson
    assert lesson.none_there() == lesson.for_all() == lesson.at_seats() == lesson


def test_each_kind_has_a_name_in_words():
    said = [texts("en").reason(named(name)) for name in (DEALT, at(0), at(2), ButtonName("pass"))]
    assert said == ["Dealt", "Pass, at the seat below", "Pass, at seat 3", "Pass"]
    assert set(Wiring().as_table) == {*ACTIONS, "to-3v3"}
