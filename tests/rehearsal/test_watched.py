import gc
from types import SimpleNamespace
from weakref import ref

import numpy as np
import pytest

from companion.rehearsal.pace import GLANCE, READING, DrawnPace
from companion.rehearsal.watched import SittingScreen, Watched
from hardware.cameras.protocol import Frame
from tests.rehearsal.conftest import DEAL, BlankScreen, rehearse, sitting_with, truth_of
from vision.scene.scene import TableState

STILL = SimpleNamespace(state=TableState.SEEN, scene=None)


class Rehearsed:
    """A rehearsal of one frame that notes for how long it is told that the companion computes."""

    def __init__(self) -> None:
        self.painting, self.computed = 0.0, 0.0
        self.moments = iter([Frame(np.zeros((2, 2, 3), np.uint8), 0.1)])

    def __next__(self) -> Frame:
        return next(self.moments)

    def busy(self, seconds: float) -> None:
        self.computed += seconds


def test_what_a_camera_would_not_have_taken_is_not_the_companions_time():
    rehearsal = Rehearsed()

    def step(frame: Frame) -> None:
        rehearsal.painting += 100.0

    sitting = sitting_with(STILL, step)
    assert Watched(rehearsal, sitting).step()
    assert rehearsal.computed == pytest.approx(-100.0, abs=1.0)


def test_a_ruling_is_timed_from_the_hand_on_and_from_the_dice_on():
    rehearsal = Rehearsed()
    rehearsal.done, rehearsal.rolled, rehearsal.free = 5.0, 5.4, 5.6
    ruled: list[object] = []
    sitting = sitting_with(STILL, lambda _frame: ruled.append(None), ruled)
    watched = Watched(rehearsal, sitting)
    assert watched.step()
    assert watched.measures.latencies == [pytest.approx(0.6)]
    assert watched.measures.after_rest == [pytest.approx(0.2)]


@pytest.mark.parametrize(
    ("state", "scene", "seconds"),
    [
        (TableState.HAND, None, GLANCE),
        (TableState.LOOKING, None, READING),
        (TableState.SEEN, object(), READING),
        (TableState.SEEN, None, GLANCE),
    ],
)
def test_a_drawn_pace_takes_the_place_of_the_time_that_was_computed(state, scene, seconds):
    def computed() -> float:
        rehearsal = Rehearsed()
        look = SimpleNamespace(state=state, scene=scene)
        assert Watched(rehearsal, sitting_with(look), pace=DrawnPace(3)).step()
        return rehearsal.computed

    assert seconds[0] <= computed() <= seconds[1]
    assert computed() == computed()


@pytest.mark.parametrize(
    ("state", "ready"),
    [
        (TableState.SEEN, True),
        (TableState.DOUBTFUL, True),
        (TableState.HAND, False),
        (TableState.LOOKING, False),
        (TableState.MOVED, False),
        (TableState.NOT_CALIBRATED, False),
    ],
)
def test_people_play_on_once_the_table_is_found_and_seen(state, ready):
    assert SittingScreen(sitting_with(SimpleNamespace(state=state))).ready is ready


class Keeper:
    """Somebody who keeps the last frame, and whose screen the people of the rehearsal see."""

    frame: Frame | None = None


class KeepersScreen(BlankScreen):
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper


def test_a_rehearsal_is_gone_with_its_last_user_though_somebody_keeps_a_frame_of_it():
    """That frame can still be painted whole: the stage is kept for it, and nothing else."""
    gc.disable()
    try:
        keeper = Keeper()
        rehearsal = rehearse(truth_of(DEAL), KeepersScreen(keeper))
        for moment in rehearsal:
            keeper.frame = moment if isinstance(moment, Frame) else keeper.frame
        remains, keepers = ref(rehearsal), ref(keeper)
        del rehearsal, moment
        assert remains() is None
        assert keeper.frame.image.shape == (720, 1280, 3)
        del keeper
        assert keepers() is None
    finally:
        gc.enable()


def test_only_a_frame_that_is_asked_for_whole_is_painted_whole():
    rehearsal = rehearse(truth_of(DEAL), BlankScreen())
    first = next(rehearsal)
    assert first.small.any()
    assert rehearsal.painting == 0.0
    assert first.image.shape == (720, 1280, 3)
    assert rehearsal.painting > 0.0
