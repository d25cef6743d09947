"""Ghosts: what a reader sees where the table lies bare."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from vision.calibration import die_size
from vision.masks import Mask, grown, shrunk
from vision.motion.small_frame import SmallFrame
from vision.scene.agreement import is_in_doubt
from vision.scene.identity import Thing, mask_of
from vision.scene.recurring_print import recurs
from vision.sightings import CardSighting, DieSighting, Image, Sightings
from vision.table.bare_table import AROUND, BESIDE, PIPS, BareTable, Strange

_BARE: Final = 0.5
"""More than this part of a doubtful card in view looks like the bare table where none lies. In 1,105 readings
of five games sure cards had .37 at most, on a cloth little darker than paper; ghosts in heaps .67."""

_RIM: Final = (1, 3)
"""Fine pixels from a card's edge between which it shows its paper."""


@dataclass(frozen=True, slots=True)
class Ghosts:
    """Tells them from what lies there, in one frame.

    Attributes:
        small: the frame.
        noise: of it, in grey levels.
        bare: the bare table.
        strange: where it shows something else than the bare table.
        card_width: in pixels of the frame.
    """

    small: SmallFrame
    noise: float
    bare: BareTable
    strange: Strange
    card_width: float

    def left_out(self, seen: Sightings) -> Sightings:
        """What was seen, but for dice and doubtful cards where the table was seen bare and looks just so."""
        kept = replace(seen, cards=tuple(card for card in seen.cards if not self._is_over_bare(card, seen)))
        return replace(kept, dice=self._real_dice(kept))

    def _is_over_bare(self, card: CardSighting, seen: Sightings) -> bool:
        """Whether a doubtful card would lie where the bare table is in view: its index is that of another.

        Only where the table looks otherwise than the paper of the nearest card that is sure: on a cloth of
        its colour a card looks bare itself.
        """
        if not is_in_doubt(card):
            return False
        whole = [one for one in seen.cards if not (one.partial or is_in_doubt(one))]
        if not whole:
            return False
        paper = self._paper(min(whole, key=lambda one: math.dist(one.centre, card.centre)))
        cards = tuple(one for one in seen.cards if one is not card)
        place = self._mask((card,))
        free = place & ~self._mask((*cards, *seen.unknown))
        tells = free & self.bare.unlike(paper, self.small, self.noise)
        return self.strange.is_bare(tells, cv2.countNonZero(place), 1.0 - _BARE)

    def _paper(self, card: CardSighting) -> Image:
        """The colour of a whole card's paper: BGR, shape (3,), dtype uint8."""
        there = self._mask((card,))
        outer, inner = (shrunk(there, pixels) for pixels in _RIM)
        return np.asarray(np.median(self.small.fine[(outer & ~inner) > 0], axis=0), np.uint8)

    def _real_dice(self, seen: Sightings) -> tuple[DieSighting, ...]:
        """The dice that are none.

        Only what no card and no surer die of the same picture covers is compared: their edges make other
        things of the print on a cloth. A doubtful die that looks like many other places is print, too.
        """
        size = die_size(self.card_width)
        edge = size / self.small.scale
        covered = self._mask((*seen.cards, *seen.unknown))
        kept: list[DieSighting] = []
        for die in sorted(seen.dice, key=lambda die: -die.confidence):
            top = self._mask((die,))
            place = grown(top, BESIDE * edge)
            is_bare = self.strange.is_bare(place & ~covered, cv2.countNonZero(place), PIPS)
            if is_bare or (not die.is_sure and recurs(self.small, die.centre, size)):
                continue
            kept.append(die)
            covered |= grown(top, AROUND * edge)
        return tuple(kept)

    def _mask(self, things: Iterable[Thing]) -> Mask:
        """Where things lie, fine."""
        return mask_of(things, self.small.fine.shape, self.small.scale, self.card_width)
