"""Hardware in the loop: `make hil`, or `.venv/bin/python -m tests.hil dist/PACKAGE.deb`.

A virtual machine with pins, a camera, a touch panel and a screen installs the package and starts its unit;
then an evening is played at it (`evening.py`). It needs Linux, root, and Debian's mirror; where something
cannot be had the exit status is 77 and a sentence beginning with SKIPPED says what. 1 is a failure.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.hil.evening import EveningAtTheMachine
from tests.hil.machine import Files, Machine, MachineError, accelerator
from tests.hil.roots import Kitchen, UnavailableError, check_tools, own_suite, told
from tests.hil.spoilt import Spoilt, spoilt
from tests.hil.update import NEWER, UpdateAtTheMachine, played_before

Steps = tuple[tuple[str, Callable[[], None]], ...]
"""What each step shows, and the step."""

SKIPPED = 77
"""As automake's tests say that they could not be made."""


def main() -> int:
    """Make the machine, and play; the exit status."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("package", type=Path)
    asked.add_argument("--suite", help="a Debian's code name; left out: this machine's own")
    asked.add_argument("--spoilt", type=Spoilt, help="take one thing out of the package: it must be found")
    asked.add_argument("--update", action="store_true", help="instead: an update that cannot be started")
    asked.add_argument("--within", type=float, default=900.0, help="seconds after which it is given up")
    given = asked.parse_args()
    if not given.package.is_file():
        print(f"{given.package} is not there: `make deb` builds a package.", file=sys.stderr)
        return 2
    ends = time.monotonic() + given.within
    try:
        check_tools()
        kitchen = Kitchen(given.suite or own_suite())
        with tempfile.TemporaryDirectory(dir=kitchen.folder, prefix="made-") as folder:
            if given.update:
                return updated(kitchen, given.package, Path(folder), ends)
            good = given.spoilt is None
            package = given.package if good else spoilt(given.package, given.spoilt, Path(folder))
            disk = kitchen.disk("played" if good else "spoilt", package)
            return played(kitchen, disk, lambda machine: EveningAtTheMachine(machine).steps, ends)
    except UnavailableError as error:
        print(f"SKIPPED: {error}.")
        return SKIPPED


def updated(kitchen: Kitchen, package: Path, folder: Path, ends: float) -> int:
    """Install the package, and over it a newer one that cannot be started; the exit status."""
    newer = spoilt(package, Spoilt.NO_START, folder, NEWER)
    data = folder / "data"
    data.mkdir()
    played_before(data)
    disk = kitchen.disk("updated", package, newer, data=data)
    return played(kitchen, disk, lambda machine: UpdateAtTheMachine(machine, data).steps, ends)


def played(kitchen: Kitchen, disk: Path, steps: Callable[[Machine], Steps], ends: float) -> int:
    """Take steps at a machine with a copy of that disk until then; the exit status.

    Raises:
        UnavailableError: there is no time to play.
    """
    with tempfile.TemporaryDirectory(dir=kitchen.folder, prefix="run-") as folder:
        kitchen.copied(disk, Path(folder) / "disk.img")
        files = Files(Path(folder) / "disk.img", kitchen.kernel, kitchen.ram_disk, Path(folder))
        machine = Machine(files, accelerator(kitchen.kernel, kitchen.ram_disk), ends)
        try:
            told(f"the machine starts ({machine.kind})")
            machine.start()
            told(f"after {machine.booted_in:.0f} seconds it is there")
            return all_of(steps(machine), machine, ends)
        except MachineError as error:
            print(f"FAILED: {error}.")
            if time.monotonic() > ends:
                raise UnavailableError(
                    "the time that was given was over before the machine was there"
                ) from error
            return 1
        finally:
            machine.cut_power()


def all_of(steps: Steps, machine: Machine, ends: float) -> int:
    """One step after the other; the exit status.

    Raises:
        UnavailableError: the time that was given is over.
    """
    for number, (what, step) in enumerate(steps, start=1):
        begun = time.monotonic()
        try:
            step()
        except MachineError as error:
            if time.monotonic() > ends:
                passed = f"{number - 1} of {len(steps)} steps passed"
                raise UnavailableError(f"{passed}, and the time that was given is over") from error
            print(f"FAILED: {what}: {error}.\n{machine.last_words()}")
            return 1
        print(f"ok {number}: {what} ({time.monotonic() - begun:.0f} s)", flush=True)
    print(f"{len(steps)} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
