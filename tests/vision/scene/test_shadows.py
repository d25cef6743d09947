"""The watcher at a drawn table on which shadows and patches of light fall, move and stay."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.table.drawn_table import SIZE, DrawnTable, Sitting, card, codes
from vision.scene.scene import TableState

COLOURED = (0.55, 0.75, 1.25)
"""Of a television, as parts of blue, green and red."""


def light(
    middle: tuple[float, float], radius: float, gain: tuple[float, float, float], edge: float
) -> np.ndarray:
    """What multiplies a picture in which that light falls on a round patch; all in pixels."""
    patch = np.zeros((SIZE[1], SIZE[0]), np.float32)
    cv2.circle(patch, (round(middle[0]), round(middle[1])), round(radius), 1.0, cv2.FILLED)
    if edge:
        patch = cv2.GaussianBlur(patch, (0, 0), edge)
    return np.dstack([1.0 + (part - 1.0) * patch for part in gain]).astype(np.float32)


LIGHTS = [
    pytest.param((0.6, 0.6, 0.6), 60.0, id="a soft shadow"),
    pytest.param((0.5, 0.5, 0.5), 0.0, id="a shadow with a hard edge"),
    pytest.param((1.5, 1.5, 1.5), 0.0, id="sun through a window"),
    pytest.param(COLOURED, 30.0, id="the light of a television"),
]


@pytest.mark.parametrize(("gain", "edge"), [one for one in LIGHTS if one.values[1]])
def test_a_light_that_moves_over_the_table_is_no_hand_and_moves_no_camera(gain, edge):
    seat = Sitting(DrawnTable(things=[card("9H", 0, 0), card("7C", 200, -100)], threads=9.0))
    seat.settle()
    states = []
    for step in range(30):
        seat.table.shade = light((300 + 22 * step, 330), 260, gain, edge)
        states.append(seat.look().state)
    assert TableState.MOVED not in states
    assert TableState.HAND not in states[2:], [state.value for state in states]


@pytest.mark.parametrize(("gain", "edge"), LIGHTS)
def test_a_light_that_comes_changes_nothing(gain, edge):
    seat = Sitting(DrawnTable(things=[card("9H", 0, 0), card("7C", 200, -100)], threads=9.0))
    seat.settle()
    looked = len(seat.eye.looked)
    seat.table.shade = light((700, 330), 260, gain, edge)
    states = [look.state for look in seat.looks(24)]
    assert states[-12:] == [TableState.SEEN] * 12, [state.value for state in states]
    assert len(seat.eye.looked) <= looked + 8 + 2, "parts of one once more, print brought out"


@pytest.mark.parametrize(("gain", "edge"), LIGHTS)
def test_what_is_laid_into_a_new_light_is_seen(gain, edge):
    seat = Sitting(DrawnTable(things=[card("9H", 0, 0), card("7C", 200, -100)], threads=9.0))
    seat.settle()
    seat.table.shade = light((700, 400), 280, gain, edge)
    seat.lay(card("QD", 130, 120, 20), side=1)
    scene = seat.settle()
    assert codes(scene) == ["7C", "9H", "QD"]
    assert len(scene.arms) == 1
