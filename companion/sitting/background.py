"""Watches the table in a thread of its own: a screen goes on and takes touches while cards are read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from typing import Final

from companion.sitting.watches import WATCHED, Watches
from hardware.cameras.missed import MissedFrames
from hardware.cameras.protocol import Frame
from vision.calibration import Calibration
from vision.scene.scene import Look, TableState
from vision.sightings import Image, Sightings

AT_ONCE: Final = 0.01
"""Seconds for which a look is waited for: a PC takes no longer for a frame of which nothing is read, and a
screen that waits so long still shows 30 pictures a second."""


class BackgroundWatcher:
    """A watcher whose looks come when they are ready, those of frames that are read one or more frames later.

    It fulfils `companion.sitting.watches.Watches`. While a frame is read, those that come are kept small:
    motion and arms are looked for in them afterwards.
    What it says of the table is what the last look that was given back rested on.
    """

    def __init__(self, watcher: Watches, at_once: float = AT_ONCE) -> None:
        """Let a watcher look that nobody else asks from now on.

        Args:
            watcher: who looks.
            at_once: seconds for which a look is waited for.
        """
        self._watcher = watcher
        self._at_once = at_once
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="watcher")
        self._running: Future[Look] | None = None
        self._missed = MissedFrames()
        self._look = Look(0.0, TableState.NOT_CALIBRATED, None, Sightings())
        self._calibration, self._unlike = watcher.calibration, watcher.unlike_before

    @property
    def watches(self) -> bool:
        """It does: there is a camera."""
        return True

    @property
    def calibration(self) -> Calibration | None:
        """Where the table is; None before it was found."""
        return self._calibration

    @property
    def unlike_before(self) -> bool:
        """Whether the table was not recognised by its looks at the beginning."""
        return self._unlike

    @property
    def bare_table(self) -> Image | None:
        """How the table looks with nothing on it; waits until nothing is read any more."""
        self._wait()
        return self._watcher.bare_table

    def look(self, frame: Frame) -> Look:
        """Take the next frame; give the newest look that is ready.

        Raises:
            Exception: whatever the watcher raised at the frame that it has looked at.
        """
        if self._running is not None and not self._running.done():
            self.glimpse(frame)
            return self._not_yet(frame.time, reading=True)
        before = self._ready()
        self._begin(frame)
        if before is not None and before.scene is not None:
            return replace(before, time=frame.time)
        if before is not None and before.mirrored:
            return before  # it is told with its own frame's time: later ones may have been mirrored by then
        self._wait(self._at_once)
        return self._ready() or self._not_yet(frame.time, reading=False)

    def glimpse(self, frame: Frame) -> None:
        """Take a frame that there was no time to look at."""
        self._missed.add(frame)

    def calibrate(self, calibration: Calibration) -> None:
        """Take the table to be there from now on; what is read until then counts no more."""
        self._told_of_table(lambda: self._watcher.calibrate(calibration))

    def forget(self) -> None:
        """Take the table to be unknown from now on; what is read until then counts no more."""
        self._told_of_table(self._watcher.forget)

    def close(self) -> None:
        """Let the thread end, after the frame that it reads."""
        self._thread.shutdown()

    def _told_of_table(self, tell: Callable[[], None]) -> None:
        """Tell the watcher something about where the table is, once it reads nothing any more."""
        self._wait()
        self._running = None
        self._missed = MissedFrames()
        tell()
        self._calibration, self._unlike = self._watcher.calibration, self._watcher.unlike_before

    def _begin(self, frame: Frame) -> None:
        _ = frame.image  # made here: whoever makes it when it is asked for need not allow for two threads
        missed = self._missed.given_with(frame).missed
        self._running = self._thread.submit(self._looked, missed, frame)

    def _looked(self, missed: Sequence[Frame], frame: Frame) -> Look:
        for one in missed:
            self._watcher.glimpse(one)
        return self._watcher.look(frame)

    def _ready(self) -> Look | None:
        """The look at the frame that was being looked at, if it is ready; it is given once."""
        if self._running is None or not self._running.done():
            return None
        ready, self._running = self._running, None
        self._look = ready.result()
        self._calibration, self._unlike = self._watcher.calibration, self._watcher.unlike_before
        return self._look

    def _not_yet(self, time: float, *, reading: bool) -> Look:
        """What can be said while a frame is looked at, or read, as it takes so long."""
        last = self._look
        state = TableState.LOOKING if reading and last.state in WATCHED else last.state
        return Look(time, state, None, last.sightings)

    def _wait(self, seconds: float | None = None) -> None:
        if self._running is not None:
            wait([self._running], seconds)
