"""An evening at the machine: what a package, its unit and the devices must do, one step after the other.

Nothing is looked at but what an owner's tools show: systemd's properties, what the program holds open, the
lamps' pins, and the journal's rows.
"""

from __future__ import annotations

import json
import shlex
import sqlite3
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tests.hil.machine import Machine, MachineError
from tests.hil.roots import DATA, USER
from tests.hil.touches import places

UNIT: Final = f"{USER}.service"
CAMERA: Final = "/dev/v4l/by-path/platform-vivid.0-video-index0"
DRIVER: Final = "/sys/bus/platform/drivers/vivid"

UNDO, DEALT, ILLEGAL, TURNS = 17, 27, 22, (23, 24, 25)
"""GPIO numbers of buttons and lamps."""

SETTINGS: Final = f"""\
language = "en"
sound = false
camera = "usb:{CAMERA}"

[buttons]
undo = {UNDO}
dealt = {DEALT}

[lamps]
illegal = {ILLEGAL}
turn = {list(TURNS)}
"""

NAMES: Final = ("K", "L", "M")
SEATED: Final = tuple(touch for name in NAMES for touch in ("+ Player", name, "Done"))
BEGUN: Final = ("New evening", "Up & Down", *SEATED, "Begin")
"""A game that is opened quickly: its deck is known, and is not looked at first."""

TOLD: Final = ("Menu", "Enter a play", "Laid out", "3", "4", "▼ DOWN", "♣")
"""The middle is laid out; from here on the first player is to play to the trick."""

STEADY_SECONDS = 65.0
"""An evening that was played for a minute goes on by itself after a failure."""

START_SECONDS = 240.0
"""What `TimeoutStartSec` of the unit allows, and a boot's end."""

WATCHDOG_SECONDS = 20 + 20
"""`WatchdogSec` of the unit, and `TimeoutStopSec` for a program that cannot even be aborted."""


class Row(NamedTuple):
    """A row of the journal.

    Attributes:
        evening: number of its evening.
        event: as in a table record.
        verdict: what was ruled.
        source: how it became known.
    """

    evening: int
    event: dict[str, Any]
    verdict: str
    source: str

    @classmethod
    def of(cls, evening: int, event: str, verdict: str, source: str) -> Row:
        """The row with these columns."""
        return cls(evening, json.loads(event), verdict, source)

    @classmethod
    def all_of(cls, journal: sqlite3.Connection) -> list[Row]:
        """Those of a whole journal."""
        return [cls.of(*columns) for columns in journal.execute(ROWS)]


ROWS: Final = (
    "SELECT game.evening, event, verdict, source FROM entry JOIN game ON game.id = entry.game "
    "ORDER BY entry.id"
)
ROWS_TOLD: Final = f"""\
import json, sqlite3, sys
journal = sqlite3.connect(f"file:{{sys.argv[1]}}/journal.sqlite?mode=ro", uri=True)
print(json.dumps(journal.execute("{ROWS}").fetchall()))
"""
"""A program that tells them, for inside."""


def check(holds: bool, otherwise: str) -> None:
    """Raise `MachineError`, with what is otherwise, unless it holds."""
    if not holds:
        raise MachineError(otherwise)


class Appliance:
    """The machine, as the package's owner sees it.

    Args:
        machine: one that is switched on.
    """

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    def shell(self, script: str) -> str:
        """What a script of the shell says."""
        return self.machine.said("sh", "-c", script)

    def unit(self, name: str) -> str:
        """A property of the unit."""
        return self.machine.said("systemctl", "show", "--value", "--property", name, UNIT)

    @property
    def is_active(self) -> bool:
        """Whether systemd was told that the companion stands."""
        return self.unit("ActiveState") == "active"

    @property
    def program(self) -> str:
        """Its process."""
        return self.unit("MainPID")

    @property
    def starts_again(self) -> int:
        """How often systemd has started it again."""
        return int(self.unit("NRestarts"))

    @property
    def open(self) -> list[str]:
        """What it holds open."""
        listed = self.shell(f"ls -l /proc/{self.program}/fd 2>/dev/null || true").splitlines()
        return [row.partition(" -> ")[2] for row in listed]

    @property
    def pins_open(self) -> int:
        """How many pins it holds."""
        return sum("gpio-line" in name for name in self.open)

    @property
    def camera_open(self) -> bool:
        """Whether it holds the camera, and that is there."""
        return any(name.startswith("/dev/video") and "deleted" not in name for name in self.open)

    @property
    def rows(self) -> list[Row]:
        """What the journal holds of all evenings."""
        told = self.machine.said("runuser", "-u", USER, "--", "python3", "-c", ROWS_TOLD, str(DATA))
        return [Row.of(*columns) for columns in json.loads(told)]

    def lamp(self, pin: int) -> bool:
        """Whether a lamp is lit."""
        return self.shell(f"cat /sys/devices/platform/gpio-sim.0/gpiochip*/sim_gpio{pin}/value") == "1"

    def press(self, pin: int) -> None:
        """Press a button that connects its pin to ground, and let go."""
        pull = f"/sys/devices/platform/gpio-sim.0/gpiochip*/sim_gpio{pin}/pull"
        self.shell(f"for pull in {pull}; do echo pull-down > $pull; sleep 0.5; echo pull-up > $pull; done")

    def touch(self, pixels: list[tuple[float, float]]) -> None:
        """Touch one place after the other."""
        for x, y in pixels:
            self.machine.touch(x, y)

    def told(self, since: str) -> str:
        """What the unit's journal says since a cursor."""
        after = f"--after-cursor={shlex.quote(since)}"
        return self.shell(f"journalctl --quiet --no-pager --output=cat --unit {UNIT} {after}")

    @property
    def cursor(self) -> str:
        """Where the system's journal ends."""
        return self.shell("journalctl --quiet --no-pager -n 0 --show-cursor | sed -n 's/^-- cursor: //p'")


class EveningAtTheMachine:
    """The steps, in their order; each raises `MachineError` where it is not as it must be.

    Args:
        machine: it is on, and nothing of the package has run.
    """

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._appliance = Appliance(machine)

    @property
    def steps(self) -> tuple[tuple[str, Callable[[], None]], ...]:
        """What each step shows, and the step."""
        return (
            ("the shipped unit becomes active and opens screen, touch and pins", self.starts),
            ("touches begin an evening, which opens buttons and camera", self.begins),
            ("presses become rulings, and lamps follow them", self.presses),
            ("a play that is told by touch is ruled on", self.told_by_hand),
            ("a camera that is unplugged and comes back is used again", self.unplugged),
            ("a program that hangs is started again, and the evening goes on", self.hangs),
            ("a program that crashes is started again, and the evening goes on", self.crashes),
            ("power that is cut in the middle of a trick loses nothing, and the evening goes on", self.power),
            ("it ends as it is told to", self.ends),
        )

    def starts(self) -> None:
        """The owner has written settings, and switches the unit on."""
        at = self._appliance
        at.shell(f"install -d -m 700 -o {USER} -g {USER} {DATA}")
        at.shell(f"printf %s {shlex.quote(SETTINGS)} > {DATA}/settings.toml")
        at.shell(f"chown {USER}: {DATA}/settings.toml")
        self._machine.run("systemctl", "enable", "--now", UNIT, seconds=START_SECONDS)
        self._stands(restarts=0)
        self._until(lambda: at.pins_open == 1 + len(TURNS), "the lamps' pins are held", 20)
        held = at.open
        folder = at.shell(f"readlink /proc/{at.program}/cwd")
        check(folder == str(DATA), f"it works in {folder}, not in the folder where it may write")
        for device in ("/dev/dri/card", "/dev/input/event"):
            check(any(name.startswith(device) for name in held), f"{device}* is not open")

    def begins(self) -> None:
        """New evening, game, three people."""
        self._appliance.touch(places(*BEGUN))
        self._plays()

    def presses(self) -> None:
        """Dealt; dealt once more, which is not allowed; taken back, and dealt again."""
        at = self._appliance
        self._presses(DEALT, "deal", "legal")
        check(not at.lamp(ILLEGAL), "the lamp of illegal plays is lit too early")
        self._presses(DEALT, "deal", "illegal")
        self._until(lambda: at.lamp(ILLEGAL), "the lamp of illegal plays is lit", 20)
        self._presses(UNDO, "undo", "legal")
        self._until(lambda: not at.lamp(ILLEGAL), "the lamp of illegal plays goes out", 20)
        self._presses(DEALT, "deal", "legal")

    def unplugged(self) -> None:
        """The camera's driver lets go of it, and takes it again."""
        at = self._appliance
        at.shell(f"echo vivid.0 > {DRIVER}/unbind")
        self._until(lambda: not at.camera_open, "the camera is let go of", 60)
        check(at.is_active and at.starts_again == 0, "the companion did not bear it")
        at.shell(f"echo vivid.0 > {DRIVER}/bind")
        self._until(lambda: at.camera_open, "the camera is opened again", 90)

    def told_by_hand(self) -> None:
        """The middle is laid out: a trick is to be played, and the lamp of whoever begins is lit."""
        at, rows = self._appliance, len(self._appliance.rows)
        at.touch(places(*BEGUN, "key d", *TOLD)[len(BEGUN) :])
        self._ruled("setup", "legal", rows)
        self._until(
            lambda: list(map(at.lamp, TURNS)) == [True, False, False], "the first seat's lamp is lit", 20
        )

    def hangs(self) -> None:
        """SIGSTOP: nothing turns any more."""
        self._survives("STOP", WATCHDOG_SECONDS + START_SECONDS, restarts=1)

    def crashes(self) -> None:
        """SIGSEGV, as a library's mistake gives it."""
        self._survives("SEGV", START_SECONDS, restarts=2)

    def power(self) -> None:
        """The machine is killed; after its next start people go on by touch."""
        at, before = self._appliance, self._appliance.rows
        self._machine.cut_power()
        self._machine.start()
        self._stands(restarts=0)
        check(at.rows == before, "rows of the journal are lost or new")
        at.touch(places("Go on where we stopped", before=BEGUN))
        self._goes_on(before)

    def ends(self) -> None:
        """Systemd stops it: no failure."""
        self._machine.said("systemctl", "stop", UNIT, seconds=60)
        check(self._appliance.unit("ActiveState") == "inactive", "it failed when it was stopped")

    def _survives(self, signal: str, seconds: float, *, restarts: int) -> None:
        """A signal ends the program in mid-trick; it comes back, and the evening with it."""
        at = self._appliance
        marked = f"/run/{USER}/evening"
        self._until(
            lambda: at.shell(f"ls {marked} 2>/dev/null || true"), "a minute was played", STEADY_SECONDS
        )
        before, program = at.rows, at.program
        self._machine.said("kill", f"-{signal}", program)
        self._until(lambda: at.starts_again == restarts, f"SIG{signal} is noticed", seconds)
        self._stands(restarts=restarts)
        check(at.program != program, "the program is the same")
        self._goes_on(before)

    def _goes_on(self, before: list[Row]) -> None:
        """The trick is where it was: who is to play is known, and that nobody may deal now."""
        at = self._appliance
        self._plays()
        check(at.rows == before, "rows of the journal are lost or new")
        check(at.lamp(TURNS[0]), "the lamp of whoever is to play is dark")
        self._presses(DEALT, "deal", "illegal")
        check({row.evening for row in at.rows} == {before[0].evening}, "another evening was begun")

    def _stands(self, *, restarts: int) -> None:
        at = self._appliance
        self._until(lambda: at.is_active, "the unit is active", START_SECONDS)
        check(at.starts_again == restarts, f"it was started again {at.starts_again} times")

    def _plays(self) -> None:
        """At a table all pins and the camera are held."""
        at, pins = self._appliance, 3 + len(TURNS)
        self._until(lambda: at.pins_open == pins, f"{pins} pins are held", 90)
        self._until(lambda: at.camera_open, "the camera is open", 60)

    def _presses(self, pin: int, event: str, verdict: str) -> None:
        """A press becomes this ruling."""
        rows = len(self._appliance.rows)
        self._appliance.press(pin)
        self._ruled(event, verdict, rows)

    def _ruled(self, event: str, verdict: str, after: int) -> None:
        """This ruling comes after so many rows."""

        def newest() -> bool:
            rows = self._appliance.rows[after:]
            return [(row.event["event"], row.verdict) for row in rows] == [(event, verdict)]

        self._until(newest, f"the journal's next row is “{event}”, {verdict}", 45)

    def _until(self, see: Callable[[], object], what: str, seconds: float) -> None:
        self._machine.until(see, what, seconds)
