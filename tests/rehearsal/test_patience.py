"""For how long people at the simulated table wait."""

from __future__ import annotations

import pytest

from companion.rehearsal.patience import COMPUTING, LOOKED_AT, Computing, Patience

BEGAN, BEFORE = 100.0, Computing(briefly=7.0, at_length=20.0)


@pytest.mark.parametrize(
    ("briefly", "at_length", "waits"),
    [
        pytest.param(0.0, 0.0, 12.0, id="nothing is computed"),
        pytest.param(3.0, 0.0, 15.0, id="the screen is slow to show things"),
        pytest.param(1e6, 0.0, 12.0 + COMPUTING, id="it is always slow"),
        pytest.param(0.0, 200.0, 212.0, id="the screen says that the table is looked at"),
        pytest.param(2.0, 200.0, 214.0, id="and then it is slow"),
        pytest.param(0.0, 1e6, 12.0 + LOOKED_AT, id="nobody believes that any more"),
    ],
)
def test_people_wait_while_the_companion_computes_but_not_for_ever(briefly, at_length, waits):
    patience = Patience(BEGAN + 12.0, BEFORE)
    computed = BEFORE.more(briefly, at_length=False).more(at_length, at_length=True)
    assert patience.lasts(BEGAN + waits - 0.1, computed)
    assert not patience.lasts(BEGAN + waits, computed)
