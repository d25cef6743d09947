"""A sentence as sound: what an engine has made of it."""

from __future__ import annotations

import io
import wave
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

SILENT = 0.01
"""Part of the full scale under which nothing is heard, 40 dB below it. Between its words eSpeak NG gives less
than a tenth of that, and in every sentence of `python -m companion.bench voice` over thirty times as much."""


@dataclass(frozen=True, slots=True, eq=False)
class Sound:
    """Samples of one channel.

    Attributes:
        samples: shape (n,), dtype int16.
        rate: samples a second.
    """

    samples: NDArray[np.int16]
    rate: int

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return len(self.samples) / self.rate

    @property
    def loudest(self) -> float:
        """The loudest sample as a part of the full scale."""
        if not len(self.samples):
            return 0.0
        return float(np.abs(self.samples.astype(np.int32)).max()) / np.iinfo(np.int16).max

    @property
    def heard(self) -> Sound:
        """The same without the silence before and after it."""
        loud = np.flatnonzero(np.abs(self.samples.astype(np.int32)) > SILENT * np.iinfo(np.int16).max)
        if not len(loud):
            return Sound(self.samples[:0], self.rate)
        return Sound(self.samples[loud[0] : loud[-1] + 1], self.rate)

    def at(self, rate: int) -> Sound:
        """The same with so many samples a second, between the old ones in straight lines."""
        if rate == self.rate or not len(self.samples):
            return Sound(self.samples, rate)
        moments = np.arange(round(self.seconds * rate)) / rate
        known = np.arange(len(self.samples)) / self.rate
        return Sound(np.interp(moments, known, self.samples).round().astype(np.int16), rate)

    def wav(self) -> bytes:
        """The sound as a WAV file, 16 bit, one channel."""
        file = io.BytesIO()
        with wave.open(file, "wb") as written:
            written.setnchannels(1)
            written.setsampwidth(2)
            written.setframerate(self.rate)
            written.writeframes(self.samples.astype("<i2").tobytes())
        return file.getvalue()
