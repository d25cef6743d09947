"""Watches the table in a thread of its own: a screen goes on and takes touches while cards are read."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from typing import Final

from vision.sightings import Image, Sightings
from vision.table.calibration import Calibration
from vision.table.scene import Look, TableState
from vision.table.shot import Shot
from vision.table.watcher import Watcher

AT_ONCE: Final = 0.01
"""Seconds for which a look is waited for: a PC takes no longer for a frame of which nothing is read, and a
screen that waits so long still shows 30 pictures a second."""

MOST: Final = 40
"""Frames, made small, that are kept at most while another one is read; older ones are forgotten."""

_KNOWN: Final = (TableState.SEEN, TableState.DOUBTFUL, TableState.HAND, TableState.LOOKING)
"""States in which the table is known; a frame that takes longer than till the next one is read then."""


@dataclass(frozen=True, slots=True, eq=False)
class _Missed:
    """What is kept of a frame that there was no time for."""

    small: Image
    time: float

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the small picture."""
        return int(self.small.shape[1]), int(self.small.shape[0])

    @property
    def image(self) -> Image:
        """The small picture: the whole one was not kept."""
        return self.small


class BackgroundWatcher:
    """A watcher whose looks come when they are ready, those of frames that are read one or more frames later.

    While a frame is read, those that come are kept small: motion and arms are looked for in them afterwards.
    What it says of the table is what the last look that was given back rested on.
    """

    def __init__(self, watcher: Watcher, at_once: float = AT_ONCE) -> None:
        """Let a watcher look that nobody else asks from now on.

        Args:
            watcher: who looks.
            at_once: seconds for which a look is waited for.
        """
        self._watcher = watcher
        self._at_once = at_once
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="watcher")
        self._running: Future[Look] | None = None
        self._missed: deque[_Missed] = deque(maxlen=MOST)
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

    def look(self, shot: Shot) -> Look:
        """Take the next frame; give the newest look that is ready.

        Raises:
            Exception: whatever the watcher raised at the frame that it has looked at.
        """
        if self._running is not None and not self._running.done():
            self.glimpse(shot)
            return self._not_yet(shot.time, reading=True)
        before = self._ready()
        self._begin(shot)
        if before is not None and before.scene is not None:
            return replace(before, time=shot.time)
        self._wait(self._at_once)
        return self._ready() or self._not_yet(shot.time, reading=False)

    def glimpse(self, shot: Shot) -> None:
        """Take a frame that there was no time to look at."""
        self._missed.append(_Missed(shot.small, shot.time))

    def calibrate(self, calibration: Calibration) -> None:
        """Take the table to be there from now on; what is read until then counts no more."""
        self._wait()
        self._running = None
        self._missed.clear()
        self._watcher.calibrate(calibration)
        self._calibration, self._unlike = self._watcher.calibration, self._watcher.unlike_before

    def close(self) -> None:
        """Let the thread end, after the frame that it reads."""
        self._thread.shutdown()

    def _begin(self, shot: Shot) -> None:
        _ = shot.image  # made here: whoever makes it when it is asked for need not allow for two threads
        missed = tuple(self._missed)
        self._missed.clear()
        self._running = self._thread.submit(self._looked, missed, shot)

    def _looked(self, missed: Sequence[Shot], shot: Shot) -> Look:
        for one in missed:
            self._watcher.glimpse(one)
        return self._watcher.look(shot)

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
        state = TableState.LOOKING if reading and last.state in _KNOWN else last.state
        return Look(time, state, None, last.sightings)

    def _wait(self, seconds: float | None = None) -> None:
        if self._running is not None:
            wait([self._running], seconds)
