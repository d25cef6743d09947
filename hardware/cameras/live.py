"""A live camera: a thread keeps the newest frame, and a camera that vanishes is tried again."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from hardware.cameras.missed import NewestFrame
from hardware.cameras.protocol import CameraState, Frame
from hardware.errors import CameraError, Flaw, Trouble, trouble_of

RETRY_SECONDS = 1.0
"""How long to wait before an unplugged camera is tried again."""

SILENCE_SECONDS = 3.0
"""A camera that has given nothing for so long counts as gone."""


class Source(Protocol):
    """An opened device that gives one image after the other."""

    def grab(self) -> NDArray[np.uint8] | None:
        """Wait for the next image, BGR (h, w, 3) uint8; None when the device fails."""

    def close(self) -> None:
        """Let go of the device."""


class LiveCamera:
    """Fulfils `Camera` with any `Source`; opening happens in the thread, so a missing device costs no start.

    Args:
        name: what people call the camera.
        open_source: opens the device; raises `CameraError` when it is not there.
        clock: seconds; the frames' times.
        retry_seconds: pause before another try to open the device.
    """

    def __init__(
        self,
        name: str,
        open_source: Callable[[], Source],
        clock: Callable[[], float] = time.monotonic,
        retry_seconds: float = RETRY_SECONDS,
    ) -> None:
        self._name = name
        self._open_source = open_source
        self._clock = clock
        self._retry_seconds = retry_seconds
        self._lock = threading.Lock()
        self._newest = NewestFrame()
        self._last_time = clock()
        self._gone = False
        self.problems: tuple[Trouble, ...] = ()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"camera {name}", daemon=True)
        self._thread.start()

    @property
    def name(self) -> str:
        """What people call the camera."""
        return self._name

    @property
    def state(self) -> CameraState:
        """Working, or gone when it is unplugged or has been silent for some seconds."""
        silent = self._clock() - self._last_time > SILENCE_SECONDS
        return CameraState.GONE if self._gone or silent else CameraState.WORKING

    def read(self) -> Frame | None:
        """The newest frame not given yet, at once, with those missed before it."""
        with self._lock:
            return self._newest.take()

    def now(self) -> float:
        """Seconds on the clock that its frames carry."""
        return self._clock()

    def close(self) -> None:
        """Stop the thread and let go of the device."""
        self._stop.set()
        if self._thread is not threading.current_thread():
            self._thread.join(timeout=5.0)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._watch(self._open_source())
            except CameraError as error:
                self._gone, self.problems = True, (error.trouble,)
            except Exception as error:
                failure = trouble_of(Flaw.CAMERA_FAILS, name=self._name, why=error)
                self._gone, self.problems = True, (failure,)
            self._stop.wait(self._retry_seconds)

    def _watch(self, source: Source) -> None:
        try:
            while not self._stop.is_set():
                image = source.grab()
                if image is None:
                    silence = trouble_of(Flaw.CAMERA_SILENT, name=self._name)
                    self._gone, self.problems = True, (silence,)
                    return
                self._gone, self.problems = False, ()
                with self._lock:
                    self._last_time = self._clock()
                    self._newest.come(Frame(image, self._last_time))
        finally:
            source.close()
