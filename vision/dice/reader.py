"""Reads six-sided dice on their top faces."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from vision.cards.models import Network
from vision.dice.faces import Face, FaceReader
from vision.dice.finder import Finder, Region
from vision.dice.patches import NO_DIE
from vision.errors import PictureError
from vision.sightings import DieSighting, Image

MODELS = Path(__file__).parents[2] / "assets" / "models"
ACCEPTED = 0.5
"""Least calibrated probability of a die that is told of: it is rather this value than anything else."""
_APART = 0.6
"""Middles of two dice's top faces are at least so many face sizes apart (dice that touch: 0.8 from 40°)."""


class DiceReader:
    """Reads dice in a picture.

    Args:
        models: directory with ``dice-finder.onnx`` and ``dice-reader.onnx``.

    Raises:
        ModelError: a network is missing or damaged.
    """

    def __init__(self, models: Path = MODELS) -> None:
        self._finder = Finder(Network(models / "dice-finder.onnx", ("marks",)))
        self._faces = FaceReader(Network(models / "dice-reader.onnx", ("values", "frames")))

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
        faces = self._faces.read(image, self._finder.find(image, regions, expected_die_px))
        faces.sort(key=lambda face: -float(face.chances[NO_DIE + 1 :].max()))
        told: list[Face] = []
        for face in faces:
            if face.chances[NO_DIE + 1 :].max() >= ACCEPTED and not any(_overlap(face, one) for one in told):
                told.append(face)
        return tuple(_sighting(face) for face in told)


def _sighting(face: Face) -> DieSighting:
    value = int(face.chances[NO_DIE + 1 :].argmax()) + NO_DIE + 1
    return DieSighting(value, float(face.chances[value]), face.candidate.middle, face.outline)


def _overlap(one: Face, other: Face) -> bool:
    apart = np.subtract(one.candidate.middle, other.candidate.middle)
    return float(np.hypot(*apart)) < _APART * max(one.candidate.size, other.candidate.size)
