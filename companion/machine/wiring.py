"""Which push button is on which pin, and how that is learnt by pressing one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from companion.engines import Reason
from companion.texts.errors import reason_of
from hardware.buttons import ButtonName
from hardware.pin_finder import FoundPin

SHARED: Final = ("dealt", "undo", "pause")
"""Buttons of which there is one for all."""

AT_SEATS: Final = ("pass", "last-card", "end-turn")
"""Buttons of which there may be one at each seat, or one for the player to move."""

ACTIONS: Final = SHARED + AT_SEATS

TO_3V3: Final = "to-3v3"
"""What the settings' file calls the pins whose buttons lead to 3.3 V."""

MOST_SEATS: Final = 10
"""As many people as any game takes."""


@dataclass(frozen=True, slots=True)
class Wiring:
    """The push buttons.

    Attributes:
        buttons: GPIO number of each.
        to_3v3: those of these pins that are connected to 3.3 V; all others are to ground.
    """

    buttons: tuple[tuple[ButtonName, int], ...] = ()
    to_3v3: tuple[int, ...] = ()

    def pins(self, action: str) -> tuple[int, ...]:
        """The pins of one kind of button, by seats."""
        return tuple(pin for name, pin in self.buttons if name.action == action)

    def is_shared(self, action: str) -> bool:
        """Whether all share the button of that kind, if there is one."""
        return any(name == ButtonName(action) for name, _ in self.buttons)

    def on(self, pin: int) -> ButtonName | None:
        """The button on a pin, None where there is none."""
        return next((name for name, taken in self.buttons if taken == pin), None)

    def with_button(self, name: ButtonName, found: FoundPin) -> Wiring:
        """With a button on the pin that was found; whichever was there changes places with it.

        A button that all share takes the place of those at seats, and the other way round.
        """
        known = dict(self.buttons)
        there, before = self.on(found.pin), known.get(name)
        if there is not None and there != name:
            del known[there]
            if before is not None:
                known[there] = before
        known[name] = found.pin
        shared = name.seat is None
        to_3v3 = {pin for pin in self.to_3v3 if pin != found.pin} | ({found.pin} if found.to_3v3 else set())
        every = Wiring(_ordered(known), tuple(sorted(to_3v3)))
        return every.only(lambda one: one.action != name.action or (one.seat is None) == shared)

    def without(self, action: str) -> Wiring:
        """Without any button of that kind."""
        return self.only(lambda name: name.action != action)

    def seats_cut(self, action: str, count: int) -> Wiring:
        """With buttons of that kind at the first so many seats alone."""
        return self.only(lambda name: name.action != action or (name.seat is not None and name.seat < count))

    def only(self, stays: Callable[[ButtonName], bool]) -> Wiring:
        """Those of the buttons that stay."""
        kept = tuple((name, pin) for name, pin in self.buttons if stays(name))
        pins = {pin for _, pin in kept}
        return Wiring(kept, tuple(pin for pin in self.to_3v3 if pin in pins))

    @property
    def as_table(self) -> dict[str, int | list[int] | None]:
        """As it stands in the settings' file; None where nothing stands there."""
        table: dict[str, int | list[int] | None] = dict.fromkeys(ACTIONS)
        for action in ACTIONS:
            pins = self.pins(action)
            if pins:
                table[action] = pins[0] if self.is_shared(action) else list(pins)
        table[TO_3V3] = list(self.to_3v3) or None
        return table


def _ordered(buttons: dict[ButtonName, int]) -> tuple[tuple[ButtonName, int], ...]:
    """The buttons in the order in which they are asked for; at seats without a gap."""
    return tuple(sorted(buttons.items(), key=lambda item: (ACTIONS.index(item[0].action), item[0].seat or 0)))


@dataclass(frozen=True, slots=True)
class ButtonLesson:
    """How far the buttons are learnt: one after the other is asked for, and each is known at once.

    Attributes:
        wiring: what is known.
        asked: the buttons still to be pressed; the first one now.
        told: what came of the last press, None for nothing.
        refused: whether that was not taken.
    """

    wiring: Wiring
    asked: tuple[ButtonName, ...] = ()
    told: Reason | None = None
    refused: bool = False

    def begun(self, actions: tuple[str, ...] = ACTIONS) -> ButtonLesson:
        """Ask for these kinds of buttons; of one at seats the first seat's."""
        return ButtonLesson(self.wiring, tuple(map(self._first, actions)))

    @property
    def now(self) -> ButtonName | None:
        """The button that is to be pressed now, None for none."""
        return self.asked[0] if self.asked else None

    def pressed(self, found: FoundPin) -> ButtonLesson:
        """Somebody has pressed a button.

        One that is another button already is refused, unless that one is still to be asked for: then both
        change places, so that whoever goes round the table anew finds no pin taken by a later seat.
        """
        name = self.now
        if name is None:
            return self
        there = self.wiring.on(found.pin)
        if there is not None and there != name and not self._comes_later(there, name):
            told = reason_of("buttons-taken", button=named(there), pin=str(found.pin))
            return replace(self, told=told, refused=True)
        wiring = self.wiring.with_button(name, found)
        told = reason_of("buttons-found", button=named(name), pin=str(found.pin))
        return ButtonLesson(wiring, self._after(name), told)

    def for_all(self) -> ButtonLesson:
        """One button of the kind that is asked for is for all seats."""
        return self._asked_from(None)

    def at_seats(self) -> ButtonLesson:
        """There is one of that kind at each seat."""
        return self._asked_from(0)

    def none_there(self) -> ButtonLesson:
        """There is no such button, or no further seat has one: neither is there what was known of it."""
        name = self.now
        if name is None:
            return self
        wiring = (
            self.wiring.seats_cut(name.action, name.seat) if name.seat else self.wiring.without(name.action)
        )
        return ButtonLesson(wiring, self.asked[1:])

    def stopped(self) -> ButtonLesson:
        """Ask for nothing more; what is known stays."""
        return ButtonLesson(self.wiring)

    def _asked_from(self, seat: int | None) -> ButtonLesson:
        """Ask for that seat's button of the kind that is asked for, if there may be one at each seat."""
        name = self.now
        if name is None or name.action not in AT_SEATS:
            return self
        return replace(self, asked=(ButtonName(name.action, seat), *self.asked[1:]), told=None, refused=False)

    def _first(self, action: str) -> ButtonName:
        at_seats = action in AT_SEATS and not self.wiring.is_shared(action)
        return ButtonName(action, 0 if at_seats else None)

    def _after(self, name: ButtonName) -> tuple[ButtonName, ...]:
        """What is asked for after a button that was found: at seats that of the next one."""
        rest = self.asked[1:]
        if name.seat is None or name.seat + 1 == MOST_SEATS:
            return rest
        return (ButtonName(name.action, name.seat + 1), *rest)

    def _comes_later(self, there: ButtonName, name: ButtonName) -> bool:
        """Whether that button is still to be asked for, and can change places with the one that is now."""
        if there.action == name.action:
            return (there.seat is None) != (name.seat is None) or (there.seat or 0) > (name.seat or 0)
        waits = any(one.action == there.action for one in self.asked[1:])
        return waits and not (there.seat is not None and dict(self.wiring.buttons).get(name) is None)


def named(name: ButtonName) -> Reason:
    """What people call a button; the first seat is the one below."""
    kind = Reason(f"buttons-kind-{name.action}")
    if name.seat is None:
        return kind
    if name.seat == 0:
        return reason_of("buttons-below", kind=kind)
    return reason_of("buttons-at-seat", kind=kind, seat=str(name.seat + 1))
