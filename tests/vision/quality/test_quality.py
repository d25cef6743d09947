"""A good table has good marks, and what goes wrong alone makes its own mark poor and no other one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np
import pytest

from companion.bench.faults import Acted
from companion.bench.how_well import frames_of, seen_at, where_it_lies
from companion.rehearsal.faults.registry import fault_named
from hardware.cameras.protocol import made_small
from vision.quality.measuring import Measuring
from vision.quality.quality import Aspect, Mark, Quality
from vision.sightings import Image

WELL = Quality(
    index=10.8,
    softness=0.81,
    contrast=193.0,
    noise=2.3,
    flicker=0.6,
    glare=0.0,
    evenness=66.0,
    shake=0.1,
    seen=1.0,
    margin=10.0,
)


@dataclass(frozen=True, eq=False)
class Shown:
    """A picture that was changed on its way."""

    image: Image
    time: float

    @property
    def size(self) -> tuple[int, int]:
        return self.image.shape[1], self.image.shape[0]

    @property
    def small(self) -> Image:
        return made_small(self.image)


Spoil = Callable[[Image, int], Image]


def same(picture: Image, _number: int) -> Image:
    return picture


def shaken(picture: Image, number: int) -> Image:
    """Pushed to and fro by 7 pixels of 1280."""
    way = np.array([[1, 0, 7.0 * (-1) ** number], [0, 1, 0]])
    return np.asarray(cv2.warpAffine(picture, way, picture.shape[1::-1], borderMode=cv2.BORDER_REPLICATE))


def lit_from_the_left(picture: Image, _number: int) -> Image:
    fall = np.linspace(1.0, 0.12, picture.shape[1])[None, :, None]
    return np.asarray(picture * fall, np.uint8)


def at_night(picture: Image, _number: int) -> Image:
    return np.asarray(picture * 0.14, np.uint8)


def seen_through(spoil: Spoil, seed: int = 3, area: float = 1.0) -> Quality:
    acted = Acted.at((), seed)
    table = where_it_lies(acted.world)
    width, height = acted.world.table.play_area
    measuring = Measuring(table, (width * area, height * area))
    for number, frame in enumerate(frames_of(acted)):
        measuring.see(Shown(spoil(frame.image, number), frame.time))
    assert measuring.done
    quality = measuring.quality
    assert quality is not None
    return quality


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_a_good_table_has_good_marks(seed):
    assert set(seen_at((), seed).marks.values()) == {Mark.GOOD}


@pytest.mark.parametrize(
    ("fault", "aspect"),
    [
        ("oblique", Aspect.PRINT),
        ("low-resolution", Aspect.PRINT),
        ("out-of-focus", Aspect.SHARPNESS),
        ("low-light", Aspect.NOISE),
        ("lamp-bands-50", Aspect.FLICKER),
        ("lamp-bands-60", Aspect.FLICKER),
        ("exposure-hunting", Aspect.FLICKER),
        ("overexposed", Aspect.GLARE),
    ],
)
def test_a_fault_alone_makes_its_own_mark_poor(fault, aspect):
    assert seen_at((fault_named(fault),), 3).marked(Mark.POOR) == (aspect,)


@pytest.mark.parametrize(
    ("spoil", "area", "aspect"),
    [
        (shaken, 1.0, Aspect.SHAKE),
        (lit_from_the_left, 1.0, Aspect.EVENNESS),
        (at_night, 1.0, Aspect.NOISE),
        (same, 1.3, Aspect.FIELD),
    ],
)
def test_what_no_fault_of_the_simulated_table_does_has_its_mark_too(spoil, area, aspect):
    assert seen_through(spoil, area=area).marked(Mark.POOR) == (aspect,)


@pytest.mark.parametrize(
    ("fault", "aspect"),
    [("shaking", Aspect.SHAKE), ("oblique:mild", Aspect.PRINT), ("out-of-focus:mild", Aspect.SHARPNESS)],
)
def test_what_only_costs_something_is_fair(fault, aspect):
    quality = seen_at((fault_named(fault),), 3 if fault != "oblique:mild" else 6)
    assert (quality.marked(Mark.POOR), quality.marked(Mark.FAIR)) == ((), (aspect,))


def test_of_one_picture_only_what_it_shows_is_said():
    acted = Acted.at((), 3)
    measuring = Measuring(where_it_lies(acted.world), acted.world.table.play_area)
    assert measuring.quality is None
    measuring.see(next(iter(frames_of(acted))))
    assert not measuring.done
    assert measuring.quality is not None
    unknown = {Aspect.SHAKE, Aspect.NOISE, Aspect.FLICKER}
    assert set(measuring.quality.marked(Mark.UNKNOWN)) == unknown


def test_nothing_is_measured_in_the_black():
    measuring = Measuring(where_it_lies(Acted.at((), 3).world), (650.0, 536.0))
    measuring.see(Shown(np.zeros((720, 1280, 3), np.uint8), 1.0))
    assert measuring.quality is None


@pytest.mark.parametrize(
    ("changes", "aspect", "mark"),
    [
        ({"index": 8.3}, Aspect.PRINT, Mark.FAIR),
        ({"index": 6.3}, Aspect.PRINT, Mark.POOR),
        ({"softness": 1.05}, Aspect.SHARPNESS, Mark.FAIR),
        ({"softness": 1.4}, Aspect.SHARPNESS, Mark.POOR),
        ({"softness": None}, Aspect.SHARPNESS, Mark.UNKNOWN),
        ({"softness": 1.4, "index": 20.0}, Aspect.SHARPNESS, Mark.GOOD),
        ({"noise": 4.0}, Aspect.NOISE, Mark.FAIR),
        ({"noise": 4.0, "contrast": 90.0}, Aspect.NOISE, Mark.POOR),
        ({"dark": True}, Aspect.NOISE, Mark.POOR),
        ({"flicker": 3.0}, Aspect.FLICKER, Mark.FAIR),
        ({"flicker": 5.0}, Aspect.FLICKER, Mark.POOR),
        ({"glare": 0.5}, Aspect.GLARE, Mark.FAIR),
        ({"glare": 1.0}, Aspect.GLARE, Mark.POOR),
        ({"evenness": 39.0}, Aspect.EVENNESS, Mark.FAIR),
        ({"evenness": 30.0}, Aspect.EVENNESS, Mark.POOR),
        ({"shake": 1.3}, Aspect.SHAKE, Mark.FAIR),
        ({"shake": 2.5}, Aspect.SHAKE, Mark.POOR),
        ({"seen": 0.99}, Aspect.FIELD, Mark.FAIR),
        ({"seen": 0.9}, Aspect.FIELD, Mark.POOR),
    ],
)
def test_a_measure_beyond_its_limit_changes_its_own_mark(changes, aspect, mark):
    marks = replace(WELL, **changes).marks
    assert {one: given for one, given in marks.items() if given is not Mark.GOOD} == (
        {} if mark is Mark.GOOD else {aspect: mark}
    )
