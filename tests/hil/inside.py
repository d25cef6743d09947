"""What runs in the virtual machine: it is the devices' other side, and does what the host asks.

Started by systemd before the companion, as root. It makes the pins (gpio-sim) and the touch panel (uinput),
and then answers on a serial port of the machine, a line of JSON each: ``{"run": [PROGRAM, …], "seconds": N}``
runs a program, ``{"touch": [X, Y]}`` is a finger on a pixel of the screen.
"""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path

PORT = Path("/dev/virtio-ports/hil")
PINS = Path("/sys/kernel/config/gpio-sim/header")
LINES = 28
"""GPIO 0 to 27, as on the header of a Raspberry Pi."""

WIDTH, HEIGHT = 800, 480

# linux/uinput.h and linux/input-event-codes.h
UI_DEV_CREATE, UI_DEV_SETUP, UI_ABS_SETUP = 0x5501, 0x405C5503, 0x401C5504
UI_SET_EVBIT, UI_SET_KEYBIT, UI_SET_ABSBIT, UI_SET_PROPBIT = 0x40045564, 0x40045565, 0x40045567, 0x4004556E
EV_SYN, EV_KEY, EV_ABS, BTN_TOUCH, INPUT_PROP_DIRECT = 0, 1, 3, 0x14A, 1
ABS_X, ABS_Y, ABS_SLOT, ABS_MT_X, ABS_MT_Y, ABS_FINGER = 0x00, 0x01, 0x2F, 0x35, 0x36, 0x39
MOST = {ABS_X: WIDTH - 1, ABS_Y: HEIGHT - 1, ABS_SLOT: 9, ABS_MT_X: WIDTH - 1, ABS_MT_Y: HEIGHT - 1}
MOST[ABS_FINGER] = 65535
HELD_SECONDS = 0.12
"""How long a finger lies on the panel."""

SHOWN = Path("/sys/kernel/debug/dri/0/state")
"""Which picture is on the screen."""

PICTURES = 5
"""So many new pictures on the screen, and what was touched is seen to have been touched."""

QUIET_SECONDS, MOST_SECONDS = 2.0, 30.0
"""So long without a new picture after the first one, and there will be none; so long is one waited for."""


class Panel:
    """A touch panel as the kernel makes it of what is written to /dev/uinput."""

    def __init__(self) -> None:
        self._device = os.open("/dev/uinput", os.O_WRONLY)
        for what, codes in (
            (UI_SET_EVBIT, (EV_KEY, EV_ABS)),
            (UI_SET_KEYBIT, (BTN_TOUCH,)),
            (UI_SET_ABSBIT, tuple(MOST)),
            (UI_SET_PROPBIT, (INPUT_PROP_DIRECT,)),
        ):
            for code in codes:
                fcntl.ioctl(self._device, what, code)
        for axis, most in MOST.items():
            fcntl.ioctl(self._device, UI_ABS_SETUP, struct.pack("Hxx6i", axis, 0, 0, most, 0, 0, 0))
        named = struct.pack("4H80sI", 0x03, 1, 1, 1, b"touch panel", 0)
        fcntl.ioctl(self._device, UI_DEV_SETUP, named)
        fcntl.ioctl(self._device, UI_DEV_CREATE)
        self._finger = 0

    def touch(self, x: int, y: int) -> None:
        """A finger comes down on a pixel and is lifted."""
        self._finger += 1
        self._write((EV_ABS, ABS_SLOT, 0), (EV_ABS, ABS_FINGER, self._finger), (EV_ABS, ABS_MT_X, x))
        self._write((EV_ABS, ABS_MT_Y, y), (EV_ABS, ABS_X, x), (EV_ABS, ABS_Y, y), (EV_KEY, BTN_TOUCH, 1))
        self._write((EV_SYN, 0, 0))
        time.sleep(HELD_SECONDS)
        self._write((EV_ABS, ABS_FINGER, -1), (EV_KEY, BTN_TOUCH, 0), (EV_SYN, 0, 0))

    def _write(self, *events: tuple[int, int, int]) -> None:
        for kind, code, value in events:
            os.write(self._device, struct.pack("llHHi", 0, 0, kind, code, value))


def shown() -> str:
    """A name for the picture that is on the screen."""
    told = SHOWN.read_text(encoding="ascii", errors="replace")
    return next((line.strip() for line in told.splitlines() if line.strip().startswith("fb=")), "")


def wait_for_pictures() -> None:
    """Until the screen shows what came of a touch."""
    since = last_time = time.monotonic()
    last, changes = shown(), 0
    while changes < PICTURES and time.monotonic() - since < MOST_SECONDS:
        time.sleep(0.01)
        now = shown()
        if now != last:
            last, last_time, changes = now, time.monotonic(), changes + 1
        elif changes and time.monotonic() - last_time > QUIET_SECONDS:
            return


def make_pins() -> None:
    """A chip of pins, called as that of a Raspberry Pi 4."""
    bank = PINS / "bank0"
    bank.mkdir(parents=True)
    (bank / "num_lines").write_text(str(LINES), encoding="ascii")
    (bank / "label").write_text("pinctrl-bcm2711", encoding="ascii")
    (PINS / "live").write_text("1", encoding="ascii")


def look_like_a_pi() -> None:
    """The processor's description, by whose revision gpiozero knows which pins there are: a Pi 4's."""
    told = Path("/proc/cpuinfo").read_text(encoding="utf-8") + "\nRevision\t: c03115\n"
    shown = Path("/run/cpuinfo")
    shown.write_text(told, encoding="utf-8")
    libc = ctypes.CDLL(None, use_errno=True)
    bind = 4096  # MS_BIND of linux/mount.h
    if libc.mount(str(shown).encode(), b"/proc/cpuinfo", None, bind, None):
        raise OSError(ctypes.get_errno(), "/proc/cpuinfo cannot be covered")


def done(command: list[str], seconds: float) -> dict[str, object]:
    """Run a program; its status and all that it says."""
    try:
        ran = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        return {"status": 124, "said": (error.stdout or b"").decode(errors="replace")}
    return {"status": ran.returncode, "said": ran.stdout.decode(errors="replace")}


def tell_systemd() -> None:
    """The devices are there: what waits for them may begin."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
        way.sendto(b"READY=1", os.environ["NOTIFY_SOCKET"])


def main() -> int:
    """Make the devices, then answer until the machine is switched off."""
    look_like_a_pi()
    make_pins()
    panel = Panel()
    tell_systemd()
    with PORT.open("r+b", buffering=0) as port:
        port.write(b'{"ready": true}\n')
        waiting = b""
        while True:
            waiting += port.read(65536) or b""
            while b"\n" in waiting:
                line, waiting = waiting.split(b"\n", 1)
                asked = json.loads(line)
                if "touch" in asked:
                    panel.touch(*asked["touch"])
                    wait_for_pictures()
                    answer: dict[str, object] = {"status": 0, "said": ""}
                else:
                    answer = done(asked["run"], asked["seconds"])
                port.write(json.dumps(answer).encode() + b"\n")


if __name__ == "__main__":
    sys.exit(main())
