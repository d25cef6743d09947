"""The voice of an evening: an engine for each language, and the loudspeaker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from hardware.sounds import RATE
from hardware.speech.engines import Engine, engine_for
from hardware.speech.program import SpeakingProgram
from hardware.speech.sound import Sound


class Loudspeaker(Protocol):
    """Plays samples, as `hardware.sounds.Sounds` does."""

    @property
    def audible(self) -> bool:
        """Whether anything can be heard."""

    @property
    def busy(self) -> bool:
        """Whether anything is heard just now."""

    def say(self, samples: NDArray[np.int16]) -> None:
        """Begin to say a sentence."""

    def hush(self) -> None:
        """Let the voice fall silent at once."""

    def close(self) -> None:
        """Let go of the loudspeaker."""


class Voice:
    """Makes one sentence at a time and says it; nothing of it waits.

    Args:
        engines: those that there are, the best for a language first.
        loudspeaker: where it is heard.
        program: runs an engine.
    """

    def __init__(
        self,
        engines: Sequence[Engine],
        loudspeaker: Loudspeaker,
        program: Callable[[Engine], SpeakingProgram] = SpeakingProgram,
    ) -> None:
        self._engines = tuple(engines)
        self._loudspeaker = loudspeaker
        self._run = program
        self._program: SpeakingProgram | None = None

    @property
    def busy(self) -> bool:
        """Whether something is heard just now."""
        return self._loudspeaker.busy

    @property
    def making(self) -> bool:
        """Whether a sentence is being made."""
        return self._program is not None and self._program.busy

    def speaks(self, language: str) -> bool:
        """Whether it can be heard, in that language."""
        return self._loudspeaker.audible and engine_for(language, self._engines) is not None

    def prepare(self, language: str) -> None:
        """Start the engine of a language; raises `SpeechError`."""
        program = self._for(language)
        if program is not None:
            program.start()

    def make(self, text: str, language: str) -> None:
        """Begin to make a sentence; nothing where nobody speaks that language. Raises `SpeechError`."""
        program = self._for(language)
        if program is not None:
            program.ask(text, language)

    def made(self) -> Sound | None:
        """The sound of the sentence, None as long as it is not there; raises `SpeechError`."""
        return None if self._program is None else self._program.take()

    def say(self, sound: Sound) -> None:
        """Begin to say it."""
        self._loudspeaker.say(sound.heard.at(RATE).samples)

    def hush(self) -> None:
        """Fall silent at once."""
        self._loudspeaker.hush()

    def close(self) -> None:
        """End the engine and let go of the loudspeaker."""
        self.hush()
        if self._program is not None:
            self._program.close()
        self._loudspeaker.close()

    def _for(self, language: str) -> SpeakingProgram | None:
        """The program that speaks a language; another engine's is ended for it."""
        engine = engine_for(language, self._engines)
        if engine is None:
            return None
        if self._program is None or self._program.engine != engine:
            if self._program is not None:
                self._program.close()
            self._program = self._run(engine)
        return self._program
