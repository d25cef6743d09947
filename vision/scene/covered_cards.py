"""Cards that others were laid on, so that nothing shows of them: remembered as long as they may lie there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from vision.calibration import Matrix
from vision.masks import Mask, part_of
from vision.scene.agreement import is_in_doubt
from vision.scene.identity import Thing, is_same, mask_of, shifted
from vision.sightings import CardSighting
from vision.table.bare_table import Strange

_MOST = 60
"""Cards that are remembered: those of a few rounds."""

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


@dataclass(frozen=True, slots=True)
class Beneath:
    """Cards that others were laid on.

    Attributes:
        cards: as they were read, those that were covered last at the end.
    """

    cards: tuple[CardSighting, ...] = ()

    def after(self, covered: Sequence[CardSighting], lay: LayOfTable) -> Beneath:
        """What may lie beneath others once these were covered, too."""
        covers = lay.mask(lay.now)
        still = (card for card in (*self.cards, *covered) if _is_beneath(card, covers, lay))
        return Beneath(tuple(still)[-_MOST:])

    def shifted(self, motion: Matrix) -> Beneath:
        """The same in a picture that has moved by a homography of the frame's pixels."""
        return Beneath(tuple(shifted(card, motion) for card in self.cards))


def _is_beneath(card: CardSighting, covers: Mask, lay: LayOfTable) -> bool:
    """Whether a card may lie where it did, under what ``covers`` it, fine.

    Of equal cards one may come to lie elsewhere while another stays beneath; but not where its place was
    touched, as nobody can tell then which of them it is.
    """
    place = lay.mask((card,))
    if part_of(covers & place, place) < _ON_IT:
        return False
    if lay.strange.is_bare(place & ~covers, cv2.countNonZero(place)):
        return False
    if any(is_same(card, one) and not is_in_doubt(one) for one in lay.now):
        return False
    return not (np.any(lay.altered & place) and _has_come_elsewhere(card, place, lay))


def _has_come_elsewhere(card: CardSighting, place: Mask, lay: LayOfTable) -> bool:
    """Whether a card of its name has come to lie beside its place."""
    return any(
        isinstance(one, CardSighting)
        and (one.deck, one.code) == (card.deck, card.code)
        and not is_in_doubt(one)
        and not any(is_same(one, other) for other in lay.before)
        and not np.any(lay.mask((one,)) & place)
        for one in lay.now
    )
