"""What a game has freed goes back to the system."""

from __future__ import annotations

import subprocess
import sys

import pytest

from companion.machine.memory import give_back

BETWEEN_OTHERS = """
import numpy as np
from companion.machine.memory import give_back, held

del (first := [np.ones(3_500_000, np.uint8)])[:]  # from now on such blocks lie in the heap, beside each other
freed, stays = [], []
for _ in range(60):
    freed.append(np.ones(3_000_000, np.uint8))
    stays.append(np.ones(100_000, np.uint8))
del freed
before = held()
give_back()
print(before - held())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give back what is freed by themselves")
def test_freed_blocks_between_others_that_stay_are_given_back():
    """In a process of its own: what other tests have freed and taken changes where blocks lie."""
    done = subprocess.run(
        [sys.executable, "-c", BETWEEN_OTHERS], capture_output=True, text=True, check=True, timeout=60
    )
    assert float(done.stdout) > 150


def test_where_the_c_library_has_no_such_calls_nothing_happens():
    assert not give_back("linux", lambda _name: object())


def test_on_another_system_the_c_library_is_not_asked():
    assert not give_back("win32", lambda _name: pytest.fail("asked"))
