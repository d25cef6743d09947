"""The camera that an evening is watched with, chosen by its name wherever that was said."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from pathlib import Path

from companion.cameras.recording import Recording
from hardware.cameras import called, is_usb, numbered_alone, stable_name, usb_number


class CameraKind(enum.Enum):
    """What a name stands for; the value is the name, or what it begins with."""

    SIMULATED = "simulated"
    """The simulated table."""
    NONE = "none"
    """No camera: plays are told by hand."""
    PICAMERA2 = "picamera2"
    USB = "usb"
    FILE = "file"
    """A video, a picture, a folder of pictures or a recording: any other name is a path."""


_BY_NAME = {kind.value: kind for kind in CameraKind if kind is not CameraKind.FILE}


@dataclass(frozen=True, slots=True)
class ChosenCamera:
    """A camera, be it there or not.

    Attributes:
        name: as it was spelled.
        kind: what that stands for.
        number: which USB camera, as it was spelled; empty where no number says it.
    """

    name: str
    kind: CameraKind
    number: str = ""

    @classmethod
    def named(cls, name: str) -> ChosenCamera:
        """The camera of that name."""
        begin, colon, number = name.partition(":")
        if colon and begin == CameraKind.USB.value:
            return cls(name, CameraKind.USB, "" if number.startswith("/") else number)
        if is_usb(name):
            return cls(name, CameraKind.USB)
        return cls(name, _BY_NAME.get(name, CameraKind.FILE))

    @property
    def is_simulated(self) -> bool:
        """Whether it watches the simulated table."""
        return self.kind is CameraKind.SIMULATED

    @property
    def watches(self) -> bool:
        """Whether there is one at all."""
        return self.kind is not CameraKind.NONE

    @property
    def is_real(self) -> bool:
        """Whether its pictures are of a real table: it is a device, or a file of what one saw."""
        return self.kind not in (CameraKind.SIMULATED, CameraKind.NONE)

    @property
    def is_recording(self) -> bool:
        """Whether it is a recording, which brings its own game, table and presses."""
        return self.kind is CameraKind.FILE and Recording.is_in(self.path)

    @property
    def shows_the_past(self) -> bool:
        """Whether it is a file: what it shows is over, and no part of an evening that goes on."""
        return self.kind is CameraKind.FILE

    @property
    def frames_are_live(self) -> bool:
        """Whether its frames come in real time, read or not; a file's wait until they are read."""
        return self.kind not in (CameraKind.NONE, CameraKind.FILE)

    @property
    def people_sit_there(self) -> bool:
        """Whether people sit at the table now who may hear and see something, watched or not."""
        return self.kind in (CameraKind.NONE, CameraKind.PICAMERA2, CameraKind.USB)

    @property
    def path(self) -> Path:
        """Where the file lies that it is."""
        return Path(self.name)

    @property
    def called(self) -> str:
        """What people call it: a USB camera by maker and model, where its name says them."""
        return called(self.name) if self.kind is CameraKind.USB else self.name

    @property
    def number_now(self) -> int | None:
        """The number that it has now on USB; None where it is not plugged in there."""
        return usb_number(self.name) if self.kind is CameraKind.USB else None

    @property
    def kept_as(self) -> str:
        """The name that it is chosen and its table kept by: the same however it was spelled.

        That of a USB camera stays the same when its number changes, as far as it has such a name.
        """
        if self.kind is CameraKind.USB:
            return stable_name(self.name)
        is_there = self.kind is CameraKind.FILE and self.path.exists()
        return str(self.path.resolve()) if is_there else self.name

    @property
    def kept_formerly_as(self) -> tuple[str, ...]:
        """Names by number under which its table may have been kept before; none that may mean another one."""
        return numbered_alone(self.name) if self.kind is CameraKind.USB else ()


SIMULATED = ChosenCamera.named(CameraKind.SIMULATED.value)
NO_CAMERA = ChosenCamera.named(CameraKind.NONE.value)
PICAMERA2 = ChosenCamera.named(CameraKind.PICAMERA2.value)
