"""A broker for a module's tests, and a club that listens there."""

from __future__ import annotations

import pytest

from tests.club.broker import broker_in
from tests.club.listening import Listening


@pytest.fixture(scope="module")
def broker(tmp_path_factory):
    with broker_in(tmp_path_factory.mktemp("broker")) as made:
        yield made


@pytest.fixture
def club(broker):
    """A club that hears everything and says nothing by itself."""
    listening = Listening(broker.port)
    yield listening
    listening.close()
