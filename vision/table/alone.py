"""What is new, read for itself: quickly, and once more where too much around it was painted over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vision.boxes import Box
from vision.sightings import CardSighting, Sightings
from vision.table.newcomers import Newcomers
from vision.table.readings import joined, lying_in

Look = Callable[[Newcomers, Sequence[Box]], Sightings]
"""Reads what is new in some regions."""


@dataclass(frozen=True, slots=True)
class Alone:
    """What was read of one frame in which only what is new is shown.

    Attributes:
        seen: in all regions that were looked at.
        clear: the regions in which that explains all that changed.
        peeping: strips in the others that were surely laid.
    """

    seen: Sightings
    clear: tuple[Box, ...]
    peeping: tuple[CardSighting, ...]


def read_alone(look: Look, new: Newcomers, regions: Sequence[Box], doubtful: Sequence[Box]) -> Alone:
    """Read what is new in some regions.

    A card of which much was painted over is looked at once more where all of it is shown.

    Args:
        look: reads.
        new: what is new.
        regions: where to look, in pixels.
        doubtful: those of them that stay unclear, whatever is read there.
    """
    seen = look(new, regions)
    clear = tuple(one for one in regions if one not in doubtful and new.explained_by(seen, one))
    left = tuple(one for one in regions if one not in clear and one not in doubtful)
    shown = new.showing(lying_in(seen, *left))
    if shown is not None:
        others = (one for one in regions if one not in left)
        seen, new = joined(lying_in(seen, *others), lying_in(look(shown, left), *left)), shown
        clear += tuple(one for one in left if shown.explained_by(seen, one))
    unclear = (one for one in regions if one not in clear)
    return Alone(seen, clear, new.peeping(lying_in(seen, *unclear).cards))
