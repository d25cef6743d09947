"""The pins are watched while push buttons are learnt by pressing them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from companion.engines import Reason
from companion.machine.wiring import ButtonLesson, Wiring
from companion.screens.canvas import Canvas
from companion.screens.first_run_intents import Learn, NotThere, OneForAll
from companion.screens.pages.button_lesson import draw_button_asked, draw_buttons
from companion.screens.pages.first_run import Place
from companion.texts import Texts
from companion.texts.errors import reason_of, reason_of_error
from hardware.errors import PinError
from hardware.pin_finder import Looked, PinFinder
from hardware.pins_in_use import pins_of_buses

LATE: Final = 15.0
"""Seconds without a press after which it is told what may be wrong."""

OpensPins = Callable[[Collection[int]], PinFinder]
"""Watches all pins but those that are left alone; raises `PinError` where there are none."""


class LearningButtons:
    """Learns where push buttons are; pins are open while its page is shown.

    Args:
        wiring: what is known.
        opens: watches pins.
        clock: seconds.
    """

    def __init__(self, wiring: Wiring, opens: OpensPins, clock: Callable[[], float]) -> None:
        self._lesson = ButtonLesson(wiring)
        self._opens = opens
        self._clock = clock
        self._pins: PinFinder | None = None
        self._no_pins: Reason | None = None
        self._looked = Looked()
        self._since = 0.0

    @property
    def wiring(self) -> Wiring:
        """What is known."""
        return self._lesson.wiring

    @property
    def asked(self) -> object | None:
        """The button that is to be pressed now, None for none."""
        return self._lesson.now

    def watch(self, lamps: Collection[int]) -> bool:
        """Look whether a button is pressed; whether one was pressed and let go.

        Args:
            lamps: GPIO numbers of the lamps, which are left alone.
        """
        if self._pins is None and self._no_pins is None:
            try:
                self._pins = self._opens({*lamps, *pins_of_buses()})
            except PinError as error:
                self._no_pins = reason_of_error(error)
        if self._pins is None:
            return False
        self._looked = self._pins.look()
        found = self._looked.found
        if found is None or self._lesson.now is None:
            return False
        self._lesson, self._since = self._lesson.pressed(found), self._clock()
        return True

    def follow(self, intent: Learn | NotThere | OneForAll) -> None:
        """Do what people ask for."""
        match intent:
            case Learn(actions):
                self._lesson = self._lesson.begun(actions)
            case NotThere():
                self._lesson = self._lesson.none_there()
            case OneForAll(shared):
                self._lesson = self._lesson.for_all() if shared else self._lesson.at_seats()
        self._since = self._clock()

    def stop(self) -> None:
        """Ask for nothing more; what is known stays."""
        self._lesson = self._lesson.stopped()

    def draw(self, canvas: Canvas, words: Texts, place: Place) -> None:
        """Draw the page."""
        if self._lesson.now is None:
            draw_buttons(canvas, words, place, self._lesson.wiring, self._no_pins)
        else:
            draw_button_asked(canvas, words, place, self._lesson, self._wrong)

    def close(self) -> None:
        """Let go of the pins; harmless when called twice."""
        self.stop()
        if self._pins is not None:
            self._pins.close()
        self._pins = self._no_pins = None

    @property
    def _wrong(self) -> Reason | None:
        """What is wrong with what is pressed now, or why nothing comes; None for nothing."""
        looked = self._looked
        if looked.several:
            return Reason("buttons-several")
        if looked.held:
            return reason_of("buttons-held", pin=str(looked.held[0]))
        if self._clock() - self._since < LATE:
            return None
        if looked.stuck:
            return reason_of("buttons-stuck", pins=tuple(map(str, looked.stuck)))
        return Reason("buttons-late")
