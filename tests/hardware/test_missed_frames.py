"""Frames that nobody had time for come with the next one, made small."""

import numpy as np
import pytest

from hardware.cameras.missed import MOST, MissedFrames, NewestFrame
from hardware.cameras.protocol import SMALL_WIDTH, Frame, Later


def frame(time: float) -> Frame:
    return Frame(np.full((72, 128, 3), 7, np.uint8), time)


def times(frames: tuple[Frame, ...]) -> list[float]:
    return [one.time for one in frames]


def test_what_was_missed_comes_once_with_the_next_frame():
    missed = MissedFrames()
    for time in (0.1, 0.2, 0.3):
        missed.add(frame(time))
    given = missed.given_with(frame(0.4))
    assert given.time == 0.4
    assert given.image.shape == (72, 128, 3)
    assert times(given.missed) == [0.1, 0.2, 0.3]
    assert missed.given_with(frame(0.5)).missed == ()


@pytest.mark.parametrize(("a_second", "kept"), [(30, 10), (60, 12), (10, 10), (5, 5)])
def test_about_ten_a_second_are_kept_however_quick_the_camera(a_second, kept):
    missed = MissedFrames()
    for number in range(a_second):
        missed.add(frame(number / a_second))
    assert len(missed.given_with(frame(1.0)).missed) == kept


def test_a_frame_right_after_one_that_was_given_is_not_kept():
    missed = MissedFrames()
    missed.given_with(frame(1.0))
    missed.add(frame(1.03))
    assert missed.given_with(frame(1.06)).missed == ()


def test_the_oldest_are_forgotten():
    missed = MissedFrames()
    for number in range(MOST + 5):
        missed.add(frame(0.1 * number))
    kept = missed.given_with(frame(100.0)).missed
    assert len(kept) == MOST
    assert kept[0].time == pytest.approx(0.5)


def test_only_what_is_small_of_a_missed_frame_is_kept():
    def never() -> np.ndarray:
        raise AssertionError

    missed, small = MissedFrames(), np.zeros((360, SMALL_WIDTH, 3), np.uint8)
    missed.add(Frame(Later((1280, 720), small, never), 0.0))
    (kept,) = missed.given_with(frame(1.0)).missed
    assert kept.image is small


def test_the_newest_frame_waits_until_it_is_taken_and_those_before_it_were_missed():
    newest = NewestFrame()
    assert newest.take() is None
    for time in (0.1, 0.2, 0.3):
        newest.come(frame(time))
    taken = newest.take()
    assert taken is not None
    assert (taken.time, times(taken.missed)) == (0.3, [0.1, 0.2])
    assert newest.take() is None, "it is given once"
