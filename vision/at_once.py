"""Computes at once what does not wait for one another.

onnxruntime and OpenCV let go of Python's lock while they compute, so that as many cores work as there are
tasks. What comes out does not depend on how many there are.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache, partial
from typing import Final, TypeVar

from vision.meter import METER

T = TypeVar("T")

MOST: Final = 4
"""So many tasks are computed at once at most: a Raspberry Pi has four cores."""


def at_once(tasks: Sequence[Callable[[], T]]) -> list[T]:
    """What each of some tasks gives.

    This thread computes the first, then those that no other has begun: tasks may have tasks of their own, and
    nobody waits for what nobody computes.

    Raises:
        Exception: what the first of them raised that did; none is computed any more by then.
    """
    if len(tasks) < 2:
        return [task() for task in tasks]
    if not METER.records:
        return _each(tasks)
    others = METER.begin_tasks()
    done = _each([partial(METER.recorded, task) for task in tasks])
    METER.end_tasks(others, tuple(chain for _, chain in done))
    return [given for given, _ in done]


def _each(tasks: Sequence[Callable[[], T]]) -> list[T]:
    """What each of them gives, wherever it is computed."""
    begun = [None, *map(_begun, tasks[1:])]
    given: dict[int, T] = {}
    try:
        for number, (task, future) in enumerate(zip(tasks, begun, strict=True)):
            if future is None or future.cancel():
                given[number] = task()
    finally:
        others = [future for future in begun if future is not None and not future.cancel()]
        wait(others)
    return [
        given[number] if future is None or number in given else future.result()
        for number, future in enumerate(begun)
    ]


def _begun(task: Callable[[], T]) -> Future[T] | None:
    """A task that waits for a free core; None where there is none for it, or the program ends."""
    threads = _threads()
    if threads is None:
        return None
    try:
        return threads.submit(task)
    except RuntimeError:
        return None


@cache
def _threads() -> ThreadPoolExecutor | None:
    """The threads that compute beside the one that asks; None on a computer of one core."""
    others = min(MOST, _cores()) - 1
    return ThreadPoolExecutor(others, thread_name_prefix="reads") if others else None


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
