"""What is to become of the machine when the program has ended, as people said on the screen."""

from __future__ import annotations

import enum


class Power(enum.Enum):
    """What becomes of the machine; the value is systemctl's word for it."""

    OFF = "poweroff"
    AGAIN = "reboot"

    @property
    def status(self) -> int:
        """The exit status that asks for it; scripts/system/tabletop-companion.service acts on it as root."""
        return {Power.OFF: 80, Power.AGAIN: 81}[self]
