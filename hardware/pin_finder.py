"""Which pin a push button is wired to: the one that changes when the button is pressed and let go.

Each pin is read twice, drawn up and drawn down by the resistors of the chip. Nothing is connected where it
follows them; a closed button to ground, or to 3.3 V, holds it whatever they do. So both wirings are told,
with or without resistors of their own, by nothing but how a pin differs from how it was at rest.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from hardware.errors import HardwareFlaw, PinError
from hardware.pins import GPIO_PINS, told_of

SETTLES: Final = 0.0005
"""Seconds until a pin has followed its resistor: at most 65 kΩ (the BCM2835 datasheet says 50 to 65) and
1 nF, of some ten metres of cable, need five times 65 µs."""

STEADY: Final = 0.02
"""Seconds for which a pin must be the same to count: contacts bounce for 1 to 10 ms."""

HELD: Final = 3.0
"""Seconds after which a button that is still down is told to be held."""

FIXED: Final = (2, 3)
"""Pins that a Raspberry Pi's board draws up with 1.8 kΩ, as its documentation of the 40-pin header says."""


@dataclass(frozen=True, slots=True)
class FoundPin:
    """A button was pressed and let go.

    Attributes:
        pin: its GPIO number.
        to_3v3: whether it connects that to 3.3 V; else to ground.
    """

    pin: int
    to_3v3: bool


@dataclass(frozen=True, slots=True)
class Looked:
    """What a look at the pins shows.

    Attributes:
        found: the button that was pressed and let go since the last look, None for none.
        down: pins that are pressed now.
        held: those that have been for long.
        stuck: pins that something holds since the first look: a button held down, or a resistor.
    """

    found: FoundPin | None = None
    down: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    stuck: tuple[int, ...] = ()

    @property
    def several(self) -> bool:
        """Whether more than one button is down: nobody can tell which one is meant."""
        return len(self.down) > 1


@dataclass(slots=True)
class _Pin:
    """One pin.

    Attributes:
        device: gpiozero's.
        rest: what holds it while nobody presses: True for 3.3 V, False for ground, None for nothing.
        sure: whether that is known. What holds it at the first look may be a button that is down.
        seen: how it was read last.
        since: since when, in seconds.
        pressed: what holds it since `down_since`, None while it is at rest.
        spoiled: whether another one was down meanwhile.
    """

    device: Any
    rest: bool | None
    since: float
    seen: bool | None = None
    sure: bool = field(init=False)
    pressed: bool | None = None
    down_since: float = 0.0
    spoiled: bool = False

    def __post_init__(self) -> None:
        self.seen, self.sure = self.rest, self.rest is None

    def read(self, value: bool | None, now: float) -> bool | None:
        """Take a reading; what held the pin while it was pressed, once it is let go, else None."""
        if value != self.seen:
            self.seen, self.since = value, now
        if now - self.since < STEADY:
            return None
        let_go = self.pressed
        if value == self.rest:
            if let_go is not None:
                self.pressed, self.sure = None, True
            return let_go
        if value is None:  # what held it at the first look was a button that was down
            self.pressed, self.rest, self.sure = None, None, True
        elif let_go is None:
            self.pressed, self.down_since = value, self.since
        elif not self.sure and now - self.down_since >= HELD:
            # A button that was down at the first look was let go, and a resistor holds the pin now.
            self.pressed, self.rest, self.sure = None, value, True
        return None


class PinFinder:
    """Watches all pins on which a push button may be.

    Args:
        leave: GPIO numbers that are left alone: those of lamps and buses.
        clock: seconds.
        pause: waits for so many seconds.
        pin_factory: gpiozero's pin factory; None for the machine's own.

    Raises:
        PinError: no pin can be read on this machine.
    """

    def __init__(
        self,
        leave: Collection[int] = (),
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], None] = time.sleep,
        pin_factory: Any = None,
    ) -> None:
        self._clock, self._pause = clock, pause
        devices: dict[int, Any] = {}
        for pin in (pin for pin in GPIO_PINS if pin not in leave):
            try:
                devices[pin] = _opened(pin, pin_factory)
            except PinError as error:
                if error.trouble.flaw is HardwareFlaw.GPIO_NONE:
                    break
                # Else the kernel, or another program, works with that one.
        if not devices:
            raise PinError(HardwareFlaw.GPIO_UNREAD)
        now = clock()
        self._pins = {pin: _Pin(devices[pin], value, now) for pin, value in self._values(devices).items()}

    def look(self) -> Looked:
        """Read all pins once; takes a few milliseconds, and is wanted some 30 times a second."""
        values, now = self._values({pin: one.device for pin, one in self._pins.items()}), self._clock()
        let_go = {pin: self._pins[pin].read(value, now) for pin, value in values.items()}
        down = tuple(pin for pin, one in self._pins.items() if one.pressed is not None)
        found = None
        for pin, held_by in let_go.items():
            one = self._pins[pin]
            if held_by is None:
                continue
            if not (one.spoiled or down):
                found = FoundPin(pin, held_by)
            one.spoiled = False
        if len(down) > 1:
            for pin in down:
                self._pins[pin].spoiled = True
        held = tuple(pin for pin in down if now - self._pins[pin].down_since >= HELD)
        stuck = tuple(pin for pin, one in self._pins.items() if not one.sure and pin not in (*down, *FIXED))
        return Looked(found, down, held, stuck)

    def close(self) -> None:
        """Let go of the pins; harmless when called twice."""
        for one in self._pins.values():
            one.device.close()
        self._pins.clear()

    def _values(self, devices: dict[int, Any]) -> dict[int, bool | None]:
        """What holds each pin now, None for nothing."""
        up, down = self._levels(devices, "up"), self._levels(devices, "down")
        return {pin: up[pin] if up[pin] == down[pin] else None for pin in devices}

    def _levels(self, devices: dict[int, Any], pull: str) -> dict[int, bool]:
        """Whether each pin is high when it is drawn so; where that cannot be changed, as it is drawn."""
        from gpiozero.exc import PinFixedPull

        for device in devices.values():
            with suppress(PinFixedPull):
                device.pin.pull = pull
        self._pause(SETTLES)
        return {pin: bool(device.pin.state) for pin, device in devices.items()}


def _opened(pin: int, pin_factory: Any) -> Any:
    from gpiozero import InputDevice

    with told_of(HardwareFlaw.BUTTON_UNUSABLE, "?", pin):
        return InputDevice(pin, pull_up=True, pin_factory=pin_factory)
