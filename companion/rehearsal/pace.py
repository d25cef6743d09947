"""How long the companion computes: as measured, as a slower machine would, or drawn by chance.

Which frames a camera takes while somebody computes depends on how long that takes, and with it what is seen.
Measured times make two rehearsals of the same people differ; drawn ones do not.

>>> pace_named("pi4")
MachinePace(others=5.5, networks=14.0)
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final, Protocol

from companion.rehearsal.cores import seconds_on
from vision.meter import METER, Chain, seconds_of

GLANCE: Final = (0.005, 0.02)
"""Seconds that a frame takes in which nothing is read: 8 ms by ``python -m companion.bench live``."""

READING: Final = (0.15, 0.7)
"""Seconds that a frame takes in which cards or dice are read: from one card on a plain table to a set on a
full one."""

CORES: Final = 4
"""Of a Raspberry Pi: so many threads compute at once there, whatever this machine has."""

MOST_TIMES: Final = 1000.0
"""So many times as slow a machine can be said to be."""


@dataclass(frozen=True, slots=True)
class Computed:
    """The processor's time that was taken, in seconds: other programs' work is none of ours.

    Attributes:
        chain: of this thread and those that helped it.
        elsewhere: of this process's other threads.
        painting: of this thread, for what the companion would not compute.
    """

    chain: Chain
    elsewhere: float = 0.0
    painting: float = 0.0


def computed(task: Callable[[], None], painted: Callable[[], float]) -> Computed:
    """Do something, and tell how long that was computed.

    Args:
        task: what is done.
        painted: seconds of this thread for what does not count, so far.
    """
    begun, before = time.process_time(), painted()
    _, chain = METER.recorded(task)
    elsewhere = time.process_time() - begun - seconds_of(chain)
    return Computed(chain, max(elsewhere, 0.0), painted() - before)


class Pace(Protocol):
    """Says for how long the companion computes."""

    def seconds(self, computed: Computed, *, reads: bool) -> float:
        """Seconds of table time for one frame, or one press.

        Args:
            computed: what it took here.
            reads: whether the table is read in that frame.
        """


@dataclass(frozen=True, slots=True)
class MachinePace:
    """A machine that takes some times as long as this one.

    Attributes:
        others: how many times as long for all but the networks.
        networks: how many times as long for these.
    """

    others: float = 1.0
    networks: float = 1.0

    def seconds(self, computed: Computed, *, reads: bool) -> float:  # noqa: ARG002
        """How long its cores compute that; this one waits for what other threads compute meanwhile."""
        here = seconds_on(computed.chain, CORES, self.others, self.networks)
        return here + self.others * (computed.elsewhere / CORES - computed.painting)


HERE: Final = MachinePace()
"""As fast as this machine is."""

MACHINES: Final[Mapping[str, MachinePace]] = MappingProxyType(
    {"pi5": MachinePace(2.5, 5.0), "pi4": MachinePace(5.5, 14.0)}
)
"""A Raspberry Pi beside a PC, estimated; docs/developers/pace.md says from what."""


def pace_named(text: str) -> MachinePace:
    """The pace of that name, or of two numbers: ``"5.5/14"``.

    Raises:
        ValueError: it is none.
    """
    if text in MACHINES:
        return MACHINES[text]
    try:
        others, networks = (float(number) for number in text.split("/"))
    except ValueError as error:
        raise ValueError(f"{text!r} is no pace") from error
    if not all(0.0 < times <= MOST_TIMES for times in (others, networks)):
        raise ValueError(f"{text!r} is no pace")
    return MachinePace(others, networks)


class DrawnPace:
    """The same times in each run, others for each number."""

    def __init__(self, number: int) -> None:
        """Draw the times that belong to this number."""
        self._random = Random(number)

    def seconds(self, computed: Computed, *, reads: bool) -> float:  # noqa: ARG002
        """For how long the next frame is computed, or the next press; longer where the table is read."""
        return self._random.uniform(*(READING if reads else GLANCE))
