"""Reads six-sided dice on their top faces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.cards.models import Network
from vision.dice.finder import Candidate, Finder, Region
from vision.dice.patches import NO_DIE, cut
from vision.errors import PictureError
from vision.sightings import DieSighting, Image, Points

MODELS = Path(__file__).parents[2] / "assets" / "models"
ACCEPTED = 0.5
"""Least calibrated probability of a die that is told of."""

FINDER_TRUST = 0.5
"""Power to which the finder's odds for a die weigh in; below 1, since both networks see the same picture."""
_APART = 0.6
"""Middles of two dice's top faces are at least so many face sizes apart (dice that touch: 0.8 from 40°)."""


@dataclass(frozen=True, slots=True)
class _Read:
    value: int
    confidence: float
    middle: tuple[float, float]
    size: float
    outline: Points


class DiceReader:
    """Reads dice in a picture.

    Args:
        models: directory with ``dice-finder.onnx`` and ``dice-reader.onnx``.

    Raises:
        ModelError: a network is missing or damaged.
    """

    def __init__(self, models: Path = MODELS) -> None:
        self._finder = Finder(Network(models / "dice-finder.onnx", ("marks",)))
        self._reader = Network(models / "dice-reader.onnx", ("values", "frames"))

    def see(
        self, image: Image, regions: Sequence[Region] | None = None, expected_die_px: float | None = None
    ) -> tuple[DieSighting, ...]:
        """Return the dice whose top face is read for certain, the surest first.

        Args:
            image: BGR uint8 (h, w, 3).
            regions: parts of the picture to look at (left, upper, width, height in pixels); None for all.
            expected_die_px: edge of the dice in pixels where it is known; then one scale is searched.

        Raises:
            PictureError: the picture is empty or of another kind.
        """
        if image.dtype != np.uint8 or image.ndim != 3 or image.shape[2] != 3 or min(image.shape[:2]) < 8:
            kind = f"{image.dtype} {image.shape}"
            raise PictureError(f"Dice are read in BGR uint8 pictures of 8 pixels and more, not in {kind}.")
        reads = self._read(image, self._finder.find(image, regions, expected_die_px))
        reads.sort(key=lambda read: -read.confidence)
        told: list[_Read] = []
        for read in reads:
            if not any(_overlap(read, other) for other in told):
                told.append(read)
        return tuple(DieSighting(read.value, read.confidence, read.middle, read.outline) for read in told)

    def _read(self, image: Image, candidates: Sequence[Candidate]) -> list[_Read]:
        if not candidates:
            return []
        patches = np.stack([cut(image, candidate.middle, candidate.size) for candidate in candidates])
        pixels = np.ascontiguousarray(patches.transpose(0, 3, 1, 2), np.float32)
        chances, frames = self._reader.run(pixels)
        odds = np.array([candidate.chance / (1 - candidate.chance) for candidate in candidates])
        chances[:, NO_DIE + 1 :] *= odds[:, None] ** FINDER_TRUST
        chances /= chances.sum(axis=1, keepdims=True)
        reads = []
        for candidate, chance, frame in zip(candidates, chances, frames, strict=True):
            value = int(chance.argmax())
            if value != NO_DIE and chance[value] >= ACCEPTED:
                outline = outline_of(candidate, frame)
                middle = outline.mean(axis=0)
                reads.append(
                    _Read(
                        value,
                        float(chance[value]),
                        (float(middle[0]), float(middle[1])),
                        candidate.size,
                        outline,
                    )
                )
        return reads


def outline_of(candidate: Candidate, frame: NDArray[np.float32]) -> Points:
    """Return the corners of the top face (4, 2), clockwise in the picture.

    Args:
        candidate: where the patch was cut.
        frame: float32 (7,), in face sizes: the offset of the face's middle (x, y), the symmetric matrix
            (xx, xy, yy) that makes the face out of a turned unit square, cosine and sine of four times its turn.
    """
    x, y, xx, xy, yy, cosine, sine = frame
    turn = np.arctan2(sine, cosine) / 4
    rotation = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    square = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])
    corners = square @ (np.array([[xx, xy], [xy, yy]]) @ rotation).T + (x, y)
    return np.asarray(corners * candidate.size + candidate.middle, np.float32)


def _overlap(one: _Read, other: _Read) -> bool:
    apart = float(np.hypot(one.middle[0] - other.middle[0], one.middle[1] - other.middle[1]))
    return apart < _APART * max(one.size, other.size)
