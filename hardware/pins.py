"""What goes wrong with GPIO pins, in our own sentence instead of the pin library's words."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from hardware.errors import Flaw, PinError


@contextmanager
def told_of(flaw: Flaw, name: str, pin: int) -> Iterator[None]:
    """Inside a device is opened on a pin; gpiozero's warnings of each library that it tries are kept back.

    Args:
        flaw: what is wrong where it cannot be used.
        name: of the device.
        pin: its GPIO number.

    Raises:
        PinError: the device cannot be used, for whatever reason.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            yield
        except Exception as error:  # each pin library raises errors of its own
            raise PinError(flaw, name=name, pin=pin, why=str(error).rstrip(".!")) from error
