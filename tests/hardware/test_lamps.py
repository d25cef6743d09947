"""Lamps on pins that stand in for a Raspberry Pi's."""

import pytest
from gpiozero.pins.mock import MockFactory

from hardware.buttons import ButtonName, Buttons
from hardware.errors import PinError
from hardware.lamps import LampName, Lamps

ILLEGAL = LampName("illegal")
TURN_OF_LEAH = LampName("turn", seat=1)


def test_the_lamps_named_are_lit_and_all_others_dark():
    pins = MockFactory()
    lamps = Lamps({ILLEGAL: 5, TURN_OF_LEAH: 6}, pins)
    lamps.show(frozenset({TURN_OF_LEAH, LampName("turn")}))
    assert (pins.pin(5).state, pins.pin(6).state) == (False, True)
    lamps.show(frozenset({ILLEGAL}))
    assert (pins.pin(5).state, pins.pin(6).state) == (True, False)
    lamps.close()
    pins.reset()


@pytest.mark.parametrize(
    ("pins", "sentence"),
    [
        ({ILLEGAL: 5, TURN_OF_LEAH: 5}, "GPIO 5 is given to two lamps, illegal and turn."),
        ({ILLEGAL: 1}, "The lamp illegal is set to GPIO 1; there are only GPIO 2 to 27."),
        ({ILLEGAL: 28}, "The lamp illegal is set to GPIO 28; there are only GPIO 2 to 27."),
    ],
)
def test_pins_that_cannot_be_are_refused_in_a_sentence(pins, sentence):
    with pytest.raises(PinError) as refused:
        Lamps(pins, MockFactory())
    assert str(refused.value) == sentence


def test_a_pin_that_a_button_has_is_refused_in_a_sentence():
    pins = MockFactory()
    buttons = Buttons({ButtonName("dealt"): 5}, pin_factory=pins)
    with pytest.raises(PinError) as refused:
        Lamps({ILLEGAL: 5}, pins)
    assert str(refused.value) == "GPIO 5 is given to illegal, but something else uses it already."
    buttons.close()
    pins.reset()
