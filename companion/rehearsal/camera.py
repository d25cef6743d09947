"""The simulated table in real time, behind the same protocol as any camera."""

from __future__ import annotations

import time
from collections.abc import Callable

from companion.inputs import Press
from companion.rehearsal.rehearsal import FRAME_SECONDS, Rehearsal
from hardware.cameras.protocol import CameraState, Frame


class SimulatedCamera:
    """A `hardware.cameras.protocol.Camera` above a rehearsal that goes on by the clock.

    What the simulated people press meanwhile is collected for `presses`.
    """

    def __init__(self, rehearsal: Rehearsal, clock: Callable[[], float] = time.monotonic) -> None:
        """A camera whose table time begins now.

        Args:
            rehearsal: what is seen.
            clock: seconds, increasing.
        """
        self._rehearsal = rehearsal
        self._clock = clock
        self._began = clock() - rehearsal.time
        self._presses: list[Press] = []
        self._state = CameraState.WORKING

    @property
    def name(self) -> str:
        """What people call it."""
        return "simulated"

    @property
    def state(self) -> CameraState:
        """`CameraState.ENDED` once the record has been acted out."""
        return self._state

    def read(self) -> Frame | None:
        """The newest frame that was not given yet, None when there is none; older ones are never drawn."""
        late = self._clock() - self._began - self._rehearsal.time
        if self._state is CameraState.ENDED or late < FRAME_SECONDS:
            return None
        self._rehearsal.busy(late)
        for moment in self._rehearsal:
            if isinstance(moment, Frame):
                return moment
            self._presses.append(moment)
        self._state = CameraState.ENDED
        return None

    def presses(self) -> tuple[Press, ...]:
        """What was pressed since this was last asked."""
        taken, self._presses = tuple(self._presses), []
        return taken

    def close(self) -> None:
        """The rehearsal ends."""
        self._state = CameraState.ENDED
