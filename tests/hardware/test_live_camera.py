"""A live camera with devices that come and go."""

import threading
import time

import numpy as np
import pytest

from assets.trouble import trouble_of
from hardware.cameras.live import REOPEN_SECONDS, SILENCE_SECONDS, SLOW_PICTURES, LiveCamera
from hardware.cameras.protocol import CameraState, Frame
from hardware.cameras.section import Section
from hardware.cameras.source import Grabbed
from hardware.cameras.watchable import BLACK_SECONDS, FROZEN_SECONDS
from hardware.errors import CameraError, HardwareFlaw
from tests.hardware.unheld import Unheld


class FakeDevice(Unheld):
    """Gives the images that it was given, then waits until it is unplugged."""

    def __init__(self, images: list[int]) -> None:
        self.images = images
        self.unplugged = threading.Event()
        self.closed = threading.Event()

    def grab(self):
        if self.images:
            return Grabbed(np.full((16, 16, 3), self.images.pop(0), np.uint8))
        self.unplugged.wait(5)
        return None

    def close(self) -> None:
        self.closed.set()


def wait_for(condition) -> None:
    deadline = time.monotonic() + 5
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in five seconds"
        time.sleep(0.002)


def newest(camera: LiveCamera) -> Frame:
    frames: list[Frame] = []

    def got() -> bool:
        frame = camera.read()
        if frame:
            frames.append(frame)
        return bool(frames)

    wait_for(got)
    return frames[0]


def test_the_newest_frame_wins_and_none_queue_up():
    device = FakeDevice([10, 20, 30])
    camera = LiveCamera("usb:0", lambda: device)
    wait_for(lambda: not device.images)
    time.sleep(0.01)
    assert newest(camera).image[0, 0, 0] == 30
    assert camera.read() is None
    device.unplugged.set()
    camera.close()


def test_the_newest_frame_brings_those_missed_before_it():
    device, ticks = FakeDevice([10, 20, 30]), iter(range(1000))
    camera = LiveCamera("usb:0", lambda: device, clock=lambda: float(next(ticks)))
    wait_for(lambda: not device.images)
    time.sleep(0.01)
    assert [int(frame.image[0, 0, 0]) for frame in newest(camera).missed] == [10, 20]
    device.unplugged.set()
    camera.close()


def test_a_camera_that_vanishes_is_gone_and_comes_back():
    first, second = FakeDevice([1]), FakeDevice([2])
    plugged_in_again = threading.Event()
    devices = [first]

    def open_device():
        if devices:
            return devices.pop()
        if not plugged_in_again.is_set():
            raise CameraError(HardwareFlaw.USB_MISSING, number=0)
        return second

    camera = LiveCamera("usb:0", open_device, retry_seconds=0.01)
    assert newest(camera).image[0, 0, 0] == 1
    first.unplugged.set()
    wait_for(lambda: camera.state is CameraState.GONE)
    assert first.closed.wait(5)
    wait_for(lambda: camera.problems == (trouble_of(HardwareFlaw.USB_MISSING, number=0),))
    plugged_in_again.set()
    assert newest(camera).image[0, 0, 0] == 2
    assert camera.state is CameraState.WORKING
    second.unplugged.set()
    camera.close()


@pytest.mark.parametrize("silence", [4.0])
def test_a_silent_camera_counts_as_gone(silence):
    now = [0.0]
    device = FakeDevice([])
    camera = LiveCamera("usb:0", lambda: device, clock=lambda: now[0])
    assert camera.state is CameraState.WORKING
    now[0] = silence
    assert camera.state is CameraState.GONE
    device.unplugged.set()
    camera.close()


def test_a_camera_whose_driver_fails_is_told_of_and_tried_again():
    device, tries = FakeDevice([7]), iter([ValueError("bad mode"), None])

    def open_source():
        error = next(tries)
        if error is not None:
            raise error
        return device

    told = []
    camera = LiveCamera("picamera2", open_source, retry_seconds=0.05)
    wait_for(lambda: told.append(camera.problems) or camera.problems)
    assert told[-1] == (trouble_of(HardwareFlaw.CAMERA_FAILS, name="picamera2", why="bad mode"),)
    assert newest(camera).image[0, 0, 0] == 7
    assert camera.problems == ()
    device.unplugged.set()
    camera.close()


PICTURE = np.random.default_rng(1).integers(90, 110, (16, 24, 3)).astype(np.uint8)
GREY, BLACK = PICTURE[..., 0], np.zeros_like(PICTURE)


class TimedDevice(Unheld):
    """Gives pictures after so many seconds each, by its own clock; an exception is raised; then it waits."""

    def __init__(self, given) -> None:
        self.given = list(given)
        self.time = 0.0
        self.opened = self.closed = 0
        self.small = self.section = None
        self.fails_to_close: Exception | None = None
        self.emptied, self.unplugged = threading.Event(), threading.Event()

    def __call__(self):
        self.opened += 1
        return self

    def grab(self):
        if not self.given:
            self.emptied.set()
            self.unplugged.wait(5)
            return None
        seconds, image = self.given.pop(0)
        self.time += seconds
        if isinstance(image, BaseException):
            raise image
        return Grabbed(image, self.small, self.section)

    def close(self) -> None:
        self.closed += 1
        if self.fails_to_close is not None:
            raise self.fails_to_close


def changing(count: int, seconds: float = 0.1):
    """Pictures of a sensor, one after so many seconds each."""
    return [(seconds, np.roll(PICTURE, number + 1, axis=1)) for number in range(count)]


@pytest.fixture
def watched():
    """Gives all of a script to a camera, and the camera once it asks for more than that."""
    cameras = []

    def watch(*given) -> tuple[LiveCamera, TimedDevice]:
        device = TimedDevice(given)
        camera = LiveCamera("usb:0", device, clock=lambda: device.time, retry_seconds=0.001)
        cameras.append((camera, device))
        assert device.emptied.wait(5)
        return camera, device

    yield watch
    for camera, device in cameras:
        device.unplugged.set()
        camera.close()


@pytest.mark.parametrize(
    ("given", "flaw"),
    [
        ([(0.1, GREY)] * 2, HardwareFlaw.CAMERA_KIND),
        ([(0.1, np.zeros((0, 0, 3), np.uint8))], HardwareFlaw.CAMERA_EMPTY),
        ([(0.1, PICTURE[:5])], HardwareFlaw.CAMERA_SMALL),
        ([(0.1, PICTURE.transpose(1, 0, 2))], HardwareFlaw.CAMERA_RESIZED),
        ([(FROZEN_SECONDS / 2, PICTURE)] * 3, HardwareFlaw.CAMERA_FROZEN),
        ([(BLACK_SECONDS, BLACK)] * 2, HardwareFlaw.CAMERA_BLACK),
        ([(-5.0, PICTURE)], HardwareFlaw.CAMERA_CLOCK),
    ],
)
def test_pictures_that_cannot_be_watched_are_told_and_kept_back_until_good_ones_come(watched, given, flaw):
    camera, _ = watched(*changing(3), *given)
    assert camera.state is CameraState.GONE
    assert [problem.flaw for problem in camera.problems] == [flaw]
    camera, _ = watched(*changing(3), *given, *changing(2, seconds=6.0), *changing(1))
    assert camera.state is CameraState.WORKING
    assert camera.problems == ()
    assert newest(camera).image.shape == PICTURE.shape


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (ValueError("bad mode"), "bad mode"),
        (OSError(19, "No such device"), "[Errno 19] No such device"),
        (RuntimeError(), "RuntimeError"),
        (MemoryError(), "MemoryError"),
        (SystemExit("the driver leaves"), "the driver leaves"),
    ],
)
def test_whatever_a_driver_raises_is_told_and_the_device_opened_again(watched, error, why):
    camera, device = watched(*changing(2), (0.1, error))
    assert (device.opened, device.closed) == (2, 1)
    assert camera.problems == (trouble_of(HardwareFlaw.CAMERA_FAILS, name="usb:0", why=why),)
    camera, _ = watched((0.1, error), *changing(2))
    assert camera.problems == ()


def test_a_device_that_cannot_be_let_go_of_is_told(watched):
    camera, device = watched(*changing(2))
    device.fails_to_close = RuntimeError("busy")
    device.unplugged.set()
    wait_for(lambda: camera.problems == (trouble_of(HardwareFlaw.CAMERA_FAILS, name="usb:0", why="busy"),))


def test_a_camera_that_hangs_is_opened_anew(watched):
    seconds = REOPEN_SECONDS / 4
    last_good = [(seconds, PICTURE)] * 4  # a fifth one has been the same for too long
    _, device = watched(*last_good, *[(seconds, PICTURE)] * 3)
    assert (device.opened, device.closed) == (1, 0)
    _, device = watched(*last_good, *[(seconds, PICTURE)] * 4)
    assert (device.opened, device.closed) == (2, 1)


def test_a_camera_in_the_dark_is_not_opened_anew(watched):
    camera, device = watched(*[(REOPEN_SECONDS, BLACK)] * 5)
    assert [problem.flaw for problem in camera.problems] == [HardwareFlaw.CAMERA_BLACK]
    assert device.opened == 1


def test_a_camera_that_gives_less_than_a_picture_a_second_is_told_to_be_slow(watched):
    camera, _ = watched(*changing(SLOW_PICTURES, seconds=1.2))
    assert camera.state is CameraState.WORKING
    assert camera.problems == (trouble_of(HardwareFlaw.CAMERA_SLOW, name="usb:0"),)
    camera, _ = watched(*changing(SLOW_PICTURES, seconds=1.2), *changing(SLOW_PICTURES))
    assert camera.problems == ()


def test_a_camera_that_was_silent_is_not_slow_once_it_is_back(watched):
    camera, _ = watched(*changing(SLOW_PICTURES), *changing(1, seconds=SILENCE_SECONDS + 1), *changing(3))
    assert camera.problems == ()


def test_a_broken_device_that_waits_for_no_picture_is_asked_a_hundred_times_a_second_at_most(watched):
    begun = time.monotonic()
    watched(*[(0.0, GREY)] * 20)
    assert time.monotonic() - begun > 0.19


COARSE = trouble_of(HardwareFlaw.CAMERA_COARSE, name="usb:0", now="24×16", needed="30×16")


@pytest.mark.parametrize(("least", "problems"), [(None, ()), ((24, 16), ()), ((30, 16), (COARSE,))])
def test_pictures_that_are_smaller_than_reading_needs_are_told_while_they_are_watched(least, problems):
    device = TimedDevice(changing(2))
    camera = LiveCamera("usb:0", device, clock=lambda: device.time, least=least)
    assert device.emptied.wait(5)
    assert camera.problems == problems
    assert camera.state is CameraState.WORKING
    device.unplugged.set()
    camera.close()


def test_a_small_picture_and_a_section_of_the_device_come_with_the_frame():
    device = TimedDevice(changing(1))
    device.small, device.section = PICTURE[:8, :12], Section("imx708", (2304, 1296), (0, 0, 4608, 2592))
    camera = LiveCamera("picamera2", device, clock=lambda: device.time)
    frame = newest(camera)
    assert np.array_equal(frame.small, device.small)
    assert frame.image.shape == PICTURE.shape
    assert frame.size == (24, 16)
    assert frame.section == frame.mirrored.section == device.section
    device.unplugged.set()
    camera.close()


def test_a_small_picture_that_is_none_is_made_of_the_large_one():
    device = TimedDevice(changing(1))
    device.small = PICTURE[..., 0]
    camera = LiveCamera("picamera2", device, clock=lambda: device.time)
    assert newest(camera).small.shape == (427, 640, 3)
    device.unplugged.set()
    camera.close()
