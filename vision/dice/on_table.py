"""Reads dice on a calibrated table, where size and view are known.

Two witnesses: the networks, aimed anew where they are in doubt, and the pattern of pips laid out flat. Where
both read the same value it is the surer, else the less sure; what stays in doubt is told of with a low
confidence, so that people are asked.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from vision.dice.blobs import die_blobs, lies_in_blob, standing_at
from vision.dice.faces import Face, FaceReader
from vision.dice.finder import Candidate, Finder, Region
from vision.dice.pips import read_pips
from vision.halvings import Halvings
from vision.sightings import DieSighting, Image
from vision.table.bare import Strange
from vision.table.calibration import DIE_SIZE, Calibration, die_size

LIKE_PIPS = 0.7
"""Least correlation of a face with a pattern of pips."""

WITNESS = 3.0
"""By so much the pattern multiplies the odds of the network's value where it shows the same, and divides them
where it does not. Of 2256 faces drawn on simulated tables in hard light the network was right about each of
which it was at least 0.85 sure; the pattern alone was wrong about 16."""

_ANYWHERE = 1
"""One pip is found on every other face as well, and in the print of many a cloth: that it is there proves
nothing, that it is not does. But where something compact of a die's size stands out from the bare table, and
the pip lies in the middle of its top, it counts as much as other patterns. On 40 simulated tables in hard
light 266 of 277 ones lay so, of 21 sides that were read as ones none did; other faces read as ones did three
times, none of them more than 0.3 sure."""

_WITH_A_SIDE = 2
"""What the top of a die that shows one looks like with a pip of a side."""

_EVEN = 0.44
"""Least contrast of one pip of a two in that of the other: a fainter one is a pip on a side of a die that
shows one. On 250 simulated tables in hard light the network took twelve ones for twos, up to 0.98 sure of
that, and the pattern confirmed them; their pips were 0.22 to 0.40 alike, those of 940 twos at least 0.47."""

_UNEVEN = 30.0
"""By so much that divides the odds of a two."""

_TOLD = 0.5
"""Least confidence of a die that is told of, for certain or in doubt."""

_APART = 0.75
"""Widths of a die by which the top faces of two are apart at least, seen as aslant as a table camera sees."""

_TOUCHING = 1.1
"""Widths of a die below which another one may be a side of the surer die: of 288 throws drawn on simulated
tables four sides looked surely like dice, as often as two thrown dice come to lie so near to each other."""


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
    told = (_die(image, reader.aimed_anew(pictures, face), calibration, strange) for face in faces)
    kept: list[DieSighting] = []
    for die in sorted(told, key=lambda die: -die.confidence):
        apart = min((math.dist(die.centre, surer.centre) for surer in kept), default=math.inf)
        sureness = _weighed(die.confidence, 1 / WITNESS if apart < _TOUCHING * size else 1.0)
        if apart >= _APART * size and sureness >= _TOLD:
            kept.append(replace(die, confidence=sureness))
    return tuple(kept)


def _not_bare(candidates: Sequence[Candidate], strange: Strange | None) -> list[Candidate]:
    if strange is None:
        return list(candidates)
    return [one for one in candidates if not strange.is_bare_around(one.middle, one.size)]


def _die(image: Image, face: Face, calibration: Calibration, strange: Strange | None) -> DieSighting:
    """What a face shows, and how sure that is with the pattern of its pips, which is read where it tells."""
    if _weighed(face.certainty, WITNESS) < _TOLD:
        return DieSighting(face.value, face.certainty, face.candidate.middle, face.outline)
    base = standing_at(face.candidate.middle, DIE_SIZE, calibration)[0]
    pips = read_pips(image, base, calibration)
    if pips is None or pips.value != face.value or pips.likeness < LIKE_PIPS:
        confidence = _weighed(face.certainty, 1 / WITNESS)
    elif face.value == _WITH_A_SIDE and pips.evenness < _EVEN:
        confidence = _weighed(face.certainty, 1 / _UNEVEN)
    elif face.value != _ANYWHERE or lies_in_blob(face.candidate.middle, strange, calibration):
        confidence = _weighed(face.certainty, WITNESS)
    else:
        confidence = face.certainty
    return DieSighting(face.value, confidence, face.candidate.middle, face.outline)


def _weighed(probability: float, odds: float) -> float:
    """A probability whose odds are multiplied."""
    return probability * odds / (probability * odds + 1.0 - probability)
