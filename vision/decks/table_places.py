"""Where cards may lie on a known table: there all have one size, and two corners tell where a card lies."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.calibration import Calibration
from vision.cards.frames import Frames
from vision.decks.places import INSET, CardSpot
from vision.decks.raster import view_of

_OFF = 4.5
"""On a known table a corner lies no farther, in mm, from where it ought to be."""

_AHEAD = 0.82
"""Least cosine between the way to a corner's neighbour and the way that the corner itself tells."""

_UNCLEAR = 1.35
"""Ways whose lengths differ by less may each be the short one: much of the card may be hidden."""

_SAME_PLACE, _SAME_TURN = 3.0, 0.05
"""Places that differ by less, in mm and in radians, are one."""


def spots_on_table(
    frames: Frames,
    chances: NDArray[np.float32],
    size: tuple[float, float],
    calibration: Calibration,
    inset: float = INSET,
) -> list[CardSpot]:
    """Places for the corners found on a known table, where all cards have that width and height in mm.

    Args:
        frames: of the corners, shape (n, 6), pixels, the surest first.
        chances: of each of them to be a corner, shape (n,).
        size: width and height of a card in mm.
        calibration: where the table is.
        inset: how far inside a card its corners are seen, in parts of its width.
    """
    if not len(frames):
        return []
    corners = _on_table(frames.astype(np.float64), chances, calibration)
    within = inset * size[0]
    sides = size[0] - 2 * within, size[1] - 2 * within
    places = [*_from_pairs(corners, sides), *_from_singles(corners, sides)]
    if not places:
        return []
    own, settled = _settled(np.stack(places), corners)
    found: list[CardSpot] = []
    lies = np.empty((len(places), 3))
    for seen, points in zip(own, settled, strict=True):
        middle = points.mean(axis=0)
        turn = float(np.arctan2(*(points[1] - points[0])[::-1]))
        lie = np.array([middle[0], middle[1], turn])
        if _lies_there(lie, lies[: len(found)]):
            continue
        lies[len(found)] = lie
        outer = middle + (points - middle) @ _grow(turn, within, sides)
        spoken = frames[seen[seen >= 0], :2].astype(np.float32)
        found.append(CardSpot(view_of(calibration.to_picture(outer)), spoken))
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


def _settled(places: NDArray[np.float64], corners: _Corners) -> tuple[NDArray[np.intp], NDArray[np.float64]]:
    """The corners that confirm places, and the places moved and turned to fit these best.

    Args:
        places: inset corners clockwise, shape (places, 4, 2).
        corners: all that were seen.

    Returns:
        The number of the corner that confirms each inset corner, -1 where none does, shape (places, 4); and
        the places, of the same shape as before. One that fewer than two corners confirm stays where it is.
    """
    ways = np.roll(places, -1, axis=1) - places
    ways /= np.hypot(ways[..., 0], ways[..., 1])[..., None]
    away = corners.at - places[:, :, None]
    far = np.hypot(away[..., 0], away[..., 1])
    far[ways @ corners.down.T < _AHEAD] = np.inf
    nearest = far.argmin(axis=-1)
    confirmed = far.min(axis=-1) < _OFF
    counted = confirmed[..., None] / np.maximum(confirmed.sum(axis=1), 1)[:, None, None]
    others = corners.at[nearest]
    middle, other_middle = (places * counted).sum(axis=1), (others * counted).sum(axis=1)
    one, other = places - middle[:, None], (others - other_middle[:, None]) * counted
    cross = (one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0]).sum(axis=1)
    turn = np.arctan2(cross, (one * other).sum(axis=(1, 2)))
    rotation = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]]).transpose(2, 0, 1)
    moved = one @ rotation + other_middle[:, None]
    enough = confirmed.sum(axis=1) >= 2
    return np.where(confirmed, nearest, -1), np.where(enough[:, None, None], moved, places)


def _grow(turn: float, inset: float, sides: tuple[float, float]) -> NDArray[np.float64]:
    """The matrix that spreads the inset corners of a card turned so to its own, as rows times matrix."""
    rotation = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    spread = np.diag([1 + 2 * inset / sides[0], 1 + 2 * inset / sides[1]])
    return np.asarray(rotation.T @ spread @ rotation, np.float64)


def _lies_there(lie: NDArray[np.float64], others: NDArray[np.float64]) -> bool:
    """Whether a place, x and y in mm and a turn, is one of others, shape (n, 3), but for a half turn."""
    apart = np.abs(np.angle(np.exp(2j * (others[:, 2] - lie[2])))) / 2
    near = np.hypot(others[:, 0] - lie[0], others[:, 1] - lie[1]) < _SAME_PLACE
    return bool(np.any(near & (apart < _SAME_TURN)))
