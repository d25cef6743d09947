"""What one machine computed is played through on another one's cores."""

from __future__ import annotations

import pytest

from companion.rehearsal.cores import seconds_on
from vision.meter import Step


def at_once(*chains):
    return (Step(tasks=chains),)


NETWORK, OTHERS = (Step(0.0, 1.0),), (Step(1.0),)


@pytest.mark.parametrize(
    ("chain", "cores", "seconds"),
    [
        pytest.param((), 4, 0.0, id="nothing"),
        pytest.param((Step(1.0, 2.0), Step(0.5)), 4, 3.5, id="one after the other"),
        pytest.param(at_once(*[NETWORK] * 4), 4, 1.0, id="as many networks as cores"),
        pytest.param(at_once(*[NETWORK] * 5), 4, 2.0, id="one more than cores"),
        pytest.param(at_once(*[NETWORK] * 4), 2, 2.0, id="twice as many as cores"),
        pytest.param(at_once(*[NETWORK] * 4), 1, 4.0, id="one core"),
        pytest.param(at_once(*[OTHERS] * 4), 4, 4.0, id="all else holds the lock"),
        pytest.param(at_once(OTHERS, NETWORK), 4, 1.0, id="a network beside all else"),
        pytest.param(at_once((Step(0.0, 3.0),), *[NETWORK] * 3), 2, 3.0, id="a long one beside short ones"),
        pytest.param(at_once((Step(1.0, 1.0),), (Step(1.0, 1.0),)), 2, 3.0, id="each needs the lock first"),
        pytest.param(
            at_once(at_once(NETWORK, NETWORK), (Step(0.0, 2.0),)),
            2,
            2.0,
            id="tasks of a task, no core free",
        ),
        pytest.param(
            (*at_once(at_once(NETWORK, NETWORK), NETWORK), Step(0.0, 1.0)),
            4,
            2.0,
            id="and with cores for all",
        ),
    ],
)
def test_a_chain_takes_as_long_as_its_threads_and_the_lock_allow(chain, cores, seconds):
    assert seconds_on(chain, cores, others=1.0, networks=1.0) == pytest.approx(seconds, abs=0.02)


def test_networks_and_all_else_are_slower_by_factors_of_their_own():
    assert seconds_on((Step(1.0, 2.0),), 4, others=3.0, networks=5.0) == pytest.approx(13.0)


def test_a_thread_that_computes_for_long_gives_the_lock_to_others_in_between():
    chain = at_once((Step(1.0),), (Step(0.01, 1.0),))
    assert seconds_on(chain, 2, others=1.0, networks=1.0) == pytest.approx(1.02, abs=0.01)
