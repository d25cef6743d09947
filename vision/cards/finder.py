"""Finds card indices in a picture at one scale."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.frames import Frames, lengths
from vision.network import Network
from vision.sightings import Image

CELL, CLOSER_CELL = 4, 8
"""Pixels of the picture for a cell of each of the network's two maps, as it is built
(`vision.training.networks`)."""
LEAST_SIZE = 7.5
"""*down* of an index must be this long, in pixels, to be found; the network is trained from here on."""
_FRAME_UNIT = 16.0
"""Pixels that the network takes for one where it tells *down* and *right*."""
_MULTIPLE = 32
"""Pixels of which both sides of a picture must be multiples, or the network's halvings leave a rest."""
_LEAST_CHANCE = 0.15
"""Doubtful places too: the reader rejects what is no index, and one that is not found cannot be read."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found at one scale.

    Attributes:
        frames: of the indices, shape (n, 6), pixels of the picture searched, best first.
        chances: how sure the finder is of each, shape (n,), in [0, 1].
        closer: for each `CLOSER_CELL` pixels the probability that a card lies there whose indices are too
        small
            at this scale, shape (h / 8, w / 8).
    """

    frames: Frames
    chances: NDArray[np.float32]
    closer: NDArray[np.float32]


class IndexFinder:
    """The finder network and the decoding of what it says."""

    def __init__(self, model: Path) -> None:
        """Loads the network.

        Raises:
            ModelError: as `Network` does.
        """
        self._network = Network(model, ("marks", "closer"))

    def find(self, picture: Image) -> Found:
        """Indices whose *down* is about 8 to 60 pixels long in ``picture``."""
        height, width = picture.shape[:2]
        below, beside = -height % _MULTIPLE, -width % _MULTIPLE
        padded = cv2.copyMakeBorder(picture, 0, below, 0, beside, cv2.BORDER_REPLICATE)
        blob = cv2.dnn.blobFromImage(padded, 1 / 255.0, mean=(127.5, 127.5, 127.5))
        marks, closer = self._network.run(np.asarray(blob, np.float32))
        frames, chances = _decode(marks[0])
        inside = (frames[:, 0] < width) & (frames[:, 1] < height)
        cells = closer[0, 0, : -(-height // CLOSER_CELL), : -(-width // CLOSER_CELL)]
        return Found(frames[inside], chances[inside], _sigmoid(cells))


def _sigmoid(values: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray(1 / (1 + np.exp(-np.clip(values, -30, 30))), np.float32)


def _decode(marks: NDArray[np.float32]) -> tuple[Frames, NDArray[np.float32]]:
    """Peaks of the heat and the frames said there; of two at one place the surer one."""
    heat = _sigmoid(marks[0])
    highest = cv2.dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((heat >= highest) & (heat > _LEAST_CHANCE))
    chances = heat[rows, columns]
    order = np.argsort(-chances)
    rows, columns, chances = rows[order], columns[order], chances[order]
    said = marks[1:, rows, columns]
    x = (columns + 0.5 + said[0]) * CELL - 0.5
    y = (rows + 0.5 + said[1]) * CELL - 0.5
    frames = np.stack([x, y, *(said[2:] * _FRAME_UNIT)], axis=1).astype(np.float32)
    kept = _apart(frames)
    return frames[kept], chances[kept]


def _apart(frames: Frames) -> list[int]:
    """Positions of frames that are not at the place of an earlier one."""
    down, _ = lengths(frames)
    x, y = frames[:, 0], frames[:, 1]
    close = np.hypot(x - x[:, None], y - y[:, None]) < 0.5 * np.maximum(down, down[:, None])
    kept: list[int] = []
    taken = down <= 3
    for number in range(len(frames)):
        if not taken[number]:
            kept.append(number)
            taken |= close[number]
    return kept
