"""Evenings killed at moments by chance, and gone on with; by hand.

    python -m tests.evening.killing --kills 60 --seed 7
    python -m tests.evening.killing --kills 60 --seed 7 --watched

An evening tells its rulings on standard output. It is killed, begun again, and killed again; whatever was
shown must be in the journal, once and in order. With ``--watched`` it is ``companion play --headless`` at the
simulated table, which takes some twenty seconds a kill on a busy machine.
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

TOLD = """
import json, sys
from pathlib import Path
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from tests.evening.played import KIM_AND_LEAH, POT, tell
journal = Journal(Path(sys.argv[2]) / "simulated.sqlite")
evening = Evening.resume(journal) or Evening.begin(journal, KIM_AND_LEAH)
while True:
    number = len(evening.ruled)
    tell(evening, [POT[number] if number < 2 else {"event": "undo"} if number % 2 else POT[3]], b"jpeg" * 500)
    print(json.dumps({"verdict": evening.ruled[-1].ruling.verdict.value}), flush=True)
"""
"""An evening that is told as fast as it can be kept."""

WATCHED = ("-m", "companion", "play", "--headless", "--json", "--camera", "simulated")


def killed(data: Path, seconds: float, *, watched: bool, begun: bool) -> list[dict[str, Any]]:
    """Play on for so many seconds, then kill; the rulings that were shown.

    Args:
        data: the owner's folder.
        seconds: how long.
        watched: whether at the simulated table.
        begun: whether from the start of the program on, and not from the first ruling on.
    """
    command = [sys.executable, *(WATCHED if watched else ("-c", TOLD)), "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        first = "" if begun else child.stdout.readline()
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


def kill_evenings(kills: int, seed: int, *, watched: bool = False) -> tuple[int, int]:
    """Kill evenings so often; how many rulings were shown in all, and how many evenings it took."""
    random = Random(seed)
    shown = evenings = done = 0
    while done < kills:
        evenings += 1
        with tempfile.TemporaryDirectory() as folder:
            data, told = Path(folder), []
            for _ in range(min(kills - done, random.randint(2, 6))):
                begun = random.random() < 0.25
                longest = (2.5 if begun else 3.0) if watched else (0.8 if begun else 0.2)
                rulings = killed(data, random.uniform(0, longest), watched=watched, begun=begun)
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
    parser.add_argument("--watched", action="store_true")
    options = parser.parse_args()
    shown, evenings = kill_evenings(options.kills, options.seed, watched=options.watched)
    print(f"{options.kills} kills of {evenings} evenings: {shown} rulings shown, all kept once, in order")


if __name__ == "__main__":
    main()
