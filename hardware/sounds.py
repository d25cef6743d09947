"""The loudspeaker: short, soft sounds of our own making, and a voice; silence where there is none.

One sentence is heard at a time, and no sound over it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

RATE = 22050
"""Samples a second."""

LOUDNESS = 0.35
"""Part of the full scale: these sounds are heard beside talk, not over it."""

ATTACK_SECONDS = 0.008
"""A tone swells for so long, so that it does not click."""

VOICE_CHANNEL = 0
"""The mixer's channel that only the voice has."""

Note = tuple[float, float]
"""Frequency in hertz, 0 for a pause, and length in seconds."""

NOTES: Mapping[str, tuple[Note, ...]] = {
    "turn": ((659.3, 0.09), (880.0, 0.16)),
    "illegal": ((233.1, 0.14), (174.6, 0.26)),
    "question": ((587.3, 0.12), (698.5, 0.12), (587.3, 0.18)),
    "call": ((987.8, 0.08), (0.0, 0.05), (987.8, 0.08), (0.0, 0.05), (987.8, 0.18)),
}
"""The sounds by name: somebody's turn, an illegal play, a question, a “last card” that was not called."""


def wave(notes: tuple[Note, ...]) -> NDArray[np.int16]:
    """Notes one after the other as samples, shape (n,), dtype int16, mono, `RATE` a second."""
    return np.concatenate([_tone(frequency, seconds) for frequency, seconds in notes])


def _tone(frequency: float, seconds: float) -> NDArray[np.int16]:
    """A bell-like tone: it swells quickly, fades to nothing, and has one soft overtone."""
    time = np.arange(round(seconds * RATE)) / RATE
    swelling = np.minimum(time / ATTACK_SECONDS, 1.0)
    fading = np.cos(np.pi / 2 * time / seconds) ** 2
    tone = np.sin(2 * np.pi * frequency * time) + 0.25 * np.sin(4 * np.pi * frequency * time)
    return np.asarray(tone / 1.25 * swelling * fading * LOUDNESS * np.iinfo(np.int16).max, np.int16)


def has_loudspeaker(environment: Mapping[str, str] | None = None, devices: Path = Path("/dev/snd")) -> bool:
    """Whether a sound can be played: a sound card, or a sound server of the desktop session.

    Args:
        environment: the environment's variables; None for this process's own.
        devices: where the kernel lists its sound cards.
    """
    variables = os.environ if environment is None else environment
    if "SDL_AUDIODRIVER" in variables:
        return True
    session = Path(variables.get("XDG_RUNTIME_DIR", "/nowhere"))
    servers = (session / "pulse" / "native", session / "pipewire-0")
    return any(devices.glob("pcm*p")) or any(server.exists() for server in servers)


class Sounds:
    """Plays the sounds by name; does nothing, and says nothing, where no sound can be played.

    Several may be open at once: they share the one loudspeaker that pygame has, and the last lets go of it.
    """

    _open: ClassVar[int] = 0

    def __init__(self) -> None:
        """Open the loudspeaker if there is one."""
        self._sounds: dict[str, Any] = {}
        self._voice: Any = None
        if not has_loudspeaker():
            return
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        # SDL would take SIGTERM for an event, which nobody reads where there is no window.
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
        import pygame

        try:
            pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
        except pygame.error:  # a card that is in use or broken: the screen shows all that is heard
            return
        self._sounds = {
            name: pygame.mixer.Sound(buffer=wave(notes).tobytes()) for name, notes in NOTES.items()
        }
        pygame.mixer.set_reserved(1)
        self._voice = pygame.mixer.Channel(VOICE_CHANNEL)
        Sounds._open += 1

    @property
    def audible(self) -> bool:
        """Whether anything can be heard."""
        return bool(self._sounds)

    @property
    def busy(self) -> bool:
        """Whether a sound or the voice is heard just now."""
        if not self._sounds:
            return False
        import pygame

        return bool(pygame.mixer.get_busy())

    def play(self, name: str) -> None:
        """Begin to play a sound of `NOTES`; it never waits, and is left out while the voice speaks."""
        if self._sounds and not self._voice.get_busy():
            self._sounds[name].play()

    def say(self, samples: NDArray[np.int16]) -> None:
        """Begin to say a sentence instead of what the voice is saying.

        Args:
            samples: shape (n,), mono, `RATE` a second.
        """
        if self._sounds:
            import pygame

            self._voice.play(pygame.mixer.Sound(buffer=samples.tobytes()))

    def hush(self) -> None:
        """Let the voice fall silent at once."""
        if self._sounds:
            self._voice.stop()

    def close(self) -> None:
        """Let go of the loudspeaker; harmless when called twice."""
        if not self._sounds:
            return
        self.hush()
        self._sounds.clear()
        self._voice = None
        Sounds._open -= 1
        if Sounds._open == 0:
            import pygame

            pygame.mixer.quit()
