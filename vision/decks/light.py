"""What light and camera make of a face's colours: a gain for each channel and one offset.

A patch P of a face F is explained as P = gain * F + offset. The gains may differ between the channels, as
under a warm lamp, but are drawn towards one common gain: else any colour could be explained away. Black
stays nearly black, so the offset is shared.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.float32]

_TOGETHER = 0.04
"""How strongly the three gains are drawn together, as a part of the face's energy: a face that shows a
channel in 4 % of its pixels decides half of that channel's gain."""

_STAYS = 0.02
"""How strongly the offset is drawn to 0."""

_GAINS = (0.55, 1.8)
"""Bounds of a channel's gain, in parts of the common one."""

_LEAST_GAIN = 0.05
"""The common gain counts for this at least in those bounds: they would be one point, or swapped, else."""

_NOTHING = 2.0
"""What is not explained at all leaves this, more than any fit does."""

_NOISE = 8.0
"""Variation in grey levels that is taken for noise."""


@dataclass(frozen=True, slots=True, eq=False)
class PatchLight:
    """The light on patches; leading axes are those of the sums that it was found from.

    Attributes:
        gains: shape (..., 3).
        offset: shape (...).
    """

    gains: Values
    offset: Values

    def on(self, face: Values) -> Values:
        """A face, shape (3, n), in the first of these lights, shape (3, n)."""
        return np.asarray(face * self.gains[0][:, None] + self.offset[0], np.float32)

    def strength(self) -> Values:
        """How bright the patches are beside the faces, shape (...)."""
        return np.asarray(_over_channels(self.gains) / 3, np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Sums:
    """Weighted sums over the pixels that patches P and faces F share; the last axis is the channel.

    Attributes:
        weight: sum of the weights, shape (...).
        p: of P, shape (..., 3).
        f: of F, shape (..., 3).
        pf: of P * F, shape (..., 3).
        ff: of F * F, shape (..., 3).
        pp: of P * P, shape (..., 3).
    """

    weight: Values
    p: Values
    f: Values
    pf: Values
    ff: Values
    pp: Values

    def light(self) -> PatchLight:
        """The light that explains the patches best."""
        energy = np.maximum(_over_channels(self.ff), 1.0)
        together, stays = _TOGETHER * energy, 3 * _STAYS * np.maximum(self.weight, 1e-3)
        common = _over_channels(self.pf) / energy
        spread = self.ff + together[..., None]
        # Gains are linear in the offset; put into the offset's own equation they leave one unknown.
        level = (self.pf + (together * common)[..., None]) / spread
        slope = self.f / spread
        left = 3 * self.weight + stays - _over_channels(self.f * slope)
        right = _over_channels(self.p) - _over_channels(self.f * level)
        offset = right / np.maximum(left, 1e-3)
        gains = level - slope * offset[..., None]
        mean = np.maximum(_over_channels(gains) / 3, _LEAST_GAIN)[..., None]
        gains = np.minimum(np.maximum(gains, _GAINS[0] * mean), _GAINS[1] * mean)
        return PatchLight(np.asarray(gains, np.float32), np.asarray(offset, np.float32))

    def unexplained(self, faintest: float = 0.0) -> Values:
        """The part of the patches' variation that light and face leave unexplained, shape (...).

        Args:
            faintest: light by which a face would look fainter than this part of itself explains nothing.
        """
        light = self.light()
        gains, offset = light.gains, light.offset
        weight = 3 * np.maximum(self.weight, 1e-3)
        whole, squared = _over_channels(self.p), _over_channels(self.pp)
        explained = _over_channels(gains * (2 * self.pf - gains * self.ff))
        lit = _over_channels(gains * self.f)
        left = squared - explained + offset * (2 * lit + offset * weight - 2 * whole)
        varies = squared - whole * whole / weight
        part = left / np.maximum(varies, weight * _NOISE**2)
        return np.asarray(np.where(light.strength() < faintest, _NOTHING, part), np.float32)


def _over_channels(values: NDArray[np.floating]) -> Values:
    """The sum over the last axis, of length 3; far quicker than numpy's own for so few."""
    return np.asarray(values[..., 0] + values[..., 1] + values[..., 2], np.float32)


def sums_of(patch: Values, faces: Values, weights: Values) -> Sums:
    """Sums for one patch and some faces.

    Args:
        patch: shape (3, n).
        faces: shape (faces, 3, n).
        weights: shape (n,).
    """
    products = np.stack([_products(patch, face, weights) for face in faces])
    totals = products[:, 6]
    return Sums(
        weight=totals[:, 6],
        p=totals[:, 3:6],
        f=totals[:, :3],
        pf=products[:, :3, 3:6].diagonal(axis1=1, axis2=2),
        ff=products[:, :3, :3].diagonal(axis1=1, axis2=2),
        pp=products[:, 3:6, 3:6].diagonal(axis1=1, axis2=2),
    )


def _products(patch: Values, face: Values, weights: Values) -> Values:
    """Weighted sums of all products of two of: the face's channels, the patch's, and 1; shape (7, 7)."""
    both = np.empty((7, len(weights)), np.float32)
    both[:3], both[3:6], both[6] = face, patch, 1
    return np.asarray((both * weights) @ both.T, np.float32)
