"""How long the companion computes on another machine."""

from __future__ import annotations

import threading
from types import SimpleNamespace

import numpy as np
import pytest

from companion.rehearsal.pace import HERE, Computed, MachinePace, pace_named
from companion.rehearsal.watched import Watched
from hardware.cameras.protocol import Frame
from tests.rehearsal.conftest import sitting_with
from vision.network import METER
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


@pytest.mark.parametrize(
    ("computed", "here", "slow"),
    [
        pytest.param(Computed(here=3.0, networks=1.0), 3.0, 2 * 2.0 + 10 * 1.0, id="one thread"),
        pytest.param(Computed(here=1.0, elsewhere=8.0), 3.0, 2 * 1.0 + 2 * 8.0 / 4, id="four cores"),
        pytest.param(
            Computed(here=1.0, elsewhere=8.0, networks_elsewhere=6.0),
            3.0,
            2 * 1.0 + (2 * 2.0 + 10 * 6.0) / 4,
            id="networks on four cores",
        ),
    ],
)
def test_networks_and_all_else_take_so_many_times_as_long(computed, here, slow):
    assert HERE.seconds(computed, reads=True) == pytest.approx(here)
    assert SLOW.seconds(computed, reads=True) == pytest.approx(slow)


def test_what_other_threads_compute_is_told_apart():
    def work() -> None:
        METER.add(3.0)

    before = Computed.so_far()
    METER.add(0.5)
    other = threading.Thread(target=work)
    other.start()
    other.join()
    computed = Computed.so_far().since(before)
    assert (computed.networks, computed.networks_elsewhere) == (pytest.approx(0.5), pytest.approx(3.0))
    assert 0.0 <= computed.here < 1.0
    assert 0.0 <= computed.elsewhere < 1.0


def test_what_a_sitting_computes_is_slowed_but_not_what_is_painted():
    busy: list[float] = []
    moments = iter([Frame(np.zeros((2, 2, 3), np.uint8), 0.1)])

    class Rehearsed(SimpleNamespace):
        def __next__(self) -> Frame:
            return next(moments)

    def step(_frame: Frame) -> None:
        METER.add(0.25)
        rehearsal.painting -= 0.75

    rehearsal = Rehearsed(painting=0.0, busy=busy.append)
    look = SimpleNamespace(state=TableState.LOOKING, scene=None)
    assert Watched(rehearsal, sitting_with(look, step), pace=SLOW).step()
    assert busy == [pytest.approx(2 * (0.75 - 0.25) + 10 * 0.25, abs=0.5)]
