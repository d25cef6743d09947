"""Push buttons on GPIO pins: each press, debounced, is posted once.

gpiozero runs its callbacks in threads of its own; they do nothing but put a `ButtonPress` into a queue.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from hardware.errors import HardwareFlaw, PinError
from hardware.pins import check_pins, told_of

BOUNCE_SECONDS = 0.03
"""Contacts of ordinary push buttons bounce for 1 to 10 ms; 30 ms is safe and not felt."""


@dataclass(frozen=True, slots=True)
class ButtonName:
    """Which button it is.

    Attributes:
        action: what the button is for, such as ``"undo"``.
        seat: index of the player at whose seat it is, None for a shared button.
    """

    action: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ButtonPress:
    """One press: which button, and when, in seconds of the given clock."""

    button: ButtonName
    time: float


class Buttons:
    """The push buttons of a table.

    A button held down gives one press. Presses closer together than the bounce time count once.

    Args:
        pins: GPIO number of each button.
        to_3v3: those of these pins that their buttons connect to 3.3 V; all others are connected to ground.
        clock: seconds.
        pin_factory: gpiozero's pin factory; None for the machine's own.

    Raises:
        PinError: a pin that does not exist, one given twice, or no GPIO on this machine.
    """

    def __init__(
        self,
        pins: Mapping[ButtonName, int],
        clock: Callable[[], float] = time.monotonic,
        pin_factory: Any = None,
        *,
        to_3v3: Collection[int] = (),
    ) -> None:
        given = ((name.action, pin) for name, pin in pins.items())
        check_pins(given, outside=HardwareFlaw.BUTTON_PIN, shared=HardwareFlaw.BUTTONS_SHARE)
        self._clock = clock
        self._presses: queue.SimpleQueue[ButtonPress] = queue.SimpleQueue()
        self._last: dict[ButtonName, float] = {}
        self._devices: list[Any] = []
        try:
            for name, pin in pins.items():
                self._devices.append(self._open(name, pin, pin_factory, pull_up=pin not in to_3v3))
        except PinError:
            self.close()
            raise

    def presses(self) -> tuple[ButtonPress, ...]:
        """The presses since the last call, oldest first; never waits."""
        taken = []
        while not self._presses.empty():
            taken.append(self._presses.get())
        return tuple(taken)

    def close(self) -> None:
        """Let go of the pins; harmless when called twice."""
        for device in self._devices:
            device.close()
        self._devices.clear()

    def _open(self, name: ButtonName, pin: int, pin_factory: Any, *, pull_up: bool) -> Any:
        from gpiozero import Button

        with told_of(HardwareFlaw.BUTTON_UNUSABLE, name.action, pin):
            device = Button(pin, pull_up=pull_up, bounce_time=BOUNCE_SECONDS, pin_factory=pin_factory)
        device.when_pressed = lambda: self._post(name)
        device.when_released = lambda: self._let_go(name)
        return device

    def _post(self, name: ButtonName) -> None:
        now = self._clock()
        # Not every pin factory debounces, so that is done here too.
        if now - self._last.get(name, -BOUNCE_SECONDS) >= BOUNCE_SECONDS:
            self._presses.put(ButtonPress(name, now))
        self._last[name] = now

    def _let_go(self, name: ButtonName) -> None:
        """A button may bounce when it is let go, too."""
        self._last[name] = self._clock()
