"""What USB cameras are called: by a number, which may be another one tomorrow, or by a name that stays."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from hardware.errors import CameraError, HardwareFlaw

DEVICES = Path("/dev")
"""Where Linux has the devices; below it, in ``v4l``, links to cameras whose names stay the same."""

LISTED = Path("/sys/class/video4linux")
"""Where Linux lists what gives pictures, parts of the machine's own chips among them."""

KEPT_LINKS = ("by-id", "by-path")
"""Folders of links: named after maker, model and serial number, or after the socket."""

MOST_DIGITS = 3
"""No computer has more than a few dozen cameras."""

_IDENTITY = ("idVendor", "idProduct", "serial")
"""Files that say which USB device it is; two of one model without serial numbers share a link."""


@dataclass(frozen=True, slots=True)
class UsbName:
    """A USB camera as it was named, plugged in or not.

    Attributes:
        number: the N of ``/dev/videoN``; None where a link names it.
        link: the link that names it; None where a number does.
    """

    number: int | None = None
    link: Path | None = None

    @classmethod
    def of(cls, name: str) -> UsbName | None:
        """What a camera's name says, as ``--camera`` takes it; None where it names no USB camera.

        Raises:
            CameraError: it begins as one, and no camera can have that name.
        """
        begin, colon, rest = name.partition(":")
        if begin == "usb":
            device = rest if colon else "0"
            if device.isascii() and device.isdecimal() and len(device) <= MOST_DIGITS:
                return cls(number=int(device))
        else:
            device = name
        named = _at(Path(os.path.normpath(device))) if device.startswith("/") else None
        if named is None and begin == "usb":
            raise CameraError(HardwareFlaw.USB_NAME, name=name)
        return named

    @property
    def name(self) -> str:
        """The same as ``--camera`` takes it."""
        return f"usb:{self.number if self.link is None else self.link}"

    @property
    def called(self) -> str:
        """What people call it: maker and model where a link says them."""
        if self.link is None:
            return self.name
        words = re.sub(r"-video-index\d+$", "", self.link.name).removeprefix("usb-").replace("_", " ")
        return " ".join(words.split()) or self.link.name

    @property
    def number_now(self) -> int | None:
        """The N of its ``/dev/videoN`` now; None when it is not plugged in."""
        device = Path(os.path.realpath(self.link or DEVICES / f"video{self.number}"))
        return _number(device) if device.exists() else None

    @property
    def stable(self) -> UsbName:
        """The same camera by a name that stays, as far as it has one and is plugged in."""
        number = self.number_now
        if number is None:
            return self
        return next((UsbName(link=link) for link in _links_to(number)), UsbName(number=number))


def is_usb(name: str) -> bool:
    """Whether a camera's name is one of a USB camera, or begins as one."""
    try:
        return UsbName.of(name) is not None
    except CameraError:
        return True


def stable_name(name: str) -> str:
    """The name that stays of the USB camera of that name; that name itself where there is none."""
    try:
        named = UsbName.of(name)
    except CameraError:
        return name
    return name if named is None else named.stable.name


def usb_number(name: str) -> int | None:
    """The number that the USB camera of that name has now; None where it is not plugged in."""
    try:
        named = UsbName.of(name)
    except CameraError:
        return None
    return None if named is None else named.number_now


def called(name: str) -> str:
    """What people call the camera of that name."""
    try:
        named = UsbName.of(name)
    except CameraError:
        return name
    return name if named is None else named.called


def usb_cameras() -> tuple[str, ...]:
    """The USB cameras that are plugged in, by rising number, each by its name that stays if it has one."""
    return tuple(UsbName(number=number).stable.name for number in usb_numbers())


def numbered_alone(name: str) -> tuple[str, ...]:
    """The names by number of the USB camera of that name, where these can mean no other one.

    None where it has no name that stays or is not plugged in, nor where another USB camera is.
    """
    try:
        named = UsbName.of(name)
    except CameraError:
        return ()
    number = None if named is None or named.stable.link is None else named.number_now
    if number is None or usb_numbers() != (number,):
        return ()
    return ("usb:0", "usb") if number == 0 else (f"usb:{number}",)


def usb_numbers() -> tuple[int, ...]:
    """The numbers of the USB cameras that are plugged in, each the N of ``/dev/videoN``, rising."""
    found = []
    for device in LISTED.glob("video*"):
        number = _numbered(device.name)
        try:
            first = (device / "index").read_text(encoding="ascii").strip() == "0"  # others give no pictures
            on_usb = any(part.startswith("usb") for part in (device / "device").resolve().parts)
        except (OSError, UnicodeDecodeError):
            continue
        if number is not None and first and on_usb:
            found.append(number)
    return tuple(sorted(found))


def _at(path: Path) -> UsbName | None:
    """The camera at a path below `DEVICES`; None where there is none, nor a place where one may come."""
    if path.parent in [DEVICES / "v4l" / folder for folder in KEPT_LINKS]:
        return UsbName(link=path)
    if not path.is_relative_to(DEVICES):
        return None
    number = _number(path)
    if number is not None:
        return UsbName(number=number)
    return UsbName(link=path) if _number(Path(os.path.realpath(path))) is not None else None


def _number(device: Path) -> int | None:
    """The N of ``/dev/videoN``; None for any other path."""
    return _numbered(device.name) if device.parent == DEVICES else None


def _numbered(name: str) -> int | None:
    """The N of ``videoN``; None for any other name."""
    digits = name.removeprefix("video")
    known = name != digits and digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS
    return int(digits) if known else None


def _links_to(number: int) -> list[Path]:
    """The links to a camera whose names stay, the best one first."""
    links = [
        link
        for folder in KEPT_LINKS
        if not (folder == "by-id" and _has_twin(number))
        for link in sorted((DEVICES / "v4l" / folder).glob("*"))
    ]
    return [link for link in links if UsbName(link=link).number_now == number]


def _has_twin(number: int) -> bool:
    """Whether another camera that is plugged in is the same by maker, model and serial number."""
    others = [other for other in usb_numbers() if other != number]
    identity = _identity(number)
    return identity is not None and any(_identity(other) == identity for other in others)


def _identity(number: int) -> tuple[str, ...] | None:
    """Maker, model and serial number of a camera, as far as it tells them; None where it tells nothing."""
    device = (LISTED / f"video{number}" / "device").resolve().parent
    told = tuple(_read(device / name) for name in _IDENTITY)
    return told if any(told) else None


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""
