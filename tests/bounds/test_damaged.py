"""Whatever is damaged in a file from outside, it is read or refused in a sentence."""

from __future__ import annotations

import pytest

from tests.bounds.damaged import read_damaged
from tests.bounds.samples import KINDS

COUNT = 250
SECONDS = 10
MEGABYTES = 450
"""What is left of 600 beside the program itself."""


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_damaged_files_are_read_or_refused_in_a_sentence(kind, capfd):
    outcome = read_damaged(kind, COUNT, seed=1)
    assert outcome.wrong == []
    assert outcome.refused > 0
    assert outcome.read + outcome.refused == COUNT
    assert outcome.slowest < SECONDS
    assert outcome.grown < MEGABYTES
    assert capfd.readouterr() == ("", "")
