"""How long a machine with some cores computes what this one did: its threads are played through.

One thread computes, and as many help it as there are cores besides; who takes which task is as in
`vision.at_once`. Networks run beside each other. All else holds Python's lock, which goes to the next that
waits for it: OpenCV would let it go, so that what comes out is the longest that it may take.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final, TypeAlias

from vision.meter import Chain

TURN: Final = 0.005
"""Seconds for which a thread keeps Python's lock while others wait for it: `sys.getswitchinterval`."""


@dataclass(slots=True, eq=False)
class _Task:
    """Something that one thread computes for itself or for another one."""

    chain: Chain
    done: bool = False
    owner: _Thread | None = None  # who waits for it


@dataclass(frozen=True, slots=True)
class _Locked:
    """Computes so many seconds with the lock."""

    seconds: float


@dataclass(frozen=True, slots=True)
class _Free:
    """Computes so many seconds without it."""

    seconds: float


@dataclass(frozen=True, slots=True)
class _Idle:
    """Has nothing to compute."""


_Thread: TypeAlias = Iterator[_Locked | _Free | _Task | _Idle]
"""What a thread does, one after the other; a task is waited for."""


def seconds_on(chain: Chain, cores: int, others: float, networks: float) -> float:
    """How long a chain takes on so many cores.

    Args:
        chain: what was computed here.
        cores: how many the machine has.
        others: so many times as long as here it takes for all but the networks.
        networks: so many times as long for these.
    """
    return _Machine(cores, others, networks).seconds(chain)


class _Machine:
    def __init__(self, cores: int, others: float, networks: float) -> None:
        self._others, self._networks = others, networks
        self._now = 0.0
        self._order = count()
        self._computes: list[tuple[float, int, _Thread, float | None]] = []
        self._wants_lock: deque[tuple[_Thread, float]] = deque()
        self._locked = False
        self._tasks: deque[_Task] = deque()
        self._idle = [self._helper() for _ in range(cores - 1)]

    def seconds(self, chain: Chain) -> float:
        """When the chain is done; asked once."""
        whole = _Task(chain)
        self._go_on(self._does(whole))
        while not whole.done:
            self._now, _, thread, left = heapq.heappop(self._computes)
            if left is not None:
                self._locked = False
            if left:
                self._wants_lock.append((thread, left))
            else:
                self._go_on(thread)
            self._give_lock()
        return self._now

    def _helper(self) -> _Thread:
        """A thread that takes tasks for ever, the oldest first."""
        while True:
            if self._tasks:
                yield from self._does(self._tasks.popleft())
            else:
                yield _Idle()

    def _does(self, task: _Task) -> _Thread:
        """A thread that computes a task, and wakes whoever waits for it."""
        for step in task.chain:
            yield _Locked(self._others * step.others)
            yield _Free(self._networks * step.network)
            yield from self._does_at_once([_Task(chain) for chain in step.tasks])
        task.done = True
        if task.owner is not None:
            self._go_on(task.owner)

    def _does_at_once(self, tasks: list[_Task]) -> _Thread:
        """A thread that computes the first of some tasks, and others that nobody has begun."""
        self._tasks.extend(tasks[1:])
        idle, self._idle = self._idle, []
        for thread in idle:
            self._go_on(thread)
        for number, task in enumerate(tasks):
            if number and task not in self._tasks:
                continue
            if number:
                self._tasks.remove(task)
            yield from self._does(task)
        yield from tasks

    def _go_on(self, thread: _Thread) -> None:
        """A thread does what comes next."""
        match next(thread, None):
            case _Locked(seconds):
                self._wants_lock.append((thread, seconds))
                self._give_lock()
            case _Free(seconds):
                heapq.heappush(self._computes, (self._now + seconds, next(self._order), thread, None))
            case _Task() as task if task.done:
                self._go_on(thread)
            case _Task() as task:
                task.owner = thread
            case _Idle():
                self._idle.append(thread)

    def _give_lock(self) -> None:
        """The first that waits for the lock has it for a turn, if nobody has it."""
        if self._locked or not self._wants_lock:
            return
        self._locked = True
        thread, left = self._wants_lock.popleft()
        turn = min(left, TURN)
        heapq.heappush(self._computes, (self._now + turn, next(self._order), thread, left - turn))
