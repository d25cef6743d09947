"""What goes wrong with GPIO pins, in our own sentence instead of the pin library's words."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from hardware.errors import PinError


@contextmanager
def told_of(device: str) -> Iterator[None]:
    """Inside a device is opened on a pin; gpiozero's warnings of each library that it tries are kept back.

    Args:
        device: what it is and on which pin, as the sentence begins.

    Raises:
        PinError: the device cannot be used, for whatever reason.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            yield
        except Exception as error:  # each pin library raises errors of its own
            reason = str(error).rstrip(".!")
            raise PinError(f"{device} cannot be used: {reason}.") from error
