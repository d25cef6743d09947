"""The machine is switched off, or started again, because people said so on the screen."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from companion.engines import Reason
from companion.machine.power import Power
from companion.screens.pages.leaving import Kiosk

SECONDS: Final = 10.0
"""How long systemctl may take; it only hands the wish on."""


def said_by(command: Sequence[str]) -> str | None:
    """Run a command; what it says where it fails, None where it does not."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return (done.stderr.strip() or str(done.returncode)) if done.returncode else None


@dataclass(frozen=True, slots=True)
class PowerSwitch:
    """Switches the machine.

    Attributes:
        by_status: whether whoever started the program does it when that ends, by its exit status: the user of
            a service may not.
        run: runs a command; gives what it says where it fails.
    """

    by_status: bool = False
    run: Callable[[Sequence[str]], str | None] = said_by

    def turn(self, power: Power) -> Reason | None:
        """See to it that the machine is switched once the program has ended; or why that cannot be."""
        if self.by_status:
            return None
        said = self.run(("systemctl", "--no-block", "--no-ask-password", power.value))
        return None if said is None else Reason("leaving-refused", (("why", said),))


@dataclass(frozen=True, slots=True)
class KioskMachine:
    """A machine that is there for the companion alone.

    Attributes:
        desktop: whether a desktop lies behind the companion.
        switch: switches it.
    """

    desktop: bool
    switch: PowerSwitch

    def turned(self, power: Power | None) -> Kiosk | None:
        """See to it that the machine is switched as people said; what tells why it cannot be, else None."""
        refused = None if power is None else self.switch.turn(power)
        return None if refused is None else Kiosk(self.desktop, refused)
