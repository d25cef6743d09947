"""The watcher at a drawn table on which shadows and patches of light fall, move and stay."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.table.drawn_table import SIZE, DrawnTable, Sitting, card, codes
from vision.scene.scene import Look, TableState

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


def under_leaves(time: float) -> np.ndarray:
    """What multiplies a picture of a table in the shade of leaves that sway."""
    rng = np.random.default_rng(5)
    sun = np.zeros((SIZE[1], SIZE[0]), np.float32)
    for middle, phase in zip(rng.uniform((0, 0), SIZE, (60, 2)), rng.uniform(0, 6.3, 60), strict=True):
        sways = 30 * np.sin(1.5 * time + phase)
        cv2.circle(sun, (round(middle[0] + sways), round(middle[1] + sways / 2)), 40, 1.0, cv2.FILLED)
    bright = 0.6 + 0.6 * cv2.GaussianBlur(sun, (0, 0), 9.0)
    return np.dstack([bright] * 3)


def test_under_leaves_a_card_that_is_laid_is_seen_and_the_others_are_hardly_read():
    lying = [card("9H", 0, 0), card("7C", 200, -100), card("4S", -250, 200), card("JD", -300, -250)]
    seat = Sitting(DrawnTable(things=lying, threads=9.0))
    seat.table.shade = under_leaves(0.0)
    seat.settle()

    def looks(count: int) -> list[Look]:
        seen = []
        for _ in range(count):
            seat.table.shade = under_leaves(seat.time)
            seen.append(seat.look())
        return seen

    assert TableState.HAND not in [look.state for look in looks(24)]
    looked = len(seat.eye.looked)
    seat.table.arm_from(1, (130, 120))
    looks(5)
    seat.table.things.append(card("QD", 130, 120, 20))
    looks(1)
    seat.table.no_arm()
    scenes = [look.scene for look in looks(24) if look.scene is not None]
    assert codes(scenes[0]) == ["4S", "7C", "9H", "JD", "QD"]
    read = [box for regions in seat.eye.looked[looked:] for box in regions or ()]
    far = seat.table._to_picture([(-300, -250)])[0]
    assert not any(box.contains(far) for box in read), "nothing moved over that card"
