"""A computer without hardware: QEMU with a disk, pins, a camera, a touch panel and a screen of 800×480."""

from __future__ import annotations

import json
import os
import select
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")

EMULATOR: Final = "qemu-system-x86_64"

QUICK: Final = ("kvm", "host,-arch-capabilities")
"""The processor itself. Where that is a guest's, its ``arch-capabilities`` cannot always be set, and QEMU 7.2
ends at once."""

PATIENT: Final = ("tcg", "Nehalem")
"""A processor that is computed: some ten times slower, everywhere; the least that numpy's wheels run on, for
what is wider takes longer to compute than it saves."""

ITS_TIME: Final = {"kvm": (), "tcg": ("-icount", "shift=2")}
"""By how the processor is had, whose time passes: a computed one's by what it has computed, 4 ns to the
instruction, the pace of a slow small computer. So no watchdog bites because others use this one."""

PROBE_SECONDS = 6.0
"""A processor's own kernel speaks within a second; where guests have guests some were seen never to."""

BOOT_SECONDS = 400.0
"""How long a start is waited for."""

USUAL_BOOT_SECONDS = 40.0
"""A start of a computed processor that has one of the host's to itself. Where starting takes longer all else
does, and is given as many times as long."""

KERNEL_LINE: Final = (
    "root=/dev/vda rw console=ttyS0 quiet loglevel=4 panic=-1 mitigations=off systemd.show_status=0"
)

POLL_SECONDS = 0.25

ON_THE_WAY = 60.0
"""So many seconds later than it must an answer may come."""


class MachineError(Exception):
    """The machine did not do what it must for anything to be tried; says what."""


class Said(NamedTuple):
    """What came of a program that ran inside.

    Attributes:
        status: its exit status, 124 where it was late.
        text: all that it wrote.
    """

    status: int
    text: str


class Files(NamedTuple):
    """What a machine is made of.

    Attributes:
        disk: its disk, raw; it is written to.
        kernel: its kernel.
        ram_disk: the kernel's first root.
        folder: where its sockets and logs lie.
    """

    disk: Path
    kernel: Path
    ram_disk: Path
    folder: Path


def accelerator(kernel: Path, ram_disk: Path) -> tuple[str, str]:
    """How the processor is had here, and which: the machine's own where a kernel is seen to begin on it."""
    if not os.access("/dev/kvm", os.W_OK):
        return PATIENT
    kind, processor = QUICK
    trial = (
        *(EMULATOR, "-accel", kind, "-cpu", processor, "-display", "none", "-nodefaults", "-m", "512"),
        *("-kernel", kernel, "-initrd", ram_disk, "-append", "console=ttyS0", "-serial", "stdio"),
    )
    with subprocess.Popen(list(map(str, trial)), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as tried:
        try:
            said, _ = tried.communicate(timeout=PROBE_SECONDS)
        except subprocess.TimeoutExpired:
            tried.kill()
            said, _ = tried.communicate()
    return QUICK if b"Linux version" in said else PATIENT


class Machine:
    """One that is switched on; `cut_power` and `start` as often as one likes.

    Args:
        files: what it is made of.
        how: see `accelerator`.
        ends: when nothing is waited for any more, on the monotonic clock.
    """

    def __init__(self, files: Files, how: tuple[str, str], ends: float) -> None:
        self._files = files
        self._how = how
        self._ends = ends
        self._runs: subprocess.Popen[bytes] | None = None
        self._hand: socket.socket | None = None
        self._heard = b""
        self._booted = USUAL_BOOT_SECONDS

    @property
    def kind(self) -> str:
        """How its processor is had, and which it is."""
        return " ".join(self._how)

    @property
    def booted_in(self) -> float:
        """Seconds that the last start took."""
        return self._booted

    @property
    def _patience(self) -> float:
        """By how much longer than usual all is waited for."""
        return max(1.0, self._booted / USUAL_BOOT_SECONDS)

    def start(self) -> None:
        """Switch it on, and wait until its devices are there.

        Raises:
            MachineError: they do not come.
        """
        files = self._files
        hand = files.folder / "hand"
        hand.unlink(missing_ok=True)
        kind, processor = self._how
        command = (
            *("nice", "-n", "5", EMULATOR, "-nodefaults", "-no-reboot", "-display", "none"),
            *("-accel", kind, "-cpu", processor, "-smp", "1", *ITS_TIME[kind], "-m", "1536"),
            *("-kernel", files.kernel, "-initrd", files.ram_disk),
            *("-append", KERNEL_LINE),
            *("-drive", f"file={files.disk},format=raw,if=virtio,cache=writeback"),
            *("-device", "virtio-gpu-pci,xres=800,yres=480", "-device", "virtio-rng-pci"),
            *("-serial", f"file:{files.folder / 'console.log'}"),
            *("-chardev", f"socket,id=hand,path={hand},server=on,wait=off", "-device", "virtio-serial-pci"),
            *("-device", "virtserialport,chardev=hand,name=hil"),
            *("-qmp", f"unix:{files.folder / 'monitor'},server=on,wait=off"),
        )
        log = (files.folder / "qemu.log").open("ab")
        self._runs = subprocess.Popen(list(map(str, command)), stdout=log, stderr=log)
        begun = time.monotonic()
        until = min(begun + BOOT_SECONDS, self._ends)
        self._hand = self._connected(hand, until)
        self._heard = b""
        self._answer(until)
        self._booted = time.monotonic() - begun

    def cut_power(self) -> None:
        """Nothing is asked, and nothing written any more."""
        if self._hand is not None:
            self._hand.close()
            self._hand = None
        if self._runs is not None:
            self._runs.kill()
            self._runs.wait()
            self._runs = None

    def run(self, *command: str, seconds: float = 60.0) -> Said:
        """Run a program inside, as root, for so many seconds at most."""
        longest = seconds * self._patience
        return self._ask({"run": command, "seconds": longest}, longest + ON_THE_WAY)

    def said(self, *command: str, seconds: float = 60.0) -> str:
        """What a program inside says, without the last line's end.

        Raises:
            MachineError: it failed.
        """
        done = self.run(*command, seconds=seconds)
        if done.status:
            raise MachineError(f"“{' '.join(command)}” failed ({done.status}): {done.text.strip()}")
        return done.text.rstrip("\n")

    def last_words(self) -> str:
        """What its journal says at last, for whoever looks for what went wrong."""
        try:
            return self.run("journalctl", "--no-pager", "-n", "60").text
        except MachineError as error:
            return str(error)

    def touch(self, x: float, y: float) -> None:
        """A finger on a pixel of the screen."""
        self._ask({"touch": [round(x), round(y)]}, ON_THE_WAY * self._patience)

    def until(self, see: Callable[[], T | None], what: str, seconds: float) -> T:
        """Look again and again until there is something to be seen.

        Args:
            see: gives what there is, None or False for nothing.
            what: what is waited for, for whoever reads that it never came.
            seconds: how long, where a start takes `USUAL_BOOT_SECONDS`.

        Raises:
            MachineError: it never came.
        """
        ends = time.monotonic() + seconds * self._patience
        while True:
            seen = see()
            if seen:
                return seen
            if time.monotonic() > min(ends, self._ends):
                raise MachineError(f"{what}: not within {seconds:g} seconds")
            time.sleep(POLL_SECONDS)

    def _ask(self, asked: object, seconds: float) -> Said:
        if self._hand is None:
            raise MachineError("the machine is off")
        self._hand.sendall(json.dumps(asked).encode() + b"\n")
        answer = self._answer(min(time.monotonic() + seconds, max(self._ends, time.monotonic() + 1)))
        return Said(answer["status"], answer["said"])

    def _connected(self, hand: Path, until: float) -> socket.socket:
        while time.monotonic() < until and self._runs is not None and self._runs.poll() is None:
            way = socket.socket(socket.AF_UNIX)
            try:
                way.connect(str(hand))
            except OSError:
                way.close()
                time.sleep(POLL_SECONDS)
            else:
                return way
        raise MachineError(f"QEMU ended; {self._files.folder / 'qemu.log'} says why")

    def _answer(self, until: float) -> dict[str, Any]:
        """The next line that the machine says."""
        while b"\n" not in self._heard:
            left = until - time.monotonic()
            if left <= 0 or self._hand is None:
                raise MachineError(f"no answer from inside; see {self._files.folder / 'console.log'}")
            if select.select([self._hand], [], [], left)[0]:
                heard = self._hand.recv(65536)
                if not heard:
                    raise MachineError(f"the machine is off; see {self._files.folder / 'console.log'}")
                self._heard += heard
        line, self._heard = self._heard.split(b"\n", 1)
        answer: dict[str, Any] = json.loads(line)
        return answer
