"""A Raspberry Pi's pins with push buttons on wires, for tests: what a pin is depends on what holds it."""

from __future__ import annotations

from gpiozero.pins.mock import MockFactory, MockPin

GROUND, SUPPLY = False, True
"""To what a wire leads: ground, or 3.3 V."""


class WiredPin(MockPin):
    """A pin that follows its resistor as long as nothing stronger holds it.

    Attributes:
        held_by: what a closed button connects it to, None while it is open.
        resistor: what a resistor beside the pin draws it to, None for none.
    """

    def __init__(self, factory, info):
        self.held_by: bool | None = None
        self.resistor: bool | None = None
        super().__init__(factory, info)

    def _get_state(self):
        if self.function == "output":
            return super()._get_state()
        if self.held_by is not None:
            return self.held_by
        return self.resistor if self.resistor is not None else self._pull == "up"

    def wire(self, held_by: bool | None) -> None:
        """Close or open the button; whoever watches for edges hears of it."""
        self.held_by = held_by
        if self._change_state(self._get_state()) and self._when_changed is not None:
            self._call_when_changed()


class WiredPins(MockFactory):
    """All pins of a board.

    Args:
        busy: GPIO numbers that the kernel works with.
    """

    def __init__(self, busy=()):
        super().__init__(pin_class=WiredPin)
        self.busy = frozenset(busy)

    def pin(self, name):
        if name in self.busy:
            raise OSError("GPIO busy")
        return super().pin(name)

    def press(self, pin: int, to: bool = GROUND) -> None:
        """A finger closes the button on that pin."""
        self.pin(pin).wire(to)

    def let_go(self, pin: int) -> None:
        """The finger is lifted."""
        self.pin(pin).wire(None)
