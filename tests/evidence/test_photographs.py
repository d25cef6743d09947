"""The labelled photographs are read as well as before, set by set."""

from __future__ import annotations

import cv2
import pytest

from tests.evidence import reached
from tests.evidence.reached import Reached
from tests.evidence.sets import SETS
from tests.shared_material import PHOTOGRAPHS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(PHOTOGRAPHS is None, reason="the photographs are not here"),
]


@pytest.fixture(autouse=True)
def one_thread():
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    yield
    cv2.setNumThreads(threads)


@pytest.mark.parametrize("name", SETS)
def test_nothing_fails_that_was_read_and_nothing_more_is_told_wrongly(name, tmp_path):
    kept = reached.read()[name]
    now = Reached.of(list(SETS[name].read(PHOTOGRAPHS, tmp_path)))
    assert now.photographs == kept.photographs
    assert sorted(now.wrong - kept.wrong) == []
    assert sorted(now.failing - kept.failing) == []


def test_every_set_has_figures_that_are_held():
    assert sorted(reached.read()) == sorted(SETS)
