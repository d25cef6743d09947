"""What a game has freed goes back to the system."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from companion.memory import give_back, held

MASK = 3_000_000
"""Bytes of a block that lies in the heap."""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give back what is freed by themselves")
def test_freed_blocks_between_others_that_stay_are_given_back():
    del (first := [np.ones(MASK + 500_000, np.uint8)])[:]  # from now on such blocks lie beside each other
    assert not first
    freed, stays = [], []
    for _ in range(60):
        freed.append(np.ones(MASK, np.uint8))
        stays.append(np.ones(100_000, np.uint8))
    del freed
    before = held()
    give_back()
    assert before - held() > 100
    assert len(stays) == 60


def test_where_the_c_library_has_no_such_calls_nothing_happens(monkeypatch):
    monkeypatch.setattr("ctypes.CDLL", lambda name: object())
    give_back()


def test_on_another_system_the_c_library_is_not_asked(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("ctypes.CDLL", lambda name: pytest.fail("asked"))
    give_back()
