"""A button's pin is found by pressing the button, however it is wired."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hardware.errors import PinError
from hardware.pin_finder import HELD, STEADY, FoundPin, PinFinder
from hardware.pins_in_use import pins_of_buses
from tests.hardware.test_pins import NoPins
from tests.hardware.wired_pins import GROUND, SUPPLY, WiredPins

A_LOOK = 1 / 36
"""Seconds from one look to the next, as the screen's pictures come."""


class Finding:
    """Looks at the pins as a page does, and keeps what was found."""

    def __init__(self, pins: WiredPins, leave=()) -> None:
        self.now = 50.0
        self.found: list[FoundPin] = []
        self.finder = PinFinder(leave, lambda: self.now, lambda _seconds: None, pins)

    def wait(self, seconds: float):
        """Look at the pins for so long; gives what the last look showed."""
        until = self.now + seconds
        while True:
            self.now += A_LOOK
            looked = self.finder.look()
            if looked.found is not None:
                self.found.append(looked.found)
            if self.now >= until:
                return looked


@pytest.fixture
def pins() -> Iterator[WiredPins]:
    factory = WiredPins()
    yield factory
    factory.reset()


@pytest.fixture
def finding(pins) -> Finding:
    return Finding(pins)


def tap(finding: Finding, pins: WiredPins, pin: int, to: bool = GROUND, seconds: float = 0.1) -> None:
    pins.press(pin, to)
    finding.wait(seconds)
    pins.let_go(pin)
    finding.wait(0.1)


@pytest.mark.parametrize(
    ("resistor", "to"),
    [(None, GROUND), (None, SUPPLY), (SUPPLY, GROUND), (GROUND, SUPPLY)],
    ids=["to ground", "to 3.3 V", "to ground, with a resistor", "to 3.3 V, with a resistor"],
)
def test_a_press_tells_the_pin_and_the_wiring(pins, resistor, to):
    pins.pin(22).resistor = resistor
    finding = Finding(pins)
    finding.wait(0.2)
    tap(finding, pins, 22, to)
    tap(finding, pins, 22, to)
    assert finding.found == [FoundPin(22, to_3v3=to is SUPPLY)] * 2


def test_nothing_is_found_while_nobody_presses_nor_before_the_button_is_let_go(finding, pins):
    assert finding.wait(1.0).down == ()
    pins.press(5)
    assert finding.wait(1.0).down == (5,)
    assert finding.found == []
    pins.let_go(5)
    finding.wait(0.1)
    assert finding.found == [FoundPin(5, to_3v3=False)]


def test_bounces_are_one_press(finding, pins):
    for _ in range(2):  # when it is pressed, and when it is let go
        for closed in (True, False) * 3:
            pins.press(5) if closed else pins.let_go(5)
            finding.now += 0.002
            finding.finder.look()
        pins.press(5)
        finding.wait(0.1)
    pins.let_go(5)
    finding.wait(0.1)
    assert finding.found == [FoundPin(5, to_3v3=False)]


def test_what_is_shorter_than_contacts_bounce_is_no_press(finding, pins):
    pins.press(5)
    finding.finder.look()
    finding.now += STEADY / 2
    pins.let_go(5)
    finding.wait(0.2)
    assert finding.found == []


def test_of_two_buttons_that_are_down_together_neither_is_meant(finding, pins):
    pins.press(5)
    finding.wait(0.1)
    pins.press(6)
    assert finding.wait(0.1).several
    pins.let_go(5)
    finding.wait(0.1)
    pins.let_go(6)
    finding.wait(0.1)
    assert finding.found == []
    tap(finding, pins, 6)
    assert finding.found == [FoundPin(6, to_3v3=False)]


def test_a_button_that_is_held_down_is_told_and_counts_once_it_is_let_go(finding, pins):
    pins.press(5)
    assert finding.wait(HELD - 0.5).held == ()
    assert finding.wait(1.0).held == (5,)
    pins.let_go(5)
    assert finding.wait(0.1).held == ()
    assert finding.found == [FoundPin(5, to_3v3=False)]


@pytest.mark.parametrize("resistor", [None, SUPPLY])
def test_a_button_that_is_down_from_the_beginning_counts_from_its_next_press_on(pins, resistor):
    pins.pin(5).resistor = resistor
    pins.press(5)
    finding = Finding(pins)
    assert finding.wait(0.5).stuck == (5,)
    pins.let_go(5)
    looked = finding.wait(HELD + 1.0)
    assert (finding.found, looked.stuck, looked.held) == ([], (), ())
    tap(finding, pins, 5)
    assert finding.found == [FoundPin(5, to_3v3=False)]


def test_the_pins_that_the_board_draws_up_are_not_told_as_held(pins):
    finding = Finding(pins)
    assert finding.wait(1.0).stuck == ()
    pins.pin(3).resistor = SUPPLY
    tap(finding, pins, 3)
    assert finding.found == [FoundPin(3, to_3v3=False)]


def test_pins_of_lamps_and_those_of_the_kernel_are_left_alone():
    pins = WiredPins(busy={14, 15})
    finding = Finding(pins, leave={23})
    tap(finding, pins, 23)
    assert finding.found == []
    tap(finding, pins, 24)
    assert finding.found == [FoundPin(24, to_3v3=False)]
    pins.reset()


def test_a_machine_without_pins_is_told_in_one_sentence():
    with pytest.raises(PinError, match=r"^No GPIO pin can be read here; on a Raspberry Pi run "):
        PinFinder(pin_factory=NoPins())


def test_the_pins_are_free_again_afterwards(pins):
    Finding(pins).finder.close()
    finding = Finding(pins)
    finding.finder.close()
    finding.finder.close()


@pytest.mark.parametrize(
    ("device", "pins"),
    [
        ("class/spi_master/spi0", {7, 8, 9, 10, 11}),
        ("bus/i2c/devices/i2c-1", {2, 3}),
        ("class/drm/card1-DPI-1", set(range(2, 28))),
        ("class/drm/card1-HDMI-A-1", set()),
    ],
)
def test_the_pins_of_a_bus_that_is_in_use_are_known(tmp_path, device, pins):
    (tmp_path / device).mkdir(parents=True)
    assert pins_of_buses(tmp_path) == pins
