"""Whether the machine has power enough and stays cool: a Raspberry Pi tells both, other computers neither."""

from __future__ import annotations

import enum
import re
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.engines import Reason
from companion.examination.found import broken, works
from companion.machine.findings import Finding, Health, Part
from companion.texts.errors import reason_of

SYSTEM: Final = Path("/sys")
"""Where the kernel shows its devices."""

FIRMWARE: Final = "devices/platform/soc*/soc*:firmware/get_throttled"
"""Raspberry Pi's kernel shows the firmware's word there, in hexadecimal figures without a prefix."""

COMMAND: Final = ("vcgencmd", "get_throttled")
"""The same by a command, as “throttled=0x50005”."""

SECONDS: Final = 5.0
"""How long the command may take."""

HOT: Final = 80.0
"""Degrees Celsius from which a Raspberry Pi slows down, by its documentation of frequency management and
thermal control."""


class Throttled(enum.IntFlag):
    """The bits of the firmware's word, by Raspberry Pi's documentation of ``vcgencmd get_throttled``."""

    LOW_VOLTAGE = 1 << 0
    CAPPED = 1 << 1
    THROTTLED = 1 << 2
    SOFT_LIMIT = 1 << 3
    LOW_VOLTAGE_BEFORE = 1 << 16
    CAPPED_BEFORE = 1 << 17
    THROTTLED_BEFORE = 1 << 18
    SOFT_LIMIT_BEFORE = 1 << 19
    """The lower bits are of now, the upper ones of the time since the machine was switched on."""


SLOW: Final = Throttled.CAPPED | Throttled.THROTTLED | Throttled.SOFT_LIMIT
SLOW_BEFORE: Final = Throttled.CAPPED_BEFORE | Throttled.THROTTLED_BEFORE | Throttled.SOFT_LIMIT_BEFORE
"""It is slowed down, for heat as far as it is not for want of power."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a machine tells of itself.

    Attributes:
        throttled: the firmware's word, None where it has none.
        low: whether the kernel sees too low a voltage now, None where it does not look.
        celsius: temperature of the processor, None where nobody measures it.
    """

    throttled: Throttled | None
    low: bool | None
    celsius: float | None


def said_of(command: Sequence[str]) -> str | None:
    """What a command says; None where there is no such command, or it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired, UnicodeDecodeError):
        return None
    return done.stdout if done.returncode == 0 else None


def examine_power(system: Path = SYSTEM, said: Callable[[Sequence[str]], str | None] = said_of) -> Finding:
    """Power and temperature, and what to do about them; where nothing tells of them there is nothing to do.

    Args:
        system: where the kernel shows its devices.
        said: gives what a command says.
    """
    return found_of(Told(_throttled(system, said), _low(system), _celsius(system)))


def found_of(told: Told) -> Finding:
    """What that means: too little power before heat, and what is now before what was."""
    word, degrees = told.throttled or Throttled(0), round(told.celsius or 0)
    if told.low or Throttled.LOW_VOLTAGE in word:
        return broken(Part.POWER, "doctor-power-low", "doctor-do-power")
    if word & SLOW or (told.celsius is not None and told.celsius >= HOT):
        return _worse("doctor-power-hot", "doctor-do-cool", degrees)
    if Throttled.LOW_VOLTAGE_BEFORE in word:
        return _worse("doctor-power-was-low", "doctor-do-power", degrees)
    if word & SLOW_BEFORE:
        return _worse("doctor-power-was-hot", "doctor-do-cool", degrees)
    if told.throttled is None and told.low is None:
        return works(Part.POWER, "doctor-power-untold")
    key = "doctor-power-good" if told.celsius is None else "doctor-power-cool"
    return works(Part.POWER, key, degrees=degrees)


def _worse(what: str, remedy: str, degrees: int) -> Finding:
    """Something that an evening goes on with, slowly or until it gets worse."""
    told = reason_of(what, degrees=degrees) if degrees else Reason(f"{what}-unmeasured")
    return Finding(Part.POWER, Health.MISSING, told, Reason(remedy))


def _throttled(system: Path, said: Callable[[Sequence[str]], str | None]) -> Throttled | None:
    """The firmware's word; None where there is none."""
    for file in system.glob(FIRMWARE):
        with suppress(OSError, ValueError):
            return Throttled(int(file.read_text(encoding="ascii").strip(), 16))
    word = re.search(r"throttled=0x([0-9a-fA-F]+)", said(COMMAND) or "")
    return None if word is None else Throttled(int(word[1], 16))


def _low(system: Path) -> bool | None:
    """Whether Linux's driver raspberrypi-hwmon, which asks the firmware, sees too low a voltage."""
    alarm = _read(system, "rpi_volt", "in0_lcrit_alarm")
    return None if alarm is None else alarm != 0


def _celsius(system: Path) -> float | None:
    """Temperature of the processor; hwmon tells it in thousandths of a degree."""
    millidegrees = _read(system, "cpu_thermal", "temp1_input")
    return None if millidegrees is None else millidegrees / 1000


def _read(system: Path, name: str, value: str) -> int | None:
    """A value of the hwmon device of that name, as the kernel's documentation of hwmon has them."""
    for device in sorted(system.glob("class/hwmon/hwmon*")):
        with suppress(OSError, ValueError):
            if (device / "name").read_text(encoding="ascii").strip() == name:
                return int((device / value).read_text(encoding="ascii"))
    return None
