"""Tells how well places frame one whole card, and where its corners lie, by a network that learned it.

Every place is seen straight on together with what lies around it. The network says how likely just one card
lies there from edge to edge, whatever is printed on it, and how far each corner is from that card's own. A
place that is a little off is moved so, and looked at again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.decks.raster import UNIT, PicturePyramid, Raster, is_convex, view_of
from vision.network import Network, shipped
from vision.sightings import Points

COLUMNS, ROWS = 64, 96
"""Pixels of what the network is shown."""

AROUND = 0.4
"""Part of a place's width and height that is shown on each side of it."""


LIKELY = 0.5
"""Likelihood from which on a place is likely a card's: of 351 drawn lessons 341 had a right place with 0.8 or
more, of 60 drawn tables without a card 54 had none above 0.05."""

_MOST = 9.0
"""Logits beyond which a network's word is not taken."""


@dataclass(frozen=True, slots=True, eq=False)
class Framed:
    """A place as it was looked at last.

    Attributes:
        outline: its corners, clockwise, shape (4, 2), pixels.
        logit: of the likelihood that just one whole card lies there.
    """

    outline: Points
    logit: float

    @property
    def fits(self) -> float:
        """That likelihood, 0 to 1."""
        return 1 / (1 + math.exp(-self.logit))


class Framer:
    """The network that looks at places."""

    def __init__(self, path: Path | None = None) -> None:
        """Load it.

        Args:
            path: of the network; None: the one that comes with the companion.

        Raises:
            ModelError: it is missing or damaged.
        """
        self._network = Network(path or shipped("card-framer.onnx"), ("corners", "fits", "weighing"))
        _, _, self._weighing = self._network.run(np.zeros((1, 3, ROWS, COLUMNS), np.float32))

    def framed(self, pictures: PicturePyramid, places: Sequence[Points], looks: int) -> list[Framed]:
        """Some places, each where of so many looks it fitted best.

        Args:
            pictures: the picture.
            places: corners clockwise, each shape (4, 2), pixels.
            looks: how often each is looked at; all but the first after it was moved.
        """
        now = list(places)
        best = [Framed(place, -math.inf) for place in places]
        for _ in range(looks if places else 0):
            corners, logits = self._look(pictures, now)
            told = zip(best, now, np.clip(logits, -_MOST, _MOST).tolist(), strict=True)
            best = [Framed(place, logit) if logit > one.logit else one for one, place, logit in told]
            now = [_moved(place, way) for place, way in zip(now, corners, strict=True)]
        return best

    def worth(self, signs: NDArray[np.float32]) -> NDArray[np.float32]:
        """The logits of places of one picture to be that of its card, shape (n,).

        Args:
            signs: of each place its logit, the part of it that lies on edges, the number of corners that the
                network finds there, and the logarithm of its area in square pixels; shape (n, 4).
        """
        return np.asarray(signs @ self._weighing, np.float32)

    def _look(
        self, pictures: PicturePyramid, places: Sequence[Points]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """How far corners are off in the places' own coordinates, (n, 4, 2), and how well these fit, (n,)."""
        views = np.stack([seen_around(pictures, place) for place in places])
        values = views.transpose(0, 3, 1, 2) / np.float32(255) - np.float32(0.5)
        corners, logits, _ = self._network.run(np.ascontiguousarray(values, np.float32))
        return corners.reshape(-1, 4, 2), logits


def seen_around(pictures: PicturePyramid, place: Points) -> Raster:
    """A place straight on with what lies around it, shape (ROWS, COLUMNS, 3)."""
    wide = np.array([[1 + 2 * AROUND, 0, -AROUND], [0, 1 + 2 * AROUND, -AROUND], [0, 0, 1]])
    return pictures.cut(view_of(place) @ wide, (COLUMNS, ROWS))


def _moved(place: Points, way: NDArray[np.float32]) -> Points:
    """A place with each corner moved, in the place's own coordinates; as it was if that makes no outline."""
    homogeneous = np.concatenate([UNIT + way, np.ones((4, 1), np.float32)], axis=1) @ view_of(place).T
    if homogeneous[:, 2].min() <= 0:
        return place
    corners = np.asarray(homogeneous[:, :2] / homogeneous[:, 2:], np.float32)
    return corners if is_convex(corners) else place
