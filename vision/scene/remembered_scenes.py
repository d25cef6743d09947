"""What lay on the table a while ago: where it looks just so again, the same lies there and nothing is read.

People take back what they laid, after a “no” or an undo. What comes to light then, strips of a pile close to
each other, is the hardest to read, and was read before.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import cv2

from vision.boxes import PixelBox, any_contains
from vision.light import light_between, under_light
from vision.masks import opened
from vision.motion.differences import all_changed
from vision.motion.small_frame import SmallFrame
from vision.scene.agreement import is_in_doubt
from vision.scene.identity import Thing, box_of, is_same
from vision.sightings import CardSighting, DieSighting, UnknownSighting

_KEPT = 12
"""Steady pictures that are remembered, 0.9 MB each: more plays in a row are hardly ever taken back."""

_VARIES = 0.1
"""Part of a card's width, 6 mm, by which the reading of a thing that did not move may vary: see `is_same`."""


@dataclass(frozen=True, slots=True, eq=False)
class Again:
    """Where it looks as it did.

    Attributes:
        regions: these places, in pixels.
        things: what lay in them then, or close beside them, and lies there again.
    """

    regions: tuple[PixelBox, ...] = ()
    things: tuple[Thing, ...] = ()

    def others(self, things: Iterable[Thing]) -> tuple[Thing, ...]:
        """Those of some things that lie elsewhere.

        What lies there again may be read beside the regions by now: it is one thing all the same.
        """
        outside = (thing for thing in things if not any_contains(self.regions, thing.centre))
        return tuple(thing for thing in outside if not any(is_same(thing, one) for one in self.things))


@dataclass(frozen=True, slots=True, eq=False)
class _Lay:
    """A steady picture and what lay there."""

    small: SmallFrame
    things: tuple[Thing, ...]

    def known_in(self, regions: Iterable[PixelBox], beside: float) -> dict[PixelBox, tuple[Thing, ...]]:
        """What lay in each of some regions where something did, and all of that was known.

        With what lay that many pixels beside it: since then the same thing may be read so far from there, and
        inside.
        """
        lay: dict[PixelBox, tuple[Thing, ...]] = {}
        for region in regions:
            if any(region.contains(thing.centre) for thing in self.things):
                around = region.grown(beside)
                lay[region] = tuple(thing for thing in self.things if around.contains(thing.centre))
        return {region: there for region, there in lay.items() if all(map(_is_known, there))}


class Earlier:
    """Remembers what lay on the table in the last steady pictures."""

    def __init__(self) -> None:
        """Nothing is remembered."""
        self._lays: deque[_Lay] = deque(maxlen=_KEPT)

    def keep(self, small: SmallFrame, things: tuple[Thing, ...]) -> None:
        """Remember a steady picture, later than all before; with dice on the table nothing of it.

        A pale die on a pale table may be seen where small pictures hardly differ.
        """
        if not any(isinstance(thing, DieSighting) for thing in things):
            self._lays.append(_Lay(small, things))

    def forget(self) -> None:
        """Forget all: the camera sees another table."""
        self._lays.clear()

    def again(self, regions: Sequence[PixelBox], now: SmallFrame, noise: float, card_width: float) -> Again:
        """In which of some regions it looks as it did in an earlier picture, when cards lay there.

        Args:
            regions: in pixels.
            now: the picture.
            noise: of the pictures, in grey levels.
            card_width: in pixels.
        """
        found: dict[PixelBox, tuple[Thing, ...]] = {}
        for lay in reversed(self._lays):
            left = (region for region in regions if region not in found)
            asked = lay.known_in(left, _VARIES * card_width)
            if not asked:
                continue
            then = under_light(lay.small.fine, light_between(lay.small.light, now.light))
            for region, there in asked.items():
                around = region
                for thing in there:
                    around = around.joined(box_of(thing, card_width))
                cut = around.scaled(1 / now.scale).clipped(then.shape[1], then.shape[0])
                altered = all_changed(cut.crop(now.fine), cut.crop(then), noise, None)
                if cv2.countNonZero(opened(altered)) == 0:
                    found[region] = there
        things: list[Thing] = []
        for there in found.values():
            things += (thing for thing in there if not any(is_same(thing, other) for other in things))
        return Again(tuple(found), tuple(things))


def _is_known(thing: Thing) -> bool:
    """Whether that is a card that was read for certain, or lies face down.

    One that was only thought to lie there still, and is gone, would come back with what lay around it.
    """
    if isinstance(thing, CardSighting):
        return thing.is_surely_there and not is_in_doubt(thing)
    return isinstance(thing, UnknownSighting)
