"""A bound on memory for libraries that tell nobody beforehand how much they will take."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from mmap import PAGESIZE
from pathlib import Path

_STATE = Path("/proc/self/statm")
_DATA = 5
"""Which of its numbers counts the pages of data and stacks."""


@contextmanager
def at_most(more: int) -> Iterator[None]:
    """Inside the process gets no more than so many further bytes; who asks for more is told there are none.

    The bound is that of the whole process, so this is for a short while. Only Linux knows it; elsewhere
    there is none.
    """
    if sys.platform != "linux":
        yield
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    bound = int(_STATE.read_text(encoding="ascii").split()[_DATA]) * PAGESIZE + more
    if any(one not in (resource.RLIM_INFINITY, -1) and one < bound for one in (soft, hard)):
        yield  # it is bound more tightly already
        return
    resource.setrlimit(resource.RLIMIT_DATA, (bound, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, (soft, hard))
