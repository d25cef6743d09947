"""Network, blob and pattern of pips weighed against each other on a known table."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.dice.test_pips import ABOVE, COLOURS, die
from vision.dice import on_table as weighing
from vision.dice.faces import Aim, Face
from vision.dice.finder import Candidate
from vision.dice.pips import Pips

SIDE = 22.0
"""Pixels of a die's top face in that picture."""

HALF = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * SIDE / 2


class Finds:
    """A finding network that sees a die in the middle."""

    def find(self, image, regions=None, size=None):
        return [Candidate((160.0, 120.0), SIDE, 0.9)]


class Reads:
    """A reading network that sees a value with so much certainty in every candidate."""

    def __init__(self, value, certainty):
        chances = np.full(7, (1 - certainty) / 6, np.float32)
        chances[value] = certainty
        self._logits = np.log(chances)

    def read(self, image, candidates):
        corners = [(HALF + one.middle).astype(np.float32) for one in candidates]
        aims = [Aim(one.middle, one.size * np.eye(2)) for one in candidates]
        return [
            Face(one, aim, self._logits, outline)
            for one, aim, outline in zip(candidates, aims, corners, strict=True)
        ]


@pytest.mark.parametrize(
    ("read", "likenesses", "told"),
    [
        pytest.param((3, 0.6), {3: 0.9, 5: 0.6}, (3, 0.97), id="network and pattern agree"),
        pytest.param((6, 0.6), {5: 0.9, 6: 0.7}, (5, 0.9), id="a clear pattern, a network in doubt"),
        pytest.param((6, 0.6), {5: 0.9, 6: 0.85}, (5, 0.5), id="two patterns, the other one read"),
        pytest.param((2, 0.91), {1: 0.93, 2: 0.85}, (2, 0.91), id="a 2 of which one pip alone fits better"),
        pytest.param((2, 0.6), {1: 0.93, 2: 0.85}, (2, 0.6), id="the same, the network in doubt"),
        pytest.param((6, 0.8), {1: 0.93, 6: 0.3}, (1, 0.5), id="a 1, another one read without pips"),
    ],
)
def test_three_witnesses_tell_a_die(monkeypatch, read, likenesses, told):
    pips = Pips(dict.fromkeys(range(1, 7), 0.2) | likenesses)
    monkeypatch.setattr(weighing, "read_pips", lambda *_: pips)
    picture = die(2, 45, *COLOURS["white pips on black"])
    (seen,) = weighing.on_table(picture, None, ABOVE, None, Finds(), Reads(*read))
    assert (seen.value, seen.confidence) == (told[0], pytest.approx(told[1], abs=0.04))
