"""An engine and a loudspeaker that need no time but a clock's, and remember what was heard."""

from __future__ import annotations

from dataclasses import dataclass, field

from hardware.errors import HardwareFlaw, SpeechError


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0


@dataclass
class FakeSpeaking:
    """Makes a sentence in `making_takes` seconds, which lasts `lasts` seconds.

    Attributes:
        heard: when each sentence began, and its text.
        hushed: when it was broken off.
    """

    clock: Clock
    making_takes: float = 0.1
    lasts: float = 2.0
    languages: tuple[str, ...] = ("en", "de", "fr")
    fails: bool = False
    heard: list[tuple[float, str]] = field(default_factory=list)
    made_texts: list[tuple[str, str]] = field(default_factory=list)
    prepared: list[str] = field(default_factory=list)
    hushed: list[float] = field(default_factory=list)
    chime_until: float = 0.0
    closed: bool = False
    _due: tuple[float, str] | None = None
    _until: float = 0.0

    @property
    def busy(self) -> bool:
        return self.clock.now < max(self._until, self.chime_until)

    @property
    def making(self) -> bool:
        return self._due is not None

    def speaks(self, language: str) -> bool:
        return language in self.languages

    def prepare(self, language: str) -> None:
        self.prepared.append(language)

    def make(self, text: str, language: str) -> None:
        assert self._due is None, "one at a time"
        self.made_texts.append((language, text))
        self._due = (self.clock.now + self.making_takes, text)

    def made(self) -> str | None:
        if self._due is None or self.clock.now < self._due[0]:
            return None
        text, self._due = self._due[1], None
        if self.fails:
            raise SpeechError(HardwareFlaw.VOICE_SLOW, engine="Test", seconds="3")
        return text

    def say(self, sound: str) -> None:
        assert not self.busy, "never over each other"
        self.heard.append((round(self.clock.now, 3), sound))
        self._until = self.clock.now + self.lasts

    def hush(self) -> None:
        self.hushed.append(round(self.clock.now, 3))
        self._until = self.clock.now

    def close(self) -> None:
        self.closed = True

    @property
    def texts(self) -> list[str]:
        """What was heard, one after the other."""
        return [text for _, text in self.heard]
