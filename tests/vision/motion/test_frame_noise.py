"""The noise of a camera's frames, while people play."""

from itertools import pairwise

import cv2
import numpy as np
import pytest

from vision.motion.frame_noise import FrameNoise

SIZE = (360, 640)
PAIRS = 12


def grainy(seed: int, *, deviation: float = 2.0) -> np.ndarray:
    """A plain cloth as one noisy frame shows it."""
    grain = np.random.default_rng(seed).normal(110.0, deviation, (*SIZE, 3))
    return np.clip(np.round(grain), 0, 255).astype(np.uint8)


def with_hands(picture: np.ndarray, frame: int) -> np.ndarray:
    """Two hands that never rest, each in its own corner: in eight of the 48 parts of the picture."""
    shown = picture.copy()
    for number, (x, y) in enumerate(((20, 20), (520, 260))):
        left, top = x + 10 * ((frame + number) % 3), y + 8 * (frame % 2)
        cv2.rectangle(shown, (left, top), (left + 80, top + 70), (140, 170, 215), -1)
    return shown


def flickering(picture: np.ndarray, frame: int) -> np.ndarray:
    """Blocks of the picture jump, a few in every part of it."""
    random = np.random.default_rng(1000 + frame)
    jumps = np.kron(random.choice([-26, *[0] * 12, 26], (SIZE[0] // 4, SIZE[1] // 4)), np.ones((4, 4)))
    return np.clip(picture + jumps[..., None], 0, 255).astype(np.uint8)


def measured(shown, *, deviation: float = 2.0) -> FrameNoise:
    """The noise after some frames, each shown so."""
    noise = FrameNoise()
    frames = [shown(grainy(frame, deviation=deviation), frame) for frame in range(PAIRS + 1)]
    for last, fine in pairwise(frames):
        noise.measure(fine, last, fine[::2, ::2], last[::2, ::2])
    return noise


@pytest.mark.parametrize("deviation", [1.0, 2.0, 5.0])
def test_it_is_what_a_table_at_rest_varies_by(deviation):
    noise = measured(lambda picture, _: picture, deviation=deviation)
    assert noise.level == pytest.approx(deviation, rel=0.15)
    assert not noise.flickers


def test_hands_that_never_rest_are_no_noise():
    """Cards were put back for seven seconds: noise of 26 levels hid that they were others."""
    assert measured(with_hands).level == pytest.approx(measured(lambda picture, _: picture).level, rel=0.05)


def test_blocks_that_jump_everywhere_are_noise_that_flickers():
    noise = measured(flickering)
    assert noise.flickers
    assert noise.level > 2 * noise.usual
