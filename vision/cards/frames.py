"""The local frame of an index, and the upright patch that is cut out with it.

A frame is six numbers in pixels, dtype float32: ``x, y`` the point midway between the rank's and the suit
sign's centres; ``dx, dy`` (*down*) from the rank's centre to the suit's; ``rx, ry`` (*right*) the same length
across, to the right as one reads, both as seen in the picture, so that a tilted card has a short or a skewed
one. Many frames are an array of shape (n, 6).
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image

Frames = NDArray[np.float32]

PATCH_WIDTH, PATCH_HEIGHT = 32, 48
"""Pixels of a patch, as the reading network takes it (`vision.training.networks`)."""
PATCH_RIGHT = 0.85
"""Half the width of a patch, as a multiple of *right*; an index is 1.3 to 1.9 of it wide at most."""
PATCH_DOWN = 1.25
"""Half the height of a patch, as a multiple of *down*; an index is about 1.85 of it high."""
_NATURAL = PATCH_HEIGHT / (2 * PATCH_DOWN)
"""Length of *down* in a patch, pixels."""
_DOWN_BY_RIGHT = 1.15
"""Times *right* that an index counts as high at least when the level to cut it from is chosen: where *down*
is foreshortened, *right* must not be shrunk so much that it makes moiré."""
_LEAST_SPREAD = 4.0
"""Grey levels added to a patch's deviation, so that the noise of a bare one is not raised to contrast. The
reader was trained with it."""


def lengths(frames: Frames) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Lengths of *down* and *right* in pixels, each of shape (n,)."""
    down = np.hypot(frames[:, 2], frames[:, 3])
    right = np.hypot(frames[:, 4], frames[:, 5])
    return down.astype(np.float32), right.astype(np.float32)


def moved(frames: Frames, moves: NDArray[np.float32]) -> Frames:
    """Frames after a correction that is told in their own terms.

    Args:
        frames: shape (n, 6).
        moves: shape (n, 6); three pairs, each so much *right* and so much *down* of the frame: to be added to
            the middle, to *down* and to *right*.
    """
    pairs = moves.reshape(-1, 3, 2)
    steps = pairs[:, :, :1] * frames[:, None, 4:6] + pairs[:, :, 1:] * frames[:, None, 2:4]
    return np.asarray(frames + steps.reshape(-1, 6), np.float32)


def moves_between(frames: Frames, wanted: Frames) -> NDArray[np.float32]:
    """The corrections, as in `moved`, that turn frames into those wanted, shape (n, 6)."""
    basis = np.stack([frames[:, 4:6], frames[:, 2:4]], axis=2).astype(np.float64)
    steps = (wanted - frames).reshape(-1, 3, 2).astype(np.float64)
    pairs = np.linalg.solve(basis[:, None], steps[..., None])[..., 0]
    return np.asarray(pairs.reshape(-1, 6), np.float32)


def patches(levels: list[Image], frames: Frames) -> NDArray[np.uint8]:
    """Upright patches of indices, shape (n, PATCH_HEIGHT, PATCH_WIDTH, 3).

    Args:
        levels: `Halvings.levels` of a picture; each patch comes from the level in which it is shrunk least,
            so that it is sharp and free of moiré.
        frames: in pixels of ``levels[0]``.
    """
    cut = np.empty((len(frames), PATCH_HEIGHT, PATCH_WIDTH, 3), np.uint8)
    target = np.array([[0, 0], [PATCH_WIDTH, 0], [0, PATCH_HEIGHT]], np.float32) - 0.5
    for number, frame in enumerate(frames):
        middle, down, right = frame[:2], PATCH_DOWN * frame[2:4], PATCH_RIGHT * frame[4:6]
        size = max(np.hypot(*frame[2:4]), _DOWN_BY_RIGHT * np.hypot(*frame[4:6]))
        level = int(np.clip(np.log2(max(size, 1.0) / _NATURAL), 0, len(levels) - 1))
        source = np.stack([middle - right - down, middle + right - down, middle - right + down])
        source = (source + 0.5) / 2**level - 0.5
        matrix = cv2.getAffineTransform(source.astype(np.float32), target)
        cut[number] = cv2.warpAffine(
            levels[level],
            matrix,
            (PATCH_WIDTH, PATCH_HEIGHT),
            flags=cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_REPLICATE,
        )
    return cut


def normalised(cut: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Patches as the reader wants them, each of mean 0 and deviation 1.

    The shape is (n, 3, PATCH_HEIGHT, PATCH_WIDTH).

    One mean and one deviation for all three colours, so that dark and pale pictures look alike and colours
    stay.
    """
    values = cut.astype(np.float32).transpose(0, 3, 1, 2)
    mean = values.mean(axis=(1, 2, 3), keepdims=True)
    spread = values.std(axis=(1, 2, 3), keepdims=True)
    return np.ascontiguousarray((values - mean) / (spread + _LEAST_SPREAD), np.float32)
