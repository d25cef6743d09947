"""Where frames and presses come from: a camera with buttons, or a recorded evening."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from companion.inputs import Action, Press
from companion.recording import Recording
from hardware.buttons import Buttons
from hardware.cameras.protocol import Camera, CameraState, Frame


class Source(Protocol):
    """Gives frames and presses in order."""

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""

    @property
    def camera_gone(self) -> bool:
        """Whether the camera gives nothing now, though it may come back."""

    def next(self) -> Frame | Press | None:
        """What comes next, at once; None when there is nothing now."""

    def now(self) -> float:
        """Seconds on the clock of the frames, for presses that come from elsewhere."""

    def close(self) -> None:
        """Let go of devices and files."""


class CameraSource:
    """A camera, and push buttons where they are wired.

    Args:
        camera: the camera.
        buttons: the push buttons, None when there are none.
        clock: seconds, the clock that live frames and button presses carry.
    """

    def __init__(
        self, camera: Camera, buttons: Buttons | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._camera = camera
        self._buttons = buttons
        self._clock = clock
        self._waiting: list[Press] = []

    @property
    def over(self) -> bool:
        """A video or folder ends; a live camera does not."""
        return self._camera.state is CameraState.ENDED

    @property
    def camera_gone(self) -> bool:
        """Whether the camera was unplugged or is silent."""
        return self._camera.state is CameraState.GONE

    def next(self) -> Frame | Press | None:
        """A press first, then the newest frame."""
        if self._buttons is not None:
            self._waiting += [
                Press(Action(press.button.action), press.time, press.button.seat)
                for press in self._buttons.presses()
            ]
        return self._waiting.pop(0) if self._waiting else self._camera.read()

    def now(self) -> float:
        """Seconds on the clock of the frames."""
        return self._clock()

    def close(self) -> None:
        """Let go of camera and pins."""
        self._camera.close()
        if self._buttons is not None:
            self._buttons.close()


class RecordingSource:
    """A recorded evening, as fast as it can be watched."""

    camera_gone = False

    def __init__(self, recording: Recording) -> None:
        """Begin at the recording's first frame."""
        self._moments = iter(recording)
        self._time = 0.0
        self.over = False

    def next(self) -> Frame | Press | None:
        """The next frame or press; raises `RecordingError` at what cannot be read."""
        moment = next(self._moments, None)
        if moment is None:
            self.over = True
        else:
            self._time = moment.time
        return moment

    def now(self) -> float:
        """The time of the newest frame or press."""
        return self._time

    def close(self) -> None:
        """Nothing is held open."""
