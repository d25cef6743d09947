"""Two looks at a face weighed against each other on a known table."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.dice.tables import ABOVE, BLACK, NEARER, PX_PER_MM, WHITE, die_from_above
from vision.dice import on_table as weighing
from vision.dice.faces import Aim, DieFace
from vision.dice.finder import DieCandidate

SIDE = 22.0
"""Pixels of a die's top face in that picture."""

HALF = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * SIDE / 2
PICTURE = die_from_above(2, 45, BLACK, WHITE)
BARE = np.full_like(PICTURE, 90)


class Finds:
    """A finding network that sees a die in the middle, and perhaps another one, so many pixels below."""

    def __init__(self, *below):
        self._below = below

    def find(self, image, regions=None, size=None):
        return [DieCandidate((160.0, 120.0 + pixels), SIDE, 0.9) for pixels in (0.0, *self._below)]


class Reads:
    """A reading network that sees a value, with a certainty for each candidate, the last for all others.

    Laid flat the faces show another value or are less certain, if that is asked for.
    """

    def __init__(self, value, *certainties, flat=None):
        self._looks = [_logits(value, certainty) for certainty in certainties]
        self._flat = flat

    def aimed_anew(self, image, faces):
        return faces

    def aimed_at(self, image, faces, aims):
        return [face if self._flat is None else replace(face, logits=_logits(*self._flat)) for face in faces]

    def read(self, image, candidates):
        corners = [(HALF + one.middle).astype(np.float32) for one in candidates]
        aims = [Aim(one.middle, one.size * np.eye(2)) for one in candidates]
        return [
            DieFace(one, aim, self._looks[min(number, len(self._looks) - 1)], outline)
            for number, (one, aim, outline) in enumerate(zip(candidates, aims, corners, strict=True))
        ]


def _logits(value, certainty):
    chances = np.full(7, (1 - certainty) / 6, np.float32)
    chances[value] = certainty
    return np.log(chances)


@pytest.mark.parametrize(
    ("own", "flat", "told"),
    [
        pytest.param((3, 0.9), (3, 0.95), [(3, 0.9)], id="both looks agree"),
        pytest.param((3, 0.98), (3, 0.7), [(3, 0.7)], id="laid flat it is less sure"),
        pytest.param((3, 0.98), (2, 0.9), [], id="laid flat it is another value"),
        pytest.param((4, 0.98), (0, 0.9), [], id="laid flat it is no face, as a side is none"),
    ],
)
def test_a_die_is_as_sure_as_the_less_sure_of_two_looks(own, flat, told):
    seen = weighing.on_table(PICTURE, None, ABOVE, None, Finds(), Reads(*own, flat=flat))
    assert [(die.value, pytest.approx(die.confidence, abs=0.01)) for die in seen] == told


def test_what_the_network_hardly_takes_for_a_die_is_none():
    assert weighing.on_table(PICTURE, None, ABOVE, None, Finds(), Reads(4, 0.45)) == ()


@pytest.mark.parametrize("turn", [0, 20, 45, 70])
def test_a_face_is_laid_flat_as_large_as_a_die_there_and_turned_as_it_is(turn):
    angle = np.deg2rad(turn)
    rotation = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    outline = (HALF * 0.8 @ rotation + (160, 120)).astype(np.float32)
    looks = []

    class Looks(Reads):
        def read(self, image, candidates):
            (face, *_) = super().read(image, candidates)
            return [replace(face, candidate=DieCandidate((160.0, 120.0), SIDE, 0.9), outline=outline)]

        def aimed_at(self, image, faces, aims):
            looks.extend(aims)
            return faces

    weighing.on_table(PICTURE, None, ABOVE, None, Finds(), Looks(2, 0.97))
    (aim,) = looks
    assert aim.size == pytest.approx(16 * PX_PER_MM * NEARER, rel=0.03)
    wanted = (outline - (160, 120)) * aim.size / (0.8 * SIDE) + (160, 120)
    assert aim.outline == pytest.approx(wanted, abs=0.5)


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
def test_what_touches_a_surer_die_may_be_one_of_its_sides(below, certainty, told):
    seen = weighing.on_table(BARE, None, ABOVE, None, Finds(below), Reads(1, 0.97, certainty))
    assert [one.confidence for one in seen] == pytest.approx(told, abs=0.01)
