"""Whether the computer knows what day it is, as far as that can be known.

A Raspberry Pi before the Pi 5 has no clock that runs while it is off, and a Pi 5 only with a battery
(https://www.raspberrypi.com/documentation/computers/raspberry-pi.html#real-time-clock-rtc). Without a network
its date is then in 1970, or that of the system's image, or of the last time when it was known (fake-hwclock;
systemd-timesyncd(8), ``/var/lib/systemd/timesync/clock``): it may look right, and be days or years behind.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

EARLIEST: Final = datetime(2024, 10, 7, tzinfo=UTC)
"""No clock that is right says an earlier date: this program is younger than Python 3.13, with which it is
tested (released that day, PEP 719)."""

CHIPS: Final = "sys/class/rtc"
"""Here Linux shows its clock chips, if it knows of such things at all; ``since_epoch`` is a chip's time in
seconds (linux/drivers/rtc/sysfs.c, Documentation/ABI/testing/sysfs-class-rtc)."""

SYNCHRONISED: Final = "run/systemd/timesync/synchronized"
"""systemd-timesyncd(8) touches this file each time it has the time from the network; ``/run`` is emptied when
the computer starts (file-hierarchy(7))."""

_TIME_ERROR: Final = 5
"""What adjtimex(2) returns while STA_UNSYNC is set. The kernel sets that at the start, when the date is set
by hand and after hours without a time server (linux/kernel/time/ntp.c); synchronising the clock clears it."""

_ROOM_FOR_TIMEX: Final = 1024
"""Bytes; ``struct timex`` of adjtimex(2) has 208 on 64 bits. All zero, it asks and changes nothing."""


@dataclass(frozen=True, slots=True)
class ClockSigns:
    """What tells whether the clock is set.

    Attributes:
        now: the date, in seconds since 1970.
        synchronised: whether a time server or the like has told the date since the computer was switched on.
        chips: what each clock chip says, in seconds since 1970, and None for one that cannot be read; None
            where the system does not tell which chips there are.
    """

    now: float
    synchronised: bool
    chips: tuple[float | None, ...] | None

    @property
    def clock_is_set(self) -> bool:
        """Whether the date is to be believed: it is, unless something speaks against it.

        - A date before `EARLIEST` is wrong, whatever else there is.
        - A clock that was synchronised is right.
        - Linux that lists its clock chips, and has none that knows a date that may be, cannot know it. A chip
          without a battery counts from an early date on: a Pi 5's, or a PC's whose battery is empty.
        - Otherwise it is right. All PCs have a chip that runs (linux/Documentation/admin-guide/rtc.rst), so
          nobody there is asked, with a network or without, nor on a system that does not tell of its chips.

        STA_UNSYNC alone says little: it is set on every PC without a time server, and systemd-timesyncd
        leaves it set where the chip keeps local time (systemd/src/timesync/timesyncd-manager.c). Nor are
        evenings of the past a sign: after one that was played while the clock was a year ahead, people would
        be asked for a year, on a PC whose clock is right. A Raspberry Pi whose date lies before them is known
        by its chips.
        """
        earliest = EARLIEST.timestamp()
        if self.now < earliest:
            return False
        if self.synchronised or self.chips is None:
            return True
        return any(told is not None and told >= earliest for told in self.chips)


def _kernel_is_synchronised() -> bool:
    """Whether the kernel says that its clock is synchronised; no on a system that cannot be asked."""
    if not sys.platform.startswith("linux"):
        return False
    asked = ctypes.create_string_buffer(_ROOM_FOR_TIMEX)
    with suppress(OSError, AttributeError):
        return int(ctypes.CDLL(None).adjtimex(asked)) in range(_TIME_ERROR)
    return False


def clock_signs(
    root: Path = Path("/"), kernel_is_synchronised: Callable[[], bool] = _kernel_is_synchronised
) -> ClockSigns:
    """The signs of this computer.

    Args:
        root: where the system's files lie.
        kernel_is_synchronised: asks the kernel.
    """
    synchronised = kernel_is_synchronised() or (root / SYNCHRONISED).exists()
    return ClockSigns(time.time(), synchronised, _chips(root / CHIPS))


def clock_is_set() -> bool:
    """Whether this computer knows what day it is; see `ClockSigns.clock_is_set`."""
    return clock_signs().clock_is_set


def _chips(folder: Path) -> tuple[float | None, ...] | None:
    """What the clock chips say; None where the system has no such folder."""
    try:
        return tuple(_told_by(chip) for chip in sorted(folder.iterdir()))
    except OSError:
        return None


def _told_by(chip: Path) -> float | None:
    """What a chip says, None where it cannot be read: drivers refuse a time that the chip calls unsure."""
    try:
        return float((chip / "since_epoch").read_text())
    except (OSError, ValueError):
        return None
