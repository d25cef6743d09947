"""Reads six-sided dice on their top faces."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from vision.cards.models import Network
from vision.dice.faces import Face, FaceReader
from vision.dice.finder import Finder, Region
from vision.dice.on_table import on_table
from vision.errors import PictureError
from vision.sightings import DieSighting, Image
from vision.table.bare import Strange
from vision.table.calibration import Calibration

MODELS = Path(__file__).parents[2] / "assets" / "models"
ACCEPTED = 0.6
"""Least calibrated probability of a die that is told of; how it follows from drawn tables: docs/dice.md."""


class DiceReader:
    """Reads dice in a picture.

    Args:
        models: directory with ``dice-finder.onnx`` and ``dice-reader.onnx``.
        accepted: least probability of a die that is told of where the table is not known.

    Raises:
        ModelError: a network is missing or damaged.
    """

    def __init__(self, models: Path = MODELS, accepted: float = ACCEPTED) -> None:
        self._accepted = accepted
        self._finder = Finder(Network(models / "dice-finder.onnx", ("marks",)))
        self._faces = FaceReader(Network(models / "dice-reader.onnx", ("values", "frames")))

    def see(
        self,
        image: Image,
        regions: Sequence[Region] | None = None,
        calibration: Calibration | None = None,
        strange: Strange | None = None,
    ) -> tuple[DieSighting, ...]:
        """Return the dice whose top face is read for certain, the surest first.

        Args:
            image: BGR uint8 (h, w, 3).
            regions: parts of the picture to look at (left, upper, width, height in pixels); None for all.
            calibration: of the table, where it is known: one scale is searched then, and what the network
                reads is held against the pattern of the pips.
            strange: where the picture shows something else than the bare table, if that is known.

        Raises:
            PictureError: the picture is empty or of another kind.
        """
        if image.dtype != np.uint8 or image.ndim != 3 or image.shape[2] != 3 or min(image.shape[:2]) < 8:
            kind = f"{image.dtype} {image.shape}"
            raise PictureError(f"Dice are read in BGR uint8 pictures of 8 pixels and more, not in {kind}.")
        if calibration is not None:
            return on_table(image, regions, calibration, strange, self._finder, self._faces)
        found = self._faces.read(image, self._finder.find(image, regions, None))
        told: list[Face] = []
        for face in sorted(found, key=lambda face: -face.certainty):
            if face.certainty >= self._accepted and all(face.can_lie_beside(surer) for surer in told):
                told.append(face)
        return tuple(
            DieSighting(face.value, face.certainty, face.candidate.middle, face.outline) for face in told
        )
