"""A computer's USB cameras as Linux shows them, for tests: plugged in, pulled out, numbered anew."""

from __future__ import annotations

import shutil
from pathlib import Path

from hardware.cameras import usb_names


class Plugged:
    """The folders of devices and links, and what the kernel lists.

    Attributes:
        devices: as ``/dev``.
        listed: as ``/sys/class/video4linux``.
    """

    def __init__(self, folder: Path, monkeypatch) -> None:
        self._folder = folder
        self.devices, self.listed = folder / "dev", folder / "video4linux"
        for made in (self.devices, self.listed):
            made.mkdir()
        monkeypatch.setattr(usb_names, "DEVICES", self.devices)
        monkeypatch.setattr(usb_names, "LISTED", self.listed)

    def plug(
        self, number, model=None, socket=None, serial="", place="devices/pci0/usb1", index="0\n"
    ) -> None:
        """A camera comes; with a link by its model, and one by its socket, where these are given."""
        (self.devices / f"video{number}").touch()
        device = self._folder / place / f"device-of-{number}" / "1-1:1.0"
        device.mkdir(parents=True)
        listed = self.listed / f"video{number}"
        listed.mkdir()
        (listed / "index").write_text(index)
        (listed / "device").symlink_to(device)
        for name, said in (("idVendor", model and "046d"), ("idProduct", model), ("serial", serial)):
            if said:
                (device.parent / name).write_text(f"{said}\n")
        for kind, name in (("by-id", model and f"usb-{model}"), ("by-path", socket)):
            if name:
                link = self.devices / "v4l" / kind / f"{name}-video-index0"
                link.parent.mkdir(parents=True, exist_ok=True)
                link.unlink(missing_ok=True)
                link.symlink_to(f"../../video{number}")

    def pull(self, number) -> None:
        """A camera goes, and its links with it."""
        for link in self.devices.glob("v4l/*/*"):
            if link.resolve() == self.devices / f"video{number}":
                link.unlink()
        (self.devices / f"video{number}").unlink()
        shutil.rmtree(self.listed / f"video{number}")
        for device in self._folder.rglob(f"device-of-{number}"):
            shutil.rmtree(device)

    def by_id(self, model) -> str:
        """The path of the link by that model."""
        return str(self.devices / "v4l" / "by-id" / f"usb-{model}-video-index0")

    def by_path(self, socket) -> str:
        """The path of the link by that socket."""
        return str(self.devices / "v4l" / "by-path" / f"{socket}-video-index0")
