import itertools

import cv2
import numpy as np
import pytest

from companion.rehearsal.camera import SimulatedCamera
from companion.rehearsal.faults.registry import fault_named
from tests.rehearsal.faults.watched_table import SEATS, TICK, above_at, frames, stage_with


def times(*named, seconds=30.0, every=3):
    """When frames come, and of which of those that are taken they are copies: none is painted."""
    camera = SimulatedCamera(stage_with(*map(fault_named, named)), SEATS[:1])
    camera._taken = lambda moment: moment.time
    return [
        (frame.time, frame.taken)
        for tick in range(round(seconds / TICK))
        for frame in camera.tick(tick * TICK, above_at(-1.0), due=tick % every == 0)
    ]


def lost(named):
    return 1 - len(times(named)) / len(times())


def repeated(named):
    return np.mean([taken < time for time, taken in times(named)])


def rate(named):
    return len(times(named)) / 30.0


def test_pictures_come_ten_times_a_second_without_faults():
    assert rate("candle") == 10
    assert repeated("candle") == 0


@pytest.mark.parametrize(("strength", "share"), [("mild", 0.15), ("strong", 0.6)])
def test_pictures_are_lost(strength, share):
    assert lost(f"dropped:{strength}") == pytest.approx(share, abs=0.06)


@pytest.mark.parametrize(("strength", "share"), [("mild", 0.2), ("strong", 0.6)])
def test_pictures_are_doubled(strength, share):
    assert repeated(f"doubled:{strength}") == pytest.approx(share, abs=0.06)


@pytest.mark.parametrize(("strength", "seconds"), [("mild", 0.4), ("strong", 1.2)])
def test_pictures_come_late(strength, seconds):
    assert {round(time - taken, 6) for time, taken in times(f"late:{strength}")} == {seconds}


@pytest.mark.parametrize(("strength", "most"), [("mild", 0.7), ("strong", 1.8)])
def test_the_picture_stands_still_for_a_while_only(strength, most):
    stood = [time - taken for time, taken in times(f"frozen:{strength}", seconds=120.0)]
    assert most / 2 < max(stood) <= most + TICK
    assert 0 < np.mean(np.array(stood) > 0) < 0.3


@pytest.mark.parametrize(
    ("named", "each"),
    [("few-frames:mild", 12), ("few-frames:strong", 5), ("many-frames:mild", 30), ("many-frames", 60)],
)
def test_few_or_many_pictures_come(named, each):
    assert rate(named) == pytest.approx(each, rel=0.03)


def test_time_goes_on_from_picture_to_picture_in_every_stream():
    for named in (
        ("many-frames", "late"),
        ("frozen", "doubled", "late"),
        ("few-frames", "dropped"),
    ):
        came = [time for time, _taken in times(*named)]
        assert all(before < after for before, after in itertools.pairwise(came))


def test_a_torn_picture_is_the_one_before_below_some_row():
    whole, torn = frames(seconds=3.0, every=6), frames(fault_named("torn"), seconds=3.0, every=6)
    found = 0
    for before, now, seen in zip(whole, whole[1:], torn[1:], strict=False):
        new = (cv2.absdiff(now.image, seen.image) == 0).all(axis=(1, 2))
        old = (cv2.absdiff(before.image, seen.image) == 0).all(axis=(1, 2))
        assert (new | old).all()
        row = int(np.argmin(new)) if not new.all() else len(new)
        assert new[:row].all()
        assert old[row:].all()
        found += 0 < row < len(new)
    assert found >= 2
