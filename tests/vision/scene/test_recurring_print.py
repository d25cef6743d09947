"""What looks like a die and recurs all over a cloth is its print."""

import cv2
import numpy as np
import pytest

from tests.vision.scene.stacked_cards import NOISE, cloth
from tests.vision.table.drawn_table import DrawnTable
from vision.motion.small_frame import SmallFrame
from vision.scene.recurring_print import recurs
from vision.scene.tabletop import Tabletop
from vision.sightings import DieSighting, Image, Sightings

SIDE = 28.0
BLOSSOM, BESIDE = (330.0, 260.0), (285.0, 215.0)


def with_dice(*middles: tuple[float, float], noise: float = 2.0) -> Image:
    """The cloth with ones on it that are as dark as its blossoms, as a camera shows it."""
    picture = cloth()
    for x, y in middles:
        corner, size = (round(x - SIDE / 2), round(y - SIDE / 2)), round(SIDE)
        cv2.rectangle(picture, (*corner, size, size), (40, 40, 130), -1)
        cv2.circle(picture, (round(x), round(y)), 5, (170, 190, 200), -1, cv2.LINE_AA)
    grain = np.random.default_rng(3).normal(0.0, noise, picture.shape)
    return np.clip(picture + grain, 0, 255).astype(np.uint8)


@pytest.mark.parametrize(
    ("dice", "at", "is_print"),
    [
        pytest.param((), BLOSSOM, True, id="a blossom"),
        pytest.param((BESIDE,), BESIDE, False, id="a die between blossoms"),
        pytest.param((BESIDE, (375.0, 215.0)), BESIDE, False, id="one of two dice alike"),
        pytest.param((), (5.0, 5.0), False, id="at the edge of the picture"),
    ],
)
def test_print_recurs_and_a_die_does_not(dice, at, is_print):
    assert recurs(SmallFrame.of(with_dice(*dice)), at, SIDE) == is_print


@pytest.mark.parametrize(("confidence", "kept"), [(0.7, 0), (0.99, 1)], ids=["doubtful", "sure"])
def test_a_doubtful_die_on_a_blossom_is_none_though_the_bare_table_was_never_seen(confidence, kept):
    tabletop, small = Tabletop(), SmallFrame.of(with_dice())
    fine, coarse = (np.zeros(picture.shape[:2], np.uint8) for picture in (small.fine, small.coarse))
    tabletop.regions(fine, coarse, small, DrawnTable().calibration)
    corners = np.array([[-14, -14], [14, -14], [14, 14], [-14, 14]], np.float32)
    die = DieSighting(1, confidence, BLOSSOM, corners + np.array(BLOSSOM, np.float32))
    seen = tabletop.without_ghosts(Sightings(dice=(die,)), small, NOISE, tabletop.strange(small, NOISE))
    assert len(seen.dice) == kept
