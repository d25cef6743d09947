"""What does not wait for one another is computed at once, and comes out the same."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np
import pytest

from vision import at_once as module
from vision.at_once import at_once
from vision.meter import METER, seconds_of
from vision.network import Network, shipped


@pytest.fixture(params=[None, 1, 3], ids=["one core", "one helper", "three helpers"])
def helpers(request, monkeypatch):
    """The helpers that a computer of so many cores has."""
    pool = ThreadPoolExecutor(request.param) if request.param else None
    monkeypatch.setattr(module, "_threads", lambda: pool)
    yield request.param or 0
    if pool is not None:
        pool.shutdown()


@pytest.mark.usefixtures("helpers")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 9])
def test_each_task_gives_its_own_in_order(count):
    assert at_once([partial(pow, number, 2) for number in range(count)]) == [n * n for n in range(count)]


def test_tasks_meet_where_there_is_a_thread_for_each(helpers):
    meet = threading.Barrier(helpers + 1, timeout=5.0)
    assert len(set(at_once([meet.wait] * (helpers + 1)))) == helpers + 1


@pytest.mark.usefixtures("helpers")
def test_tasks_of_tasks_of_tasks_are_all_computed():
    def deep(level: int) -> int:
        return 1 if level == 0 else sum(at_once([partial(deep, level - 1)] * 3))

    assert deep(4) == 81


@pytest.mark.usefixtures("helpers")
def test_what_a_task_raises_is_raised_once_the_others_are_at_rest():
    running: list[bool] = []

    def slow() -> None:
        running.append(True)
        time.sleep(0.05)
        running.pop()

    def fails() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        at_once([fails, slow, slow])
    assert not running


def test_a_program_that_ends_computes_what_is_left_by_itself(monkeypatch):
    over = ThreadPoolExecutor(1)
    over.shutdown()
    monkeypatch.setattr(module, "_threads", lambda: over)
    assert at_once([lambda: 1, lambda: 2]) == [1, 2]


def compute(seconds: float) -> None:
    begun = time.thread_time()
    while time.thread_time() - begun < seconds:
        pass


def test_how_long_each_task_took_is_told_wherever_it_was_computed(helpers):
    def network() -> None:
        begun = time.thread_time()
        compute(0.02)
        METER.network(begun)

    def asked() -> None:
        compute(0.03)
        at_once([network, partial(compute, 0.01)])
        compute(0.01)

    begun = time.process_time()
    _, (tasks, after) = METER.recorded(asked)
    taken = time.process_time() - begun
    (network_step, _), (other,) = tasks.tasks
    assert tasks.others == pytest.approx(0.03, abs=0.01)
    assert network_step.network == pytest.approx(0.02, abs=0.01)
    assert other.others == pytest.approx(0.01, abs=0.01)
    assert after.others == pytest.approx(0.01, abs=0.01)
    assert seconds_of((tasks, after)) == pytest.approx(taken, abs=0.01)


@pytest.mark.usefixtures("helpers")
@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 13, 40])
def test_a_network_says_the_same_of_many_inputs_as_of_each(count):
    network = Network(shipped("dice-reader.onnx"), ("values", "frames"))
    patches = np.random.default_rng(count).uniform(0, 255, (count, 3, 48, 48)).astype(np.float32)
    together = network.run(patches)
    each = [network.run(patch[None]) for patch in patches]
    for number, said in enumerate(together):
        assert said == pytest.approx(np.concatenate([one[number] for one in each]), abs=1e-3)


def test_whoever_asks_goes_on_while_a_helper_is_not_done(monkeypatch):
    pool = ThreadPoolExecutor(1)
    monkeypatch.setattr(module, "_threads", lambda: pool)
    last = threading.Event()
    assert at_once([lambda: 1, lambda: last.wait(5.0), lambda: last.set() or 3]) == [1, True, 3]
    pool.shutdown()
