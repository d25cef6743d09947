"""Where cards may lie: places put together from the corners that the network finds.

Each corner tells where its card's other corners ought to be. Corners that confirm each other make one place;
a corner of which the rest is hidden makes a place of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.cards.frames import Frames
from vision.decks.raster import View, view_of
from vision.sightings import Points

INSET = 0.085
"""Where the network sees a corner: so far inside the card, in parts of its width, from both its sides."""

_QUARTERS = 4.0
"""Frames reach a quarter of the way to the neighbouring corners."""

_NEAR = 0.2
"""A fourth corner lies no farther from where three put it, in parts of the shorter side."""

_ALONG = 0.92
"""Least cosine between the way to the next corner and the ways that both corners tell."""

_LONGER = 0.6
"""That way may be longer or shorter than both tell by a factor of e to this power."""

_FLATTEST = 0.5
"""Seen aslant a card looks flatter, down to this part of its width / height."""

_SMALLEST_SIDE = 14.0
"""Pixels between two inset corners, at least."""

_SAME_POINTS = 0.06
"""Places whose points differ by no more than this part of the short side are one."""

_MOST_CORNERS, _MOST_PLACES = 150, 90
"""Corners that are looked at, and places that are made of them, the surest first."""


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A place where a card may lie, either way up.

    Attributes:
        view: how it would be seen.
        seen: the corners, of those that were found, that are its own: pixels, shape (n, 2).
        inset: the four points a little inside its corners, clockwise, as the network sees corners.
    """

    view: View
    seen: Points
    inset: NDArray[np.float64]


def spots(frames: Frames, slender: float) -> list[Spot]:
    """Places for the corners found in a picture of which nothing is known.

    Corners follow each other clockwise along the sides that they tell. Three or four that do make a place;
    two, or one alone, make one only if they are part of no larger one.

    Args:
        frames: of the corners, shape (n, 6), pixels, the surest first.
        slender: width / height of the deck's cards.
    """
    corners = frames[:_MOST_CORNERS].astype(np.float64)
    follows = _follows(corners)
    found: list[tuple[NDArray[np.float64], list[int]]] = []
    for first, second in np.argwhere(follows):
        thirds = (int(third) for third in np.flatnonzero(follows[second]) if third != first)
        found += [_four_of(corners, follows, int(first), int(second), third) for third in thirds]
    found.sort(key=lambda place: -len(place[1]))
    held = {corner for _, members in found for corner in members}
    for first, second in np.argwhere(follows):
        if first not in held or second not in held:
            found.append(_two_of(corners, int(first), int(second), slender))
            held |= {int(first), int(second)}
    found += [(_one_of(corners[corner]), [corner]) for corner in range(len(corners)) if corner not in held]
    places: list[Spot] = []
    known = np.empty((_MOST_PLACES, 4, 2))
    for points, members in found:
        upright = _short_side_first(points, slender)
        if upright is None or len(places) >= _MOST_PLACES:
            continue
        same = _SAME_POINTS * np.hypot(*(upright[1] - upright[0]))
        others = known[: len(places)]
        if not len(others) or np.abs(others - upright).max(axis=(1, 2)).min() > same:
            known[len(places)] = upright
            places.append(Spot(_view_of(upright, slender), corners[members, :2].astype(np.float32), upright))
    return places


def _follows(corners: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Whether the second corner may be the next one clockwise on the first one's card, shape (n, n)."""
    away = corners[None, :, :2] - corners[:, None, :2]
    far = np.hypot(away[..., 0], away[..., 1]) + 1e-6
    down, right = _QUARTERS * corners[:, 2:4], _QUARTERS * corners[:, 4:6]
    long_down, long_right = np.hypot(*down.T) + 1e-6, np.hypot(*right.T) + 1e-6
    ahead = (away * down[:, None]).sum(axis=-1) / far / long_down[:, None]
    back = -(away * right[None]).sum(axis=-1) / far / long_right[None]
    alike = np.maximum(np.abs(np.log(far / long_down[:, None])), np.abs(np.log(far / long_right[None])))
    return np.asarray((ahead > _ALONG) & (back > _ALONG) & (alike < _LONGER))


def _four_of(
    corners: NDArray[np.float64], follows: NDArray[np.bool_], first: int, second: int, third: int
) -> tuple[NDArray[np.float64], list[int]]:
    """The inset corners of a card of which three follow each other, and these; a fourth where it is found."""
    points = corners[[first, second, third], :2]
    last = points[0] + points[2] - points[1]
    reach = _NEAR * min(np.hypot(*(points[1] - points[0])), np.hypot(*(points[2] - points[1])))
    closing = np.flatnonzero(follows[third] & follows[:, first])
    if len(closing):
        away = np.hypot(*(corners[closing, :2] - last).T)
        if away.min() < reach:
            fourth = int(closing[np.argmin(away)])
            return np.vstack([points, corners[fourth, :2]]), [first, second, third, fourth]
    return np.vstack([points, last]), [first, second, third]


def _two_of(
    corners: NDArray[np.float64], first: int, second: int, slender: float
) -> tuple[NDArray[np.float64], list[int]]:
    """The inset corners of a card of which two follow each other; the others as far as they tell."""
    one, other = corners[first], corners[second]
    side = other[:2] - one[:2]
    across = _QUARTERS * (one[4:6] + other[2:4]) / 2
    inset_slender = (1 - 2 * INSET) / (1 / slender - 2 * INSET)
    far, wide = np.hypot(*side), np.hypot(*across) + 1e-6
    # Aslant a side may look shorter; so the ways' own length decides only which side is the short one.
    across *= (far / inset_slender if far < wide else far * inset_slender) / wide
    return np.stack([one[:2], other[:2], other[:2] + across, one[:2] + across]), [first, second]


def _one_of(corner: NDArray[np.float64]) -> NDArray[np.float64]:
    """The inset corners that one corner tells."""
    at, down, right = corner[:2], _QUARTERS * corner[2:4], _QUARTERS * corner[4:6]
    return np.stack([at, at + down, at + down + right, at + right])


def _short_side_first(points: NDArray[np.float64], slender: float) -> NDArray[np.float64] | None:
    """The corners beginning with a short side; None when no card looks so."""
    sides = np.hypot(*(np.roll(points, -1, axis=0) - points).T)
    first, second = sides[0] + sides[2], sides[1] + sides[3]
    if min(sides) < _SMALLEST_SIDE or min(first, second) / max(first, second) < _FLATTEST * slender:
        return None
    return points if first <= second else np.roll(points, -1, axis=0)


def _view_of(points: NDArray[np.float64], slender: float) -> View:
    """The view of a card whose inset corners are seen there."""
    u, v = INSET, INSET * slender
    inset = view_of(points.astype(np.float32))
    spread = np.array(
        [[1 / (1 - 2 * u), 0, -u / (1 - 2 * u)], [0, 1 / (1 - 2 * v), -v / (1 - 2 * v)], [0, 0, 1]]
    )
    return np.asarray(inset @ spread, np.float64)
