"""Sample views for the second screen."""

from __future__ import annotations

import pytest

from tests.games.auf_und_ab.page_views import auf_und_ab
from tests.screens.conftest import display  # noqa: F401 - sentences stand in modules that draw
from tests.screens.sample_views import BEGINNING, PLAYED, WRONG, sitting


@pytest.fixture
def played(tmp_path):
    """Up & Down after a trick; nobody has anything to press."""
    return sitting(tmp_path, *PLAYED)


@pytest.fixture
def refused(tmp_path):
    """Up & Down with a play that the rules forbid."""
    return sitting(tmp_path, *BEGINNING, WRONG)


@pytest.fixture
def to_beat(tmp_path):
    """Auf und Ab while a set is to be beaten: each seat may pass."""
    return auf_und_ab(tmp_path, "upwards")


@pytest.fixture
def asked(tmp_path):
    """Auf und Ab while it is asked what Kim's set counts for."""
    return auf_und_ab(tmp_path, "question")
