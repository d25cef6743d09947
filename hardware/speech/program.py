"""Asks the program that speaks, and never waits for it: whoever asks comes back for the sound."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import time
from collections.abc import Callable

import numpy as np

from hardware.errors import HardwareFlaw, SpeechError
from hardware.speech.engines import Engine
from hardware.speech.sound import Sound

SECONDS = 3.0
"""How long an engine may take for a sentence: the longest ruling lasts 2.5 seconds, and what comes later than
that is out of date. eSpeak NG takes 5 to 15 ms (`python -m companion.bench voice`)."""

FIRST_SECONDS = 20.0
"""The same for its first sentence: Piper reads its voice then, 60 MB, and compiles it."""

LONGEST = 400
"""Characters of a text; the longest that is spoken at the table has about 90."""

MOST_BYTES = 8_000_000
"""Of one sound: a minute and a half at 44,100 samples a second."""

PIPE_BYTES = 256 * 1024
"""Room for all of a spoken sentence: 2.5 seconds at 22,050 samples a second take 110 kB."""

PATIENCE = 0.005
"""Seconds between two looks of somebody who does wait."""


def spoken(engine: Engine, text: str, language: str) -> Sound:
    """A text as sound, by a program that is started for it and ended; raises `SpeechError`."""
    with contextlib.closing(SpeakingProgram(engine)) as program:
        program.ask(text, language)
        return program.wait()


class SpeakingProgram:
    """An engine, running as a program of its own; it is started when it is first asked.

    Args:
        engine: which.
        clock: seconds that pass.
    """

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.monotonic) -> None:
        self.engine = engine
        self._clock = clock
        self._process: subprocess.Popen[bytes] | None = None
        self._answer = bytearray()
        self._due: float | None = None
        self._warm = False

    @property
    def busy(self) -> bool:
        """Whether a sentence is being made: no other can be asked for."""
        return self._due is not None

    def start(self) -> None:
        """Start the program, so that its first sentence need not wait for that.

        Raises:
            SpeechError: it cannot be started.
        """
        if self._process is not None:
            return
        try:
            self._process = subprocess.Popen(
                self.engine.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the companion, which ends it
                pipesize=PIPE_BYTES,
            )
        except OSError as error:
            raise self._ended() from error
        assert self._process.stdout is not None  # noqa: S101 - it was asked for
        os.set_blocking(self._process.stdout.fileno(), False)
        self._warm = False

    def ask(self, text: str, language: str) -> None:
        """Ask for a text as sound; what is too long is cut.

        Raises:
            SpeechError: the program cannot be started, or is gone.
        """
        self.start()
        line = json.dumps({"text": text[:LONGEST], "language": language}).encode() + b"\n"
        process = self._process
        assert process is not None  # noqa: S101 - it was started
        assert process.stdin is not None  # noqa: S101 - it was asked for
        self._answer.clear()
        try:
            process.stdin.write(line)  # nothing else is in the pipe: it has room for that
            process.stdin.flush()
        except OSError as error:
            self.close()
            raise self._ended() from error
        self._due = self._clock() + self._patience

    def take(self) -> Sound | None:
        """The sound that was asked for; None as long as it is not there, and while nothing was asked.

        Raises:
            SpeechError: there will be none. A program that is too slow or does not keep to the form is ended;
                the next question starts another one.
        """
        if self._due is None:
            return None
        over = self._read()
        head, line_end, samples = self._answer.partition(b"\n")
        sound = self._sound(bytes(head), samples) if line_end else None
        if sound is not None:
            return sound
        if over or len(self._answer) > MOST_BYTES:
            self.close()
            raise self._ended()
        self._look_at_the_clock()
        return None

    def wait(self) -> Sound:
        """The sound that was asked for, for somebody who has nothing else to do.

        Raises:
            SpeechError: there will be none, or none was asked for.
        """
        while self.busy:
            sound = self.take()
            if sound is not None:
                return sound
            time.sleep(PATIENCE)
        raise self._ended()

    def close(self) -> None:
        """End the program at once; harmless when called twice."""
        process, self._process, self._due = self._process, None, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):  # a line that it did not read is lost with it
                if pipe is not None:
                    pipe.close()
        process.wait()

    def _read(self) -> bool:
        """Take what the program has written so far; whether it will write no more."""
        assert self._process is not None  # noqa: S101 - it was asked
        assert self._process.stdout is not None  # noqa: S101 - it was asked for
        while len(self._answer) <= MOST_BYTES:
            try:
                part = os.read(self._process.stdout.fileno(), PIPE_BYTES)
            except BlockingIOError:
                return False
            if not part:
                return True
            self._answer += part
        return False

    def _sound(self, head: bytes, samples: bytearray) -> Sound | None:
        """The sound of an answer, None while a part of it is missing."""
        try:
            told = json.loads(head)
            why, rate, size = told.get("error"), told.get("rate", 0), told.get("bytes", 0)
        except (ValueError, AttributeError, RecursionError):
            why, rate, size = None, 0, 0
        if why is not None:
            self._due = None
            raise SpeechError(HardwareFlaw.VOICE_REFUSES, engine=self.engine.name, why=str(why)[:LONGEST])
        if not (isinstance(rate, int) and isinstance(size, int) and rate > 0 and 0 <= size <= MOST_BYTES):
            self.close()
            raise self._ended()
        if len(samples) < size:
            return None
        self._due, self._warm = None, True
        return Sound(np.frombuffer(bytes(samples[: size - size % 2]), "<i2").astype(np.int16), rate)

    def _look_at_the_clock(self) -> None:
        """End a program that is late; raises `SpeechError` then."""
        if self._due is None or self._clock() < self._due:
            return
        seconds = f"{self._patience:g}"
        self.close()
        raise SpeechError(HardwareFlaw.VOICE_SLOW, engine=self.engine.name, seconds=seconds)

    @property
    def _patience(self) -> float:
        """Seconds that the program has for a sentence now."""
        return FIRST_SECONDS if self.engine.warms and not self._warm else SECONDS

    def _ended(self) -> SpeechError:
        return SpeechError(HardwareFlaw.VOICE_ENDED, engine=self.engine.name)
