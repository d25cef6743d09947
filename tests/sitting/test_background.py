"""A watcher in a thread of its own tells what it has seen when it is ready, and holds nobody up."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from companion.sitting.background import BackgroundWatcher
from hardware.cameras.missed import MOST
from hardware.cameras.protocol import Frame, Later
from vision.calibration import Calibration
from vision.scene.scene import Look, Scene, TableState
from vision.sightings import Sightings

PICTURE = np.zeros((36, 64, 3), np.uint8)
SMALL = np.zeros((360, 640, 3), np.uint8)
TABLE = Calibration(np.eye(3), (64, 36))
SOON = 5.0
"""Seconds after which a thread that has not answered has failed."""


class SlowWatcher:
    """A watcher that reads for as long as it is told to."""

    def __init__(self) -> None:
        self.calibration: Calibration | None = None
        self.unlike_before = False
        self.bare_table = None
        self.heard: list[tuple[str, float]] = []
        self.glimpsed: list[np.ndarray] = []
        self.state = TableState.SEEN
        self.fails = False
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def look(self, shot: Frame) -> Look:
        assert self.may_go_on.wait(SOON)
        self.heard.append(("look", shot.time))
        if self.fails:
            raise ValueError("a damaged network")
        scene = Scene(1, shot.time, Sightings(), (), shot.image) if self.state is TableState.SEEN else None
        return Look(shot.time, self.state, scene, Sightings())

    def glimpse(self, shot: Frame) -> None:
        self.heard.append(("glimpse", shot.time))
        self.glimpsed.append(shot.small)

    def calibrate(self, calibration: Calibration) -> None:
        self.heard.append(("calibrate", 0.0))
        self.calibration = calibration

    def forget(self) -> None:
        self.heard.append(("forget", 0.0))
        self.calibration = None

    def reads(self) -> None:
        """From now on every look takes until it may go on."""
        self.may_go_on.clear()


@pytest.fixture
def slow():
    return SlowWatcher()


@pytest.fixture
def background(slow):
    """Waits for no look."""
    watcher = BackgroundWatcher(slow, 0.0)
    yield watcher
    slow.may_go_on.set()
    watcher.close()


@pytest.fixture
def patient(slow):
    """Waits for every look."""
    watcher = BackgroundWatcher(slow, SOON)
    yield watcher
    watcher.close()


def frame(time: float) -> Frame:
    return Frame(PICTURE, time)


def ready(background: BackgroundWatcher) -> None:
    """Wait until nothing is read."""
    assert background.bare_table is None


def read(slow: SlowWatcher, background: BackgroundWatcher, time: float) -> None:
    """Let a frame be read, of which nothing is told before the next one."""
    slow.reads()
    background.look(frame(time))
    slow.may_go_on.set()
    ready(background)


def test_a_frame_of_which_nothing_is_read_is_told_of_at_once(patient):
    look = patient.look(frame(1.0))
    assert (look.time, look.state) == (1.0, TableState.SEEN)
    assert look.scene.time == 1.0
    assert patient.look(frame(1.1)).scene.time == 1.1


def test_while_a_frame_is_read_the_table_is_looked_at(slow, background):
    read(slow, background, 1.0)
    slow.reads()
    looks = [background.look(frame(time)) for time in (1.1, 1.2, 1.3)]
    assert [look.time for look in looks] == [1.1, 1.2, 1.3]
    assert [look.scene is None for look in looks] == [False, True, True]
    assert [look.state for look in looks] == [TableState.SEEN, TableState.LOOKING, TableState.LOOKING]


def test_what_was_read_is_told_once_with_a_later_frame(slow, background):
    slow.reads()
    background.look(frame(1.0))
    background.look(frame(1.1))
    slow.may_go_on.set()
    ready(background)
    look = background.look(frame(1.2))
    assert (look.time, look.scene.time) == (1.2, 1.0)
    ready(background)
    assert background.look(frame(1.3)).scene.time == 1.2


def test_arms_are_looked_for_in_what_came_meanwhile_before_the_next_frame(slow, background):
    slow.reads()
    background.look(frame(1.0))
    background.glimpse(frame(1.1))
    background.look(frame(1.2))
    slow.may_go_on.set()
    ready(background)
    background.look(frame(1.3))
    ready(background)
    assert slow.heard == [("look", 1.0), ("glimpse", 1.1), ("glimpse", 1.2), ("look", 1.3)]


def test_only_what_is_small_of_what_came_meanwhile_is_kept(slow, background):
    def never() -> np.ndarray:
        raise AssertionError

    slow.reads()
    background.look(frame(1.0))
    background.look(Frame(Later((1280, 720), SMALL, never), 1.1))
    slow.may_go_on.set()
    ready(background)
    background.look(frame(1.2))
    ready(background)
    assert slow.glimpsed[0] is SMALL


def test_the_oldest_of_very_many_are_forgotten(slow, background):
    slow.reads()
    background.look(frame(0.0))
    for number in range(1, MOST + 6):
        background.look(frame(float(number)))
    slow.may_go_on.set()
    ready(background)
    background.look(frame(100.0))
    ready(background)
    glimpsed = [time for what, time in slow.heard if what == "glimpse"]
    assert glimpsed == [float(number) for number in range(6, MOST + 6)]


def test_a_table_that_is_searched_for_is_not_called_looked_at(slow, background):
    slow.state = TableState.NOT_CALIBRATED
    read(slow, background, 1.0)
    slow.reads()
    for time in (1.1, 1.2):
        assert background.look(frame(time)).state is TableState.NOT_CALIBRATED


def test_what_the_watcher_says_of_the_table_changes_with_a_look(slow, patient):
    patient.look(frame(1.0))
    slow.calibration, slow.unlike_before = TABLE, True
    assert (patient.calibration, patient.unlike_before) == (None, False)
    patient.look(frame(1.1))
    assert (patient.calibration, patient.unlike_before) == (TABLE, True)


def test_a_touched_table_holds_at_once_and_what_is_read_counts_no_more(slow, background):
    slow.reads()
    background.look(frame(1.0))
    threading.Timer(0.1, slow.may_go_on.set).start()
    background.calibrate(TABLE)
    assert background.calibration is TABLE
    assert slow.heard == [("look", 1.0), ("calibrate", 0.0)]
    read(slow, background, 1.1)
    assert background.look(frame(1.2)).scene.time == 1.1


def test_a_table_that_is_forgotten_is_unknown_at_once_and_what_is_read_counts_no_more(slow, background):
    background.calibrate(TABLE)
    slow.reads()
    background.look(frame(1.0))
    threading.Timer(0.1, slow.may_go_on.set).start()
    background.forget()
    assert background.calibration is None
    assert slow.heard == [("calibrate", 0.0), ("look", 1.0), ("forget", 0.0)]
    read(slow, background, 1.1)
    assert background.look(frame(1.2)).scene.time == 1.1


def test_what_goes_wrong_while_looking_is_told_once(slow, patient):
    slow.fails = True
    with pytest.raises(ValueError, match="a damaged network"):
        patient.look(frame(1.0))
    slow.fails = False
    assert patient.look(frame(1.1)).scene.time == 1.1


def test_no_thread_is_left_behind():
    before = threading.active_count()
    watcher = BackgroundWatcher(SlowWatcher())
    watcher.look(frame(1.0))
    watcher.close()
    assert threading.active_count() == before
