"""Campaigns of the monkey.

It drives the true window under SDL's dummy driver with posted events. What it does in a run follows from the
run's seed alone, but for how far a simulated evening has come by then, which is watched in real time::

    python -m tests.monkey --single 25000 --several 100000 --seed 1
    python -m tests.monkey --again 1:417:several
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

import cv2

from tests.monkey.runs import Run, campaign, played
from tests.monkey.stages import MOST, SLOW, Stages


def main() -> int:
    """Play a campaign, or one run again."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--single", type=int, default=0, help="so many touches, one between two pictures")
    asked.add_argument("--several", type=int, default=0, help="so many touches, several between two pictures")
    asked.add_argument("--slow", action="store_true", help="only where frames are looked at, in real time")
    asked.add_argument("--again", type=Run.read, help="a run that broke")
    given = asked.parse_args()
    places = SLOW if given.slow else MOST
    cv2.setNumThreads(1)
    with tempfile.TemporaryDirectory() as folder:
        stages = Stages(Path(folder))
        if given.again:
            fault = played(stages, given.again, Counter(), places)
            print(fault or "Nothing broke.")
            return int(fault is not None)
        broken = []
        for several, wanted in ((False, given.single), (True, given.several)):
            if not wanted:
                continue
            broken += campaign(stages, given.seed, several, wanted, places)
        for run, fault in broken:
            print(f"\n--again {run}{' --slow' if given.slow else ''}\n{fault}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
