"""libcamera's Python module where it is not installed, just enough for picamera2's own source to run on it.

It decides nothing of how picamera2 is called: that is picamera2's own code. What a camera of it tells of
itself is recorded from real ones, see `recorded_modules`; how a picture of it looks is said by a test.
"""

from __future__ import annotations

import itertools
import os
import threading
from contextlib import suppress
from enum import Enum
from types import ModuleType, SimpleNamespace

import cv2
import numpy as np

from tests.hardware.recorded_modules import RecordedMode, RecordedModule

StreamRole = Enum("StreamRole", "Raw StillCapture VideoRecording Viewfinder")
ControlType = Enum("ControlType", "Null Bool Byte Integer32 Integer64 Float String Rectangle Size")
Orientation = Enum(
    "Orientation",
    "Rotate0 Rotate0Mirror Rotate180 Rotate180Mirror Rotate90 Rotate90Mirror Rotate270 Rotate270Mirror",
)


class Transform:
    def __init__(self, hflip=0, vflip=0, transpose=0) -> None:
        self.hflip, self.vflip, self.transpose = bool(hflip), bool(vflip), bool(transpose)

    def __str__(self) -> str:
        return f"{self.hflip} {self.vflip} {self.transpose}"

    __hash__ = object.__hash__


class ColorSpace:
    YcbcrEncoding = Enum("YcbcrEncoding", "Null Rec601 Rec709")
    Range = Enum("Range", "Full Limited")

    def __init__(self, name) -> None:
        name = getattr(name, "primaries", name)
        self.primaries = self.transferFunction = name
        self.ycbcrEncoding, self.range = ColorSpace.YcbcrEncoding.Rec601, ColorSpace.Range.Limited

    def __str__(self) -> str:
        return self.primaries

    __hash__ = object.__hash__


for _name in ("Sycc", "Smpte170m", "Rec709", "Raw"):
    setattr(ColorSpace, _name, staticmethod(lambda name=_name: ColorSpace(name)))


class Size:
    def __init__(self, width=0, height=0) -> None:
        self.width, self.height = width, height


class Rectangle:
    def __init__(self, x=0, y=0, width=0, height=0) -> None:
        self.x, self.y, self.width, self.height = x, y, width, height


class PixelFormat(str):
    __slots__ = ()


class SensorConfiguration:
    def __init__(self) -> None:
        self.bit_depth, self.output_size = 0, Size()


class ControlId:
    def __init__(self, name: str) -> None:
        self.name = name
        self.type = ControlType.Rectangle if name.startswith("ScalerCrop") else ControlType.Null


class Names:
    """``libcamera.controls``: an identity for each name."""

    draft = SimpleNamespace(NoiseReductionModeEnum=SimpleNamespace(Fast=1, HighQuality=2, Minimal=3))

    def __getattr__(self, name: str) -> ControlId:
        if name.startswith("_"):
            raise AttributeError(name)
        made = ControlId(name)
        setattr(self, name, made)
        return made


controls = Names()

COLOUR = (90, 120, 60)
"""Blue, green and red of what is before a camera at first."""


class FrameMetadata:
    Status = Enum("Status", "Success Error")


class FrameBuffer:
    class Plane:
        fd, offset, length = -1, 0, 0

    def __init__(self, planes) -> None:
        self.planes = planes
        self.metadata = SimpleNamespace(status=FrameMetadata.Status.Success)


class Request:
    Status = Enum("RequestStatus", "Complete Cancelled")

    def __init__(self, cookie) -> None:
        self.cookie, self.status = cookie, Request.Status.Complete
        self.buffers, self.metadata, self.controls = {}, {}, {}

    def add_buffer(self, stream, buffer) -> None:
        self.buffers[stream] = buffer

    def set_control(self, control, value) -> None:
        self.controls[control.name] = value

    def reuse(self) -> None:
        self.controls = {}


class CameraConfiguration(list):
    Status = Enum("ConfigurationStatus", "Valid Adjusted Invalid")
    orientation = Orientation.Rotate0
    sensor_config = None

    def at(self, index):
        return self[index]

    def validate(self):
        for stream in self:
            width, height = stream.size.width, stream.size.height
            stream.stride = width * 3 if stream.pixel_format == "RGB888" else width
            stream.frame_size = stream.stride * (
                height if stream.pixel_format == "RGB888" else height * 3 // 2
            )
        return CameraConfiguration.Status.Valid


class StandInCamera:
    """A camera that libcamera lists, told of by what was recorded of a real one.

    Attributes:
        shown: what is before it, BGR; None: it gives no pictures.
        metadata: of its pictures.
        begun: controls that it was started with.
        set: controls that came with requests since, in order.
        configured: how it was configured last.
        held: whether somebody has it open.
        fails: what it refuses: "open", "configure", "start"; with "types" a configuration as bindings do.
    """

    def __init__(self, module: RecordedModule, manager: CameraManager) -> None:
        self.id, self.module, self._manager = module.id, module, manager
        self.shown: np.ndarray | None = np.full((72, 128, 3), COLOUR, np.uint8)
        self.metadata: dict[str, object] = {}
        self.begun: dict[str, object] = {}
        self.set: list[dict[str, object]] = []
        self.configured = None
        self.held = False
        self.fails: str | None = None
        self._mode: RecordedMode | None = module.modes[-1] if module.modes else None
        self._running = threading.Event()
        self._queue: list[Request] = []

    @property
    def properties(self):
        told = {"Model": self.module.model, "Location": 2, "Rotation": 0}
        if self.module.modes:
            told |= {"ColorFilterArrangement": 0, "PixelArraySize": Size(*self.module.whole)}
        return {ControlId(name): value for name, value in told.items()}

    @property
    def controls(self):
        """As the Raspberry Pi's pipeline advertises them: github.com/raspberrypi/libcamera, ipa/rpi."""
        if self._mode is None:
            return {}
        ranges = {
            "AeEnable": (False, True, True),
            "AeFlickerMode": (0, 1, 0),
            "AeFlickerPeriod": (100, 1_000_000, None),
            "AnalogueGain": (1.0, 16.0, None),
            "AwbEnable": (False, True, None),
            "ColourGains": (0.0, 32.0, None),
            "ExposureTime": (9, 77_208_384, None),
            "FrameDurationLimits": (round(1e6 / self._mode.fps), 220_417_486, None),
            "NoiseReductionMode": (0, 4, 0),
            "ScalerCrop": (Rectangle(0, 0, 64, 64), Rectangle(*self._mode.crop), Rectangle()),
        }
        if self.module.focuses:
            ranges |= {"AfMode": (0, 2, 0), "LensPosition": (0.0, 15.0, 1.0)}
        return {
            getattr(controls, name): SimpleNamespace(min=least, max=most, default=usual)
            for name, (least, most, usual) in ranges.items()
        }

    @property
    def set_at_last(self) -> dict[str, object]:
        """The controls that came with the last request that had any."""
        return self.set[-1] if self.set else {}

    def acquire(self) -> None:
        if self.held or self.fails == "open":
            raise RuntimeError("Device or resource busy")
        self.held = True

    def release(self) -> None:
        self.held = False

    def generate_configuration(self, roles):
        made = CameraConfiguration()
        for role in roles:
            stream = SimpleNamespace(size=Size(640, 480), pixel_format="XRGB8888", stream=object())
            stream.formats = _Formats(self.module.modes if role is StreamRole.Raw else ())
            made.append(stream)
        return made

    def configure(self, configuration) -> int:
        if self.fails == "configure":
            raise RuntimeError("no such format")
        if self.fails == "types":
            raise TypeError("incompatible constructor arguments")
        wanted = configuration.sensor_config
        size = (wanted.output_size.width, wanted.output_size.height)
        fitting = [
            mode
            for mode in self.module.modes
            if mode.size == size and mode.format.split("_")[0].endswith(str(wanted.bit_depth))
        ]
        if not fitting:
            return -22  # as libcamera says EINVAL
        self._mode, self.configured = fitting[0], configuration
        return 0

    def start(self, begun) -> None:
        if self.fails == "start":
            raise RuntimeError("Failed to start camera")
        self.begun = {control.name: value for control, value in begun.items()}
        self._running.set()

    def stop(self) -> None:
        self._running.clear()
        self._queue = []  # they are cancelled

    def create_request(self, cookie) -> Request:
        return Request(cookie)

    def queue_request(self, request) -> None:
        if request.controls:
            self.set.append(dict(request.controls))
        self._queue.append(request)
        self._manager.wake()

    def completed(self) -> list[Request]:
        """Its requests, each with its pictures."""
        if not self._running.is_set() or self.shown is None:
            return []
        done, self._queue = self._queue, []
        for request in done:
            request.metadata = {getattr(controls, name): value for name, value in self.metadata.items()}
            for stream, buffer in request.buffers.items():
                given = next(one for one in self.configured if one.stream is stream)
                os.pwrite(buffer.planes[0].fd, _picture(given, self.shown), 0)
        return done


class _Formats:
    def __init__(self, recorded) -> None:
        self._recorded = recorded
        self.pixel_formats = list(dict.fromkeys(mode.format for mode in recorded)) or ["MJPEG"]

    def sizes(self, pixel_format):
        sizes = [mode.size for mode in self._recorded if mode.format == pixel_format] or [(1280, 720)]
        return [Size(*size) for size in sizes]


def _picture(stream, shown: np.ndarray) -> bytes:
    """What a stream gives of it; YUV as BT.601 has it in its limited range."""
    size = (stream.size.width, stream.size.height)
    picture = cv2.resize(shown, size, interpolation=cv2.INTER_AREA)
    if stream.pixel_format == "RGB888":
        return picture.tobytes()
    blue, green, red = np.moveaxis(picture / 255, 2, 0)
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    planes = [16 + 219 * luma]
    planes += [(128 + 224 * (one - luma) / part)[::2, ::2] for one, part in ((blue, 1.772), (red, 1.402))]
    return b"".join(np.round(plane).astype(np.uint8).tobytes() for plane in planes)


class CameraManager:
    """Lists cameras, and tells which requests are done."""

    now: CameraManager

    def __init__(self, modules) -> None:
        self.cameras = [StandInCamera(module, self) for module in modules]
        self.event_fd, self._wakes = os.pipe2(os.O_NONBLOCK)

    @classmethod
    def singleton(cls):
        return cls.now

    def wake(self) -> None:
        os.write(self._wakes, b"\0")

    def get_ready_requests(self):
        with suppress(BlockingIOError):  # it is asked without a wake, too
            os.read(self.event_fd, 65_536)
        return list(itertools.chain.from_iterable(camera.completed() for camera in self.cameras))

    def close(self) -> None:
        os.close(self.event_fd)
        os.close(self._wakes)


def libcamera_module() -> ModuleType:
    """The module as picamera2 imports it."""
    module = ModuleType("libcamera")
    module.__dict__.update(
        {name: thing for name, thing in globals().items() if not name.startswith("_") and name[0].isupper()}
    )
    module.controls = controls
    module._libcamera = SimpleNamespace(
        ColorSpace=ColorSpace, Transform=Transform, ControlId=ControlId, Camera=StandInCamera
    )
    module.Camera = StandInCamera
    return module
