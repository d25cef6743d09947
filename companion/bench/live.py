"""A round of Up & Down watched on the simulated table: milliseconds a frame by stage, latency, memory."""

from __future__ import annotations

import resource
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from companion.bench.figure import Figure
from companion.cards.updown import RING
from companion.commands.simulated import PLAYERS, simulated_truth
from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.eyes import updown_reader
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.watched import Measures, SittingScreen, Watched
from companion.sitting import Sitting
from vision.cards.reader import PokerReader
from vision.dice.reader import DiceReader
from vision.eye import Eye
from vision.table.backs import BackFinder
from vision.table.watcher import Watcher

SEED = 1

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
    cv2.setNumThreads(1)
    spent: Spent = defaultdict(list)
    measures = _watch_a_round(spent)
    for name, milliseconds in spent.items():
        aim = {"a frame": 30.0}.get(name)
        note = f"mean of {len(milliseconds)}, 95 % below {np.percentile(milliseconds, 95):.1f}"
        yield Figure(f"live, 1280x720: {name}", float(np.mean(milliseconds)), "ms", aim, note)
    latencies = [1000 * latency for latency in measures.latencies]
    for percent, aim in ((50, None), (95, 500.0)):
        value = float(np.percentile(latencies, percent)) if latencies else None
        note = "table time plus computing time"
        yield Figure(f"live: ruling after the hand has left, p{percent}", value, "ms", aim, note)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    yield Figure("live: memory, simulated table included", peak, "MB", note="highest")


def _watch_a_round(spent: Spent) -> Measures:
    header = Header("up-and-down", PLAYERS)
    eye = Eye(
        [Timed("reading cards", PokerReader(), spent)],
        Timed("reading dice", DiceReader(), spent),
        Timed("reading the UP&DOWN card", updown_reader(RING), spent),
        Timed("finding card backs", BackFinder(), spent),
    )
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "journal.sqlite")
        sitting = Sitting(Evening.begin(journal, header), Timed("a frame", Watcher(eye), spent))
        world = make_world(Conditions.HOME, SEED, len(PLAYERS))
        rehearsal = Rehearsal(simulated_truth(header, SEED), world, SittingScreen(sitting))
        watched = Watched(rehearsal, sitting)
        while watched.step():
            pass
        journal.close()
    return watched.measures
