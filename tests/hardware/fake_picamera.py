"""picamera2 as a Raspberry Pi has it, for tests; or none at all, whatever the machine has."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import ClassVar

import numpy as np
import pytest

PICTURE = np.zeros((4, 6, 3), np.uint8)
RIBBON = {"Num": 1, "Id": "/base/axi/pcie@1000120000/rp1/i2c@88000/imx708@1a", "Model": "imx708"}
WEBCAM = {"Num": 0, "Id": "/base/axi/pcie@1000120000/rp1/usb@200000-1:1.0-046d:0825", "Model": "C270"}
"""As libcamera lists a camera on the ribbon cable and one on USB."""


class FakePicamera2:
    """Behaves as picamera2's class does, as far as it is used."""

    held: ClassVar[int] = 0
    fails: ClassVar[str | None] = None
    gives: ClassVar[np.ndarray | Exception] = PICTURE
    listed: ClassVar[tuple[dict, ...]] = (WEBCAM, RIBBON)
    waits: ClassVar[float | None] = None

    @classmethod
    def global_camera_info(cls):
        return list(cls.listed)

    def __init__(self, number: int) -> None:
        assert number == RIBBON["Num"]
        if self.fails == "open" or self.held:
            raise RuntimeError("Failed to acquire camera: Device or resource busy")
        type(self).held += 1
        self.camera_controls = {"AfMode": (0, 2, 0)}

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
        type(self).waits = wait
        if isinstance(self.gives, Exception):
            raise self.gives
        return self.gives

    def close(self) -> None:
        type(self).held -= 1


def with_picamera2(monkeypatch: pytest.MonkeyPatch) -> type[FakePicamera2]:
    """Installs it; what it does from now on is told by the class that is given, which is this test's own."""

    class Picamera2(FakePicamera2):
        pass

    module, libcamera = ModuleType("picamera2"), ModuleType("libcamera")
    module.Picamera2 = Picamera2
    for one in (module, libcamera):
        one.__spec__ = ModuleSpec(one.__name__, None)
        monkeypatch.setitem(sys.modules, one.__name__, one)
    return Picamera2


def without_picamera2(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can import it."""
    monkeypatch.setitem(sys.modules, "picamera2", None)
