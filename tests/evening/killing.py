"""Evenings killed at moments by chance, and gone on with; by hand.

    python -m tests.evening.killing --kills 60 --seed 7

A headless evening at the simulated table tells its rulings on standard output. It is killed, begun again, and
killed again; whatever was shown must be in the journal, once and in order.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from companion.evening.evening import Evening
from companion.evening.journal import Journal


def killed(data: Path, seconds: float, *, moment: str = "told") -> list[dict[str, Any]]:
    """Play on for so many seconds from the first ruling on, then kill; the rulings that were shown.

    Args:
        data: the owner's folder.
        seconds: how long.
        moment: from when on: ``told`` the first ruling, ``begun`` the start of the program.
    """
    command = [sys.executable, "-m", "companion", "play", "--headless", "--json", "--camera", "simulated"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*command, "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        first = child.stdout.readline() if moment == "told" else ""
        time.sleep(seconds)
        os.kill(child.pid, signal.SIGKILL)
        shown = [first, *child.stdout]
        assert "Traceback" not in child.stderr.read()
    return [json.loads(line) for line in shown if line.endswith("\n") and '"verdict"' in line]


def kept(data: Path) -> list[Any]:
    """The verdicts of the evening that was not ended, as they are when it goes on."""
    with closing(Journal(data / "simulated.sqlite")) as journal:
        evening = Evening.resume(journal)
        assert evening is not None
        return [[ruled.ruling.verdict.value for ruled in evening.ruled], journal.notice]


def kill_evenings(kills: int, seed: int) -> tuple[int, int]:
    """Kill evenings so often; how many rulings were shown in all, and how many evenings it took."""
    random = Random(seed)
    shown = evenings = done = 0
    while done < kills:
        evenings += 1
        with tempfile.TemporaryDirectory() as folder:
            data, told = Path(folder), []
            for _ in range(min(kills - done, random.randint(2, 6))):
                moment = random.choice(("told", "told", "told", "begun"))
                seconds = random.uniform(0, 3 if moment == "told" else 2.5)
                rulings = killed(data, seconds, moment=moment)
                done += 1
                if not (data / "simulated.sqlite").exists():
                    continue
                shown += len(rulings)
                told += [ruling["verdict"] for ruling in rulings]
                if not told:
                    continue
                verdicts, notice = kept(data)
                assert notice is None or notice.key == "trouble-journal-cut", notice
                assert verdicts[: len(told)] == told, f"shown {told}, kept {verdicts}"
                told = verdicts
    return shown, evenings


def main() -> None:
    """Kill as often as is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.evening.killing", description=__doc__)
    parser.add_argument("--kills", type=int, default=60, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args()
    shown, evenings = kill_evenings(options.kills, options.seed)
    print(f"{options.kills} kills of {evenings} evenings: {shown} rulings shown, all kept once, in order")


if __name__ == "__main__":
    main()
