"""The Raspberry Pi's camera as picamera2's own source opens it, on what real modules told of themselves."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest

from companion.cameras.sources import CameraSource
from hardware.cameras import picamera as module_under_test
from hardware.cameras import picamera2_is_here
from hardware.cameras.live import LiveCamera
from hardware.cameras.picamera import PicameraOpener
from hardware.cameras.section import Section
from hardware.errors import CameraError, HardwareFlaw
from tests.hardware.libcamera_stand_in import COLOUR
from tests.hardware.real_picamera2 import picamera2_with
from tests.hardware.recorded_modules import ARDUCAM_16MP, HQ, MODULE_2, MODULE_3, ON_USB
from vision.scene.scene import TableState

pytestmark = pytest.mark.filterwarnings("ignore:setDaemon:DeprecationWarning")  # picamera2's own

FOUND = {
    "AeState": 2,
    "AfState": 2,
    "AnalogueGain": 2.0,
    "ColourGains": (1.5, 2.0),
    "ExposureTime": 20_000,
    "LensPosition": 1.25,
}
"""What a picture of Camera Module 3 tells once all is found."""

KEPT = {
    "AfMode": 0,
    "AnalogueGain": 2.0,
    "AwbEnable": False,
    "ColourGains": (1.5, 2.0),
    "ExposureTime": 20_000,
    "LensPosition": 1.25,
}
"""The controls that keep it."""


@pytest.fixture
def camera():
    """Camera Module 3."""
    with picamera2_with(MODULE_3) as (camera,):
        camera.metadata = dict(FOUND)
        yield camera


@pytest.fixture
def opener(camera):
    return PicameraOpener((1280, 720), 50)


def seen(source):
    """A picture that was taken after all that was told the camera until now."""
    for _ in range(5):
        grabbed = source.grab()
    return grabbed


@pytest.mark.parametrize(
    ("listed", "own"),
    [
        ((MODULE_3,), 0),
        ((ON_USB, MODULE_3), 1),
        ((MODULE_3, ON_USB), 0),
        ((MODULE_2, ON_USB, HQ), 2),  # two on ribbon cables: the first one of picamera2's list
    ],
)
def test_the_raspberry_pis_own_camera_is_opened_whatever_is_plugged_in_beside_it(listed, own):
    with picamera2_with(*listed) as cameras:
        assert picamera2_is_here()
        source = PicameraOpener((1280, 720), 50)()
        assert [number for number, camera in enumerate(cameras) if camera.held] == [own]
        source.close()
        assert not any(camera.held for camera in cameras)


@pytest.mark.parametrize("listed", [(ON_USB,), ()])
def test_a_usb_camera_is_not_taken_for_the_raspberry_pis_own(listed):
    with picamera2_with(*listed):
        assert not picamera2_is_here()
        with pytest.raises(CameraError) as refused:
            PicameraOpener((1280, 720), 50)()
    assert refused.value.trouble.flaw is HardwareFlaw.CAMERA_NONE


@pytest.mark.parametrize(
    ("module", "asked", "read", "bit_depth", "picture", "small"),
    [
        (MODULE_3, (1280, 720), (2304, 1296), 10, (1280, 720), (640, 360)),
        (MODULE_3, (2304, 1296), (2304, 1296), 10, (2304, 1296), (640, 360)),
        (MODULE_2, (1280, 720), (1640, 1232), 10, (1280, 962), (640, 480)),
        (MODULE_2, (2304, 1296), (3280, 2464), 10, (2304, 1730), (640, 480)),
        (HQ, (1280, 720), (2028, 1520), 12, (1280, 960), (640, 480)),
        (HQ, (2304, 1296), (4056, 3040), 12, (2304, 1726), (640, 480)),
        (ARDUCAM_16MP, (1280, 720), (2328, 1748), 10, (1280, 962), (640, 480)),
        (ARDUCAM_16MP, (2560, 1440), (2328, 1748), 10, (2328, 1748), (640, 480)),
    ],
)
def test_the_whole_sensor_is_shown_in_the_smallest_mode_that_holds_the_picture(
    module, asked, read, bit_depth, picture, small
):
    with picamera2_with(module) as (camera,):
        source = PicameraOpener(asked, 50)()
        main, lores = camera.configured
        sensor = camera.configured.sensor_config
        assert (sensor.output_size.width, sensor.output_size.height, sensor.bit_depth) == (*read, bit_depth)
        assert (main.size.width, main.size.height) == picture
        assert (lores.size.width, lores.size.height) == small
        grabbed = source.grab()
        assert grabbed.image.shape == (picture[1], picture[0], 3)
        assert grabbed.section == Section(module.model, read, (0, 0, *module_whole(module)))
        source.close()


def module_whole(module):
    """Width and height of all that any mode shows."""
    return max((mode.crop[2:] for mode in module.modes), key=lambda sides: sides[0] * sides[1])


def test_the_small_picture_has_the_colours_of_the_large_one(opener, camera):
    source = opener()
    grabbed = source.grab()
    assert tuple(grabbed.image[5, 5]) == COLOUR
    assert grabbed.small.shape == (360, 640, 3)
    assert np.abs(grabbed.small.astype(int) - COLOUR).max() <= 2
    source.close()


def test_what_is_shown_is_what_the_picture_tells(opener, camera):
    camera.metadata["ScalerCrop"] = (8, 4, 4592, 2584)
    source = opener()
    assert source.grab().section == Section("imx708", (2304, 1296), (8, 4, 4592, 2584))
    source.close()


@pytest.mark.parametrize(("mains", "period"), [(50, 10_000), (60, 8_333)])
def test_it_begins_with_its_own_focus_and_an_exposure_that_does_not_flicker(camera, mains, period):
    source = PicameraOpener((1280, 720), mains)()
    assert camera.begun == {
        "AeFlickerMode": 1,
        "AeFlickerPeriod": period,
        "AfMode": 2,
        "FrameDurationLimits": (33_333, 66_666),
        "NoiseReductionMode": 1,  # which picamera2 adds for films
    }
    source.close()


def test_a_module_without_a_lens_that_moves_is_told_nothing_of_focus():
    with picamera2_with(HQ) as (camera,):
        camera.metadata = {name: value for name, value in FOUND.items() if not name.startswith(("Af", "Le"))}
        source = PicameraOpener((1280, 720), 50)()
        assert "AfMode" not in camera.begun
        source.grab()
        assert source.is_settled
        source.hold()
        seen(source)
        assert not {"AfMode", "LensPosition"} & set().union(*camera.set)
        source.close()


@pytest.mark.parametrize(
    ("told", "settled"),
    [
        ({}, True),
        ({"AfState": 1}, False),  # the lens moves
        ({"AfState": 3}, False),  # it has found nothing
        ({"AeState": 1}, False),
        ({"AeState": None, "AeLocked": False}, False),  # as libcamera said it until 2024
        ({"AeState": None, "AeLocked": True}, True),
    ],
)
def test_it_is_settled_once_it_is_in_focus_and_its_exposure_is_found(opener, camera, told, settled):
    camera.metadata |= told
    source = opener()
    source.grab()
    assert source.is_settled is settled
    source.close()


def test_what_it_has_found_is_kept_and_found_again_when_asked(opener, camera):
    source = opener()
    source.grab()
    source.hold()
    seen(source)
    assert camera.set.pop() == KEPT | {"ExposureTimeMode": 1, "AnalogueGainMode": 1}
    source.release()
    seen(source)
    assert camera.set.pop() == {
        "AeEnable": True,
        "AfMode": 2,
        "AnalogueGainMode": 0,
        "AwbEnable": True,
        "ExposureTimeMode": 0,
    }
    source.close()


def test_a_focus_that_was_not_found_is_not_kept(opener, camera):
    camera.metadata["AfState"] = 3
    source = opener()
    source.grab()
    source.hold()
    seen(source)
    assert "AfMode" not in camera.set.pop()
    source.close()


def test_a_camera_that_failed_begins_with_what_it_kept(opener, camera):
    source = opener()
    source.grab()
    source.hold()
    source.close()
    again = opener()
    assert again.is_held
    assert {name: camera.begun[name] for name in KEPT} == KEPT
    again.release()
    again.close()
    last = opener()
    assert not last.is_held
    assert camera.begun["AfMode"] == 2
    last.close()


def test_a_picture_that_does_not_come_is_waited_for_so_long_and_the_camera_can_be_closed(
    opener, camera, monkeypatch
):
    monkeypatch.setattr(module_under_test, "PATIENCE_SECONDS", 0.05)
    camera.shown = None
    source = opener()
    assert source.grab() is None
    source.close()  # picamera2 itself would wait for the picture
    assert not camera.held


def test_a_camera_that_others_use_costs_no_open_file_however_often_it_is_tried(opener, camera):
    camera.fails = "open"
    opened = []
    for _ in range(8):
        with pytest.raises(CameraError):
            opener()
        opened.append(len(list(Path("/proc/self/fd").iterdir())))
    assert opened[-1] <= opened[0]


@pytest.mark.parametrize("step", ["open", "configure", "types", "start"])
def test_a_camera_that_cannot_be_begun_can_be_tried_again(opener, camera, step):
    camera.fails = step
    with pytest.raises(CameraError) as refused:
        opener()
    assert refused.value.trouble.flaw is HardwareFlaw.PICAMERA_FAILS
    assert not camera.held
    camera.fails = None
    source = opener()
    assert source.grab() is not None
    source.close()


def test_an_evenings_camera_keeps_focus_and_light_while_the_table_is_seen(opener, camera):
    begun = time.monotonic()
    live = LiveCamera("picamera2", opener, clock=lambda: 10 * (time.monotonic() - begun))
    source, deadline = CameraSource(live), begun + 5
    while KEPT.keys() - camera.set_at_last.keys():
        assert time.monotonic() < deadline
        time.sleep(0.002)
        source.heed(TableState.SEEN)
        if (frame := source.next()) is not None:
            assert frame.section == Section("imx708", (2304, 1296), (0, 0, 4608, 2592))
            assert frame.small.shape == (360, 640, 3)
    assert {name: camera.set_at_last[name] for name in KEPT} == KEPT
    source.heed(TableState.MOVED)
    while camera.set_at_last["AfMode"] == KEPT["AfMode"]:
        assert time.monotonic() < deadline
        time.sleep(0.002)
    source.close()
    assert not camera.held
