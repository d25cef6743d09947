"""A round of Up & Down watched on the simulated table: milliseconds a frame by stage, latency, memory."""

from __future__ import annotations

import math
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from companion.bench.figure import Figure
from companion.cameras.recording import Recorder
from companion.commands.simulated import MISHAPS, NAMES, PLAYERS
from companion.decks.drawn.updown import RING
from companion.decks.eyes import live_eye, updown_reader
from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.truth import generated_truth
from companion.rehearsal.watched import Measures, SittingScreen, Watched
from companion.sitting import Sitting
from vision.cards.reader import PokerReader
from vision.dice.reader import DiceReader
from vision.eye import Eye
from vision.scene.backs import BackFinder
from vision.scene.watcher import Watcher

SEED = 1

RECORDED = "recorded"
"""Folder of what the companion got."""

LARGE, BEGUN = 7, 8
"""Players of Up at a large table, and events that are looked at of their game: memory grows no more then."""

SAMPLED_EVERY = 0.2
"""Seconds between two looks at another process's memory."""

Spent = defaultdict[str, list[float]]
"""Milliseconds of the processor's time at each call, by what was called."""


class Timed:
    """Whatever it wraps, with the time of each call of a method noted."""

    def __init__(self, name: str, wrapped: Any, spent: Spent) -> None:
        """Note under that name."""
        self._name, self._wrapped, self._spent = name, wrapped, spent

    def __getattr__(self, attribute: str) -> Any:
        """The wrapped thing's attribute; a method that notes its time."""
        found = getattr(self._wrapped, attribute)
        return self._timed(found) if callable(found) else found

    def _timed(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*arguments: Any, **named: Any) -> Any:
            begun = time.thread_time()
            try:
                return work(*arguments, **named)
            finally:
                self._spent[self._name].append(1000 * (time.thread_time() - begun))

        return timed


def measure() -> Iterator[Figure]:
    """Watch one round at ``home``, on one thread, and give the figures."""
    spent: Spent = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        measures = _watch_a_round(spent, Path(folder))
        megabytes = _watch_alone(Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        _begin_up_at_a_large_table(Path(folder))
        large = _watch_alone(Path(folder))
    for name, milliseconds in spent.items():
        aim = {"a frame": 30.0}.get(name)
        note = f"mean of {len(milliseconds)}, 95 % below {np.percentile(milliseconds, 95):.1f}"
        yield Figure(f"live, 1280x720: {name}", float(np.mean(milliseconds)), "ms", aim, note)
    note = "table time plus computing time"
    for what, seconds, percent, aim in (
        ("the hand has left", measures.latencies, 50, None),
        ("the hand has left", measures.latencies, 95, 500.0),
        ("the dice rest, too", measures.after_rest, 95, 500.0),
    ):
        value = 1000 * float(np.percentile(seconds, percent)) if seconds else None
        yield Figure(f"live: ruling after {what}, p{percent}", value, "ms", aim, note)
    note = "highest, the companion watching the same frames from files"
    yield Figure("live: memory", megabytes, "MB", 300.0, note)
    yield Figure(
        "live: memory, Up at a large table", large, "MB", 450.0, f"{note}, until some plays were made"
    )
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    yield Figure("live: memory, simulated table included", peak, "MB", note="highest")


def _watch_a_round(spent: Spent, folder: Path) -> Measures:
    """Act a round out, and keep in the folder what the companion got."""
    header = Header("up-and-down", PLAYERS)
    eye = Eye(
        [Timed("reading cards", PokerReader(), spent)],
        Timed("reading dice", DiceReader(), spent),
        Timed("reading the UP&DOWN card", updown_reader(RING), spent),
        Timed("finding card backs", BackFinder(), spent),
    )
    journal, recorder = Journal(folder / "journal.sqlite"), Recorder(folder / RECORDED, header)
    sitting = Sitting(Evening.begin(journal, header), Timed("a frame", Watcher(eye), spent))
    truth, world = generated_truth(header, Random(SEED), MISHAPS), world_of(header, Conditions.HOME, SEED)
    watched = Watched(Rehearsal(truth, world, SittingScreen(sitting)), sitting, recorder)
    watched.to_the_end()
    recorder.close()
    journal.close()
    return watched.measures


def _begin_up_at_a_large_table(folder: Path) -> None:
    """Act out how a game of seven begins, and keep in the folder what the companion got."""
    header = Header("up", NAMES[:LARGE])
    journal, recorder = Journal(folder / "journal.sqlite"), Recorder(folder / RECORDED, header)
    truth, world = generated_truth(header, Random(SEED), MISHAPS), world_of(header, Conditions.HOME, SEED)
    evening = Evening.begin(journal, header)
    sitting = Sitting(evening, Watcher(live_eye(evening.position), table_size=world.table.top))
    watched = Watched(Rehearsal(truth, world, SittingScreen(sitting)), sitting, recorder)
    while len(evening.ruled) < BEGUN and watched.step():
        pass
    recorder.close()
    journal.close()


def _watch_alone(folder: Path) -> float:
    """Megabytes that the companion takes at most when it watches what was kept, in a process of its own."""
    data, camera = str(folder / "data"), str(folder / RECORDED)
    command = [sys.executable, "-m", "companion", "play", "--headless", "--json", "--data", data]
    highest = 0.0
    with subprocess.Popen([*command, "--camera", camera], stdout=subprocess.DEVNULL) as child:
        # What the system tells of an ended child counts the memory of its parent at the fork.
        while child.poll() is None:
            status = Path(f"/proc/{child.pid}/status").read_text(encoding="ascii")
            found = re.search(r"VmHWM:\s+(\d+) kB", status)
            highest = float(found[1]) / 1024 if found else highest
            time.sleep(SAMPLED_EVERY)
    return highest if child.returncode == 0 else math.nan
