"""Moves a view until what is seen lies on the face: Lucas and Kanade, the inverse compositional way.

S. Baker, I. Matthews: Lucas-Kanade 20 years on, International Journal of Computer Vision 56 (2004).
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.light import sums_of
from vision.decks.raster import PicturePyramid, View, Weights, from_raster

_CAP = 40.0
"""Grey levels beyond which a difference is another thing than a misplaced face."""

_FURTHEST = 0.06
"""A step that moves a corner further than this part of the card's height is cut to it."""

_LEAST_GAIN = 0.05
"""Fainter than this no channel of a face is taken to be: what would have to be tells nothing of its place."""

_DAMPED, _RIDGE = 1.001, 1e-3
"""Factor of, and summand to, the diagonal of the normal equations, so that they can be solved where a face
says nothing of some motion: too little to slow a step that it does tell."""

_SAMPLED = 4
"""One of so many pixels is looked at to tell which are the steepest."""

_SETTLED = 0.1
"""A step that moves nothing by more of a raster's pixel is the last one."""


class Freedom(enum.IntEnum):
    """How much a view may change: the number of parameters, in the order of :func:`_motion`."""

    RIGID = 3
    SIMILAR = 4
    AFFINE = 6
    PROJECTIVE = 8


_PIXELS = {Freedom.RIGID: 600, Freedom.SIMILAR: 2000, Freedom.AFFINE: 600, Freedom.PROJECTIVE: 2000}
"""Pixels of a face that are compared, those with the steepest edges. Few are enough where a card lies flat
on a known table, and its place is known to a millimetre or two."""


@dataclass(frozen=True, slots=True, eq=False)
class Template:
    """A face prepared to be laid on pictures.

    Attributes:
        size: columns and rows of its raster; pictures are compared at this size.
        chosen: numbers of the pixels that are compared, shape (n,).
        at: where they lie, in card coordinates and with ones, shape (3, n).
        drawn: the face there, shape (3, n).
        weight: how much each of them counts, shape (n,).
        steepest: how each value changes with each parameter of a view, shape (parameters, 3 * n).
    """

    size: tuple[int, int]
    chosen: NDArray[np.intp]
    at: NDArray[np.float64]
    drawn: NDArray[np.float32]
    weight: NDArray[np.float32]
    steepest: NDArray[np.float32]

    @classmethod
    def of(cls, face: NDArray[np.float32], weights: Weights, freedom: Freedom) -> Template:
        """Prepare a face.

        Args:
            face: its raster, shape (3, rows * columns).
            weights: what of the card is in view, shape (rows, columns).
            freedom: how views may change.
        """
        rows, columns = weights.shape
        slopes = _slopes(face, (rows, columns))
        chosen = _telling(slopes, weights, _PIXELS[freedom])
        down, right = np.divmod(chosen, columns)
        steepest = _steepest(slopes, (rows, columns), freedom, chosen)
        at = from_raster((columns, rows)) @ np.stack([right, down, np.ones_like(right)])
        return cls(
            size=(columns, rows),
            chosen=chosen,
            at=at,
            drawn=face[:, chosen],
            weight=weights.ravel()[chosen],
            steepest=steepest,
        )

    def where(self, weights: Weights) -> Template:
        """The same where only a part of the card is in view, given as in `of`."""
        return replace(self, weight=weights.ravel()[self.chosen])


def aligned(pictures: PicturePyramid, view: View, template: Template, rounds: int, held: float = 0.0) -> View:
    """The view under which the picture shows a face best, near the given one.

    Args:
        pictures: the picture.
        view: where the card is thought to lie.
        template: the face.
        rounds: how many steps are made, at most.
        held: how strongly the view is held where it is, in grey levels squared a value and pixel of the
            raster squared: what is printed on a card may not say how it lies in perspective.
    """
    columns, rows = template.size
    halvings = pictures.halvings(view, template.size)
    stays, moved = held * template.drawn.size * rows * rows, np.zeros(len(template.steepest))
    weight, drawn, steepest = template.weight, template.drawn, template.steepest
    for _ in range(rounds):
        patch = pictures.sample(view, template.at, halvings)
        light = sums_of(patch, drawn[None], weight).light()
        gains = np.maximum(light.gains[0], _LEAST_GAIN)
        apart = (patch - light.offset[0]) / gains[:, None] - drawn
        cap = np.float32(_CAP / gains.mean())
        trust = (weight * cap / np.maximum(np.abs(apart), cap)).reshape(1, -1)
        weighted = steepest * trust
        normal = np.asarray(weighted @ steepest.T, np.float64)
        normal[np.diag_indices(len(steepest))] = _DAMPED * normal.diagonal() + _RIDGE + stays
        step = _cut_short(np.linalg.solve(normal, weighted @ apart.ravel() + stays * moved))
        moved -= step
        view = _stepped(view, -step, columns / rows)
        if float(np.abs(step).max()) * rows < _SETTLED:
            break
    return view


def _slopes(face: NDArray[np.float32], shape: tuple[int, int]) -> NDArray[np.float32]:
    """How a face changes to the right and downwards, shape (2, 3, pixels); at its border it says little."""
    rows, columns = shape
    one_below_another = face.reshape(3 * rows, columns)
    slopes = [
        cv2.Scharr(one_below_another, cv2.CV_32F, *way, scale=rows / 32).reshape(3, -1)
        for way in ((1, 0), (0, 1))
    ]
    return np.asarray(slopes, np.float32)


def _telling(slopes: NDArray[np.float32], weights: Weights, most: int) -> NDArray[np.intp]:
    """The pixels in view at edges, which say where the face lies, and some that say what light is on it."""
    shown = weights.ravel() > 0
    chosen = np.flatnonzero(shown)
    if len(chosen) <= most:
        return chosen
    steep = np.abs(slopes).sum(axis=(0, 1)) * shown
    # How steep the steepest are is told by a part of them: a full ranking takes longer than a step.
    sample = steep[chosen[::_SAMPLED]]
    rank = max(len(sample) - most // _SAMPLED, 0)
    taken = steep > np.partition(sample, rank)[rank]
    taken[chosen[:: len(chosen) // (most // 2)]] = True
    return np.flatnonzero(taken)


def _steepest(
    slopes: NDArray[np.float32], shape: tuple[int, int], freedom: Freedom, chosen: NDArray[np.intp]
) -> NDArray[np.float32]:
    """How each chosen value of the face changes with each parameter, shape (parameters, 3 * chosen)."""
    rows, columns = shape
    down, right = np.divmod(chosen, columns)
    across = (((right + 0.5) / columns - 0.5) * columns / rows).astype(np.float32)
    along = ((down + 0.5) / rows - 0.5).astype(np.float32)
    one, none, both = np.ones_like(across), np.zeros_like(across), across * along
    to_right = np.stack([one, none, -along, across, across, along, across * across, both][:freedom])
    below = np.stack([none, one, across, along, -along, across, both, along * along][:freedom])
    across_face, down_face = slopes[0][:, chosen], slopes[1][:, chosen]
    changes = np.empty((int(freedom), *across_face.shape), np.float32)
    for number, (one_way, other) in enumerate(zip(to_right, below, strict=True)):
        np.multiply(across_face, one_way, out=changes[number])
        changes[number] += down_face * other
    return changes.reshape(int(freedom), -1)


def _motion(step: NDArray[np.floating]) -> View:
    """The homography of a step, in parts of the card's height from its middle."""
    full = np.zeros(8)
    full[: len(step)] = step
    right, down, turn, grow, stretch, shear, lean_x, lean_y = full
    return np.array(
        [
            [1 + grow + stretch, shear - turn, right],
            [shear + turn, 1 + grow - stretch, down],
            [-lean_x, -lean_y, 1],
        ]
    )


def _cut_short(step: NDArray[np.floating]) -> NDArray[np.floating]:
    """A step, a wild one no longer than allowed."""
    size = float(np.abs(step).max())
    return step * (_FURTHEST / size) if size > _FURTHEST else step


def _stepped(view: View, step: NDArray[np.floating], slender: float) -> View:
    """The view after a step in the card's own plane."""
    from_unit = np.array([[slender, 0, -slender / 2], [0, 1, -0.5], [0, 0, 1]])
    to_unit = np.array([[1 / slender, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
    return np.asarray(view @ to_unit @ _motion(step) @ from_unit, np.float64)
