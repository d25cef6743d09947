"""Reads six-sided dice on their top faces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import cv2

from vision.calibration import Calibration
from vision.dice.company import weighed
from vision.dice.faces import DieFace, FaceReader
from vision.dice.finder import BEST_SIZE_PX, LEVELS, LONGEST_PX, Finder, Region, once
from vision.dice.on_table import on_table
from vision.halvings import Halvings
from vision.network import Network, shipped
from vision.pictures import check_picture
from vision.sightings import DieSighting, Image, Points
from vision.table.bare_table import Strange

ACCEPTED = 0.8
"""Least calibrated probability of a die that is told of; docs/developers/dice.md tells how it was found."""

_FIRST, _SURE, _LARGE = 3, 0.95, 0.07
"""So many of the best coarse candidates are read first. Where one is a die for certain and its top face takes
so much of the picture's longer side, no die that may lie beside it is too small for the coarse levels."""
_DIE_BY_CARD = (0.11, 0.45)
"""Root of the share of a card that a die's top face takes somewhere on the same table: edges of 12 to 25 mm,
up to a third nearer the camera or farther away than the card."""


class DiceReader:
    """Reads dice in a picture.

    Args:
        models: directory with ``dice-finder.onnx`` and ``dice-reader.onnx``; None: those that are shipped.
        accepted: least probability of a die that is told of where the table is not known.

    Raises:
        ModelError: a network is missing or damaged.
    """

    def __init__(self, models: Path | None = None, accepted: float = ACCEPTED) -> None:
        names = ("dice-finder.onnx", "dice-reader.onnx")
        finder, reader = (shipped(name) if models is None else models / name for name in names)
        self._accepted = accepted
        self._finder = Finder(Network(finder, ("marks",)))
        self._faces = FaceReader(Network(reader, ("values", "frames")))

    def see(
        self,
        image: Image,
        regions: Sequence[Region] | None = None,
        calibration: Calibration | None = None,
        strange: Strange | None = None,
        cards: Sequence[Points] = (),
    ) -> tuple[DieSighting, ...]:
        """Return the dice whose top face is read for certain, the surest first.

        Args:
            image: BGR uint8 (h, w, 3).
            regions: parts of the picture to look at (left, upper, width, height in pixels); None for all.
            calibration: of the table, where it is known: one scale is searched then, and what the network
                reads is held against the pattern of the pips.
            strange: where the picture shows something else than the bare table, if that is known.
            cards: outlines of cards in the picture: they tell how large dice are where the table does not.

        Raises:
            PictureError: the picture is empty or of another kind.
        """
        check_picture(image)
        if calibration is not None:
            return on_table(image, regions, calibration, strange, self._finder, self._faces)
        found = weighed(self.faces(image, regions, _sizes_beside(cards)))
        told: list[DieFace] = []
        for face in sorted(found, key=lambda face: -face.certainty):
            if face.certainty >= self._accepted and all(face.can_lie_beside(surer) for surer in told):
                told.append(face)
        return tuple(
            DieSighting(face.value, face.certainty, face.candidate.middle, face.outline) for face in told
        )

    def faces(
        self,
        image: Image,
        regions: Sequence[Region] | None = None,
        sizes: tuple[float, float] | None = None,
    ) -> list[DieFace]:
        """Read what may be dice, without a word on whether they are.

        Args:
            image: BGR uint8 (h, w, 3).
            regions: parts of the picture to look at; None for all.
            sizes: least and largest size of a top face in pixels, where that is known: one scale is searched.
        """
        pictures = Halvings(image)
        longest = max([max(region[2:]) for region in regions or ()], default=max(image.shape[:2]))
        if sizes is not None:
            finest = BEST_SIZE_PX * longest / LONGEST_PX
            found = self._finder.find(pictures, regions, max(finest, math.sqrt(sizes[0] * sizes[1])))
            return self._faces.read(pictures, [one for one in found if sizes[0] <= one.size <= sizes[1]])
        coarse = self._finder.find(pictures, regions, None, range(1, LEVELS))
        first, rest = self._faces.read(pictures, coarse[:_FIRST]), coarse[_FIRST:]
        # Where dice are large for certain, the finest level shows no more.
        large = _LARGE * max(longest, LONGEST_PX)
        if not any(face.certainty >= _SURE and face.candidate.size >= large for face in first):
            rest = once([*rest, *self._finder.find(pictures, regions, None, range(1))])
        return [*first, *self._faces.read(pictures, rest)]


def _sizes_beside(cards: Sequence[Points]) -> tuple[float, float] | None:
    """Return the least and the largest size in pixels of a die's face on the table of these cards."""
    if not cards:
        return None
    roots = [math.sqrt(cv2.contourArea(outline)) for outline in cards]
    return _DIE_BY_CARD[0] * min(roots), _DIE_BY_CARD[1] * max(roots)
