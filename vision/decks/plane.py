"""The table of a still picture, as the cards tell that lie whole on it.

Of a card in a fan a corner or two are seen, which say little of where the rest lies. A card that is seen from
edge to edge says where its plane is, and how large cards are there: beside it others are looked for as on a
table that is known.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from vision.calibration import Calibration, mapped
from vision.cards.frames import Frames
from vision.decks.closer_look import SeenPlace
from vision.decks.confidence import CERTAIN
from vision.decks.parts_in_view import ENTIRE
from vision.decks.places import INSET
from vision.decks.raster import View, outline_of
from vision.errors import CalibrationError
from vision.overlaps import inside

_OWN = 0.07
"""A corner so near to where corners are seen as a rule, in parts of a card's width along either side, is a
whole card's own: on four drawn decks these were seen 0.062 to 0.135 inside it."""


def entire_cards(seen: Sequence[SeenPlace]) -> list[SeenPlace]:
    """Those that are read for certain and in view from edge to edge: nothing lies on them."""
    return [one for one in seen if one.in_view > ENTIRE and one.confidence >= CERTAIN]


def corners_beside(frames: Frames, cards: Sequence[SeenPlace]) -> Frames:
    """Those corners, shape (n, 6), that lie on none of the cards: others of the deck may lie there."""
    outlines = [outline_of(card.view) for card in cards]
    free = [not any(inside((x, y), one, 0.0) for one in outlines) for x, y in frames[:, :2].tolist()]
    return np.asarray(frames[np.array(free, bool)], np.float32)


def plane_of(
    cards: Sequence[SeenPlace], size: tuple[float, float], picture: tuple[int, int]
) -> Calibration | None:
    """The plane in which the largest of some cards lies, in millimetres from its middle.

    Args:
        cards: seen from edge to edge.
        size: width and height of a card in mm.
        picture: width and height of the picture in pixels.

    Returns:
        The plane; None without cards, or where none can be seen so.
    """
    if not cards:
        return None
    card = max((card.view for card in cards), key=_area)
    width, height = size
    to_millimetres = np.array([[width, 0, -width / 2], [0, height, -height / 2], [0, 0, 1]])
    try:
        return Calibration(to_millimetres @ np.linalg.inv(card), picture, size)
    except (CalibrationError, np.linalg.LinAlgError):
        return None


def inset_seen(frames: Frames, cards: Sequence[SeenPlace], size: tuple[float, float]) -> float:
    """How far inside their sides the corners of some cards are seen, in parts of a card's width.

    The network sees corners of decks with frames elsewhere than those of others, and faces may have been cut
    out a little too large: a card whose other corners are hidden is laid by what whole ones show.

    Args:
        frames: corners, shape (n, 6).
        cards: seen from edge to edge.
        size: width and height of a card in mm.

    Returns:
        The median; `INSET` where no corners of the cards were found.
    """
    if not len(frames) or not cards:
        return INSET
    at = np.concatenate([mapped(frames[:, :2], np.linalg.inv(card.view)) for card in cards])
    insets = np.minimum(at, 1 - at) * size / size[0]
    own = insets[(np.abs(insets - INSET) < _OWN).all(axis=1)]
    return float(np.median(own)) if len(own) else INSET


def _area(view: View) -> float:
    return float(cv2.contourArea(outline_of(view)))
