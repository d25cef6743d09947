"""People who sit elsewhere than evenly around the table, and have said so on the map."""

from __future__ import annotations

from random import Random

import pytest

from companion.engines import Header
from companion.evening.journal import Journal
from companion.rehearsal.truth import generated_truth
from companion.table.seats import seats_around
from tests.rehearsal.perfect_sight import acted_before_perfect_sight

NAMES = ("Kim", "Leah", "Alex")
AT_THREE_SIDES = seats_around(3).facing((0.0, 90.0, 180.0))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("auf-und-ab", {"end": {"hands": 1}}),
        ("schwupps", {}),
        ("up", {"end": {"rounds": 1}}),
        ("up-and-down", {"rounds": 1}),
    ],
)
def test_whose_arm_it_is_follows_from_the_map(game, options, tmp_path):
    header = Header(game, NAMES, options)
    truth = generated_truth(header, Random(3), mishaps=0.2)
    outcome, _ = acted_before_perfect_sight(truth, Journal(tmp_path / "journal.sqlite"), seats=AT_THREE_SIDES)
    assert outcome.first_difference is None
    assert outcome.same
