"""A version that was just installed is on trial: what is made of each of its ends."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "system" / "trial"


class Trial:
    """The script, with folders of its own and a systemd that tells what is wished."""

    def __init__(self, folder: Path, *, importable: bool = True) -> None:
        self.update = folder / "update"
        self.previous = self.update / "previous"
        main = self.previous / "companion" / "commands" / "main.py"
        main.parent.mkdir(parents=True)
        for made in (main.parent, main.parent.parent):
            (made / "__init__.py").touch()
        main.write_text("" if importable else "import what_is_not_there")
        self.failures = self.update / "failures"
        self.failed = self.update / "failed"
        self._tools = folder / "bin"
        self._tools.mkdir()
        self._tool("dpkg-query", "printf 0.2.0")
        self._script = folder / "trial"
        text = SCRIPT.read_text(encoding="utf-8")
        self._script.write_text(text.replace("/opt/tabletop-companion-update", str(self.update)))

    def _tool(self, name: str, does: str) -> None:
        """Put a program of its own in the place of one of the system's."""
        (self._tools / name).write_text(f"#!/bin/sh\n{does}\n")
        (self._tools / name).chmod(0o755)

    def start(self, *, stands_for: int | None, result: str) -> str:
        """A start that stands for so many seconds, None: never, and then ends so."""
        entered = 5 if stands_for is None else 100  # never in this start, but in an earlier one
        left = 100 + (stands_for or 0)
        times = {"InactiveExit": 90, "ActiveEnter": entered, "ActiveExit": left}
        told = (f"echo {name}TimestampMonotonic={seconds}000000" for name, seconds in times.items())
        self._tool("systemctl", "\n".join(told))
        environment = {"PATH": f"{self._tools}:/usr/bin:/bin", "SERVICE_RESULT": result}
        command = ["sh", self._script]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def trial(tmp_path):
    """A version of which nothing is known yet."""
    made = Trial(tmp_path)
    made.failures.write_text("0")
    return made


@pytest.mark.parametrize(
    ("stands_for", "result"), [(None, "exit-code"), (None, "timeout"), (59, "core-dump"), (5, "watchdog")]
)
def test_a_version_that_fails_three_times_is_used_no_more(trial, stands_for, result):
    said = [trial.start(stands_for=stands_for, result=result) for _ in range(3)]
    assert said == [
        "", "", "tabletop-companion 0.2.0 failed to start 3 times: the version before is used again.\n",
    ]  # fmt: skip
    assert trial.failed.read_text() == "0.2.0"
    assert not trial.failures.exists()


def test_one_that_has_stood_for_a_minute_is_on_trial_no_more(trial):
    trial.start(stands_for=60, result="watchdog")
    assert not trial.failures.exists()
    for _ in range(5):
        trial.start(stands_for=None, result="exit-code")
    assert not trial.failed.exists()


def test_one_that_people_end_at_once_stays_on_trial(trial):
    for _ in range(5):
        assert trial.start(stands_for=3, result="success") == ""
    assert trial.failures.read_text() == "0"
    assert not trial.failed.exists()


@pytest.mark.parametrize("gone", [True, False])
def test_where_the_version_before_cannot_be_used_nothing_changes(tmp_path, gone):
    trial = Trial(tmp_path, importable=False)
    trial.failures.write_text("2")
    if gone:
        shutil.rmtree(trial.previous)
    said = trial.start(stands_for=None, result="exit-code")
    assert said == "tabletop-companion failed to start 3 times, and no version before can be used.\n"
    assert not trial.failed.exists()
