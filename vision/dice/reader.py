"""Reads six-sided dice on their top faces."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from vision.cards.models import Network
from vision.dice.company import weighed
from vision.dice.faces import Face, FaceReader
from vision.dice.finder import LEVELS, LONGEST_PX, Finder, Region, once
from vision.dice.on_table import on_table
from vision.errors import PictureError
from vision.sightings import DieSighting, Image
from vision.table.bare import Strange
from vision.table.calibration import Calibration

MODELS = Path(__file__).parents[2] / "assets" / "models"
ACCEPTED = 0.6
"""Least calibrated probability of a die that is told of; how it follows from drawn tables: docs/dice.md."""

_FIRST, _SURE, _LARGE = 3, 0.95, 0.07
"""So many of the best coarse candidates are read first. Where one is a die for certain and its top face takes
so much of the picture's longer side, no die that may lie beside it is too small for the coarse levels."""


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
        found = weighed(self.faces(image, regions))
        told: list[Face] = []
        for face in sorted(found, key=lambda face: -face.certainty):
            if face.certainty >= self._accepted and all(face.can_lie_beside(surer) for surer in told):
                told.append(face)
        return tuple(
            DieSighting(face.value, face.certainty, face.candidate.middle, face.outline) for face in told
        )

    def faces(self, image: Image, regions: Sequence[Region] | None = None) -> list[Face]:
        """Read what may be dice, coarse to fine: the finest level shows no more where dice are large."""
        coarse = self._finder.find(image, regions, None, range(1, LEVELS))
        first = self._faces.read(image, coarse[:_FIRST])
        longest = max([max(region[2:]) for region in regions or ()], default=max(image.shape[:2]))
        large = _LARGE * max(longest, LONGEST_PX)
        if any(face.certainty >= _SURE and face.candidate.size >= large for face in first):
            return [*first, *self._faces.read(image, coarse[_FIRST:])]
        fine = self._finder.find(image, regions, None, range(1))
        return self._faces.read(image, once([*coarse, *fine]))
