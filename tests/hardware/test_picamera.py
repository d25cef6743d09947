"""The Raspberry Pi's camera, whose pictures may never come, and which must be let go of."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

import numpy as np
import pytest

from hardware.cameras import picamera2_is_here
from hardware.cameras.picamera import PATIENCE_SECONDS, open_picamera2
from hardware.errors import CameraError, HardwareFlaw

PICTURE = np.zeros((4, 6, 3), np.uint8)
RIBBON = {"Num": 1, "Id": "/base/axi/pcie@1000120000/rp1/i2c@88000/imx708@1a", "Model": "imx708"}
WEBCAM = {"Num": 0, "Id": "/base/axi/pcie@1000120000/rp1/usb@200000-1:1.0-046d:0825", "Model": "C270"}
"""As libcamera lists a camera on the ribbon cable and one on USB."""


class FakePicamera2:
    """Behaves as picamera2's class does, as far as it is used."""

    held = 0
    fails: str | None = None
    gives: np.ndarray | Exception = PICTURE
    listed: tuple[dict, ...] = (WEBCAM, RIBBON)

    @classmethod
    def global_camera_info(cls):
        return list(cls.listed)

    def __init__(self, number: int) -> None:
        assert number == RIBBON["Num"]
        if self.fails == "open" or FakePicamera2.held:
            raise RuntimeError("Failed to acquire camera: Device or resource busy")
        FakePicamera2.held += 1
        self.camera_controls = {"AfMode": (0, 2, 0)}
        self.waits: float | None = None

    def create_video_configuration(self, **wishes):
        return wishes

    def configure(self, wishes) -> None:
        if self.fails == "configure":
            raise RuntimeError("no such format")

    def set_controls(self, controls) -> None:
        self.controls = controls

    def start(self) -> None:
        if self.fails == "start":
            raise RuntimeError("Failed to start camera")

    def capture_array(self, name, wait=None):
        self.waits = wait
        if isinstance(self.gives, Exception):
            raise self.gives
        return self.gives

    def close(self) -> None:
        FakePicamera2.held -= 1


@pytest.fixture
def camera(monkeypatch):
    module = ModuleType("picamera2")
    module.Picamera2, module.__spec__ = FakePicamera2, ModuleSpec("picamera2", None)
    libcamera = ModuleType("libcamera")
    libcamera.__spec__ = ModuleSpec("libcamera", None)
    monkeypatch.setitem(sys.modules, "libcamera", libcamera)
    monkeypatch.setitem(sys.modules, "picamera2", module)
    monkeypatch.setattr(FakePicamera2, "held", 0)
    return FakePicamera2


def test_a_picture_is_given_and_the_device_let_go_of(camera):
    source = open_picamera2((6, 4))
    assert source.grab() is PICTURE
    source.close()
    assert camera.held == 0


@pytest.mark.parametrize(
    "failure", [TimeoutError(), RuntimeError("camera frontend has timed out"), OSError()]
)
def test_a_picture_that_does_not_come_is_waited_for_so_long_and_then_told_as_none(
    failure, camera, monkeypatch
):
    monkeypatch.setattr(camera, "gives", failure)
    source = open_picamera2((6, 4))
    assert source.grab() is None
    assert source._camera.waits == PATIENCE_SECONDS


@pytest.mark.parametrize("step", ["open", "configure", "start"])
def test_a_camera_that_cannot_be_begun_can_be_tried_again(step, camera, monkeypatch):
    monkeypatch.setattr(camera, "fails", step)
    with pytest.raises(CameraError) as refused:
        open_picamera2((6, 4))
    assert refused.value.trouble.flaw is HardwareFlaw.PICAMERA_FAILS
    monkeypatch.setattr(camera, "fails", None)
    assert open_picamera2((6, 4)).grab() is PICTURE


@pytest.mark.parametrize(("listed", "there"), [((WEBCAM, RIBBON), True), ((WEBCAM,), False), ((), False)])
def test_a_usb_camera_is_not_taken_for_the_raspberry_pis_own(listed, there, camera, monkeypatch):
    monkeypatch.setattr(camera, "listed", listed)
    assert picamera2_is_here() is there
    if not there:
        with pytest.raises(CameraError) as refused:
            open_picamera2((6, 4))
        assert refused.value.trouble.flaw is HardwareFlaw.CAMERA_NONE
