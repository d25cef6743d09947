"""A version that was just installed is on trial: what is made of each of its ends."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "system" / "trial"
pytestmark = pytest.mark.skipif(not Path("/proc/uptime").exists(), reason="only Linux tells its uptime")


class Trial:
    """The script, with folders and clock of its own."""

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
        self._uptime = folder / "uptime"
        tools = folder / "bin"
        tools.mkdir()
        (tools / "dpkg-query").write_text("#!/bin/sh\nprintf 0.2.0\n")
        (tools / "dpkg-query").chmod(0o755)
        self._path = f"{tools}:/usr/bin:/bin"
        text = SCRIPT.read_text().replace("/opt/tabletop-companion-update", str(self.update))
        text = text.replace("/run/tabletop-companion-stands", str(folder / "stands"))
        self._script = folder / "trial"
        self._script.write_text(text.replace("/proc/uptime", str(self._uptime)))

    def run(self, word: str, at: float, result: str = "") -> str:
        """Run it at a time; what it says."""
        self._uptime.write_text(f"{at:.2f} 1.00\n")
        environment = {"PATH": self._path, "SERVICE_RESULT": result}
        command = ["sh", self._script, word]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    def start(self, *, stands_for: float | None, result: str) -> str:
        """A start that stands for so many seconds, None: never, and then ends so."""
        if stands_for is not None:
            self.run("stands", 100)
        return self.run("ended", 100 + (stands_for or 0), result)


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
