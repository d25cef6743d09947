"""Buttons and lamps that are tried out are told at the terminal, in words or as JSON Lines."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Final

from companion.commands.refusals import print_lines
from companion.examination.service import UNIT
from companion.examination.trial import LIT_SECONDS, Trial, lamp_named
from companion.machine.settings import Settings
from companion.machine.wiring import named
from companion.texts import Texts
from hardware.buttons import ButtonName
from hardware.lamps import LampName

PAUSE: Final = 0.02
"""Seconds from one look at the pins to the next."""


class TrialTold:
    """Tells in words, or as JSON Lines, what is tried out.

    Args:
        settings: the pins.
        words: the language.
        as_json: whether programs read it.
        clock: seconds.
        pause: waits for so many seconds.
    """

    def __init__(
        self,
        settings: Settings,
        words: Texts,
        *,
        as_json: bool,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        self._clock, self._pause = clock, pause
        self._settings = settings
        self._words = words
        self._as_json = as_json

    def tell_all(self, trial: Trial, seconds: float) -> bool:
        """Light each lamp, tell each press, and which buttons were not pressed; whether all were.

        Args:
            trial: buttons and lamps.
            seconds: how long buttons are waited for.
        """
        for trouble in trial.troubles:
            self._trouble(self._words.reason(trouble))
        if trial.troubles:
            self._say("trying-do-stop", unit=UNIT)
        if trial.has_lamps:
            self._tell_lamps(trial)
        if trial.has_buttons:
            self._tell_buttons(trial, seconds)
        if not (self._settings.buttons or self._settings.lamps):
            self._say("trying-buttons-none")
            self._say("trying-lamps-none")
        return not trial.troubles and not trial.missed

    def _tell_lamps(self, trial: Trial) -> None:
        """Light each lamp once."""
        self._say("trying-told-lamps", seconds=round(LIT_SECONDS))
        shown: set[LampName] = set()
        while True:
            trial.look()
            if trial.round:
                break
            if trial.lit is not None and trial.lit not in shown:
                shown.add(trial.lit)
                self._lamp(trial.lit)
            self._pause(PAUSE)

    def _tell_buttons(self, trial: Trial, seconds: float) -> None:
        """Wait until each button was pressed once, or nobody presses them any more."""
        self._say("trying-told-buttons", seconds=round(seconds))
        told: set[ButtonName] = set()
        end = self._clock() + seconds
        while trial.missed and self._clock() < end:
            for name in trial.look():
                if name not in told:
                    told.add(name)
                    self._pressed(name)
            self._pause(PAUSE)
        for name in trial.missed:
            self._missed(name)

    def _say(self, message: str, **facts: int | str) -> None:
        """What comes next, for people alone."""
        if not self._as_json:
            print_lines(self._words.say(message, **facts))

    def _trouble(self, sentence: str) -> None:
        """Buttons or lamps cannot be used."""
        self._tell({"error": sentence}, sentence)

    def _lamp(self, name: LampName) -> None:
        """A lamp is lit."""
        pin, said = dict(self._settings.lamps)[name], self._words.reason(lamp_named(name))
        line = self._words.say("trying-device", name=said, pin=str(pin))
        self._tell({"lamp": name.sign, "seat": name.seat, "pin": pin}, f"  {line}")

    def _pressed(self, name: ButtonName) -> None:
        """A button was pressed."""
        pin, said = dict(self._settings.buttons)[name], self._words.reason(named(name))
        line = self._words.say("trying-told-pressed", name=said, pin=str(pin))
        self._tell({"button": name.action, "seat": name.seat, "pin": pin, "pressed": True}, line)

    def _missed(self, name: ButtonName) -> None:
        """A button was not pressed, or is not heard."""
        pin, said = dict(self._settings.buttons)[name], self._words.reason(named(name))
        to = "supply" if pin in self._settings.to_3v3 else "ground"
        line = self._words.say("trying-told-missed", name=said, pin=str(pin), to=to)
        self._tell({"button": name.action, "seat": name.seat, "pin": pin, "pressed": False}, line)

    def _tell(self, values: dict[str, str | int | bool | None], line: str) -> None:
        if self._as_json:
            print(json.dumps(values, ensure_ascii=False), flush=True)
        else:
            print_lines(line)
