from types import SimpleNamespace

import numpy as np
import pytest

from companion.rehearsal.watched import Watched
from hardware.cameras.protocol import Frame
from tests.rehearsal.conftest import DEAL, BlankScreen, rehearse, truth_of


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

    sitting = SimpleNamespace(step=step, evening=SimpleNamespace(ruled=[]), question=None)
    assert Watched(rehearsal, sitting).step()
    assert rehearsal.computed == pytest.approx(-100.0, abs=1.0)


def test_only_a_frame_that_is_asked_for_whole_is_painted_whole():
    rehearsal = rehearse(truth_of(DEAL), BlankScreen())
    first = next(rehearsal)
    assert first.small.any()
    assert rehearsal.painting == 0.0
    assert first.image.shape == (720, 1280, 3)
    assert rehearsal.painting > 0.0
