"""The watcher at a drawn table whose light goes out, or is switched: what was laid meanwhile is seen."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.table.drawn_table import DrawnTable, Sitting, card, codes, die
from vision.scene.scene import TableState

DARK, DIM = 0.12, 0.5
"""Parts of the light: too little to see by, and a lamp less."""


def at_a_pale_cloth(light: float) -> Sitting:
    """A watcher that has settled its first scene in full light and then sits in that light."""
    table = DrawnTable(things=[card("9H", 0, 0)])
    cells = np.random.default_rng(0).integers(150, 190, (24, 24, 3)).astype(np.uint8)
    table.cloth = np.asarray(cv2.resize(cells, (1200, 1200), interpolation=cv2.INTER_CUBIC), np.uint8)
    seat = Sitting(table)
    seat.settle()
    seat.looks(4)
    table.light = light
    seat.looks(8)
    return seat


@pytest.mark.parametrize("computes", [False, True], ids=["looked at", "only glimpsed"])
@pytest.mark.parametrize("light", [DARK, DIM])
def test_a_die_laid_before_the_light_comes_back_is_seen_and_is_not_taken_for_the_table(light, computes):
    seat = at_a_pale_cloth(light)
    seat.table.things.append(die(4, -250, -200))
    seat.computes = computes
    seat.looks(2 if light == DARK else 0)
    seat.table.light = 1.0
    seat.look()
    seat.computes = False
    assert [one.value for one in seat.settle().sightings.dice] == [4]
    seat.table.things.pop()
    x, y = (seat.table._to_picture(np.array([[-250, -200]]))[0] / 2).round().astype(int)
    cloth = cv2.resize(seat.table.frame(), (640, 360), interpolation=cv2.INTER_AREA)[
        y - 3 : y + 4, x - 3 : x + 4
    ]
    assert np.abs(seat.watcher.bare_table[y - 3 : y + 4, x - 3 : x + 4].astype(int) - cloth).mean() < 8


@pytest.mark.parametrize("light", [DARK, DIM])
def test_an_arm_that_comes_in_with_the_light_is_seen_at_once(light):
    seat = at_a_pale_cloth(light)
    seat.table.light = 1.0
    looks = seat.lay(card("QD", 0, 200))
    assert {look.state for look in looks} == {TableState.HAND}
    scene = seat.settle()
    assert codes(scene) == ["9H", "QD"]
    assert len(scene.arms) == 1


def test_light_that_comes_back_upon_the_same_table_tells_nothing():
    seat = at_a_pale_cloth(DARK)
    seat.table.light = 1.0
    assert seat.scenes(12) == []
    assert seat.look().state is TableState.SEEN
