"""Which GPIO pins there are, and what goes wrong with them, in sentences of our own."""

from __future__ import annotations

import importlib
import sys
import tempfile
import warnings
from collections.abc import Iterable, Iterator
from contextlib import chdir, contextmanager, suppress
from typing import Final

from assets.trouble import Trouble, trouble_of
from hardware.errors import HardwareFlaw, PinError

GPIO_PINS: Final = range(2, 28)
"""The GPIO numbers of a Raspberry Pi's 40-pin header."""


def check_pins(given: Iterable[tuple[str, int]], *, outside: HardwareFlaw, shared: HardwareFlaw) -> None:
    """Refuse pins that do not exist, and one that is given twice.

    Args:
        given: each device's name and its GPIO number.
        outside: what is wrong with a number that no pin has.
        shared: what is wrong with a pin that two devices have.

    Raises:
        PinError: the first that cannot be.
    """
    used: dict[int, str] = {}
    for name, pin in given:
        if pin not in GPIO_PINS:
            raise PinError(outside, name=name, pin=pin)
        if pin in used:
            raise PinError(shared, pin=pin, one=used[pin], other=name)
        used[pin] = name


def load_pin_library() -> None:
    """Import lgpio, where there is one, in a folder made for that; gpiozero uses it for all pins.

    Its import makes a named pipe in the current folder, and fails where it may not: for a service in ``/``,
    or on a read-only disk, every pin is dead then (gpiozero issue 1106). With ``LG_WD`` in the environment
    it moves the whole program to that folder instead, and files of the command line would lie elsewhere. The
    pipe is open by then and needs its name no more.
    """
    if "lgpio" in sys.modules:
        return
    # What still fails is told by gpiozero, which tries it again.
    with suppress(Exception), tempfile.TemporaryDirectory() as folder, chdir(folder):
        importlib.import_module("lgpio")


def trouble_with_pins() -> Trouble | None:
    """Why no pin can be used on this machine, None where they can; no pin is opened for that."""
    from gpiozero import Device
    from gpiozero.exc import BadPinFactory

    load_pin_library()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            Device.ensure_pin_factory()
        except BadPinFactory:
            return trouble_of(HardwareFlaw.GPIO_UNREAD)
    return None


@contextmanager
def told_of(flaw: HardwareFlaw, name: str, pin: int) -> Iterator[None]:
    """Inside a device is opened on a pin; gpiozero's warnings of each library that it tries are kept back.

    Args:
        flaw: what is wrong where it cannot be used.
        name: of the device.
        pin: its GPIO number.

    Raises:
        PinError: the device cannot be used, for whatever reason.
    """
    from gpiozero.exc import BadPinFactory, GPIOPinInUse

    load_pin_library()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            yield
        except BadPinFactory as error:
            raise PinError(HardwareFlaw.GPIO_NONE, name=name, pin=pin) from error
        except GPIOPinInUse as error:
            raise PinError(HardwareFlaw.PIN_TAKEN, name=name, pin=pin) from error
        except Exception as error:  # each pin library raises errors of its own
            raise PinError(flaw, name=name, pin=pin, why=str(error).rstrip(".!")) from error
