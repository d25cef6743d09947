"""On a machine without GPIO one sentence is said, and it is ours."""

import warnings

import pytest
from gpiozero.exc import BadPinFactory
from gpiozero.pins.mock import MockFactory

from hardware.buttons import ButtonName, Buttons
from hardware.errors import PinError
from hardware.lamps import LampName, Lamps


class NoPins(MockFactory):
    """A machine on which one library is tried in vain, as gpiozero does it."""

    def pin(self, _name):
        warnings.warn("Falling back from lgpio: No module named 'lgpio'", UserWarning, stacklevel=2)
        raise BadPinFactory("Unable to load any default pin factory!")


@pytest.mark.parametrize(
    ("wire", "device"),
    [
        (lambda: Buttons({ButtonName("dealt"): 17}, pin_factory=NoPins()), "GPIO 17 for dealt"),
        (lambda: Lamps({LampName("illegal"): 22}, pin_factory=NoPins()), "GPIO 22 for illegal"),
    ],
)
def test_a_machine_without_pins_is_told_in_one_sentence(wire, device):
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        with pytest.raises(PinError) as refused:
            wire()
    assert str(refused.value) == (
        f"Nothing here can use {device}; on a Raspberry Pi run "
        "`sudo apt install python3-lgpio` and then `make run`."
    )
    assert warned == []
