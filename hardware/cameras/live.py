"""A live camera: a thread keeps the newest frame, and a camera that vanishes is tried again."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from assets.trouble import Trouble, trouble_of
from hardware.cameras.missed import NewestFrame
from hardware.cameras.protocol import CameraState, Frame, Image
from hardware.cameras.watchable import PictureCheck
from hardware.errors import CameraError, HardwareFlaw

RETRY_SECONDS = 1.0
"""How long to wait before an unplugged camera is tried again."""

SILENCE_SECONDS = 3.0
"""A camera that has given nothing for so long counts as gone."""

PAUSE = 0.01
"""Seconds to wait after what cannot be watched: a device that is broken may not wait for its next picture."""

REOPEN_SECONDS = 20.0
"""A camera that has given nothing that can be watched for so long is opened anew, which may mend it."""

SLOW_PICTURES = 10
"""A camera is slow where so many pictures in a row, none of them waited for in vain, take longer than …"""

SLOW_SECONDS = 10.0
"""… so long: most hands that lay a card would come and go between two of them."""


class Source(Protocol):
    """An opened device that gives one image after the other."""

    def grab(self) -> Any:
        """Wait for the next image, BGR (h, w, 3) uint8 and not written to again; None when the device fails.

        Whatever else a device gives is told, and nobody else gets it.
        """

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
        self._check = PictureCheck(name)
        self._last_time = clock()
        self._came: deque[float] = deque(maxlen=SLOW_PICTURES)
        self._trouble: Trouble | None = None
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"camera {name}", daemon=True)
        self._thread.start()

    @property
    def name(self) -> str:
        """What people call the camera."""
        return self._name

    @property
    def state(self) -> CameraState:
        """Working, or gone when it gives nothing that can be watched, or has been silent for some seconds."""
        silent = self._clock() - self._last_time > SILENCE_SECONDS
        return CameraState.GONE if self._trouble is not None or silent else CameraState.WORKING

    @property
    def problems(self) -> tuple[Trouble, ...]:
        """Why it gives nothing that can be watched, or that it is slow."""
        trouble = self._trouble
        if trouble is not None:
            return (trouble,)
        return (trouble_of(HardwareFlaw.CAMERA_SLOW, name=self._name),) if self._is_slow else ()

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

    @property
    def _is_slow(self) -> bool:
        with self._lock:
            return len(self._came) == SLOW_PICTURES and self._came[-1] - self._came[0] > SLOW_SECONDS

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._watch(self._open_source())
            except CameraError as error:
                self._trouble = error.trouble
            except BaseException as error:  # nobody else could tell what ends the thread
                why = str(error) or type(error).__name__
                self._trouble = trouble_of(HardwareFlaw.CAMERA_FAILS, name=self._name, why=why)
            self._stop.wait(self._retry_seconds)

    def _watch(self, source: Source) -> None:
        """Take what the device gives until it fails, or has given nothing good for long."""
        try:
            well = self._clock()
            while not self._stop.is_set():
                image = source.grab()
                if image is None:
                    self._trouble = trouble_of(HardwareFlaw.CAMERA_SILENT, name=self._name)
                    return
                now = self._clock()
                looked = self._check.take(image, now)
                if isinstance(looked, Trouble):
                    self._trouble = looked
                    if now - well >= REOPEN_SECONDS and looked.flaw is not HardwareFlaw.CAMERA_BLACK:
                        return
                    self._stop.wait(PAUSE)
                    continue
                well = now
                self._come(looked, now)
        finally:
            source.close()

    def _come(self, image: Image, now: float) -> None:
        """A picture has come that can be watched."""
        with self._lock:
            if self._trouble is not None or now - self._last_time > SILENCE_SECONDS:
                self._came.clear()
            self._came.append(now)
            self._last_time, self._trouble = now, None
            self._newest.come(Frame(image, now))
