"""Buttons on pins that stand in for a Raspberry Pi's."""

from collections.abc import Iterator

import pytest
from gpiozero.pins.mock import MockFactory

from hardware.buttons import BOUNCE_SECONDS, ButtonName, Buttons
from hardware.errors import PinError
from tests.hardware.wired_pins import GROUND, SUPPLY, WiredPins

UNDO = ButtonName("undo")
PASS_OF_KIM = ButtonName("pass", seat=0)


class FakeClock:
    """Seconds that pass only when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def pins() -> Iterator[MockFactory]:
    factory = MockFactory()
    yield factory
    factory.reset()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def buttons(pins: MockFactory, clock: FakeClock) -> Iterator[Buttons]:
    made = Buttons({UNDO: 17, PASS_OF_KIM: 27}, clock, pins)
    yield made
    made.close()


def press(pins: MockFactory, pin: int) -> None:
    pins.pin(pin).drive_low()


def release(pins: MockFactory, pin: int) -> None:
    pins.pin(pin).drive_high()


def test_a_press_is_posted_once_with_its_time(buttons, pins, clock):
    press(pins, 17)
    clock.now += 1
    assert [(p.button, p.time) for p in buttons.presses()] == [(UNDO, 100.0)]
    assert buttons.presses() == ()


def test_a_button_held_down_gives_one_press(buttons, pins, clock):
    press(pins, 17)
    clock.now += 5
    assert len(buttons.presses()) == 1
    clock.now += 5
    release(pins, 17)
    assert buttons.presses() == ()


def test_bounces_count_once(buttons, pins, clock):
    for _ in range(6):
        press(pins, 17)
        clock.now += 0.002
        release(pins, 17)
        clock.now += 0.002
    assert len(buttons.presses()) == 1


def test_two_presses_further_apart_than_the_bounce_time_count_twice(buttons, pins, clock):
    for _ in range(2):
        press(pins, 17)
        clock.now += BOUNCE_SECONDS
        release(pins, 17)
        clock.now += BOUNCE_SECONDS
    assert len(buttons.presses()) == 2


def test_bounces_of_a_button_that_is_let_go_are_no_press(buttons, pins, clock):
    press(pins, 17)
    clock.now += 5
    for _ in range(3):
        release(pins, 17)
        clock.now += 0.002
        press(pins, 17)
        clock.now += 0.002
    release(pins, 17)
    assert len(buttons.presses()) == 1


def test_whatever_a_pin_library_raises_is_told_and_the_other_pins_are_let_go():
    class BusyError(Exception):
        """What a library of its own makes."""

    class Pins(MockFactory):
        def pin(self, number):
            if number == 27:
                raise BusyError("GPIO busy")
            return super().pin(number)

    pins = Pins()
    with pytest.raises(PinError, match=r"^The button pass on GPIO 27 cannot be used: GPIO busy\.$"):
        Buttons({UNDO: 17, PASS_OF_KIM: 27}, pin_factory=pins)
    Buttons({UNDO: 17}, pin_factory=pins).close()


def test_simultaneous_presses_of_two_buttons_both_count(buttons, pins):
    press(pins, 17)
    press(pins, 27)
    assert [p.button for p in buttons.presses()] == [UNDO, PASS_OF_KIM]


@pytest.mark.parametrize(
    ("wiring", "sentence"),
    [
        ({UNDO: 99}, "The button undo is set to GPIO 99; there are only GPIO 2 to 27."),
        ({UNDO: 17, PASS_OF_KIM: 17}, "GPIO 17 is given to two buttons, undo and pass."),
    ],
)
def test_wrong_wiring_is_refused_in_a_sentence(pins, wiring, sentence):
    with pytest.raises(PinError, match=f"^{sentence}$"):
        Buttons(wiring, pin_factory=pins)


@pytest.mark.parametrize("to_3v3", [(), (17,)])
def test_a_button_to_ground_or_to_3v3_is_pressed_once_each_time(clock, to_3v3):
    wired = WiredPins()
    made = Buttons({UNDO: 17}, clock, wired, to_3v3=to_3v3)
    for _ in range(2):
        wired.press(17, SUPPLY if to_3v3 else GROUND)
        clock.now += 1
        wired.let_go(17)
        clock.now += 1
    assert len(made.presses()) == 2
    wired.press(17, GROUND if to_3v3 else SUPPLY)
    assert made.presses() == ()
    made.close()
    wired.reset()
