"""What a USB camera's driver is asked: checked against the kernel's names, on what real cameras told."""

from __future__ import annotations

import ctypes
import errno
import importlib.util
import struct
import sys

import pytest

from hardware.cameras import video4linux
from hardware.cameras.usb import UsbSource
from hardware.cameras.usb_formats import best_format
from hardware.cameras.video4linux import Control, Format, VideoDevice
from tests.hardware.real_picamera2 import SOURCE
from tests.hardware.recorded_webcams import ANY_SIZE, AUTO_MODE, C920, UNPACKED_ALONE, RecordedWebcam


@pytest.fixture(scope="module")
def kernel():
    """The kernel's ``videodev2.h`` as Raspberry Pi's package of that name has it."""
    spec = importlib.util.spec_from_file_location("videodev2_read", SOURCE / "videodev2" / "videodev2.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def refuses(number: int) -> OSError:
    return OSError(number, "refused")


class Driver:
    """Answers ioctls as the kernel does for a recorded camera, in structures of ctypes, laid out apart."""

    class FrameSize(ctypes.Structure):
        _fields_ = [(name, ctypes.c_uint32) for name in ("index", "code", "type", "width", "height")] + [
            ("rest", ctypes.c_uint32 * 6)
        ]

    class FrameTime(ctypes.Structure):
        _fields_ = [
            (name, ctypes.c_uint32)
            for name in ("index", "code", "width", "height", "type", "numerator", "denominator")
        ] + [("rest", ctypes.c_uint32 * 6)]

    def __init__(self, kernel, webcam: RecordedWebcam) -> None:
        self.kernel, self.webcam = kernel, webcam
        self.set = dict(webcam.controls)
        self.fails = False

    def __call__(self, file, request, given) -> None:
        if self.fails:
            raise refuses(errno.ENODEV)
        kernel = self.kernel
        answers = {
            kernel.VIDIOC_ENUM_FMT: (kernel.v4l2_fmtdesc, self._format),
            kernel.VIDIOC_QUERYCTRL: (kernel.v4l2_queryctrl, self._query),
            kernel.VIDIOC_S_CTRL: (kernel.v4l2_control, self._put),
            _signed(0xC02C564A): (self.FrameSize, self._size),
            _signed(0xC034564B): (self.FrameTime, self._time),
        }
        layout, answer = answers[_signed(request)]
        assert len(given) == ctypes.sizeof(layout)
        answer(layout.from_buffer(given))

    def _codes(self):
        return list(dict.fromkeys(one.code for one in self.webcam.formats))

    def _format(self, asked) -> None:
        assert asked.type == 1
        asked.pixelformat = _code(_at(self._codes(), asked.index))

    def _size(self, asked) -> None:
        sizes = list(dict.fromkeys(one.size for one in self.webcam.formats if _code(one.code) == asked.code))
        asked.type = 1
        asked.width, asked.height = _at(sizes, asked.index)

    def _time(self, asked) -> None:
        rates = [
            one.rate
            for one in self.webcam.formats
            if (_code(one.code), one.size) == (asked.code, (asked.width, asked.height))
        ]
        slower = [*rates, *(rate / 2 for rate in rates)]  # as cameras list them: the fastest one first
        asked.type, asked.numerator, asked.denominator = 1, 1000, round(1000 * _at(slower, asked.index))

    def _query(self, asked) -> None:
        if asked.id not in self.webcam.controls:
            raise refuses(errno.EINVAL)
        asked.default_value = self.webcam.controls[asked.id]

    def _put(self, asked) -> None:
        if asked.id not in self.webcam.controls:
            raise refuses(errno.EINVAL)
        self.set[Control(asked.id)] = asked.value


def _code(letters: str) -> int:
    return struct.unpack("=I", letters.encode())[0]


def _signed(request: int) -> int:
    """A request as ctypes' package counts it, in 32 bits with a sign."""
    return ctypes.c_int32(request).value


def _at(listed, index):
    if index >= len(listed):
        raise refuses(errno.EINVAL)
    return listed[index]


class Capture:
    """What OpenCV is asked for."""

    def __init__(self) -> None:
        self.asked: dict[int, float] = {}
        self.released = False

    def set(self, name, value) -> None:
        self.asked[name] = value

    def release(self) -> None:
        self.released = True


@pytest.fixture
def opened(kernel, tmp_path):
    """Opens a recorded camera; gives its source, driver and capture."""
    devices = []

    def open_(webcam, size=(1280, 720), mains=50):
        path = tmp_path / "video0"
        path.touch()
        driver, capture = Driver(kernel, webcam), Capture()
        device = VideoDevice(path, driver)
        devices.append(device)
        return UsbSource(capture, device, size, mains), driver, capture

    return open_


def test_numbers_and_structures_are_the_kernels(kernel):
    named = {
        Control.AUTO_WHITE_BALANCE: kernel.V4L2_CID_AUTO_WHITE_BALANCE,
        Control.POWER_LINE_FREQUENCY: kernel.V4L2_CID_POWER_LINE_FREQUENCY,
        Control.EXPOSURE_AUTO: kernel.V4L2_CID_EXPOSURE_AUTO,
        Control.FOCUS_AUTO: kernel.V4L2_CID_FOCUS_AUTO,
    }
    assert {control: int(control) for control in Control} == named
    assert _signed(video4linux.ENUM_FORMATS) == kernel.VIDIOC_ENUM_FMT
    assert _signed(video4linux.QUERY_CONTROL) == kernel.VIDIOC_QUERYCTRL
    assert _signed(video4linux.SET_CONTROL) == kernel.VIDIOC_S_CTRL
    assert video4linux.EXPOSURE_MANUAL == kernel.V4L2_EXPOSURE_MANUAL
    assert video4linux.EXPOSURE_APERTURE_PRIORITY == kernel.V4L2_EXPOSURE_APERTURE_PRIORITY
    assert video4linux.POWER_LINE == {
        50: kernel.V4L2_CID_POWER_LINE_FREQUENCY_50HZ,
        60: kernel.V4L2_CID_POWER_LINE_FREQUENCY_60HZ,
    }
    # Of these two the package has no name: docs.kernel.org, “videodev2.h”.
    assert video4linux.ENUM_FRAME_SIZES == 0xC02C564A
    assert video4linux.ENUM_FRAME_TIMES == 0xC034564B


@pytest.mark.parametrize("webcam", [C920, UNPACKED_ALONE, AUTO_MODE, ANY_SIZE])
def test_all_that_a_camera_lists_is_read(kernel, tmp_path, webcam):
    (tmp_path / "video0").touch()
    device = VideoDevice(tmp_path / "video0", Driver(kernel, webcam))
    assert sorted(device.formats(), key=repr) == sorted(webcam.formats, key=repr)
    device.close()


def test_a_driver_that_lists_without_end_is_asked_no_longer_than_any_camera_lists(tmp_path):
    asked = []
    (tmp_path / "video0").touch()
    device = VideoDevice(tmp_path / "video0", lambda _file, request, _given: asked.append(request))
    assert device.formats() == []  # a size of no kind that is known is none
    assert len(asked) < 1000
    device.close()


@pytest.mark.parametrize(
    ("webcam", "asked", "best"),
    [
        (C920, (1280, 720), Format("MJPG", (1280, 720), 30.0)),  # three times as often as not packed
        (C920, (640, 480), Format("YUYV", (640, 480), 30.0)),  # as often, and nothing is lost
        (C920, (2304, 1296), Format("MJPG", (1920, 1080), 30.0)),  # two a second are too few
        (UNPACKED_ALONE, (1280, 720), Format("YUYV", (1280, 720), 10.0)),
        (UNPACKED_ALONE, (2304, 1296), Format("YUYV", (1280, 720), 10.0)),
        (ANY_SIZE, (1280, 720), None),
    ],
)
def test_the_smallest_pictures_that_are_large_enough_are_asked_for_often_and_unpacked(webcam, asked, best):
    assert best_format(webcam.formats, asked) == best


@pytest.mark.parametrize(("webcam", "code"), [(C920, "MJPG"), (UNPACKED_ALONE, "YUYV"), (ANY_SIZE, "MJPG")])
def test_opencv_is_asked_for_that_and_left_its_buffers(opened, webcam, code):
    import cv2

    _, _, capture = opened(webcam)
    assert capture.asked == {
        cv2.CAP_PROP_FOURCC: cv2.VideoWriter.fourcc(*code),
        cv2.CAP_PROP_FRAME_WIDTH: 1280,
        cv2.CAP_PROP_FRAME_HEIGHT: 720,
        cv2.CAP_PROP_FPS: 10.0 if webcam is UNPACKED_ALONE else 30.0,
    }


@pytest.mark.parametrize(("mains", "value"), [(50, 1), (60, 2)])
def test_a_camera_is_told_the_mains_and_finds_all_itself_at_first(opened, mains, value):
    _, driver, _ = opened(C920, mains=mains)
    assert driver.set == {**C920.controls, Control.POWER_LINE_FREQUENCY: value}


def test_a_camera_keeps_what_it_has_found_and_is_let_go_of_as_it_came(opened):
    source, driver, capture = opened(C920)
    source.hold()
    kept = {Control.FOCUS_AUTO: 0, Control.EXPOSURE_AUTO: 1, Control.AUTO_WHITE_BALANCE: 0}
    assert {control: driver.set[control] for control in kept} == kept
    source.close()
    assert {control: driver.set[control] for control in kept} == {one: C920.controls[one] for one in kept}
    assert capture.released


def test_a_camera_is_told_only_what_it_can_do(opened):
    source, driver, _ = opened(AUTO_MODE)
    source.hold()
    assert driver.set == {Control.EXPOSURE_AUTO: 1}
    source.release()
    assert driver.set == {Control.EXPOSURE_AUTO: 0}


def test_a_camera_that_was_unplugged_is_let_go_of(opened):
    source, driver, capture = opened(C920)
    driver.fails = True
    source.hold()
    source.close()
    assert capture.released


def test_without_a_driver_nothing_is_kept(tmp_path):
    capture = Capture()
    source = UsbSource(capture, None, (640, 480), 50)
    source.hold()
    source.release()
    source.close()
    assert capture.released


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has these devices")
def test_what_is_no_camera_lists_nothing(tmp_path):
    from fcntl import ioctl

    (tmp_path / "video0").touch()
    device = VideoDevice(tmp_path / "video0", ioctl)  # the kernel's own answer: no such ioctl
    assert device.formats() == []
    assert device.usual(Control.FOCUS_AUTO) is None
    assert not device.put(Control.FOCUS_AUTO, 0)
    device.close()
