"""The Raspberry Pi's camera, whose pictures may never come, and which must be let go of."""

from __future__ import annotations

import pytest

from hardware.cameras import picamera2_is_here
from hardware.cameras.picamera import PATIENCE_SECONDS, open_picamera2
from hardware.errors import CameraError, HardwareFlaw
from tests.hardware.fake_picamera import PICTURE, RIBBON, WEBCAM, with_picamera2


@pytest.fixture
def camera(monkeypatch):
    return with_picamera2(monkeypatch)


def test_a_picture_is_given_and_the_device_let_go_of(camera):
    source = open_picamera2((6, 4))
    assert source.grab() is PICTURE
    source.close()
    assert camera.held == 0


@pytest.mark.parametrize(
    "failure", [TimeoutError(), RuntimeError("camera frontend has timed out"), OSError()]
)
def test_a_picture_that_does_not_come_is_waited_for_so_long_and_then_told_as_none(failure, camera):
    camera.gives = failure
    source = open_picamera2((6, 4))
    assert source.grab() is None
    assert camera.waits == PATIENCE_SECONDS


@pytest.mark.parametrize("step", ["open", "configure", "start"])
def test_a_camera_that_cannot_be_begun_can_be_tried_again(step, camera):
    camera.fails = step
    with pytest.raises(CameraError) as refused:
        open_picamera2((6, 4))
    assert refused.value.trouble.flaw is HardwareFlaw.PICAMERA_FAILS
    camera.fails = None
    assert open_picamera2((6, 4)).grab() is PICTURE


@pytest.mark.parametrize(("listed", "there"), [((WEBCAM, RIBBON), True), ((WEBCAM,), False), ((), False)])
def test_a_usb_camera_is_not_taken_for_the_raspberry_pis_own(listed, there, camera):
    camera.listed = listed
    assert picamera2_is_here() is there
    if not there:
        with pytest.raises(CameraError) as refused:
            open_picamera2((6, 4))
        assert refused.value.trouble.flaw is HardwareFlaw.CAMERA_NONE
