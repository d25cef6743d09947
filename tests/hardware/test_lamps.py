"""Lamps on pins that stand in for a Raspberry Pi's."""

import pytest
from gpiozero.pins.mock import MockFactory

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


def test_a_pin_used_twice_is_refused_in_a_sentence():
    pins = MockFactory()
    with pytest.raises(PinError, match=r"^The lamp turn on GPIO 5 cannot be used: "):
        Lamps({ILLEGAL: 5, TURN_OF_LEAH: 5}, pins)
    pins.reset()
