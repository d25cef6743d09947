"""An update that cannot be started: the version before is used again, and nothing of the owner's is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from tests.hil.evening import SETTINGS, START_SECONDS, Appliance, Row, check
from tests.hil.machine import Machine
from tests.hil.roots import DATA, USER
from tests.hil.touches import evening_in

NEWER: Final = "99.0.0"
"""The version that cannot be started."""

FAILURES_SECONDS = 120.0
"""Three starts that fail at their first line, and two seconds after each."""


def played_before(folder: Path) -> None:
    """Settings and an evening, as an owner has them before the update."""
    evening_in(folder)
    (folder / "settings.toml").write_text(SETTINGS, encoding="utf-8")


class UpdateAtTheMachine:
    """The steps, in their order; each raises `MachineError` where it is not as it must be.

    Args:
        machine: it has just been switched on, and begins the companion by itself.
        data: what the owner had before the update.
    """

    def __init__(self, machine: Machine, data: Path) -> None:
        self._machine = machine
        self._data = data
        self._appliance = Appliance(machine)

    @property
    def steps(self) -> tuple[tuple[str, Callable[[], None]], ...]:
        """What each step shows, and the step."""
        return (
            ("an update keeps settings and evenings", self.keeps),
            ("a version that cannot be started gives way to the one before", self.goes_back),
            ("the doctor tells it", self.is_told),
            ("a package that is purged leaves settings and evenings", self.purged),
        )

    def keeps(self) -> None:
        """The newer version is installed; the owner's files are those of before."""
        version = self._machine.said("dpkg-query", "--show", "--showformat", "${Version}", USER)
        check(version == NEWER, f"{version} is installed, not {NEWER}")
        settings = self._appliance.shell(f"cat {DATA}/settings.toml")
        check(settings == SETTINGS.rstrip("\n"), "the settings are others")

    def goes_back(self) -> None:
        """Three starts fail, the next one stands: nobody has to do anything."""
        at = self._appliance
        failed = "/opt/tabletop-companion-update/failed"
        seen = lambda: at.shell(f"cat {failed} 2> /dev/null || true") == NEWER  # noqa: E731 - said in one line
        self._machine.until(seen, f"{NEWER} is given up", FAILURES_SECONDS)
        self._machine.until(lambda: at.is_active, "the version before stands", START_SECONDS)
        check(at.starts_again == 3, f"it was started again {at.starts_again} times, not 3")
        check(self._evenings == at.rows, "the evening is another one")

    def is_told(self) -> None:
        """As its user would ask."""
        told = self._machine.run(
            "runuser", "-u", USER, "--", "companion", "doctor", "--lang", "en", seconds=240
        )
        check(f"version {NEWER} could not be started" in told.text, f"the doctor says: {told.text}")

    def purged(self) -> None:
        """`apt-get purge`: the program goes, what is the owner's stays."""
        before = self._appliance.rows
        self._machine.said("apt-get", "purge", "-y", USER, seconds=180)
        left = self._appliance.shell("ls -d /opt/tabletop-companion* /usr/bin/companion 2> /dev/null || true")
        check(not left, f"{left} is left")
        check(self._appliance.rows == before, "the evening is gone, or another one")
        check(bool(self._appliance.shell(f"ls {DATA}/settings.toml")), "the settings are gone")

    @property
    def _evenings(self) -> list[Row]:
        """The rows of the journal as the owner had it."""
        with closing(sqlite3.connect(self._data / "journal.sqlite")) as journal:
            return Row.all_of(journal)
