"""Sticks are known by what is mounted; the lines are those of real systems."""

from __future__ import annotations

from pathlib import Path

import pytest

from hardware.sticks import Stick, sticks

ROOT = "24 1 179:2 / / rw,noatime shared:1 - ext4 /dev/mmcblk0p2 rw"
BOOT = "31 24 179:1 / /boot/firmware rw,relatime shared:16 - vfat /dev/mmcblk0p1 rw,fmask=0022"
TMPFS = "27 24 0:24 / /run rw,nosuid,nodev shared:5 - tmpfs tmpfs rw,size=380148k"
DESKTOP = r"412 24 8:1 / /media/pi/SILVER\040SURFER rw,nosuid,nodev shared:240 - vfat /dev/sda1 rw,uid=1000"
ON_DEMAND = "96 27 0:45 / /run/media/system/EVENINGS rw,relatime shared:60 - autofs systemd-1 rw,fd=56"
MOUNTED = "99 96 8:1 / /run/media/system/EVENINGS rw,nosuid shared:62 - exfat /dev/sda1 rw,uid=998"
NETWORK = "77 24 0:50 / /media/nas rw shared:90 - cifs //nas/media rw"


@pytest.fixture
def mounts(tmp_path):
    def write(*lines: str) -> Path:
        (tmp_path / "mountinfo").write_text("".join(f"{line}\n" for line in lines))
        return tmp_path / "mountinfo"

    return write


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ((ROOT, BOOT, TMPFS), ()),
        ((ROOT, DESKTOP), (Stick(Path("/media/pi/SILVER SURFER")),)),
        ((ROOT, ON_DEMAND), (Stick(Path("/run/media/system/EVENINGS")),)),
        ((ROOT, ON_DEMAND, MOUNTED), (Stick(Path("/run/media/system/EVENINGS")),)),
        ((ROOT, NETWORK), ()),
        (("", "x", "1 2 3 4 /media/x", "1 2 3:4 / /media/x rw - vfat"), ()),
    ],
    ids=["none", "desktop", "on demand", "mounted", "network", "damaged"],
)
def test_a_stick_is_what_is_mounted_where_things_are_that_can_be_taken_out(mounts, lines, found):
    assert sticks(mounts(*lines)) == found


def test_where_the_kernel_tells_nothing_there_is_none(tmp_path):
    assert sticks(tmp_path / "none") == ()
