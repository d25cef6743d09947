"""Lamps on GPIO pins: one for each thing worth a light, such as a seat's turn or an illegal play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hardware.errors import HardwareFlaw, PinError
from hardware.pins import check_pins, told_of


@dataclass(frozen=True, slots=True)
class LampName:
    """Which lamp it is.

    Attributes:
        sign: what it shows, such as ``"turn"``.
        seat: index of the player at whose seat it is, None for a lamp that all look at.
    """

    sign: str
    seat: int | None = None


class Lamps:
    """Named lamps that are switched on and off.

    Args:
        pins: GPIO number of each lamp.
        pin_factory: gpiozero's pin factory; None for the machine's own.

    Raises:
        PinError: a pin that does not exist, one given twice, or no GPIO on this machine.
    """

    def __init__(self, pins: Mapping[LampName, int], pin_factory: Any = None) -> None:
        from gpiozero import LED

        given = ((name.sign, pin) for name, pin in pins.items())
        check_pins(given, outside=HardwareFlaw.LAMP_PIN, shared=HardwareFlaw.LAMPS_SHARE)
        self._lamps: dict[LampName, Any] = {}
        try:
            for name, pin in pins.items():
                with told_of(HardwareFlaw.LAMP_UNUSABLE, name.sign, pin):
                    self._lamps[name] = LED(pin, pin_factory=pin_factory)
        except PinError:
            self.close()
            raise

    def show(self, lit: frozenset[LampName]) -> None:
        """Switch on the lamps named and all others off; names without a lamp are passed over."""
        for name, lamp in self._lamps.items():
            lamp.on() if name in lit else lamp.off()

    def close(self) -> None:
        """Switch all off and let go of the pins."""
        for lamp in self._lamps.values():
            lamp.close()
        self._lamps.clear()
