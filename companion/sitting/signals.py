"""What lamps and sounds tell: whose turn it is, an illegal play, a question, a “last card” not called.

Each has a visible twin on the screen.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Protocol

from companion.engines import EffectKind
from companion.sitting.view import View
from hardware.lamps import LampName


class Signal(enum.Enum):
    """What is heard and seen, the most urgent first; the value is the sound's name, and the lamp's."""

    CALL = "call"
    ILLEGAL = "illegal"
    QUESTION = "question"
    TURN = "turn"


class Sounding(Protocol):
    """Plays sounds, as `hardware.sounds.Sounds` does."""

    def play(self, name: str) -> None:
        """Begin to play the sound of that name."""

    def close(self) -> None:
        """Let go of the device."""


class Shining(Protocol):
    """Switches lamps, as `hardware.lamps.Lamps` does."""

    def show(self, lit: frozenset[LampName]) -> None:
        """Switch on these lamps and all others off."""

    def close(self) -> None:
        """Let go of the pins."""


class Signals:
    """Makes lamps and sounds follow the view.

    Attributes:
        audible: whether sounds are played; lamps shine all the same.

    Args:
        sounds: None for silence.
        lamps: None where there are none.
    """

    def __init__(self, sounds: Sounding | None, lamps: Shining | None) -> None:
        self.audible = True
        self._sounds = sounds
        self._lamps = lamps
        self._before: View | None = None
        self._lit: frozenset[LampName] = frozenset()

    def show(self, view: View, said: frozenset[Signal] = frozenset()) -> None:
        """Play the most urgent sound for what is new in the view, and switch the lamps.

        Args:
            view: the view.
            said: what a voice says, so that it needs no sound.
        """
        news = [signal for signal in new_signals(self._before, view) if signal not in said]
        self._before = view
        if news and self.audible and self._sounds is not None:
            self._sounds.play(news[0].value)
        lit = lit_lamps(view)
        if lit != self._lit and self._lamps is not None:
            self._lamps.show(lit)
        self._lit = lit

    def close(self) -> None:
        """Let go of loudspeaker and pins."""
        for device in (self._sounds, self._lamps):
            if device is not None:
                device.close()


def new_signals(before: View | None, now: View) -> tuple[Signal, ...]:
    """What is worth a sound, the most urgent first; nothing at the first view of a sitting or a game."""
    if before is None or before.game.header is not now.game.header:
        return ()
    told = now.game.history[len(before.game.history) :]
    calls = any(ruled.ruling.brings(EffectKind.SKIP_DUE) for ruled in told)
    happened: Mapping[Signal, bool] = {
        Signal.CALL: calls,
        Signal.ILLEGAL: any(not ruled.ruling.legal and not ruled.vain for ruled in told),
        Signal.QUESTION: (now.question is not None and now.question is not before.question)
        or (now.table.stopped and not before.table.stopped),
        Signal.TURN: now.game.turn is not None
        and (now.game.turn != before.game.turn or (now.time.reminded and not before.time.reminded)),
    }
    return tuple(signal for signal in Signal if happened[signal])


def lit_lamps(view: View) -> frozenset[LampName]:
    """The lamps that belong to a view, those of a seat and those that all look at."""
    uncalled = () if view.game.last is None else view.game.last.ruling.players(EffectKind.SKIP_DUE)
    seats = {Signal.TURN: () if view.game.turn is None else (view.game.turn,), Signal.CALL: uncalled}
    lit = {LampName(signal.value, seat) for signal, at in seats.items() for seat in at}
    lit |= {LampName(signal.value) for signal, at in seats.items() if at}
    if view.refused:
        lit.add(LampName(Signal.ILLEGAL.value))
    if view.question is not None or view.table.stopped:
        lit.add(LampName(Signal.QUESTION.value))
    return frozenset(lit)
