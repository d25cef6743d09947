"""A camera that mirrors what it sees: frames are mirrored back before anybody gets them."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pytest

from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.tables import KnownTable
from companion.sitting import Sitting
from companion.sitting.background import BackgroundWatcher
from hardware.cameras.protocol import Frame
from vision.calibration import Calibration
from vision.motion.shot import Shot
from vision.scene.scene import Look, TableState
from vision.sightings import Sightings

AS_TAKEN = np.zeros((72, 128, 3), np.uint8)
AS_TAKEN[:, :40] = 200
RIGHT = np.ascontiguousarray(AS_TAKEN[:, ::-1])
FOUND = Calibration(np.diag([7.0, 7.0, 1.0]) @ np.array([[1, 0, -64], [0, 1, -36], [0, 0, 1.0]]), (128, 72))


@dataclass
class Mirror:
    """A watcher that tells of each frame that it gets mirrored, and finds the table in others.

    Attributes:
        right: whether the frames that it got were the right way round.
    """

    watches = True
    unlike_before = False
    bare_table = None
    calibration: Calibration | None = None
    right: list[bool] = field(default_factory=list)
    glimpsed: list[bool] = field(default_factory=list)

    def look(self, shot: Shot) -> Look:
        right = np.array_equal(shot.image, RIGHT)
        self.right.append(right)
        if right:
            self.calibration = FOUND
        return Look(shot.time, TableState.NOT_CALIBRATED, None, Sightings(), mirrored=not right)

    def glimpse(self, shot: Shot) -> None:
        self.glimpsed.append(np.array_equal(shot.image, RIGHT))

    def calibrate(self, calibration: Calibration) -> None:
        self.calibration = calibration

    def forget(self) -> None:
        self.calibration = None


class Late(Mirror):
    """The same, whose looks come a frame late, as where a thread of its own reads."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting = Look(0.0, TableState.NO_PICTURE, None, Sightings())

    def look(self, shot: Shot) -> Look:
        given, self._waiting = self._waiting, super().look(shot)
        return given


@pytest.fixture
def evening(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    yield Evening.begin(journal, Header("up-and-down", ("Kim", "Leah")))
    journal.close()


def shown(sitting: Sitting, count: int, picture: np.ndarray = AS_TAKEN) -> list[bool]:
    """Frames of a camera; whether each was shown to people the right way round."""
    seen = []
    for number in range(count):
        time = sitting.time.now + 0.1 * (number + 1)
        sitting.step(Frame(picture, time, (Frame(picture, time - 0.05),)))
        seen.append(np.array_equal(sitting.view.camera.picture, RIGHT))
    return seen


def test_all_frames_after_a_mirrored_one_are_mirrored_back(evening):
    sitting = Sitting(evening, Mirror())
    assert shown(sitting, 4) == [False, True, True, True]
    watcher = sitting.watching.watcher
    assert watcher.right == watcher.glimpsed == [False, True, True, True]
    assert KnownTable.from_dict(evening.table()) == KnownTable(FOUND.as_dict(), mirrored=True)


def test_a_look_that_comes_late_turns_nothing_back(evening):
    sitting = Sitting(evening, Late())
    assert shown(sitting, 6) == [False, False, True, True, True, True]


def test_a_thread_that_looks_late_turns_nothing_back(evening):
    watcher = BackgroundWatcher(Mirror(), at_once=0.0)
    sitting = Sitting(evening, watcher)
    seen = shown(sitting, 200)
    watcher.close()
    assert seen == sorted(seen)
    assert seen[-1]


def test_a_camera_known_to_mirror_is_mirrored_back_from_the_first_frame_on(evening):
    assert shown(Sitting(evening, Mirror(), mirrored=True), 3) == [True] * 3


def test_a_camera_that_mirrors_no_more_is_taken_as_it_is(evening):
    sitting = Sitting(evening, Mirror(), mirrored=True)
    assert shown(sitting, 3, RIGHT) == [False, True, True]
    assert not sitting.watching.mirrored


def test_corners_touched_in_the_mirror_turn_the_frames_too(evening):
    sitting = Sitting(evening, Mirror(calibration=FOUND))
    sitting.calibrate(FOUND, mirrored=True)
    assert KnownTable.from_dict(evening.table()).mirrored
    assert shown(sitting, 2) == [True, True]
    sitting.calibrate(FOUND)
    assert KnownTable.from_dict(evening.table()).mirrored
