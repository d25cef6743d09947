"""Reads dice on a calibrated table, where size and view are known.

Every face is looked at twice: aimed at by the network itself, anew where it is in doubt, and laid flat as
the table's perspective shows the top of a die that lies there. A side that is taken for a top does not look
like a face then. A value is as sure as the less sure of both looks is of it; what stays in doubt is told of
with a low confidence, so that people are asked.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.calibration import DIE_SIZE, Calibration, die_size
from vision.dice.blobs import die_blobs, standing_at
from vision.dice.faces import Aim, DieFace, FaceReader
from vision.dice.finder import DieCandidate, Finder, Region
from vision.dice.patches import NO_DIE
from vision.halvings import Halvings
from vision.sightings import DieSighting, Image
from vision.table.bare_table import Strange

_TOLD = 0.5
"""Least confidence of a die that is told of, for certain or in doubt."""

_APART = 0.75
"""Widths of a die by which the top faces of two are apart at least, seen as aslant as a table camera sees."""

_TOUCHING = 1.1
"""Widths of a die below which another one may be a side of the surer die: of 288 throws drawn on simulated
tables four sides looked surely like dice, as often as two thrown dice come to lie so near to each other."""

_MAYBE_A_SIDE = 1 / 3
"""By so much the odds of a die are multiplied that touches a surer one."""

_SQUARE = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])


def on_table(
    image: Image,
    regions: Sequence[Region] | None,
    calibration: Calibration,
    strange: Strange | None,
    finder: Finder,
    reader: FaceReader,
) -> tuple[DieSighting, ...]:
    """Dice on a calibrated table, the surest first.

    Args:
        image: BGR, shape (h, w, 3), dtype uint8.
        regions: parts of the picture to look at (left, upper, width, height in pixels); None for all.
        calibration: of the table.
        strange: where the picture shows something else than the bare table; what shows just that is no die.
        finder: the finding network.
        reader: the reading network.
    """
    size = die_size(calibration.card_width())
    pictures = Halvings(image)
    found = [*die_blobs(image, regions, calibration, strange), *finder.find(pictures, regions, size)]
    faces = reader.read(pictures, _not_bare(found, strange))
    kept: list[DieSighting] = []
    for die in sorted(_dice(pictures, faces, calibration, reader), key=lambda die: -die.confidence):
        apart = min((math.dist(die.centre, surer.centre) for surer in kept), default=math.inf)
        sureness = _weighed(die.confidence, _MAYBE_A_SIDE if apart < _TOUCHING * size else 1.0)
        if apart >= _APART * size and sureness >= _TOLD:
            kept.append(replace(die, confidence=sureness))
    return tuple(kept)


def _not_bare(candidates: Sequence[DieCandidate], strange: Strange | None) -> list[DieCandidate]:
    if strange is None:
        return list(candidates)
    return [one for one in candidates if not strange.is_bare_around(one.middle, one.size)]


def _dice(
    pictures: Halvings, faces: Sequence[DieFace], calibration: Calibration, reader: FaceReader
) -> list[DieSighting]:
    """What the faces show that may be told of, each as sure as the less sure of both looks."""
    own = [face for face in reader.aimed_anew(pictures, faces) if face.certainty >= _TOLD]
    flat = reader.aimed_at(pictures, own, [_laid_flat(face, calibration) for face in own])
    told = []
    for face, other in zip(own, flat, strict=True):
        both = np.minimum(face.chances, other.chances)[NO_DIE + 1 :]
        value = int(both.argmax()) + NO_DIE + 1
        told.append(DieSighting(value, float(both.max()), face.candidate.middle, face.outline))
    return told


def _laid_flat(face: DieFace, calibration: Calibration) -> Aim:
    """Where the picture shows the top of a die that stands where the face is seen, turned as the face is."""
    middle = face.candidate.middle
    base = standing_at(middle, DIE_SIZE, calibration)[0]
    x, y = standing_at(face.outline[1], DIE_SIZE, calibration)[0] - base
    turn = math.atan2(y, x) + math.pi / 4
    turned = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    corners = calibration.above(base + DIE_SIZE * _SQUARE @ turned, DIE_SIZE)
    return Aim.over(middle, corners)


def _weighed(probability: float, odds: float) -> float:
    """A probability whose odds are multiplied."""
    return probability * odds / (probability * odds + 1.0 - probability)
