"""Tells which face is seen: by the place where the likeliest faces differ, and only by that.

Two faces may share nearly everything. What the light and the camera do to a card changes both explanations
alike; so a face is held against each rival on the pixels in which the two differ. Its *lead* is near 1 when the
picture is as the face says, near -1 when it is as the rival says, and near 0 when the picture does not tell.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.bank import Bank
from vision.decks.light import sums_of
from vision.decks.raster import Raster, Weights, planes

_CAP = 110.0
"""Distance in grey levels, over the three channels, beyond which a pixel is simply different."""

_TELLS = 0.02
"""Pixels in which two faces differ by less than this part of the cap, squared, are left out."""

_FADED = 300.0
"""How strongly the strength of colours is held at 1, in grey levels squared a pixel."""

_STRENGTHS = (0.5, 1.5)
"""Cameras show colours fainter or stronger by these factors."""

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


def tell(bank: Bank, patch: Raster, weights: Weights, faces: NDArray[np.intp]) -> Told:
    """Which of some faces a fine raster shows.

    Args:
        bank: the deck.
        patch: fine raster.
        weights: what of it is in view.
        faces: numbers of the faces that it may be, the likeliest first, each of another code.
    """
    chosen = np.flatnonzero((weights * bank.fine_inner).ravel() > 0)
    drawn = bank.fine[faces][:, :, chosen]
    unlit = _unlit(planes(np.asarray(cv2.blur(patch, (3, 3)), np.float32))[:, chosen], drawn)
    strange = _distance(unlit, drawn)
    best = int(np.argmin(strange.sum(axis=1)))
    leads = _leads(best, drawn, unlit, strange)
    if leads and min(lead for lead, _ in leads.values()) < 0:
        best = min(leads, key=lambda other: leads[other][0])
        leads = _leads(best, drawn, unlit, strange)
    codes = [bank.deck.codes[face] for face in faces]
    nearest = min(leads, key=lambda other: leads[other][0], default=None)
    lead, telling = (1.0, float(len(chosen))) if nearest is None else leads[nearest]
    pixel = bank.deck.size[0] * bank.deck.size[1] / weights.size
    order = sorted(leads, key=lambda other: leads[other][0])
    rivals = ((codes[best], 0.0), *((codes[other], -leads[other][0]) for other in order))
    return Told(int(faces[best]), lead, telling * pixel, _explained(drawn[best], strange[best]), rivals)


def _unlit(patch: _Pixels, faces: _Pixels) -> _Pixels:
    """The patch in the light, and with the strength of colours, of each face; shape (faces, 3, n)."""
    trust = np.ones(patch.shape[1], np.float32)
    for _ in range(2):
        light = sums_of(patch, faces, trust).light()
        gains = np.maximum(light.gains, 0.05)[..., None]
        plain = (patch - light.offset[:, None, None]) / gains
        # What no face explains is something that lies on the card, or glare: it tells nothing of the light.
        trust = np.asarray(1.02 - _distance(plain, faces).min(axis=0), np.float32)
    grey, drawn_grey = plain.mean(axis=1, keepdims=True), faces.mean(axis=1, keepdims=True)
    colour, drawn = plain - grey, (faces - drawn_grey) * trust
    stays = np.float32(_FADED * trust.sum())
    energy = np.einsum("fcn,fcn->f", drawn, faces - drawn_grey)
    strength = (np.einsum("fcn,fcn->f", colour, drawn) + stays) / (energy + stays)
    return np.asarray(grey + colour / np.clip(strength, *_STRENGTHS)[:, None, None], np.float32)


def _leads(best: int, faces: _Pixels, unlit: _Pixels, strange: _Pixels) -> dict[int, tuple[float, float]]:
    """For each rival the lead over it, and how many pixels tell."""
    leads = {}
    for other in range(len(faces)):
        if other == best:
            continue
        apart = faces[best] - faces[other]
        length = (apart * apart).sum(axis=0)
        telling = np.flatnonzero(length > _TELLS * _CAP**2)
        apart, length = apart[:, telling], length[telling]
        # Where on the way from the rival's colour (-1) to the face's own (1) the picture's colour lies.
        seen = (unlit[best][:, telling] + unlit[other][:, telling]) / 2
        seen -= (faces[best][:, telling] + faces[other][:, telling]) / 2
        side = np.clip(2 * (seen * apart).sum(axis=0) / np.maximum(length, 1.0), -1, 1)
        tells = np.minimum(length / np.float32(_CAP**2), 1.0)
        known = 1 - np.minimum(strange[best][telling], strange[other][telling])
        total = float(tells.sum())
        leads[other] = float((tells * known * side).sum()) / max(total, 1.0), total
    return leads


def _explained(face: _Pixels, strange: _Pixels) -> float:
    """How much of a face's own drawing is seen: 1 all of it, 0 nothing."""
    drawing = float(_distance(face, face.mean(axis=1, keepdims=True)).sum())
    return 1 - float(strange.sum()) / max(drawing, 1.0)


def _distance(one: _Pixels, other: _Pixels) -> _Pixels:
    """How different colours are, squared: 0 the same, 1 at the cap and beyond; the last axis but one is summed."""
    apart = (one - other) * np.float32(1 / _CAP)
    return np.minimum(np.einsum("...cn,...cn->...n", apart, apart), np.float32(1))
