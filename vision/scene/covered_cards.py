"""Whether cards of which nothing is read any more lie under others, by what the picture shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from vision.masks import Mask, part_of
from vision.scene.agreement import is_in_doubt
from vision.scene.identity import Thing, is_same, mask_of
from vision.sightings import CardSighting
from vision.table.bare_table import Strange

_ON_IT = 0.1
"""Part of a card that others cover at least if they lie on it: less is a neighbour, or an outline's error."""


@dataclass(frozen=True, slots=True, eq=False)
class LayOfTable:
    """What lies on the table, beside what lay there before.

    Attributes:
        before: the things that lay there.
        now: those that lie there, with what was not read.
        altered: fine, where the picture shows something else than before.
        strange: where it shows something else than the bare table.
        card_width: in pixels.
    """

    before: Sequence[Thing]
    now: Sequence[Thing]
    altered: Mask
    strange: Strange
    card_width: float

    def mask(self, things: Sequence[Thing]) -> Mask:
        """Where things lie, fine."""
        return mask_of(things, self.altered.shape, self.strange.scale, self.card_width)

    def may_be_under_others(self, card: Thing) -> bool:
        """Whether a card of which nothing is read any more may lie where it did, under what lies there now.

        Of equal cards one may come to lie elsewhere while another stays beneath; but not where its place was
        touched, as nobody can tell then which of them it is.
        """
        if not isinstance(card, CardSighting):
            return False
        place, covers = self.mask((card,)), self.mask(self.now)
        if part_of(covers & place, place) < _ON_IT:
            return False
        if self.strange.is_bare(place & ~covers, cv2.countNonZero(place)):
            return False
        return not (np.any(self.altered & place) and self._has_come_elsewhere(card, place))

    def _has_come_elsewhere(self, card: CardSighting, place: Mask) -> bool:
        """Whether a card of its name has come to lie beside its place."""
        return any(
            isinstance(one, CardSighting)
            and (one.deck, one.code) == (card.deck, card.code)
            and not is_in_doubt(one)
            and not any(is_same(one, other) for other in self.before)
            and not np.any(self.mask((one,)) & place)
            for one in self.now
        )
