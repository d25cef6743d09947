"""Push buttons and lamps are tried out: opened as an evening opens them, pressed, and lit one by one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from companion.engines import Reason
from companion.machine.settings import Settings
from companion.texts.errors import reason_of, reason_of_error
from hardware.buttons import ButtonName, Buttons
from hardware.errors import PinError
from hardware.lamps import LampName, Lamps

LIT_SECONDS: Final = 1.0
"""So long each lamp is lit."""


class Trial:
    """The buttons and lamps of the settings.

    Args:
        settings: the owner's.
        buttons: opens push buttons.
        lamps: opens lamps.
        clock: seconds.

    Attributes:
        pressed: the buttons that were pressed so far.
        lit: the lamp that is lit now, None for none.
        round: how often all of them were lit.
        troubles: why buttons or lamps cannot be used.
    """

    def __init__(
        self,
        settings: Settings,
        buttons: Callable[..., Buttons] = Buttons,
        lamps: Callable[..., Lamps] = Lamps,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._settings = settings
        self.pressed: set[ButtonName] = set()
        self.lit: LampName | None = None
        self.troubles: list[Reason] = []
        self.round = 0
        self._buttons: Buttons | None = None
        self._lamps: Lamps | None = None
        try:
            if settings.buttons:
                self._buttons = buttons(dict(settings.buttons), to_3v3=settings.to_3v3)
        except PinError as error:
            self.troubles.append(reason_of_error(error))
        try:
            if settings.lamps:
                self._lamps = lamps(dict(settings.lamps))
        except PinError as error:
            self.troubles.append(reason_of_error(error))
        self._began = clock()

    @property
    def has_buttons(self) -> bool:
        """Whether there are buttons that can be pressed."""
        return self._buttons is not None

    @property
    def has_lamps(self) -> bool:
        """Whether there are lamps that can be lit."""
        return self._lamps is not None

    @property
    def missed(self) -> tuple[ButtonName, ...]:
        """The buttons that were not pressed yet."""
        return tuple(name for name, _ in self._settings.buttons if name not in self.pressed)

    def look(self) -> tuple[ButtonName, ...]:
        """Light the lamp whose turn it is, and take presses: the buttons pressed since the last look."""
        pressed = () if self._buttons is None else tuple(press.button for press in self._buttons.presses())
        self.pressed.update(pressed)
        if self._lamps is not None:
            turn = int((self._clock() - self._began) / LIT_SECONDS)
            self.round, turn = divmod(turn, len(self._settings.lamps))
            self.lit = self._settings.lamps[turn][0]
            self._lamps.show(frozenset({self.lit}))
        return pressed

    def close(self) -> None:
        """Let go of the pins; harmless when called twice."""
        for device in (self._buttons, self._lamps):
            if device is not None:
                device.close()
        self._buttons = self._lamps = None


def lamp_named(name: LampName) -> Reason:
    """What people call a lamp."""
    kind = Reason(f"trying-lamp-{name.sign}")
    return kind if name.seat is None else reason_of("trying-lamp-at-seat", kind=kind, seat=str(name.seat + 1))
