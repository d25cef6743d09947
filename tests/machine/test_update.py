"""Whether the newest version could not be started is said by whoever started this one."""

from __future__ import annotations

import pytest

from companion.machine.update import FAILED_UPDATE, failed_update


@pytest.mark.parametrize(
    ("environment", "failed"),
    [({}, None), ({FAILED_UPDATE: ""}, None), ({FAILED_UPDATE: "0.2.0"}, "0.2.0")],
)
def test_the_environment_names_the_version_that_failed(environment, failed):
    assert failed_update(environment) == failed
