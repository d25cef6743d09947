"""Which unit of systemd keeps the companion alive, and why the program stopped last."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.engines import Reason
from companion.examination.found import works
from companion.examination.power import said_of
from companion.machine.findings import Finding, Health, Part
from companion.machine.power import Power
from companion.machine.program_log import BEGINS, CRASHED, ENDS, MISTAKE
from companion.texts.errors import reason_of

UNIT: Final = "tabletop-companion.service"

SHOWN: Final = ("LoadState", "ActiveState", "UnitFileState", "Result", "NRestarts", "ExecMainStatus")
"""What is asked of the unit; their names and values are those of systemctl(1) and systemd.service(5)."""

COMMAND: Final = ("systemctl", "show", UNIT, f"--property={','.join(SHOWN)}")

KILLED: Final = {
    "watchdog": "doctor-stop-hung",
    "oom-kill": "doctor-stop-memory",
    "core-dump": "doctor-stop-crash",
}
"""What systemd's ``Result`` means, where the program itself could not tell why it stopped."""

BY_PEOPLE: Final = (0, *(power.status for power in Power), 130)
"""Exit statuses that people ask for: the end, switching off, starting again, and a stop by systemctl."""

_LAST: Final = 100_000
"""So many bytes of the log's end are read."""

_LINE: Final = re.compile(r"\S+ \S+ \[(\d+)\] (.*)")
_ENDED: Final = re.compile(re.escape(ENDS).replace(re.escape("{status}"), r"(\d+)"))
"""A line of the log, and the one that a run notes at its end."""


@dataclass(frozen=True, slots=True)
class _Unit:
    """What systemd tells of the unit.

    Attributes:
        active: its state: ``"active"``, ``"failed"``, ``"inactive"``.
        result: why it failed, ``"success"`` where it has not.
        restarts: how often it was started again since the machine was.
        enabled: whether it begins with the machine.
    """

    active: str
    result: str
    restarts: int
    enabled: bool


def examine_service(
    log: Path,
    said: Callable[[Sequence[str]], str | None] = said_of,
    runs_now: Callable[[int], bool] | None = None,
) -> Finding:
    """The unit, and why the program stopped last; where it is nobody's unit there is nothing to do.

    Args:
        log: what the program has noted of itself.
        said: gives what a command says.
        runs_now: whether a process of that number is there; None: asked of the system.
    """
    unit, stop = _unit(said(COMMAND)), _last_stop(log, runs_now or _is_running)
    if unit is None:
        return works(Part.SERVICE, "doctor-service-none", stop=stop or Reason("doctor-stop-unknown"))
    if unit.result in KILLED:
        stop = Reason(KILLED[unit.result])
    stopped = stop or Reason("doctor-stop-unknown")
    if unit.active == "failed":
        told = reason_of("doctor-service-failed", unit=UNIT, stop=stopped)
        return Finding(Part.SERVICE, Health.BROKEN, told, reason_of("doctor-do-journal", unit=UNIT))
    if unit.active != "active":
        told = reason_of("doctor-service-stands", unit=UNIT, stop=stopped)
        remedy = None if unit.enabled else reason_of("doctor-do-enable", unit=UNIT)
        return Finding(Part.SERVICE, Health.MISSING, told, remedy)
    if unit.restarts:
        told = reason_of("doctor-service-again", unit=UNIT, count=unit.restarts, stop=stopped)
        return Finding(Part.SERVICE, Health.MISSING, told, reason_of("doctor-do-journal", unit=UNIT))
    return works(Part.SERVICE, "doctor-service-runs", unit=UNIT, stop=stopped)


def unit_is_active(said: Callable[[Sequence[str]], str | None] = said_of) -> bool:
    """Whether the unit runs now, and with it the companion that holds camera and pins."""
    unit = _unit(said(COMMAND))
    return unit is not None and unit.active == "active"


def _unit(shown: str | None) -> _Unit | None:
    """What ``systemctl show`` has said; None where there is no such unit, or no systemd."""
    values = dict(line.split("=", 1) for line in (shown or "").splitlines() if "=" in line)
    if values.get("LoadState") != "loaded":
        return None
    restarts = values.get("NRestarts", "")
    return _Unit(
        values.get("ActiveState", ""),
        values.get("Result", ""),
        int(restarts) if restarts.isdecimal() else 0,
        values.get("UnitFileState") == "enabled",
    )


@dataclass(frozen=True, slots=True)
class _Run:
    """A run of the program, as it noted it.

    Attributes:
        process: its number.
        noted: what it noted, line by line.
    """

    process: int
    noted: list[str]


def _last_stop(log: Path, runs_now: Callable[[int], bool]) -> Reason | None:
    """Why the newest run that is over stopped, by what was noted; None: nothing was."""
    runs = _runs(log)
    after: _Run | None = None
    for run in reversed(runs):
        if not runs_now(run.process) or _status(run) is not None:
            return _stop_of(run, after)
        after = run
    return None


def _runs(log: Path) -> list[_Run]:
    """The runs that the end of the log tells of, in their order."""
    try:
        with log.open("rb") as file:
            file.seek(max(0, log.stat().st_size - _LAST))
            lines = file.read().decode("utf-8", "replace").splitlines()
    except OSError:
        return []
    runs: list[_Run] = []
    for line in lines:
        noted = _LINE.match(line)
        if noted is None:
            continue
        process, said = int(noted[1]), noted[2]
        if said == BEGINS:
            runs.append(_Run(process, []))
        elif runs and runs[-1].process == process:
            runs[-1].noted.append(said)
    return runs


def _stop_of(run: _Run, after: _Run | None) -> Reason:
    """Why a run stopped; the one after it may have found what a crash had left."""
    if MISTAKE in run.noted:
        return Reason("doctor-stop-mistake")
    status = _status(run)
    if status is None:
        crashed = after is not None and CRASHED in after.noted
        return Reason("doctor-stop-crash" if crashed else "doctor-stop-cut")
    if status in BY_PEOPLE:
        return Reason("doctor-stop-people")
    told = [said for said in run.noted if said != ENDS.format(status=status)]
    return reason_of("doctor-stop-told", told=told[-1]) if told else Reason("doctor-stop-unknown")


def _status(run: _Run) -> int | None:
    """The status with which a run ended; None where it noted no end."""
    ends = next((_ENDED.fullmatch(said) for said in reversed(run.noted)), None)
    return None if ends is None else int(ends[1])


def _is_running(process: int) -> bool:
    """Whether a process of that number is there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:  # it is somebody else's
        return True
    return True
