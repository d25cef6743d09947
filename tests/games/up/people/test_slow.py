"""Up acted out before a companion that takes far longer than people's patience."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.compared import compare
from companion.rehearsal.pace import Computed
from companion.rehearsal.perfect_sight import before_perfect_sight
from companion.rehearsal.truth import generated_truth

PLAYERS = ("Kim", "Leah", "Alex", "Nora")

EVENTS = 8


class SlowPace:
    """The same times in each run: long for the deal, and less for what is laid later."""

    def __init__(self, evening: Evening, deal: float, glance: float) -> None:
        self._evening, self._deal, self._glance = evening, deal, glance

    def seconds(self, computed: Computed, *, reads: bool) -> float:
        if not reads:
            return self._glance
        return 1.0 if self._evening.ruled else self._deal


@pytest.mark.parametrize(
    ("deal", "glance"),
    [
        pytest.param(0.5, 0.01, id="a PC"),
        pytest.param(100.0, 0.03, id="forty cards on a Pi 4"),
        pytest.param(5.0, 0.15, id="frames come faster than they can be looked at"),
    ],
)
def test_slowness_stops_no_game(tmp_path, deal, glance):
    whole = generated_truth(Header("up", PLAYERS, {"end": {"rounds": 1}}), Random(1), 0.2)
    truth = replace(whole, steps=whole.steps[:EVENTS])
    journal = Journal(tmp_path / "journal.sqlite")
    evening = Evening.begin(journal, truth.header)
    before_perfect_sight(truth, evening, 1, pace=SlowPace(evening, deal, glance)).to_the_end()
    journal.close()
    outcome = compare(truth, [ruled.event for ruled in evening.ruled])
    assert outcome.first_difference is None
    assert outcome.same
