"""Buttons and lamps are opened as an evening opens them: each press is heard, each lamp lit in its turn."""

from __future__ import annotations

import pytest

from companion.examination.trial import LIT_SECONDS, Trial
from companion.machine.settings import Settings
from companion.texts import texts
from hardware.buttons import ButtonName, Buttons
from hardware.lamps import LampName, Lamps
from tests.hardware.wired_pins import SUPPLY, WiredPins

UNDO, PASS = ButtonName("undo"), ButtonName("pass", 0)
ILLEGAL, TURN = LampName("illegal"), LampName("turn", 1)
SETTINGS = Settings(buttons=((UNDO, 17), (PASS, 5)), to_3v3=(5,), lamps=((ILLEGAL, 22), (TURN, 23)))


class Clock:
    now = 10.0

    def __call__(self) -> float:
        return self.now


class OnPins:
    """Buttons and lamps on pins that stand in for a board's."""

    def __init__(self, busy=()) -> None:
        self.pins, self.clock = WiredPins(busy), Clock()

    def buttons(self, pins, *, to_3v3) -> Buttons:
        return Buttons(pins, self.clock, self.pins, to_3v3=to_3v3)

    def lamps(self, pins) -> Lamps:
        return Lamps(pins, self.pins)

    def trial(self, settings=SETTINGS) -> Trial:
        return Trial(settings, self.buttons, self.lamps, self.clock)


@pytest.fixture
def board():
    board = OnPins()
    yield board
    board.pins.reset()


def test_each_press_is_told_once_and_what_was_not_pressed_is_known(board):
    trial = board.trial()
    assert (trial.look(), trial.missed) == ((), (UNDO, PASS))
    board.pins.press(5, SUPPLY)
    assert (trial.look(), trial.look()) == ((PASS,), ())
    assert (trial.pressed, trial.missed) == ({PASS}, (UNDO,))
    trial.close()


def test_one_lamp_after_the_other_is_lit_for_a_second_and_all_are_dark_afterwards(board):
    trial = board.trial()
    lit = []
    for _ in range(3):
        trial.look()
        lit.append((trial.lit, trial.round, [bool(board.pins.pin(pin).state) for pin in (22, 23)]))
        board.clock.now += LIT_SECONDS
    assert lit == [(ILLEGAL, 0, [True, False]), (TURN, 0, [False, True]), (ILLEGAL, 1, [True, False])]
    trial.close()
    trial.close()


def test_why_buttons_cannot_be_used_is_told_and_lamps_are_lit_all_the_same():
    board = OnPins(busy={17})
    trial = board.trial()
    assert [texts("en").reason(trouble) for trouble in trial.troubles] == [
        "The button undo on GPIO 17 cannot be used: GPIO busy."
    ]
    trial.look()
    assert (trial.has_buttons, trial.lit) == (False, ILLEGAL)
    trial.close()
    board.pins.reset()


def test_without_buttons_and_lamps_nothing_is_tried(board):
    trial = board.trial(Settings())
    assert (trial.look(), trial.lit, trial.troubles, trial.missed) == ((), None, [], ())
