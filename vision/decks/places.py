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

_CORNERS = 4
"""That a card has."""

_MOST_CORNERS, _MOST_PLACES = 150, 90
"""Corners that are looked at, and places that are made of them, the surest first."""


@dataclass(frozen=True, slots=True, eq=False)
class CardSpot:
    """A place where a card may lie, either way up.

    Attributes:
        view: how it would be seen.
        seen: the corners, of those that were found, that are its own: pixels, shape (n, 2).
    """

    view: View
    seen: Points

    @property
    def shows_all_corners(self) -> bool:
        """Whether each of the card's four corners was found."""
        return len(self.seen) == _CORNERS


def spots(frames: Frames, slender: float) -> list[CardSpot]:
    """Places for the corners found in a picture of which nothing is known.

    Corners follow each other clockwise along the sides that they tell. Three or four that do make a place;
    two, or one alone, make one only if they are part of no larger one.

    Args:
        frames: of the corners, shape (n, 6), pixels, the surest first.
        slender: width / height of the deck's cards.
    """
    corners = frames[:_MOST_CORNERS].astype(np.float64)
    follows = _follows(corners)
    larger, members = _larger(corners, follows)
    found = [larger]
    pairs: list[list[int]] = []
    held = set(members[members >= 0].tolist())
    for first, second in np.argwhere(follows).tolist():
        if first not in held or second not in held:
            found.append(_two_of(corners, first, second, slender)[None])
            pairs.append([first, second])
            held |= {first, second}
    for corner in sorted(set(range(len(corners))) - held):
        found.append(_one_of(corners[corner])[None])
        pairs.append([corner])
    points, shaped = _short_side_first(np.concatenate(found), slender)

    def seen(place: int) -> list[int]:
        if place >= len(members):
            return pairs[place - len(members)]
        return [corner for corner in members[place].tolist() if corner >= 0]

    return [
        CardSpot(_view_of(points[place], slender), corners[seen(place), :2].astype(np.float32))
        for place in _once(points, np.flatnonzero(shaped))
    ]


def spots_of_two(frames: Frames, slender: float) -> list[CardSpot]:
    """Places for any two corners that follow each other, though they be part of a larger place, too.

    Of a card that reaches out of the picture no more are seen, and those may seem to be a panel's.

    Args:
        frames: of the corners, shape (n, 6), pixels, the surest first.
        slender: width / height of the deck's cards.
    """
    corners = frames[:_MOST_CORNERS].astype(np.float64)
    pairs = np.argwhere(_follows(corners))[:_MOST_PLACES].tolist()
    if not pairs:
        return []
    places = np.stack([_two_of(corners, first, second, slender) for first, second in pairs])
    points, shaped = _short_side_first(places, slender)
    return [
        CardSpot(_view_of(points[place], slender), frames[pairs[place], :2])
        for place in _once(points, np.flatnonzero(shaped))
    ]


def _once(points: NDArray[np.float64], waiting: NDArray[np.intp]) -> list[int]:
    """Those of some places, shape (n, 4, 2), that no earlier one tells as well, either way up."""
    same = _SAME_POINTS * np.hypot(*(points[:, 1] - points[:, 0]).T)
    # The coordinates of a place one after the other, and those of the same place upside down.
    ways = points.reshape(-1, 8)[:, np.array([np.arange(8), np.roll(np.arange(8), -4)])]
    once: list[int] = []
    while len(waiting) and len(once) < _MOST_PLACES:
        once.append(int(waiting[0]))
        apart = np.abs(ways[waiting, :1] - ways[waiting[0]]).max(axis=2).min(axis=1)
        waiting = waiting[apart > same[waiting]]
    return once


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


def _larger(
    corners: NDArray[np.float64], follows: NDArray[np.bool_]
) -> tuple[NDArray[np.float64], NDArray[np.intp]]:
    """Places of which three corners follow each other, and a fourth where it is found; these come first.

    Returns:
        The inset corners, shape (n, 4, 2), and the numbers of those that were found, shape (n, 4); else -1.
    """
    first, second = np.nonzero(follows)
    pair, third = np.nonzero(follows[second] & (np.arange(len(corners)) != first[:, None]))
    first, second = first[pair], second[pair]
    at = corners[:, :2]
    one, two, three = at[first], at[second], at[third]
    last = one + three - two
    reach = _NEAR * np.minimum(np.hypot(*(two - one).T), np.hypot(*(three - two).T))
    away = np.hypot(*(at[None] - last[:, None]).transpose(2, 0, 1))
    away[~(follows[third] & follows[:, first].T)] = np.inf
    nearest = np.argmin(away, axis=1) if len(away) else np.empty(0, np.intp)
    closes = away[np.arange(len(away)), nearest] < reach
    fourth = np.where(closes[:, None], at[nearest], last)
    points = np.stack([one, two, three, fourth], axis=1)
    members = np.stack([first, second, third, np.where(closes, nearest, -1)], axis=1)
    order = np.argsort(~closes, kind="stable")
    return points[order], members[order]


def _two_of(corners: NDArray[np.float64], first: int, second: int, slender: float) -> NDArray[np.float64]:
    """The inset corners of a card of which two follow each other; the others as far as they tell."""
    one, other = corners[first], corners[second]
    side = other[:2] - one[:2]
    across = _QUARTERS * (one[4:6] + other[2:4]) / 2
    inset_slender = (1 - 2 * INSET) / (1 / slender - 2 * INSET)
    far, wide = np.hypot(*side), np.hypot(*across) + 1e-6
    # Aslant a side may look shorter; so the ways' own length decides only which side is the short one.
    across *= (far / inset_slender if far < wide else far * inset_slender) / wide
    return np.stack([one[:2], other[:2], other[:2] + across, one[:2] + across])


def _one_of(corner: NDArray[np.float64]) -> NDArray[np.float64]:
    """The inset corners that one corner tells."""
    at, down, right = corner[:2], _QUARTERS * corner[2:4], _QUARTERS * corner[4:6]
    return np.stack([at, at + down, at + down + right, at + right])


def _short_side_first(
    points: NDArray[np.float64], slender: float
) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """The corners of places, shape (n, 4, 2), beginning with a short side, and whether a card may look so."""
    sides = np.hypot(*(np.roll(points, -1, axis=1) - points).transpose(2, 0, 1))
    first, second = sides[:, 0] + sides[:, 2], sides[:, 1] + sides[:, 3]
    flat = np.minimum(first, second) / np.maximum(np.maximum(first, second), 1e-6)
    shaped = (sides.min(axis=1) >= _SMALLEST_SIDE) & (flat >= _FLATTEST * slender)
    upright = np.where((first <= second)[:, None, None], points, np.roll(points, -1, axis=1))
    return upright, shaped


def _view_of(points: NDArray[np.float64], slender: float) -> View:
    """The view of a card whose inset corners are seen there."""
    u, v = INSET, INSET * slender
    inset = view_of(points.astype(np.float32))
    spread = np.array(
        [[1 / (1 - 2 * u), 0, -u / (1 - 2 * u)], [0, 1 / (1 - 2 * v), -v / (1 - 2 * v)], [0, 0, 1]]
    )
    return np.asarray(inset @ spread, np.float64)
