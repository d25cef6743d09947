"""How well the faces of a deck fit what is seen of a card, before any of them is laid on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from vision.decks.align import Freedom
from vision.decks.bank import ALL, Bank, Faces
from vision.decks.ink import ink
from vision.decks.parts_in_view import NARROW, WHOLE
from vision.decks.raster import PicturePyramid, View, Weights, planes

_WORTH = 0.55
"""Fitted as well as can be, a face leaves less than this unexplained, or the place shows no card of the
deck."""

_ALIKE = 0.35
"""Or else its figures agree with a face's at least so well: the light may be too strange to be explained."""


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """What is in view of a card.

    Attributes:
        part: how much of it that is, in [0, 1].
        coarse, fine: 1 where it is, rasters.
        freedom: how the card's view may change.
    """

    part: float
    coarse: Weights
    fine: Weights
    freedom: Freedom

    @property
    def narrow(self) -> bool:
        """Whether it is a narrow strip."""
        return self.part < NARROW

    @property
    def whole(self) -> bool:
        """Whether it is nearly the whole card."""
        return self.part > WHOLE


class FaceFit:
    """Holds faces against one view of a picture."""

    def __init__(
        self, bank: Bank, pictures: PicturePyramid, view: View, shown: Shown, faintest: float
    ) -> None:
        """A card of that deck is seen so in that picture; it is no fainter than that part of its face."""
        self._bank, self._pictures, self._view = bank, pictures, view
        self._shown, self._faintest = shown, faintest

    def misfits(self, faces: Faces = ALL) -> NDArray[np.float32]:
        """How badly faces fit: whole ones on paper by ink, else in light, less their figures' likeness."""
        if self._bank.pairs.on_paper and self._shown.whole:
            fine = self._shown.fine
            return self._bank.ink_misfits(ink(self._fine, fine), fine, faces)
        return self._unexplained(faces) - self._likeness(faces)

    def is_of_none(self, faces: Faces) -> bool:
        """Whether none of some faces explains what is seen, nor has figures like those."""
        return bool(self._unexplained(faces).min() > _WORTH and self._likeness(faces).max() < _ALIKE)

    @cached_property
    def _coarse(self) -> NDArray[np.float32]:
        return planes(self._pictures.cut(self._view, self._bank.coarse_size))

    @cached_property
    def _fine(self) -> NDArray[np.float32]:
        return planes(self._pictures.cut(self._view, self._bank.fine_size))

    def _unexplained(self, faces: Faces) -> NDArray[np.float32]:
        """What faces leave unexplained in the light that suits each best, shape (faces,)."""
        counted = self._shown.coarse.reshape(1, -1)
        left = self._bank.glance_at_parts(self._coarse[None], counted, self._faintest, some=faces)
        return np.asarray(left[0], np.float32)

    def _likeness(self, faces: Faces) -> NDArray[np.float32]:
        """How well the figures of faces agree with what is seen, shape (faces,)."""
        return self._bank.likeness(self._fine, self._shown.fine, faces)
