"""A frame is there small at once, and whole when it is asked for."""

import numpy as np
import pytest

from hardware.cameras.protocol import SMALL_WIDTH, Frame, Later, made_small
from vision.motion.small_frame import FINE_WIDTH, SmallFrame

WHOLE = np.full((720, 1280, 3), 9, np.uint8)
SMALL = np.full((360, 640, 3), 9, np.uint8)


def later(asked: list[str]) -> Later:
    """A picture that notes when it is asked for."""

    def whole() -> np.ndarray:
        asked.append("whole")
        return WHOLE

    return Later((1280, 720), SMALL, whole)


def test_what_comes_later_is_asked_for_once_and_not_for_its_size():
    asked: list[str] = []
    frame = Frame(later(asked), 1.0)
    assert frame.size == (1280, 720)
    assert frame.small is SMALL
    assert asked == []
    assert frame.image is WHOLE
    assert frame.image is WHOLE
    assert asked == ["whole"]


def test_a_picture_that_is_there_is_made_small_when_that_is_asked_for():
    frame = Frame(WHOLE, 1.0)
    assert frame.size == (1280, 720)
    assert frame.image is WHOLE
    assert np.array_equal(frame.small, SMALL)


@pytest.mark.parametrize(
    "size", [(360, 640), (720, 1280), (1296, 2304), (1080, 1920), (240, 320), (1232, 1640)]
)
def test_a_small_frame_is_just_what_motion_is_looked_for_in(size):
    image = np.random.default_rng(1).integers(0, 256, (*size, 3)).astype(np.uint8)
    assert SMALL_WIDTH == FINE_WIDTH
    assert np.array_equal(made_small(image), SmallFrame.of(image).fine)
    told = SmallFrame.of(made_small(image), size[1])
    assert np.array_equal(told.coarse, SmallFrame.of(image).coarse)
    assert told.scale == SmallFrame.of(image).scale


@pytest.mark.parametrize("size", [(8, 60000), (9000, 8)])
def test_a_frame_of_an_extreme_shape_is_made_small_like_any_other(size):
    small = made_small(np.full((*size, 3), 90, np.uint8))
    assert small.shape[1] == SMALL_WIDTH
    assert np.all(small == 90)


@pytest.mark.parametrize("size", [(720, 1280), (360, 641), (479, 640), (1080, 1919)])
def test_a_frame_mirrored_twice_is_itself_again(size):
    image = np.random.default_rng(2).integers(0, 256, (*size, 3)).astype(np.uint8)
    frame = Frame(image, 2.0, (Frame(made_small(image), 1.9),))
    once, twice = frame.mirrored, frame.mirrored.mirrored
    assert np.array_equal(once.image, image[:, ::-1])
    assert (once.size, once.time) == (twice.size, twice.time) == (frame.size, 2.0)
    for one, other in ((twice, frame), (twice.missed[0], frame.missed[0])):
        assert np.array_equal(one.image, other.image)
        assert np.array_equal(one.small, other.small)


def test_of_a_mirrored_frame_too_the_whole_is_asked_for_once_and_late():
    asked: list[str] = []
    frame = Frame(later(asked), 1.0).mirrored
    assert frame.size == (1280, 720)
    assert np.array_equal(frame.small, SMALL)
    assert asked == []
    assert np.array_equal(frame.image, WHOLE)
    assert frame.image is frame.image
    assert asked == ["whole"]
