"""Comparing two pictures of one table under different light.

Lamps flicker, cameras turn their exposure up and down, the sun goes behind a cloud: the whole picture is
then multiplied by a gain that varies slowly over it; below a lamp on the mains a rolling shutter leaves
bands, too, with one gain for each row. The gain is fitted from the medians of coarse cells,
leaving out those that a hand or a new card changed, and taken out before two pictures are compared.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.pictures import largest_colour
from vision.sightings import Image

GRID = (32, 18)
"""Cells across and down."""

_DARKEST, _BRIGHTEST = 6.0, 245.0
"""Cells beyond these levels say nothing of the light: they are black or clipped."""

_CLOSE = 0.06
"""A cell belongs to the light, not to a thing, when it is this near to the fit."""

_STEADY = 0.012
"""Cells whose brightness is within this share of what it was are under the same light: two grey levels."""

_MOSTLY = 0.9
"""Share of the cells that must be so, as things that were laid down change a few."""

_EVEN = 0.02
"""Where half of the cells are as near to one gain for the whole picture, the light changed evenly: a surface
would follow noise and things, and what is kept under many gains, such as the table below a card, wander off.
It is a fraction of the least step that counts as a change."""

_FEWEST_CELLS = 8
"""Cells of a row that tell of its light."""

_DEEP, _THROUGH = 0.5, 0.6
"""Part of the rows that bands change, and part of these that they change from one end to the other. At
twelve simulated tables each bands were found in 144 of 144 pairs of pictures below a lamp that flickers
strongly, at 50 or 60 Hz, and in 68 of 72 below one that does mildly; in none of 72 pairs without, between 48
of which a row of eight cards was laid."""

_LIMITS = (0.25, 4.0)
"""Gains beyond these are no change of light that a picture survives."""

LightGain = NDArray[np.float32]
"""How much brighter the light is in one picture than in another, by coarse cell and colour: (18, 32, 3)."""


def _terms() -> NDArray[np.float32]:
    """The terms of a quadratic surface for each cell, shape (cells, 6)."""
    columns, rows = np.meshgrid(np.linspace(-1, 1, GRID[0]), np.linspace(-1, 1, GRID[1]))
    x, y = columns.ravel(), rows.ravel()
    return np.stack([np.ones_like(x), x, y, x * y, x * x, y * y], axis=1).astype(np.float32)


_TERMS = _terms()
_RIDGE = np.diag([0.0, 1.0, 1.0, 4.0, 4.0, 4.0]).astype(np.float32) * 4.0
"""Holds the surface flat where too few cells speak."""


def light_gain(reference: Image, current: Image) -> LightGain | None:
    """How much brighter the light is in ``current``, by colour and coarse cell.

    Args:
        reference: BGR picture.
        current: BGR picture of the same size.

    Returns:
        Shape (18, 32, 3), dtype float32: multiply ``reference`` by it to get it under ``current``'s light;
        None when the light is the same.
    """
    return light_between(cells_of(reference), cells_of(current))


def light_between(
    before: NDArray[np.float32], after: NDArray[np.float32], asked: NDArray[np.bool_] | None = None
) -> LightGain | None:
    """The same for two pictures of which only :func:`cells_of` is known, by all cells or some of them."""
    lit = (_largest(np.maximum(before, after)) < _BRIGHTEST) & (_largest(-before) < -_DARKEST)
    if asked is not None:
        lit &= asked
    usable = np.flatnonzero(lit)
    if len(usable) < len(_TERMS) // 8:
        return None
    ratio, terms = after[usable] / before[usable], _TERMS[usable]
    if np.count_nonzero(np.abs(ratio - 1.0) < _STEADY) > _MOSTLY * ratio.size:
        return None
    middle = _middle(ratio)
    if _middle(_largest(np.abs(ratio / np.maximum(middle, 1e-3) - 1.0))) < _EVEN:
        return np.tile(np.clip(middle, *_LIMITS), (GRID[1], GRID[0], 1))
    fit = np.broadcast_to(middle, ratio.shape)
    for _ in range(3):
        miss = _largest(np.abs(ratio / np.maximum(fit, 1e-3) - 1))
        close = np.flatnonzero(miss < max(_CLOSE, 2 * float(_middle(miss))))
        near = terms[close]
        surface = np.linalg.solve(near.T @ near + _RIDGE, near.T @ (ratio[close] - middle))
        fit = np.asarray(middle + terms @ surface, np.float32)
    whole = np.asarray(middle + _TERMS @ surface, np.float32)
    bands = _bands(np.asarray(ratio / np.maximum(whole[usable], 1e-3), np.float32), usable)
    gain = np.clip(whole.reshape(GRID[1], GRID[0], 3) * bands[:, np.newaxis], *_LIMITS)
    return np.asarray(gain, np.float32)


def _bands(left: NDArray[np.float32], usable: NDArray[np.intp]) -> NDArray[np.float32]:
    """What a lamp on the mains leaves from row to row of a rolling shutter: gains, shape (18, 3).

    Bands go through the whole picture, from one end of it to the other and through most of its rows; a row of
    things has gaps, and bare table above it and below.

    Args:
        left: of each usable cell the part by which the surface does not explain it, by colour.
        usable: the numbers of these cells.
    """
    rows = usable // GRID[0]
    count = np.bincount(rows, minlength=GRID[1])
    none = np.ones((GRID[1], 3), np.float32)
    if (np.bincount(rows, left[:, 1], GRID[1]) / np.maximum(count, 1))[count > 0].std() < _STEADY:
        return none
    told = np.flatnonzero(count >= _FEWEST_CELLS)
    bands, spread = none.copy(), np.zeros(GRID[1], np.float32)
    for row in told:
        low, bands[row], high = np.quantile(left[rows == row], (0.15, 0.5, 0.85), axis=0)
        spread[row] = (high - low).max()
    depth = np.abs(bands - np.median(bands[told], axis=0)).max(axis=1)
    deep = told[depth[told] > _STEADY]
    through = np.count_nonzero(spread[deep] < depth[deep])
    return bands if len(deep) > _DEEP * len(told) and through > _THROUGH * len(deep) else none


def cells_of(picture: Image) -> NDArray[np.float32]:
    """The mean colour of each cell, shape (cells, 3), not rounded: in dim light a level is a lot."""
    wide = picture.astype(np.float32)
    return np.asarray(cv2.resize(wide, GRID, interpolation=cv2.INTER_AREA).reshape(-1, 3), np.float32)


def _largest(values: NDArray[np.float32]) -> NDArray[np.float32]:
    """The largest of each row of three; far quicker than numpy's own for so few."""
    return np.maximum(np.maximum(values[:, 0], values[:, 1]), values[:, 2])


def _middle(values: NDArray[np.float32]) -> NDArray[np.float32]:
    """The median along the first axis, the upper one of an even number; as much quicker."""
    half = len(values) // 2
    return np.asarray(np.partition(values, half, axis=0)[half], np.float32)


def under_light(picture: Image, gain: LightGain | None) -> Image:
    """The picture under another light, as :func:`light_gain` gives it."""
    if gain is None:
        return picture
    return np.asarray(cv2.multiply(picture, spread_over(gain, picture), dtype=cv2.CV_8U), np.uint8)


def spread_over(gain: LightGain, picture: Image) -> NDArray[np.float32]:
    """A gain of cells as that of each pixel of a picture, shape (height, width, 3)."""
    size = (picture.shape[1], picture.shape[0])
    return np.asarray(cv2.resize(gain, size, interpolation=cv2.INTER_LINEAR), np.float32)


def difference(current: Image, low: Image, high: Image) -> NDArray[np.uint8]:
    """How far each pixel lies outside a band, in grey levels, the largest of the three colours.

    Args:
        current: BGR picture.
        low: the band's lower end, same shape.
        high: the band's upper end, same shape.

    Returns:
        Shape (height, width), dtype uint8.
    """
    outside = cv2.max(cv2.subtract(current, high), cv2.subtract(low, current))
    return largest_colour(np.asarray(outside, np.uint8))
