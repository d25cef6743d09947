"""Network and pattern of pips weighed against each other on a known table."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.dice.test_pips import ABOVE, COLOURS, die
from vision.dice import on_table as weighing
from vision.dice.faces import Aim, Face
from vision.dice.finder import Candidate
from vision.dice.pips import Pips
from vision.table.bare import Strange

SIDE = 22.0
"""Pixels of a die's top face in that picture."""

ONE = Pips(dict.fromkeys(range(1, 7), 0.2) | {1: 0.9}, 1.0)
"""The pattern of a single pip."""

HALF = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * SIDE / 2


class Finds:
    """A finding network that sees a die in the middle, and perhaps another one, so many pixels below."""

    def __init__(self, *below):
        self._below = below

    def find(self, image, regions=None, size=None):
        return [Candidate((160.0, 120.0 + pixels), SIDE, 0.9) for pixels in (0.0, *self._below)]


class Reads:
    """A reading network that sees a value, with a certainty for each candidate, the last for all others."""

    def __init__(self, value, *certainties):
        self._logits = [self._of(value, certainty) for certainty in certainties]

    @staticmethod
    def _of(value, certainty):
        chances = np.full(7, (1 - certainty) / 6, np.float32)
        chances[value] = certainty
        return np.log(chances)

    def aimed_anew(self, image, face):
        return face

    def read(self, image, candidates):
        corners = [(HALF + one.middle).astype(np.float32) for one in candidates]
        aims = [Aim(one.middle, one.size * np.eye(2)) for one in candidates]
        return [
            Face(one, aim, self._logits[min(number, len(self._logits) - 1)], outline)
            for number, (one, aim, outline) in enumerate(zip(candidates, aims, corners, strict=True))
        ]


@pytest.mark.parametrize(
    ("read", "likenesses", "told"),
    [
        pytest.param((3, 0.75), {3: 0.9, 5: 0.6}, (3, 0.9), id="network and pattern agree"),
        pytest.param((1, 0.75), {1: 0.9, 2: 0.6}, (1, 0.75), id="a single pip, which proves nothing"),
        pytest.param((1, 0.9), {1: 0.6, 2: 0.9}, (1, 0.75), id="a single pip that is not there"),
        pytest.param((6, 0.98), {5: 0.9, 6: 0.7}, (6, 0.94), id="a sure network, another pattern"),
        pytest.param((6, 0.9), {5: 0.9, 6: 0.85}, (6, 0.75), id="another pattern, the network less sure"),
        pytest.param((2, 0.9), {2: 0.6}, (2, 0.75), id="no pattern that is clear"),
    ],
)
def test_two_witnesses_tell_a_die(monkeypatch, read, likenesses, told):
    pips = Pips(dict.fromkeys(range(1, 7), 0.2) | likenesses, 0.9)
    monkeypatch.setattr(weighing, "read_pips", lambda *_: pips)
    picture = die(2, 45, *COLOURS["white pips on black"])
    (seen,) = weighing.on_table(picture, None, ABOVE, None, Finds(), Reads(*read))
    assert (seen.value, seen.confidence) == (told[0], pytest.approx(told[1], abs=0.01))


@pytest.mark.parametrize(
    ("lies", "confidence"), [(True, 0.9), (False, 0.75)], ids=["in the middle of a blob", "just somewhere"]
)
def test_a_single_pip_proves_something_where_a_thing_of_a_dies_size_stands_out(monkeypatch, lies, confidence):
    monkeypatch.setattr(weighing, "read_pips", lambda *_: ONE)
    picture = die(1, 45, *COLOURS["white pips on black"])
    levels = np.zeros((240, 320), np.uint8)
    if lies:
        levels[109:131, 149:171] = 120
    other = np.full_like(levels, 255)
    strange = Strange(levels, other, np.full_like(levels, 255), 1.0)
    (seen, *_) = weighing.on_table(picture, None, ABOVE, strange, Finds(), Reads(1, 0.75))
    assert (seen.value, seen.confidence) == (1, pytest.approx(confidence, abs=0.01))


@pytest.mark.parametrize(
    ("value", "evenness", "confidence"),
    [
        pytest.param(2, 0.6, 0.99, id="two alike pips"),
        pytest.param(2, 0.3, 0.57, id="a one with a pip of a side"),
        pytest.param(5, 0.3, 0.99, id="five in glare"),
    ],
)
def test_a_two_has_two_pips_that_are_alike(monkeypatch, value, evenness, confidence):
    pips = Pips(dict.fromkeys(range(1, 7), 0.2) | {value: 0.9}, evenness)
    monkeypatch.setattr(weighing, "read_pips", lambda *_: pips)
    picture = die(value, 45, *COLOURS["white pips on black"])
    (seen,) = weighing.on_table(picture, None, ABOVE, None, Finds(), Reads(value, 0.975))
    assert (seen.value, seen.confidence) == (value, pytest.approx(confidence, abs=0.01))


def test_what_neither_network_nor_pattern_takes_for_a_die_is_none(monkeypatch):
    monkeypatch.setattr(weighing, "read_pips", lambda *_: None)
    picture = die(2, 45, *COLOURS["white pips on black"])
    assert weighing.on_table(picture, None, ABOVE, None, Finds(), Reads(4, 0.7)) == ()


@pytest.mark.parametrize(
    ("below", "certainty", "told"),
    [
        pytest.param(0.9 * SIDE, 0.96, (0.97, 0.89), id="a sure one that touches it stays sure"),
        pytest.param(0.9 * SIDE, 0.87, (0.97, 0.69), id="one that touches it may be its side"),
        pytest.param(1.4 * SIDE, 0.87, (0.97, 0.87), id="one apart is a die"),
        pytest.param(0.9 * SIDE, 0.7, (0.97,), id="a doubtful one that touches it is none"),
        pytest.param(0.5 * SIDE, 0.96, (0.97,), id="two do not lie in one place"),
    ],
)
def test_what_touches_a_surer_die_may_be_one_of_its_sides(monkeypatch, below, certainty, told):
    monkeypatch.setattr(weighing, "read_pips", lambda *_: ONE)
    monkeypatch.setattr(weighing, "die_blobs", lambda *_: [])
    picture = die(2, 45, *COLOURS["white pips on black"])
    seen = weighing.on_table(picture, None, ABOVE, None, Finds(below), Reads(1, 0.97, certainty))
    assert [one.confidence for one in seen] == pytest.approx(told, abs=0.01)
