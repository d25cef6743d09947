"""A live camera: a thread keeps the newest frame, and a camera that vanishes is tried again."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable

from assets.trouble import Trouble, trouble_of
from hardware.cameras.holding import Holding
from hardware.cameras.missed import NewestFrame
from hardware.cameras.protocol import CameraState, Frame, Image, Later
from hardware.cameras.source import Grabbed, Source
from hardware.cameras.watchable import PictureCheck, formed
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


class LiveCamera:
    """Fulfils `Camera` with any `Source`; opening happens in the thread, so a missing device costs no start.

    Args:
        name: what people call the camera.
        open_source: opens the device; raises `CameraError` when it is not there.
        clock: seconds; the frames' times.
        retry_seconds: pause before another try to open the device.
        least: width and height in pixels that its pictures need to be read well; None where nobody asks.
    """

    def __init__(
        self,
        name: str,
        open_source: Callable[[], Source],
        clock: Callable[[], float] = time.monotonic,
        retry_seconds: float = RETRY_SECONDS,
        least: tuple[int, int] | None = None,
    ) -> None:
        self._name = name
        self._open_source = open_source
        self._clock = clock
        self._retry_seconds = retry_seconds
        self._least = least
        self._given: tuple[int, int] | None = None
        self._holding = Holding()
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
        """Why it gives nothing that can be watched; or that it is slow, or its pictures are coarse."""
        trouble = self._trouble
        if trouble is not None:
            return (trouble,)
        slow = (trouble_of(HardwareFlaw.CAMERA_SLOW, name=self._name),) if self._is_slow else ()
        return (*slow, *self._coarse)

    def read(self) -> Frame | None:
        """The newest frame not given yet, at once, with those missed before it."""
        with self._lock:
            return self._newest.take()

    def now(self) -> float:
        """Seconds on the clock that its frames carry."""
        return self._clock()

    def hold(self) -> None:
        """Keep focus, exposure and white balance, once they are found if that is soon."""
        self._holding.ask(self._clock())

    def find_anew(self) -> None:
        """Find them anew, until `hold` is said again."""
        self._holding.find_anew()

    def close(self) -> None:
        """Stop the thread and let go of the device."""
        self._stop.set()
        if self._thread is not threading.current_thread():
            self._thread.join(timeout=5.0)

    @property
    def _is_slow(self) -> bool:
        with self._lock:
            return len(self._came) == SLOW_PICTURES and self._came[-1] - self._came[0] > SLOW_SECONDS

    @property
    def _coarse(self) -> tuple[Trouble, ...]:
        """That its pictures are smaller than those that can be read well."""
        given, least = self._given, self._least
        if given is None or least is None or (given[0] >= least[0] and given[1] >= least[1]):
            return ()
        now, needed = (f"{width}×{height}" for width, height in (given, least))
        return (trouble_of(HardwareFlaw.CAMERA_COARSE, name=self._name, now=now, needed=needed),)

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
            self._holding.opened(source, well)
            while not self._stop.is_set():
                grabbed = source.grab()
                if grabbed is None:
                    self._trouble = trouble_of(HardwareFlaw.CAMERA_SILENT, name=self._name)
                    return
                now = self._clock()
                looked = self._check.take(grabbed.image, now)
                if isinstance(looked, Trouble):
                    self._trouble = looked
                    if now - well >= REOPEN_SECONDS and looked.flaw is not HardwareFlaw.CAMERA_BLACK:
                        return
                    self._stop.wait(PAUSE)
                    continue
                well = now
                self._holding.see(source, looked, now)
                self._come(_frame_of(looked, grabbed, now))
        finally:
            source.close()

    def _come(self, frame: Frame) -> None:
        """A picture has come that can be watched."""
        now = frame.time
        with self._lock:
            if self._trouble is not None or now - self._last_time > SILENCE_SECONDS:
                self._came.clear()
            self._came.append(now)
            self._last_time, self._trouble, self._given = now, None, frame.size
            self._newest.come(frame)


def _frame_of(image: Image, grabbed: Grabbed, time: float) -> Frame:
    """The frame of a picture that can be watched, with the small one where the device has made that."""
    small = None if grabbed.small is None else formed(grabbed.small, "")
    if small is None or isinstance(small, Trouble):
        return Frame(image, time, section=grabbed.section)
    size = (image.shape[1], image.shape[0])
    return Frame(Later(size, small, lambda: image), time, section=grabbed.section)
