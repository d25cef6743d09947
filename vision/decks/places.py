"""Where cards may lie: places put together from the corners that the network finds.

Each corner tells where its card's other corners ought to be. Corners that confirm each other make one place; a
corner of which the rest is hidden makes a place of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.cards.frames import Frames
from vision.decks.raster import View, view_of
from vision.sightings import Points
from vision.table.calibration import Calibration

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

_OFF = 4.5
"""On a known table a corner lies no farther, in mm, from where it ought to be."""

_AHEAD = 0.82
"""Least cosine between the way to a corner's neighbour and the way that the corner itself tells."""

_UNCLEAR = 1.35
"""Ways whose lengths differ by less may each be the short one: much of the card may be hidden."""

_SAME_PLACE, _SAME_TURN = 3.0, 0.05
"""Places that differ by less, in mm and in radians, are one."""


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

    Corners follow each other clockwise along the sides that they tell. Three or four that do make a place; two,
    or one alone, make one only if they are part of no larger one.

    Args:
        frames: of the corners, shape (n, 6), pixels, the surest first.
        slender: width / height of the deck's cards.
    """
    corners = frames[:_MOST_CORNERS].astype(np.float64)
    follows = _follows(corners)
    found: list[tuple[NDArray[np.float64], list[int]]] = []
    for first, second in np.argwhere(follows):
        for third in np.flatnonzero(follows[second]):
            if third != first:
                found.append(_four_of(corners, follows, int(first), int(second), int(third)))
    found.sort(key=lambda place: -len(place[1]))
    held = {corner for _, members in found for corner in members}
    for first, second in np.argwhere(follows):
        if first not in held or second not in held:
            found.append(_two_of(corners, int(first), int(second), slender))
            held |= {int(first), int(second)}
    found += [(_one_of(corners[corner]), [corner]) for corner in range(len(corners)) if corner not in held]
    places: list[Spot] = []
    for points, members in found:
        upright = _short_side_first(points, slender)
        if upright is None or len(places) >= _MOST_PLACES:
            continue
        if not any(np.abs(upright - other).max() < _SAME_POINTS * np.hypot(*(upright[1] - upright[0])) for other in
                   (place.inset for place in places)):  # fmt: skip
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


def spots_on_table(
    frames: Frames, chances: NDArray[np.float32], size: tuple[float, float], calibration: Calibration
) -> list[Spot]:
    """Places for the corners found on a known table, where all cards have that width and height in mm."""
    if not len(frames):
        return []
    corners = _on_table(frames.astype(np.float64), chances, calibration)
    inset = INSET * size[0]
    sides = size[0] - 2 * inset, size[1] - 2 * inset
    found: list[Spot] = []
    middles: list[tuple[float, float, float]] = []
    for place in [*_from_pairs(corners, sides), *_from_singles(corners, sides)]:
        seen, points = _settled(place, corners)
        middle = points.mean(axis=0)
        turn = float(np.arctan2(*(points[1] - points[0])[::-1]))
        if any(_same_lie((middle[0], middle[1], turn), other) for other in middles):
            continue
        middles.append((float(middle[0]), float(middle[1]), turn))
        outer = middle + (points - middle) @ _grow(turn, inset, sides)
        found.append(
            Spot(view_of(calibration.to_picture(outer)), frames[seen, :2].astype(np.float32), points)
        )
    return found


@dataclass(frozen=True, slots=True, eq=False)
class _Corners:
    """Corners on the table: where, the way to the next one and to the one before (unit vectors), how sure."""

    at: NDArray[np.float64]
    down: NDArray[np.float64]
    right: NDArray[np.float64]
    ratio: NDArray[np.float64]
    chance: NDArray[np.float32]


def _on_table(
    frames: NDArray[np.float64], chances: NDArray[np.float32], calibration: Calibration
) -> _Corners:
    ends = [frames[:, :2], frames[:, :2] + frames[:, 2:4], frames[:, :2] + frames[:, 4:6]]
    at, down, right = (calibration.to_table(points).astype(np.float64) for points in ends)
    down, right = down - at, right - at
    long_down, long_right = np.hypot(*down.T), np.hypot(*right.T)
    # The two ways are square to each other: both are turned until they are.
    turn = np.arctan2(down[:, 1], down[:, 0]), np.arctan2(right[:, 1], right[:, 0]) - np.pi / 2
    mean = turn[0] + np.angle(np.exp(1j * (turn[1] - turn[0]))) / 2
    return _Corners(
        at,
        np.stack([np.cos(mean), np.sin(mean)], axis=1),
        np.stack([-np.sin(mean), np.cos(mean)], axis=1),
        long_down / np.maximum(long_right, 1e-6),
        chances,
    )


def _from_pairs(corners: _Corners, sides: tuple[float, float]) -> list[NDArray[np.float64]]:
    """The inset corners of places of which two neighbouring corners were seen, the surest first."""
    away = corners.at[None] - corners.at[:, None]
    far = np.hypot(away[..., 0], away[..., 1])
    way = away / np.maximum(far, 1e-6)[..., None]
    ahead = (way * corners.down[:, None]).sum(axis=-1)
    back = -(way * corners.right[None]).sum(axis=-1)
    agree = (ahead > _AHEAD) & (back > _AHEAD)
    found = []
    for number, length in enumerate(sides):
        for one, other in np.argwhere(agree & (np.abs(far - length) < _OFF)):
            along = way[one, other]
            across = np.array([-along[1], along[0]])
            start = (corners.at[one] + corners.at[other] - along * length) / 2
            sure = float(corners.chance[one] + corners.chance[other])
            found.append((sure, _four(start, along, across, sides, number)))
    return [place for _, place in sorted(found, key=lambda pair: -pair[0])]


def _from_singles(corners: _Corners, sides: tuple[float, float]) -> list[NDArray[np.float64]]:
    """The inset corners of places of which one corner was seen; two where its longer way is unclear."""
    found = []
    for at, down, right, ratio in zip(corners.at, corners.down, corners.right, corners.ratio, strict=True):
        if ratio < _UNCLEAR:
            found.append(_four(at, down, right, sides, 0))
        if ratio > 1 / _UNCLEAR:
            found.append(_four(at, down, right, sides, 1))
    return found


def _four(
    start: NDArray[np.float64],
    along: NDArray[np.float64],
    across: NDArray[np.float64],
    sides: tuple[float, float],
    number: int,
) -> NDArray[np.float64]:
    """Inset corners clockwise, the first side a short one, for a corner with its next one ``along``.

    Args:
        start: the corner.
        along: unit vector to the next corner clockwise.
        across: unit vector to the corner before.
        sides: lengths of a short and a long side between inset corners.
        number: 0 when the side along is a short one, 1 when it is a long one.
    """
    first, second = sides[number] * along, sides[1 - number] * across
    around = np.stack([start, start + first, start + first + second, start + second])
    return around if number == 0 else np.roll(around, 1, axis=0)


def _settled(points: NDArray[np.float64], corners: _Corners) -> tuple[list[int], NDArray[np.float64]]:
    """The corners that confirm a place, and the place moved and turned to fit these best."""
    spots: dict[int, int] = {}
    for number in range(4):
        way = points[(number + 1) % 4] - points[number]
        way /= np.hypot(*way)
        near = np.hypot(*(corners.at - points[number]).T)
        near[(corners.down @ way) < _AHEAD] = np.inf
        best = int(np.argmin(near))
        if near[best] < _OFF:
            spots[number] = best
    seen = list(spots.values())
    if len(seen) < 2:
        return seen, points
    one, other = points[list(spots)], corners.at[seen]
    mean_one, mean_other = one.mean(axis=0), other.mean(axis=0)
    one, other = one - mean_one, other - mean_other
    cross = float((one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0]).sum())
    turn = np.arctan2(cross, float((one * other).sum()))
    rotation = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    return seen, (points - mean_one) @ rotation + mean_other


def _grow(turn: float, inset: float, sides: tuple[float, float]) -> NDArray[np.float64]:
    """The matrix that spreads the inset corners of a card turned so to its own, as rows times matrix."""
    rotation = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    return rotation.T @ np.diag([1 + 2 * inset / sides[0], 1 + 2 * inset / sides[1]]) @ rotation


def _same_lie(one: tuple[float, float, float], other: tuple[float, float, float]) -> bool:
    """Whether two places, x and y in mm and a turn, are the same but for a half turn."""
    apart = np.angle(np.exp(2j * (one[2] - other[2]))) / 2
    return abs(float(apart)) < _SAME_TURN and np.hypot(one[0] - other[0], one[1] - other[1]) < _SAME_PLACE


def _view_of(points: NDArray[np.float64], slender: float) -> View:
    """The view of a card whose inset corners are seen there."""
    u, v = INSET, INSET * slender
    inset = view_of(points.astype(np.float32))
    spread = np.array(
        [[1 / (1 - 2 * u), 0, -u / (1 - 2 * u)], [0, 1 / (1 - 2 * v), -v / (1 - 2 * v)], [0, 0, 1]]
    )
    return inset @ spread
