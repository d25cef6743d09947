"""How well the table is seen is measured when it is asked for, once the table is known, for two seconds."""

from __future__ import annotations

import numpy as np
import pytest

from companion.sitting.sight_watch import SightWatch
from hardware.cameras.protocol import Frame
from vision.calibration import Calibration

AREA = (650.0, 536.0)
PICTURE = np.full((360, 640, 3), 120, np.uint8)
TABLE = Calibration(np.array([[1.9, 0, -608.0], [0, 1.9, -342.0], [0, 0, 1.0]]), (640, 360), (900.0, 900.0))


@pytest.fixture
def watch() -> SightWatch:
    return SightWatch()


def sees(watch: SightWatch, begin: float, seconds: float, table: Calibration | None = TABLE) -> None:
    for tick in range(round(seconds * 10) + 1):
        watch.see(Frame(PICTURE, begin + tick / 10), table, AREA)


def test_nothing_is_measured_that_nobody_asked_for(watch):
    sees(watch, 0.0, 3.0)
    assert (watch.view.quality, watch.view.measures) == (None, False)


def test_it_waits_until_the_table_is_known(watch):
    watch.ask()
    sees(watch, 0.0, 3.0, None)
    assert (watch.view.quality, watch.view.measures) == (None, True)
    sees(watch, 4.0, 1.5)
    assert watch.view.measures
    sees(watch, 5.6, 1.0)
    assert (watch.view.quality is not None, watch.view.measures) == (True, False)


def test_a_table_found_anew_is_measured_anew(watch):
    watch.ask()
    sees(watch, 0.0, 1.5)
    moved = TABLE.moved(np.array([[1, 0, 30.0], [0, 1, 0], [0, 0, 1.0]]))
    sees(watch, 1.6, 1.5, moved)
    assert watch.view.measures
    sees(watch, 3.2, 0.5, moved)
    assert watch.view.quality is not None
    assert watch.view.quality.margin == 70.0


def test_asked_again_it_measures_again(watch):
    watch.ask()
    sees(watch, 0.0, 2.5)
    before = watch.view.quality
    watch.ask()
    assert (watch.view.quality, watch.view.measures) == (None, True)
    sees(watch, 3.0, 2.5)
    assert watch.view.quality is not before


def test_pictures_of_another_shape_say_nothing(watch):
    watch.ask()
    watch.see(Frame(np.full((480, 640, 3), 120, np.uint8), 0.0), TABLE, AREA)
    assert watch.view.quality is None
