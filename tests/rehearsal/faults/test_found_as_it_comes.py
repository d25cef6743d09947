"""The table is found in the picture as it comes, and lies where the simulated camera has it."""

import cv2
import numpy as np
import pytest

from companion.rehearsal.camera import Above, SimulatedCamera
from companion.rehearsal.faults.registry import FAULTS, KINDS, ChosenFault, Strength
from companion.rehearsal.layout import BOARD, Layout, Lying, Spot
from companion.sitting.watching import Watching
from companion.table.playing_table import SMALL_TABLE
from tests.rehearsal.faults.watched_table import TICK, stage_with
from vision.calibration import Calibration
from vision.scene.scene import TableState
from vision.scene.watcher import Watcher
from vision.sightings import Sightings

NAMES = [*(fault.name for kind in ("view", "picture", "stream") for fault in KINDS[kind]), "mjpeg"]
FAMILY = [
    ChosenFault(name, strength)
    for name in NAMES
    for strength in Strength
    if strength is Strength.STRONG or FAULTS[name].mild != FAULTS[name].strong
]

USUAL_MISS = 5.0
"""Millimetres at the play area's corners, 420 from the middle of a board that is 300 wide."""

BENT_MISS = {
    "wide-angle:mild": 20.0,
    "wide-angle:strong": 40.0,
    "pincushion:mild": 20.0,
    "pincushion:strong": 40.0,
}
"""The same where what is straight is bent: the board says nothing of that."""

QUARTERS = {"turned-90": 1, "turned-180": 2, "turned-270": 3}


class NoEye:
    """Reads nothing: the board still lies there."""

    def see(self, image, calibration=None, regions=None, elsewhere=None, strange=None) -> Sightings:
        raise AssertionError("nothing is read while the board lies there")


def watched(*faults, seconds=5.0, seed=3):
    """What comes of a table with the board on it, and the lens before which it lies."""
    cv2.setNumThreads(1)
    stage = stage_with(*faults, seed=seed, table=SMALL_TABLE)
    stage.layout = Layout((Lying(BOARD, Spot(0.0, 0.0)),))
    watching = Watching(Watcher(NoEye()))
    camera = SimulatedCamera(stage, ())
    for tick in range(round(seconds / TICK)):
        for frame in camera.tick(tick * TICK, Above(), due=tick % 3 == 0):
            watching.look_at(watching.take(frame))
        if watching.look.state is TableState.BOARD:
            break
    return watching, stage.world.lens


def turned(pixels, size, quarters):
    """Where pixels of a picture of that size are after so many quarter turns, clockwise."""
    for _ in range(quarters):
        pixels = np.column_stack([size[1] - 1 - pixels[:, 1], pixels[:, 0]])
        size = size[::-1]
    return pixels


def misses(found: Calibration, lens, quarters=0):
    """How far from where they lie the play area's corners are said to be, in millimetres."""
    corners = np.array([(x, y) for x in (-0.5, 0.5) for y in (-0.5, 0.5)]) * SMALL_TABLE.play_area
    pixels = turned(lens.project(corners), lens.picture, quarters)
    return np.linalg.norm(found.to_table(pixels) - corners, axis=1)


@pytest.mark.parametrize("fault", FAMILY, ids=str)
def test_the_table_is_found_with_every_fault_of_the_family(fault):
    watching, lens = watched(fault)
    assert watching.look.state is TableState.BOARD
    assert watching.mirrored == (fault.name == "mirrored")
    found = watching.watcher.calibration
    assert misses(found, lens, QUARTERS.get(fault.name, 0)).max() < BENT_MISS.get(str(fault), USUAL_MISS)
