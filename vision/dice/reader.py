"""Reads six-sided dice on their top faces."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from vision.cards.models import Network
from vision.dice.faces import Face, FaceReader
from vision.dice.finder import Finder, Region
from vision.dice.patches import NO_DIE
from vision.dice.pips import read_pips
from vision.errors import PictureError
from vision.sightings import DieSighting, Image
from vision.table.calibration import DIE_SIZE, POKER_CARD, Calibration

MODELS = Path(__file__).parents[2] / "assets" / "models"
ACCEPTED = 0.5
"""Least calibrated probability of a die that is told of: on drawn tables 93 % of those told are right."""
DIE_AT_TABLE = 0.4
"""Least probability of a die, whatever its value, at a known table, where its pips are looked at too."""
LIKE_PIPS = 0.7
"""Least correlation of a face at a known table with a pattern of pips."""
CLEAR_PIPS = 0.1
"""By so much must a pattern beat the next where the network reads another value: beyond it none of 230 dice
drawn on simulated tables was wrong."""
AGREED = 0.97
"""Confidence where network and pattern read the same value."""
_APART = 0.6
"""Middles of two dice's top faces are at least so many face sizes apart (dice that touch: 0.8 from 40°)."""
_ALIKE = 2.2
"""Dice of one picture differ in size by this factor at most: they are thrown together, on one table."""


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
        self, image: Image, regions: Sequence[Region] | None = None, calibration: Calibration | None = None
    ) -> tuple[DieSighting, ...]:
        """Return the dice whose top face is read for certain, the surest first.

        Args:
            image: BGR uint8 (h, w, 3).
            regions: parts of the picture to look at (left, upper, width, height in pixels); None for all.
            calibration: of the table, where it is known: one scale is searched then, and what the network
                reads is held against the pattern of the pips.

        Raises:
            PictureError: the picture is empty or of another kind.
        """
        if image.dtype != np.uint8 or image.ndim != 3 or image.shape[2] != 3 or min(image.shape[:2]) < 8:
            kind = f"{image.dtype} {image.shape}"
            raise PictureError(f"Dice are read in BGR uint8 pictures of 8 pixels and more, not in {kind}.")
        size = None if calibration is None else calibration.card_width() * DIE_SIZE / POKER_CARD[0]
        told: list[tuple[Face, DieSighting]] = []
        for face in self._likeliest_first(image, regions, size):
            if not all(_can_lie_beside(face, surer) for surer, _ in told):
                continue
            value, confidence = (
                _read(face) if calibration is None else _held_against_pips(image, face, calibration)
            )
            if confidence >= ACCEPTED:
                told.append((face, DieSighting(value, confidence, face.candidate.middle, face.outline)))
        return tuple(sorted((die for _, die in told), key=lambda die: -die.confidence))

    def _likeliest_first(
        self, image: Image, regions: Sequence[Region] | None, size: float | None
    ) -> list[Face]:
        faces = self._faces.read(image, self._finder.find(image, regions, size))
        return sorted(faces, key=lambda face: -float(face.chances[NO_DIE + 1 :].max()))


def _read(face: Face) -> tuple[int, float]:
    """The likeliest value and its probability."""
    value = int(face.chances[NO_DIE + 1 :].argmax()) + NO_DIE + 1
    return value, float(face.chances[value])


def _held_against_pips(image: Image, face: Face, calibration: Calibration) -> tuple[int, float]:
    """Value and confidence at a known table: network and pattern must agree, or the pattern be clear."""
    said, confidence = _read(face)
    if 1.0 - float(face.chances[NO_DIE]) < DIE_AT_TABLE:
        return said, 0.0
    pips = read_pips(image, face.candidate.middle, calibration)
    if pips is None or pips.likeness < LIKE_PIPS:
        return said, 0.0
    if pips.value == said:
        return said, max(confidence, AGREED)
    return pips.value, AGREED - CLEAR_PIPS if pips.likeness - pips.rival >= CLEAR_PIPS else 0.0


def _can_lie_beside(face: Face, surer: Face) -> bool:
    """Tell whether a die is far enough from a surer one and of about its size."""
    size, other = face.candidate.size, surer.candidate.size
    apart = float(np.hypot(*np.subtract(face.candidate.middle, surer.candidate.middle)))
    return apart >= _APART * max(size, other) and max(size, other) <= _ALIKE * min(size, other)
