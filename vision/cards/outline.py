"""From the indices of a card to its middle, its direction and its four corners."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.cards.pairing import ACROSS_SHARE, ALONG_SHARE, Diagonal, Group
from vision.sightings import Points

_RATIO = 88 / 63
_USUAL = Diagonal(5.2, 7.2)
"""Diagonal of a deck with standard indices: 11 % of the card's height from the rank's to the suit's
centre."""


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
        across = ACROSS_SHARE * card_width / max(math.hypot(*right), 1e-3)
        along = ALONG_SHARE * _RATIO * card_width / max(math.hypot(*down), 1e-3)
        diagonal = Diagonal(across, along)
    centre = frame[:2] + diagonal.across / 2 * right + diagonal.along / 2 * down
    return _lie(centre, right * diagonal.across, down * diagonal.along, card_width is not None)


def _between(group: Group, diagonal: Diagonal) -> Lie:
    """A card of which two opposite indices are seen: its middle lies midway."""
    assert group.opposite is not None  # noqa: S101 - narrows the type
    one, two = group.first.frame.astype(np.float64), group.opposite.frame.astype(np.float64)
    right, down = (one[4:6] - two[4:6]) / 2, (one[2:4] - two[2:4]) / 2
    across, along = np.linalg.solve(np.stack([right, down], axis=1), two[:2] - one[:2])
    if along <= 0:
        along = diagonal.along
    lie = _lie((one[:2] + two[:2]) / 2, right * abs(across), down * along, True)
    if across <= 0:  # the other two corners of a card that has indices in all four
        return lie
    corners = lie.corners.copy()
    margin = across * (1 / ACROSS_SHARE - 1) / 2, along * (1 / ALONG_SHARE - 1) / 2
    corners[0] = one[:2] - margin[0] * one[4:6] - margin[1] * one[2:4]
    corners[2] = two[:2] - margin[0] * two[4:6] - margin[1] * two[2:4]
    return Lie(lie.centre, lie.up, corners, True)


def _lie(
    centre: NDArray[np.float64], across: NDArray[np.float64], along: NDArray[np.float64], measured: bool
) -> Lie:
    """A parallelogram around the middle, from the displacements between opposite indices."""
    width, height = across / ACROSS_SHARE / 2, along / ALONG_SHARE / 2
    corners = centre + np.stack([-width - height, width - height, width + height, height - width])
    length = max(math.hypot(*along), 1e-6)
    return Lie(
        (float(centre[0]), float(centre[1])),
        (float(-along[0] / length), float(-along[1] / length)),
        corners.astype(np.float32),
        measured,
    )
