"""Which USB cameras are plugged in, among everything that Linux lists as giving pictures."""

from __future__ import annotations

import pytest

from hardware.cameras import usb_cameras
from hardware.cameras.usb import why_unopened
from hardware.errors import Flaw


@pytest.fixture
def listed(tmp_path):
    """A folder as Linux has it, and what puts a device there."""
    folder = tmp_path / "video4linux"
    folder.mkdir()

    def plug(name: str, device: str, index: str = "0\n") -> None:
        (tmp_path / device).mkdir(parents=True, exist_ok=True)
        (folder / name).mkdir()
        (folder / name / "index").write_text(index)
        (folder / name / "device").symlink_to(tmp_path / device)

    return folder, plug


def test_cameras_on_usb_are_found_in_the_order_of_their_numbers(listed):
    folder, plug = listed
    plug("video10", "devices/pci0/usb1/1-2/1-2:1.0")
    plug("video2", "devices/pci0/usb1/1-1/1-1:1.0")
    assert usb_cameras(folder) == (2, 10)


def test_neither_the_chips_of_the_machine_nor_what_gives_no_pictures_is_a_usb_camera(listed):
    folder, plug = listed
    plug("video0", "devices/platform/axi/rp1-cfe")
    plug("video1", "devices/pci0/usb1/1-1/1-1:1.0", "1\n")
    (folder / "video3").mkdir()
    assert usb_cameras(folder) == ()


def test_where_nothing_is_listed_there_is_no_camera(tmp_path):
    assert usb_cameras(tmp_path / "nothing") == ()


@pytest.mark.parametrize(
    ("there", "allowed", "flaw"),
    [
        (False, False, Flaw.USB_MISSING),
        (True, False, Flaw.USB_FORBIDDEN),
        (True, True, Flaw.USB_BUSY),
    ],
)
def test_a_camera_that_cannot_be_opened_is_missing_forbidden_or_used_by_others(
    tmp_path, monkeypatch, there, allowed, flaw
):
    if there:
        (tmp_path / "video2").touch()
    monkeypatch.setattr("hardware.cameras.usb.DEVICES", tmp_path)
    monkeypatch.setattr("hardware.cameras.usb.os.access", lambda *_: allowed)
    assert why_unopened(2) is flaw
