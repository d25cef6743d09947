"""How long the companion computes on another machine."""

from __future__ import annotations

import threading
import time
from types import SimpleNamespace

import numpy as np
import pytest

from companion.rehearsal.pace import HERE, Computed, MachinePace, computed, pace_named
from companion.rehearsal.watched import Watched
from hardware.cameras.protocol import Frame
from tests.rehearsal.conftest import sitting_with
from vision.meter import METER, Step, seconds_of
from vision.scene.scene import TableState

SLOW = MachinePace(others=2.0, networks=10.0)


@pytest.mark.parametrize(
    ("text", "pace"),
    [
        ("pi5", MachinePace(2.5, 5.0)),
        ("pi4", MachinePace(5.5, 14.0)),
        ("1/1", HERE),
        ("0.5/3", MachinePace(0.5, 3.0)),
    ],
)
def test_a_pace_is_that_of_a_machine_or_of_two_numbers(text, pace):
    assert pace_named(text) == pace


@pytest.mark.parametrize(
    "text", ["", "pi3", "2", "2/", "/2", "2/0", "-1/2", "nan/1", "1/inf", "1/2/3", "1001/1"]
)
def test_what_is_no_pace_is_refused(text):
    with pytest.raises(ValueError, match="is no pace"):
        pace_named(text)


def together(*steps: Step) -> Step:
    """Tasks of one step each, computed at once."""
    return Step(tasks=tuple((step,) for step in steps))


@pytest.mark.parametrize(
    ("taken", "here", "slow"),
    [
        pytest.param(Computed((Step(2.0, 1.0),)), 3.0, 2 * 2.0 + 10 * 1.0, id="one thread"),
        pytest.param(Computed((), elsewhere=8.0), 2.0, 2 * 8.0 / 4, id="other threads on four cores"),
        pytest.param(Computed((Step(3.0),), painting=1.0), 2.0, 2 * 2.0, id="but for what is painted"),
        pytest.param(
            Computed((Step(1.0), together(*[Step(0.0, 1.0)] * 4))), 2.0, 2 + 10, id="networks at once"
        ),
        pytest.param(Computed((together(*[Step(1.0)] * 4),)), 4.0, 2 * 4.0, id="all else holds the lock"),
    ],
)
def test_networks_and_all_else_take_so_many_times_as_long(taken, here, slow):
    assert HERE.seconds(taken, reads=True) == pytest.approx(here)
    assert SLOW.seconds(taken, reads=True) == pytest.approx(slow)


def test_what_other_threads_compute_that_nobody_asked_is_told_apart():
    def compute() -> None:
        begun = time.thread_time()
        while time.thread_time() - begun < 0.05:
            pass

    def both() -> None:
        other = threading.Thread(target=compute)
        other.start()
        other.join()

    taken = computed(both, lambda: 0.0)
    assert seconds_of(taken.chain) < 0.04
    assert 0.04 < taken.elsewhere < 0.2


def test_what_a_sitting_computes_is_slowed_but_not_what_is_painted():
    busy: list[float] = []
    moments = iter([Frame(np.zeros((2, 2, 3), np.uint8), 0.1)])

    class Rehearsed(SimpleNamespace):
        def __next__(self) -> Frame:
            return next(moments)

    def step(_frame: Frame) -> None:
        METER.network(time.thread_time() - 0.25)
        rehearsal.painting -= 0.75

    rehearsal = Rehearsed(painting=0.0, busy=busy.append)
    look = SimpleNamespace(state=TableState.LOOKING, scene=None)
    assert Watched(rehearsal, sitting_with(look, step), pace=SLOW).step()
    assert busy == [pytest.approx(2 * (0.75 - 0.25) + 10 * 0.25, abs=0.5)]
