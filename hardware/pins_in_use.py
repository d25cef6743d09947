"""Pins that something else than push buttons and lamps works with, as the kernel tells it.

A pin that the kernel has requested is refused when it is opened. One that is only switched to a bus is not:
to read it would take it from the bus (``bcm2835_pmx_gpio_set_direction`` in Linux's pinctrl-bcm2835.c), and
a screen that hangs on SPI or DPI would go dark.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hardware.pins import GPIO_PINS

BUSES: Final = {
    "class/spi_master/spi0": range(7, 12),
    "class/spi_master/spi1": range(16, 22),
    "bus/i2c/devices/i2c-1": range(2, 4),
    "class/drm/card*-DPI-*": GPIO_PINS,
}
"""What is in ``/sys`` where a bus is in use, and its pins on the 40-pin header, by Raspberry Pi's
documentation of GPIO and the 40-pin header: SPI0 on 7 to 11, SPI1 on 16 to 21, I2C1 on 2 and 3, DPI on
all."""


def pins_of_buses(system: Path = Path("/sys")) -> frozenset[int]:
    """The pins of the buses that are in use.

    Args:
        system: where the kernel shows its devices.
    """
    return frozenset(pin for bus, pins in BUSES.items() if any(system.glob(bus)) for pin in pins)
