"""When ruling stops because table and position do not agree."""

import pytest

from companion.out_of_step import PATIENCE, OutOfStep
from companion.table.reading import Reading

BEGAN = 10.0


@pytest.mark.parametrize(
    ("after", "asked", "stopped"),
    [
        pytest.param(PATIENCE - 1.0, False, False, id="there is still time to put it right"),
        pytest.param(PATIENCE, False, True, id="the time is over"),
        pytest.param(PATIENCE, True, False, id="people are asked about what lies there"),
    ],
)
def test_ruling_stops_when_the_table_lies_otherwise_for_long(after, asked, stopped):
    table = OutOfStep()
    table.scene(Reading(in_step=False), BEGAN)
    table.still(BEGAN + after, asked=asked)
    assert table.stopped is stopped
