"""Reads dice on a calibrated table, where size and view are known.

Three witnesses: the networks, the blob of a die's size, and the pattern of pips laid out flat. A die is told
of for certain when pattern and network agree, or when the pattern on a blob is clear; a blob that shows pips
in doubt is told of with a low confidence, so that people are asked.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from vision.dice.blobs import die_blobs, standing_at
from vision.dice.faces import Face, FaceReader
from vision.dice.finder import Candidate, Finder, Region
from vision.dice.patches import NO_DIE
from vision.dice.pips import Pips, read_pips
from vision.halvings import Halvings
from vision.sightings import DieSighting, Image
from vision.table.bare import Strange
from vision.table.calibration import DIE_SIZE, POKER_CARD, Calibration

LIKE_PIPS = 0.7
"""Least correlation of a face with a pattern of pips."""

CLEAR_PIPS = 0.1
"""By so much must a pattern beat the next where the network reads another value: beyond it none of 230 dice
drawn on simulated tables was wrong."""

_DIE = 0.4
"""Least probability of a die, whatever its value, where there is no blob of a die's size."""

_NO_DIE = 0.97
"""Where the network is surer than this that there is no die, a blob is none."""

AGREED = 0.97
"""Confidence where network and pattern read the same value."""

_CLEAR = 0.9
"""Confidence where the pattern alone is clear."""

_PART_OF_ALL = 1
"""One pip is also found on every other face: where the network sees another value, and its pattern is there
as well, that one counts."""

_LIKELY = 0.7
"""Probability of a die, whatever its value, from which people are asked for it where the pips do not tell."""

_APART = 0.75
"""Widths of a die by which the top faces of two are apart at least, seen as aslant as a table camera sees."""

_DOUBTFUL = 0.5
"""Confidence, as a share of the probability of a die, where the pips are not clear: people are asked."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A place where a die may lie: what the networks say of it, and whether there is a blob."""

    top: Candidate
    face: Face | None
    blob: bool


def on_table(
    image: Image,
    regions: Sequence[Region] | None,
    calibration: Calibration,
    strange: Strange | None,
    finder: Finder,
    reader: FaceReader,
) -> tuple[DieSighting, ...]:
    """Dice on a calibrated table, the surest first; those below 0.5 are doubtful.

    Args:
        image: BGR, shape (h, w, 3), dtype uint8.
        regions: parts of the picture to look at (left, upper, width, height in pixels); None for all.
        calibration: of the table.
        strange: where the picture shows something else than the bare table; what shows just that is no die.
        finder: the finding network.
        reader: the reading network.
    """
    size = calibration.card_width() * DIE_SIZE / POKER_CARD[0]
    blobs = _not_bare(die_blobs(image, regions, calibration, strange), strange)
    pictures = Halvings(image)
    found = _not_bare(finder.find(pictures, regions, size), strange)
    places = _places(blobs, reader.read(pictures, [*blobs, *found]))
    told = [die for place in places if (die := _die(image, place, calibration)) is not None]
    kept: list[DieSighting] = []
    for die in sorted(told, key=lambda die: -die.confidence):
        if all(math.dist(die.centre, other.centre) >= _APART * size for other in kept):
            kept.append(die)
    return tuple(kept)


def _not_bare(candidates: Sequence[Candidate], strange: Strange | None) -> list[Candidate]:
    if strange is None:
        return list(candidates)
    return [one for one in candidates if not strange.is_bare_around(one.middle, one.size)]


def _places(blobs: Sequence[Candidate], faces: Sequence[Face]) -> list[_Place]:
    """Each place once: blobs with the likeliest face there, and faces without a blob."""
    places = []
    for blob in blobs:
        here = [face for face in faces if face.candidate.is_at(blob)]
        places.append(_Place(blob, max(here, key=lambda face: face.certainty, default=None), blob=True))
    elsewhere = [face for face in faces if not any(map(face.candidate.is_at, blobs))]
    return [*places, *(_Place(face.candidate, face, blob=False) for face in elsewhere)]


def _die(image: Image, place: _Place, calibration: Calibration) -> DieSighting | None:
    """What lies at a place, None when it is no die."""
    face = place.face
    die = 0.0 if face is None else 1.0 - float(face.chances[NO_DIE])
    if face is None or die < (1.0 - _NO_DIE if place.blob else _DIE):
        return None
    tops = {place.top.middle, face.candidate.middle}
    bases = [standing_at(top, DIE_SIZE, calibration)[0] for top in tops]
    patterns = [pips for base in bases if (pips := read_pips(image, base, calibration)) is not None]
    pips = max(patterns, key=lambda pips: pips.likeness, default=None)
    if pips is None or pips.likeness < LIKE_PIPS:
        return _unconfirmed(place, face, die)
    value, confidence = _value_of(face, pips, die)
    if confidence <= _DOUBTFUL and die < _LIKELY:
        return None
    return DieSighting(value, confidence, place.top.middle, face.outline)


def _value_of(face: Face, pips: Pips, die: float) -> tuple[int, float]:
    """The value of a pattern and how sure it is, all three witnesses taken together."""
    if pips.value == face.value:
        return pips.value, max(face.certainty, AGREED)
    if pips.value == _PART_OF_ALL:
        there = pips.likenesses[face.value] >= LIKE_PIPS
        return (face.value, face.certainty) if there else (pips.value, _DOUBTFUL * die)
    clear = pips.likeness - pips.rival >= CLEAR_PIPS
    return pips.value, _CLEAR if clear and face.certainty < _CLEAR else _DOUBTFUL * die


def _unconfirmed(place: _Place, face: Face, die: float) -> DieSighting | None:
    """A die on which no pattern of pips is found: the network's word for it, if a blob speaks for it."""
    if not place.blob or die < _LIKELY:
        return None
    confidence = face.certainty if face.certainty >= _CLEAR else _DOUBTFUL * die
    return DieSighting(face.value, confidence, place.top.middle, face.outline)
