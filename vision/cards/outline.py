"""From the indices of a card to its middle, its direction and its four corners."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.pairing import Diagonal, Group
from vision.sightings import Points

_LARGER = 1.5
"""A lone index so many times as large as those of the card on which it lies is one of its pips."""
_AROUND = 1.1
"""What lies within so many times a card's outline lies on it, or hardly beside it."""
_RATIO = 88 / 63
"""Height of a poker card for its width, by its millimetres."""
_PAPER = 0.93
"""Part of a card from one index to the other, their whole size included; see below."""
_INDEX_WIDTH, _INDEX_HEIGHT = 0.66, 1.92
"""An index begins 3.5 % of the card from its edges, and its middle lies about 0.33 of *right* and 0.96 of
*down* from there; so a card is (across + 0.66) / 0.93 of *right* wide and (along + 1.92) / 0.93 of *down*
high, with small and jumbo indices alike."""
_USUAL = Diagonal(4.9, 5.9)
"""Diagonal of a deck whose rank and suit centres are 12 % of the card's height apart, the standard index."""


@dataclass(frozen=True, slots=True)
class Lie:
    """How a card lies in the picture.

    Attributes:
        centre: the card's middle in pixels.
        up: unit vector towards the edge above the index that was read.
        corners: shape (4, 2), clockwise from the upper left one as one reads the card.
        measured: whether both ends, or the card's known width, determine the corners; else they are a guess.
    """

    centre: tuple[float, float]
    up: tuple[float, float]
    corners: Points
    measured: bool


def lie_of(group: Group, deck: Diagonal | None, card_width: float | None) -> Lie:
    """Where the card of a group lies.

    Args:
        group: its indices.
        deck: the diagonal of the deck in this picture, if some card shows it.
        card_width: of a card in pixels, where known.
    """
    if group.opposite is not None and group.diagonal is not None:
        return _between(group, group.diagonal)
    frame = group.first.frame.astype(np.float64)
    down, right = frame[2:4], frame[4:6]
    diagonal = deck or _USUAL
    if card_width is not None:
        across = _PAPER * card_width / max(math.hypot(*right), 1e-3) - _INDEX_WIDTH
        along = _PAPER * _RATIO * card_width / max(math.hypot(*down), 1e-3) - _INDEX_HEIGHT
        diagonal = Diagonal(max(across, 1.0), max(along, 1.0))
    centre = frame[:2] + diagonal.across / 2 * right + diagonal.along / 2 * down
    return _lie(centre, right, down, diagonal, card_width is not None)


def each_once(laid: list[tuple[Group, Lie]]) -> list[tuple[Group, Lie]]:
    """Drops what is only a part of another card's face.

    On a card that both its indices name, that is what says the same (its third and fourth index), and a lone
    index that is far larger than they are (a pip). And of two lone indices that say the same, the other way
    up, whose cards would have their middles on each other, the second is the other end of the first one's
    card, seen too much aslant to be joined with it.
    """
    kept: list[tuple[Group, Lie]] = []
    for group, lie in sorted(laid, key=lambda one: (-one[0].agreeing, -one[0].confidence)):
        whole = [(card, place) for card, place in kept if card.opposite is not None and card.agreeing > 1]
        lone = [(card, place) for card, place in kept if card.opposite is None]
        if any(_is_part_of(group, lie, card, place) for card, place in whole):
            continue
        if not any(_is_other_end(group, lie, card, place) for card, place in lone):
            kept.append((group, lie))
    return kept


def told_whole(groups: list[Group], sure: float) -> list[Points]:
    """Outlines of cards both ends of which say the same so surely, and on which no other index lies."""
    whole = [group for group in groups if group.agreeing > 1 and group.opposite and group.confidence >= sure]
    laid = [(group, lie_of(group, None, None)) for group in whole]
    return [
        lie.corners
        for group, lie in laid
        if not any(_lies_on(other.first.middle, lie) for other in groups if other is not group)
    ]


def _is_part_of(group: Group, lie: Lie, card: Group, place: Lie) -> bool:
    lone = group.opposite is None
    if group.code != card.code and not (lone and _size(group) > _LARGER * _size(card)):
        return False
    return _lies_on(group.first.middle if lone else lie.centre, place)


def _is_other_end(group: Group, lie: Lie, card: Group, place: Lie) -> bool:
    if group.opposite is not None or group.code != card.code:
        return False
    turned = lie.up[0] * place.up[0] + lie.up[1] * place.up[1] < 0
    return turned and _lies_on(lie.centre, place) and _lies_on(place.centre, lie)


def _lies_on(point: tuple[float, float], place: Lie) -> bool:
    """Whether a point lies on a card, or hardly beside it."""
    middle = np.array(place.centre, np.float32)
    wider = (middle + _AROUND * (place.corners - middle)).astype(np.float32)
    return cv2.pointPolygonTest(wider, (float(point[0]), float(point[1])), False) > 0


def _size(group: Group) -> float:
    """Length of the index's *down*, of the larger one where there are two."""
    frames = [group.first.frame] + ([group.opposite.frame] if group.opposite is not None else [])
    return max(math.hypot(frame[2], frame[3]) for frame in frames)


def _between(group: Group, diagonal: Diagonal) -> Lie:
    """A card of which two opposite indices are seen: its middle lies midway."""
    assert group.opposite is not None  # noqa: S101 - narrows the type
    one, two = group.first.frame.astype(np.float64), group.opposite.frame.astype(np.float64)
    right, down = (one[4:6] - two[4:6]) / 2, (one[2:4] - two[2:4]) / 2
    across, along = np.linalg.solve(np.stack([right, down], axis=1), two[:2] - one[:2])
    measured = Diagonal(abs(float(across)), float(along) if along > 0 else diagonal.along)
    lie = _lie((one[:2] + two[:2]) / 2, right, down, measured, True)
    if across <= 0:  # the other two corners of a card that has indices in all four
        return lie
    corners = lie.corners.copy()
    beside = ((measured.across + _INDEX_WIDTH) / _PAPER - measured.across) / 2
    above = ((measured.along + _INDEX_HEIGHT) / _PAPER - measured.along) / 2
    corners[0] = one[:2] - beside * one[4:6] - above * one[2:4]
    corners[2] = two[:2] - beside * two[4:6] - above * two[2:4]
    return Lie(lie.centre, lie.up, corners, True)


def _lie(
    centre: NDArray[np.float64],
    right: NDArray[np.float64],
    down: NDArray[np.float64],
    diagonal: Diagonal,
    measured: bool,
) -> Lie:
    """A parallelogram around the middle, as large as a card with this diagonal."""
    width = right * (diagonal.across + _INDEX_WIDTH) / _PAPER / 2
    height = down * (diagonal.along + _INDEX_HEIGHT) / _PAPER / 2
    corners = centre + np.stack([-width - height, width - height, width + height, height - width])
    length = max(math.hypot(*down), 1e-6)
    return Lie(
        (float(centre[0]), float(centre[1])),
        (float(-down[0] / length), float(-down[1] / length)),
        corners.astype(np.float32),
        measured,
    )
