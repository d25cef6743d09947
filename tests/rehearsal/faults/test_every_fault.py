"""What holds for every fault, whatever it is."""

import cv2
import numpy as np
import pytest

from companion.rehearsal.faults.registry import FAULTS, KINDS, ChosenFault, Strength
from companion.table.playing_table import SMALL_TABLE
from hardware.cameras.protocol import made_small
from tests.rehearsal.faults.watched_table import frames

EVERY_FAULT = [ChosenFault(name, strength) for name in FAULTS for strength in Strength]
RATED = [
    fault.name
    for kind in ("cards", "light", "things", "stand", "optics", "chip", "exposure", "compression")
    for fault in KINDS[kind]
]
"""Faults that are the stronger, the more a picture differs from one without."""

SLOW = {"dusk", "lamp-switched", "sagging", "knocks", "things-moved", "shaking-at-times"}
"""Of these, those of which little is seen in the first seconds."""


@pytest.mark.parametrize("fault", [ChosenFault(name) for name in FAULTS], ids=str)
def test_a_seed_stands_for_the_same_pictures(fault):
    once, again = frames(fault, seconds=5.0, every=25), frames(fault, seconds=5.0, every=25)
    assert [frame.time for frame in once] == [frame.time for frame in again]
    assert len(once) > 1
    for one, other in zip(once, again, strict=True):
        assert np.array_equal(one.image, other.image)
        assert np.array_equal(one.small, other.small)


@pytest.mark.parametrize("fault", EVERY_FAULT, ids=str)
def test_a_picture_shows_small_what_it_shows_whole(fault):
    for frame in frames(fault, seconds=1.1, every=8, table=SMALL_TABLE):
        assert frame.size == (frame.image.shape[1], frame.image.shape[0])
        apart = cv2.absdiff(made_small(frame.image), frame.small)
        assert apart.mean() < 0.5
        assert np.percentile(apart, 99) <= 3


def apart_from_usual(fault, seconds):
    every = 15 if seconds < 20 else 60
    usual = {frame.time: frame.image for frame in frames(seconds=seconds, every=every)}
    spoiled = frames(fault, seconds=seconds, every=every)
    return np.mean([cv2.absdiff(usual[frame.time], frame.image).mean() for frame in spoiled])


@pytest.mark.parametrize("name", RATED)
def test_a_mild_fault_spoils_less_than_a_strong_one(name):
    seconds = 60.0 if name in SLOW else 6.0
    mild, strong = (apart_from_usual(ChosenFault(name, strength), seconds) for strength in Strength)
    assert 0 < mild < strong


@pytest.mark.parametrize("name", [name for name, fault in FAULTS.items() if fault.mild != fault.strong])
def test_what_is_mild_and_strong_is_of_one_kind(name):
    assert type(FAULTS[name].mild) is type(FAULTS[name].strong)
    assert FAULTS[name].source


def test_several_faults_come_at_once():
    chosen = [ChosenFault(name) for name in ("shaking", "candle", "glossy-cards", "forearm", "mjpeg", "torn")]
    seen = frames(*chosen, seconds=1.1, every=8)
    assert len(seen) == 5
    assert all(
        apart.mean() > 3 for apart in map(cv2.absdiff, *([f.image for f in s] for s in (seen, usual())))
    )


def usual():
    return frames(seconds=1.1, every=8)
