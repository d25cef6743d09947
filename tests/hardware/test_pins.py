"""On a machine without GPIO one sentence is said, and it is ours."""

import warnings

import pytest
from gpiozero import Device
from gpiozero.exc import BadPinFactory

from hardware.buttons import ButtonName, Buttons
from hardware.errors import PinError
from hardware.lamps import LampName, Lamps


@pytest.fixture(autouse=True)
def no_pins(monkeypatch):
    """A machine on which gpiozero tries one library in vain."""

    def tried(*_arguments: object) -> None:
        warnings.warn("Falling back from lgpio: No module named 'lgpio'", UserWarning, stacklevel=2)
        raise BadPinFactory("Unable to load any default pin factory!")

    monkeypatch.setattr(Device, "pin_factory", None)
    monkeypatch.setattr(Device, "_default_pin_factory", tried)


@pytest.mark.parametrize(
    ("wire", "device"),
    [
        (lambda: Buttons({ButtonName("dealt"): 17}), "GPIO 17 for dealt"),
        (lambda: Lamps({LampName("illegal"): 22}), "GPIO 22 for illegal"),
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
