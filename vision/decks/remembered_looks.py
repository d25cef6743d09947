"""Remembers cards by their looks, so that one that is shown again is not taken for a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.align import Freedom, Template, aligned
from vision.decks.light import sums_of
from vision.decks.pairs import distance
from vision.decks.raster import FINE, PicturePyramid, View, inner, planes, view_of
from vision.sightings import Image, Points

_SIZE = (80, FINE)
"""Columns and rows at which looks are compared, whatever the card's shape."""

_AREA = 63.0 * 88.0 / (_SIZE[0] * _SIZE[1])
"""Square millimetres of a poker card in one pixel."""

_SAME = 130.0
"""Square millimetres in which two pictures of one card may differ. On drawn tables in good and in evening
light two pictures of one card differed in 12 to 77, those of the two most alike cards in 217."""

_ROUNDS = 6
"""Steps by which a remembered look is laid on the picture, at most: as many as `closer_look` gives a face."""

_PLACES = 3
"""Places of one card that are remembered: one of them is right within what aligning makes good."""

_SHORT_LIST = 6
"""Remembered cards that are compared closely, those most alike at a glance."""

_SOFT = 3.0
"""Standard deviation in pixels by which looks are softened for the glance: outlines are off by as much."""

_SQUARE = 0.85
"""Width / height from which a card may lie any of four ways."""

Look = NDArray[np.float32]
"""A card seen straight on, shape (3, rows * columns)."""


@dataclass(frozen=True, slots=True, eq=False)
class _Remembered:
    name: str
    look: Look
    soft: Look


class Familiar:
    """The looks of cards that were shown, by name."""

    def __init__(self) -> None:
        """Nothing was shown yet."""
        self._known: list[_Remembered] = []
        self._inner = inner(*_SIZE)

    def remember(self, name: str, image: Image, places: Sequence[Points]) -> None:
        """Remember how a card looks.

        Args:
            name: what it is called; other looks of that name are kept.
            image: BGR, shape (height, width, 3), dtype uint8.
            places: where the card may lie, the likeliest place first: its corners clockwise from the upper
                left one, pixels, shape (4, 2).
        """
        pictures = PicturePyramid(image)
        for corners in places[:_PLACES]:
            look = planes(pictures.cut(view_of(corners), _SIZE))
            self._known.append(_Remembered(name, look, _softened(look)))

    def forget(self, name: str) -> None:
        """Forget all looks of that name."""
        self._known = [one for one in self._known if one.name != name]

    def name_of(self, image: Image, corners: Points) -> str | None:
        """The name of the card that lies there, None when it is none of those remembered."""
        pictures = PicturePyramid(image)
        ways = _ways(corners)
        softened = [_softened(planes(pictures.cut(view, _SIZE))) for view in ways]
        pairs = [
            (self._differ(soft, known.soft), view, known)
            for known in self._known
            for view, soft in zip(ways, softened, strict=True)
        ]
        close: list[tuple[float, str]] = []
        for _, view, known in sorted(pairs, key=lambda pair: pair[0])[:_SHORT_LIST]:
            template = Template.of(known.look, self._inner, Freedom.PROJECTIVE)
            settled = aligned(pictures, view, template, _ROUNDS)
            look = planes(pictures.cut(settled, _SIZE))
            close.append((self._differ(look, known.look), known.name))
        differ, name = min(close, default=(np.inf, None))
        return name if differ < _SAME else None

    def _differ(self, one: Look, other: Look) -> float:
        """In how many square millimetres two looks differ, the light chosen to hide it."""
        weight = self._inner.ravel()
        light = sums_of(one, other[None], weight).light()
        return float(distance(light.on(other), one) @ weight) * _AREA


def _softened(look: Look) -> Look:
    columns, rows = _SIZE
    soft = [cv2.GaussianBlur(plane.reshape(rows, columns), (0, 0), _SOFT).ravel() for plane in look]
    return np.asarray(soft, np.float32)


def _ways(corners: Points) -> list[View]:
    """The views of a card that lies there: either way up, and a square one any of four ways."""
    sides = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
    short, long = sorted((float(sides[0] + sides[2]), float(sides[1] + sides[3])))
    turns = range(4) if short > _SQUARE * long else (0, 2)
    return [view_of(np.roll(corners, turn, axis=0)) for turn in turns]
