"""A live camera with devices that come and go."""

import threading
import time

import numpy as np
import pytest

from hardware.cameras.live import LiveCamera
from hardware.cameras.protocol import CameraState, Frame
from hardware.errors import CameraError, Flaw, trouble_of


class FakeDevice:
    """Gives the images that it was given, then waits until it is unplugged."""

    def __init__(self, images: list[int]) -> None:
        self.images = images
        self.unplugged = threading.Event()
        self.closed = threading.Event()

    def grab(self):
        if self.images:
            return np.full((2, 2, 3), self.images.pop(0), np.uint8)
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
    device = FakeDevice([1, 2, 3])
    camera = LiveCamera("usb:0", lambda: device)
    wait_for(lambda: not device.images)
    time.sleep(0.01)
    assert newest(camera).image[0, 0, 0] == 3
    assert camera.read() is None
    device.unplugged.set()
    camera.close()


def test_the_newest_frame_brings_those_missed_before_it():
    device, ticks = FakeDevice([1, 2, 3]), iter(range(1000))
    camera = LiveCamera("usb:0", lambda: device, clock=lambda: float(next(ticks)))
    wait_for(lambda: not device.images)
    time.sleep(0.01)
    assert [int(frame.image[0, 0, 0]) for frame in newest(camera).missed] == [1, 2]
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
            raise CameraError(Flaw.USB_MISSING, number=0)
        return second

    camera = LiveCamera("usb:0", open_device, retry_seconds=0.01)
    assert newest(camera).image[0, 0, 0] == 1
    first.unplugged.set()
    wait_for(lambda: camera.state is CameraState.GONE)
    assert first.closed.wait(5)
    wait_for(lambda: camera.problems == (trouble_of(Flaw.USB_MISSING, number=0),))
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
    assert told[-1] == (trouble_of(Flaw.CAMERA_FAILS, name="picamera2", why="bad mode"),)
    assert newest(camera).image[0, 0, 0] == 7
    assert camera.problems == ()
    device.unplugged.set()
    camera.close()
