"""Tells which face is seen: by the place where the likeliest faces differ, and only by that.

Two faces may share nearly everything. What the light and the camera do to a card changes both explanations
alike; so a face is held against each rival on the pixels in which the two differ. Its *lead* is near 1 when
the picture is as the face says, near -1 when it is as the rival says, and near 0 when the picture does not
tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.bank import Bank
from vision.decks.light import sums_of
from vision.decks.raster import Raster, Weights, planes

_CAP = 110.0
"""Distance in grey levels, over the three channels, beyond which a pixel is simply different."""

_TELLS = 0.04
"""Pixels in which two faces differ by less than this part of the cap, squared, are left out."""

_NEAR, _NEAR_IN_STRIP = 5, 3
"""What one face shows so near by the other shows too: pictures of cards never lie on each other to the
pixel."""

_FIGURE = 0.08
"""Reach, in parts of the card's height, within which figures stand out from their ground."""

_STRIP = 0.5
"""Part of a card below which what is in view is a strip."""

_ONE_GROUND = 0.2
"""Grounds that differ by less than this part of the cap are one."""

_FADED = 300.0
"""How strongly the strength of colours is held at 1, in grey levels squared a pixel."""

_STRENGTHS = (0.5, 1.5)
"""Cameras show colours fainter or stronger by these factors."""

_DIMMEST = 0.2
"""A light that leaves less of a face's contrasts shows nothing."""

_FALLS_OFF = 0.14
"""Reach, in parts of the card's height, over which light is taken to be even."""

_FALLS = (0.6, 1.6)
"""Light falls off over a card by these factors at most."""

_Pixels = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Told:
    """What a patch says.

    Attributes:
        face: the likeliest face's number.
        lead: over the nearest rival of another code, about -1 to 1.
        evidence: millimetres squared in view in which that rival differs.
        explained: how much of the face's own drawing, where it is in view, is seen: 1 all, 0 or less nothing.
        rivals: the likeliest codes with their leads over the best face, at most 0; the best one first with 0.
    """

    face: int
    lead: float
    evidence: float
    explained: float
    rivals: tuple[tuple[str, float], ...]


def tell(bank: Bank, patches: Sequence[Raster], weights: Weights, faces: NDArray[np.intp]) -> Told:
    """Which of some faces is seen.

    Args:
        bank: the deck.
        patches: fine rasters of the place, each cut so that one of the faces lies on it best.
        weights: what of it is in view.
        faces: numbers of the faces that it may be, each of another code; as many as patches, or one patch
        for all.
    """
    shown = weights * bank.fine_inner
    chosen = np.flatnonzero(shown.ravel() > 0)
    held = [_Held.against(bank.fine[faces], patch, shown, chosen) for patch in patches]
    leads = _mean_leads(held, len(faces))
    best = int(np.argmax(leads.min(axis=1)))
    own = held[best % len(held)]
    nearest = int(np.argmin(leads[best]))
    pixel = bank.deck.size[0] * bank.deck.size[1] / weights.size
    codes = [bank.codes[face] for face in faces]
    order = [int(other) for other in np.argsort(leads[best]) if other != best]
    return Told(
        face=int(faces[best]),
        lead=float(min(leads[best, nearest], 1.0)),
        evidence=float(own.telling[best, nearest] if len(faces) > 1 else len(chosen)) * pixel,
        explained=1 - float(own.strange[best].sum()) / max(own.drawing(best), 1.0),
        rivals=((codes[best], 0.0), *((codes[other], -float(leads[best, other])) for other in order)),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _View:
    """A patch, the faces in its light, and the bounds of what these show near each pixel."""

    patch: _Pixels
    faces: _Pixels
    low: _Pixels
    high: _Pixels

    @classmethod
    def of(cls, patch: _Pixels, faces: _Pixels, shape: tuple[int, ...], chosen: NDArray[np.intp]) -> _View:
        """The pixels that were chosen."""
        near = _NEAR_IN_STRIP if len(chosen) < _STRIP * faces.shape[-1] else _NEAR
        low, high = _bounds(faces, shape, near)
        return cls(patch[:, chosen], faces[:, :, chosen], low[:, :, chosen], high[:, :, chosen])

    def differ(self, one: int, other: int) -> _Pixels:
        """How much two faces differ beyond what lies near, squared, shape (n,)."""
        return np.maximum(
            _beyond(self.faces[one], self.low[other], self.high[other]),
            _beyond(self.faces[other], self.low[one], self.high[one]),
        )


@dataclass(frozen=True, slots=True, eq=False)
class _Held:
    """A patch held against some faces; shapes as in `_distance` and `_leads`."""

    drawn: _Pixels
    strange: _Pixels
    cap: np.float32
    leads: _Pixels
    telling: _Pixels

    @classmethod
    def against(cls, faces: _Pixels, patch: Raster, shown: Weights, chosen: NDArray[np.intp]) -> _Held:
        """Compare."""
        soft = planes(np.asarray(cv2.blur(patch, (3, 3)), np.float32))
        drawn, contrast = _lit(faces, soft, shown)
        cap = np.float32(_CAP * contrast)
        outlined = _figures(soft[None], shown)[0], _figures(drawn, shown)
        # A strip is too narrow to tell a figure from its ground.
        strip = len(chosen) < _STRIP * shown.size
        figures = None if strip else _View.of(*outlined, shown.shape, chosen)
        whole = _View.of(soft, drawn, shown.shape, chosen)
        strange = _distance(whole.patch, whole.faces, cap)
        return cls(whole.faces, strange, cap, *_leads(whole, figures, strange, cap))

    def drawing(self, face: int) -> float:
        """How much there is to be seen of a face."""
        return float(
            _distance(self.drawn[face], self.drawn[face].mean(axis=1, keepdims=True), self.cap).sum()
        )


def _mean_leads(held: list[_Held], count: int) -> _Pixels:
    """Leads of each face over each other one: the mean of what their own patches say."""
    if len(held) == 1:
        return held[0].leads
    own = np.stack([held[face].leads[face] for face in range(count)])
    mean = (own - own.T) / 2
    np.fill_diagonal(mean, 9.0)
    return np.asarray(mean, np.float32)


def _lit(faces: _Pixels, patch: _Pixels, shown: Weights) -> tuple[_Pixels, float]:
    """The faces in the light, and with the strength of colours, of the patch, and how strong that light is.

    The light may fall off over the card. What no face explains lies on the card, or is glare, and tells
    nothing of the light.
    """
    count, _, pixels = faces.shape
    trust = np.asarray(shown.ravel(), np.float32)
    for _ in range(2):
        light = sums_of(patch, faces, trust).light()
        lit = faces * light.gains[..., None] + light.offset[:, None, None]
        cap = np.float32(_CAP * max(float(light.gains.mean()), _DIMMEST))
        trust = np.asarray(shown.ravel() * (1.02 - _distance(patch, lit, cap).min(axis=0)), np.float32)
    grey, drawn_grey = patch.mean(axis=0), lit.mean(axis=1)
    weight = trust.reshape(shown.shape)
    reach = 2 * round(_FALLS_OFF * shown.shape[0]) + 1
    around = cv2.blur(weight * grey.reshape(shown.shape), (reach, reach)) + np.float32(1e-3)
    field = np.stack([
        around / (cv2.blur(weight * one.reshape(shown.shape), (reach, reach)) + np.float32(1e-3))
        for one in drawn_grey
    ]).reshape(count, 1, pixels)  # fmt: skip
    lit = lit * np.clip(field, *_FALLS)
    drawn_grey = lit.mean(axis=1, keepdims=True)
    colour = lit - drawn_grey
    weighted = colour * trust
    stays = np.float32(_FADED * trust.sum())
    energy = np.einsum("fcn,fcn->f", weighted, colour)
    strength = (np.einsum("fcn,cn->f", weighted, patch - grey) + stays) / (energy + stays)
    return drawn_grey + colour * np.clip(strength, *_STRENGTHS)[:, None, None], float(cap / _CAP)


def _bounds(faces: _Pixels, shape: tuple[int, ...], near: int) -> tuple[_Pixels, _Pixels]:
    """The lowest and the highest value near each pixel of the faces, shapes as theirs."""
    planes_of = faces.reshape(-1, *shape)
    low, high = (
        np.stack([method(plane, np.ones((near, near), np.uint8)) for plane in planes_of]).reshape(faces.shape)
        for method in (cv2.erode, cv2.dilate)
    )
    return np.asarray(low, np.float32), np.asarray(high, np.float32)


def _beyond(values: _Pixels, low: _Pixels, high: _Pixels) -> _Pixels:
    """How far colours lie outside of bounds, squared; (3, n) to (n,)."""
    outside = np.maximum(np.maximum(values - high, low - values), np.float32(0))
    return np.asarray(np.einsum("cn,cn->n", outside, outside), np.float32)


def _figures(faces: _Pixels, shown: Weights) -> _Pixels:
    """Faces, or patches, without their grounds and the glare on them: what is shown of each, high-passed."""
    reach = 2 * round(_FIGURE * shown.shape[0]) + 1
    total = cv2.blur(shown, (reach, reach)) + np.float32(1e-3)
    planes_of = faces.reshape(-1, *shown.shape)
    grounds = [cv2.blur(plane * shown, (reach, reach)) / total for plane in planes_of]
    return np.asarray(faces - np.stack(grounds).reshape(faces.shape), np.float32)


def _leads(whole: _View, figures: _View | None, strange: _Pixels, cap: np.float32) -> tuple[_Pixels, _Pixels]:
    """The lead of each face over each other one, 9 over itself, and how many pixels tell; (faces, faces)."""
    count = len(whole.faces)
    leads, telling = np.full((count, count), 9.0, np.float32), np.zeros((count, count), np.float32)
    for one in range(count):
        for other in range(one + 1, count):
            ground = np.median(whole.faces[one] - whole.faces[other], axis=1)
            # Cards of one ground differ in their figures only: what else does is light on their pictures.
            one_ground = float(np.abs(ground).max()) < _ONE_GROUND * cap
            view = figures if figures is not None and one_ground else whole
            apart = view.faces[one] - view.faces[other]
            length, differ = np.einsum("cn,cn->n", apart, apart), view.differ(one, other)
            where = np.flatnonzero(differ > _TELLS * cap * cap)
            apart, length = apart[:, where], length[where]
            # Where on the way from the other's colour (-1) to the one's (1) the picture's colour lies.
            seen = view.patch[:, where] - (view.faces[one][:, where] + view.faces[other][:, where]) / 2
            side = np.clip(2 * np.einsum("cn,cn->n", seen, apart) / np.maximum(length, 1.0), -1, 1)
            tells = np.minimum(differ[where] / (cap * cap), 1.0)
            known = 1 - np.minimum(strange[one][where], strange[other][where])
            total = float(tells.sum())
            lead = float((tells * known * side).sum()) / max(total, 1.0)
            leads[one, other], leads[other, one] = lead, -lead
            telling[one, other] = telling[other, one] = total
    return leads, telling


def _distance(one: _Pixels, other: _Pixels, cap: np.float32) -> _Pixels:
    """How different colours are, squared: 0 the same, 1 at the cap and beyond; shapes (..., 3, n)."""
    apart = (one - other) / cap
    return np.asarray(np.minimum(np.einsum("...cn,...cn->...n", apart, apart), 1.0), np.float32)
