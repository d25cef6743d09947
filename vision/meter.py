"""Tells how long was computed, in which order, and what at once: networks apart from all else.

How much slower another machine is differs between the two, and it may have more cores than this one.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Step:
    """A stretch of computing: first all else, then a network or tasks of which none waits for another.

    Attributes:
        others: the processor's time in seconds for all but networks.
        network: the same for which a network ran after that.
        tasks: what was computed at once after that.
    """

    others: float = 0.0
    network: float = 0.0
    tasks: tuple[Chain, ...] = ()

    @property
    def seconds(self) -> float:
        """The processor's time that all of it took."""
        return self.others + self.network + sum(map(seconds_of, self.tasks))


Chain: TypeAlias = tuple[Step, ...]
"""What was computed one after the other."""


def seconds_of(chain: Chain) -> float:
    """The processor's time that all of a chain took."""
    return sum(step.seconds for step in chain)


@dataclass(slots=True)
class _Record:
    """What one thread has computed so far, and how much of its time that was."""

    steps: list[Step] = field(default_factory=list)
    until: float = field(default_factory=time.thread_time)

    def others(self, now: float) -> float:
        """Seconds for which all else was computed since the last step."""
        taken, self.until = now - self.until, now
        return taken

    def done(self) -> Chain:
        """All of it."""
        return (*self.steps, Step(self.others(time.thread_time())))


class Meter:
    """Tells what is computed while somebody wants to know."""

    def __init__(self) -> None:
        self._threads = threading.local()

    @property
    def records(self) -> bool:
        """Whether somebody wants to know what this thread computes."""
        return self._record is not None

    @property
    def _record(self) -> _Record | None:
        record: _Record | None = getattr(self._threads, "record", None)
        return record

    def recorded(self, task: Callable[[], T]) -> tuple[T, Chain]:
        """What a task gives, and how long this thread and those that help it compute for it."""
        before, record = self._record, _Record()
        self._threads.record = record
        try:
            return task(), record.done()
        finally:
            self._threads.record = before

    def network(self, begun: float) -> None:
        """This thread has run a network since so many seconds of its own time."""
        record, now = self._record, time.thread_time()
        if record is not None:
            record.steps.append(Step(record.others(begun), now - begun))
            record.until = now

    def begin_tasks(self) -> float:
        """Tasks of this thread begin, of which none waits for another; the seconds of all else before."""
        return 0.0 if self._record is None else self._record.others(time.thread_time())

    def end_tasks(self, others: float, tasks: tuple[Chain, ...]) -> None:
        """They are done, wherever they were computed.

        Args:
            others: what `begin_tasks` gave.
            tasks: how long each took.
        """
        record = self._record
        if record is not None:
            record.steps.append(Step(others, tasks=tasks))
            record.until = time.thread_time()


METER = Meter()
"""That of this process."""
