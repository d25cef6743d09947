"""Tells which face is seen: by the place where the likeliest faces differ, and only by that.

Two faces may share nearly everything. What the light and the camera do to a card changes both explanations alike;
so a face is held against each rival on the pixels in which the two differ. Its *lead* is 1 when the picture is as
the face says, -1 when it is as the rival says, and near 0 when the picture does not tell.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.bank import Bank
from vision.decks.light import sums_of
from vision.decks.raster import Raster, Weights

_CAP = 110.0
"""Distance in grey levels, over the three channels, beyond which a pixel is simply different."""

_TELLS = 0.02
"""Pixels in which two faces differ by less than this part of the cap, squared, are left out."""

_FADED = 300.0
"""How strongly the strength of colours is held at 1, in grey levels squared a pixel."""

_STRENGTHS = (0.5, 1.5)
"""Cameras show colours fainter or stronger by these factors."""

_ROUNDS = 2
"""The light is found again that many times without the pixels that do not fit."""


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
        faces: numbers of the faces that it may be.
    """
    weight = (weights * bank.fine_inner).ravel()
    drawn = bank.fine[faces].reshape(len(faces), -1, 3)
    unlit, strange = _compared(patch, drawn, weight)
    codes = [bank.deck.codes[face] for face in faces]
    best = int(np.argmin(strange @ weight))
    leads = _leads(best, codes, drawn, unlit, strange, weight)
    if leads and min(lead for lead, _ in leads.values()) < 0:
        best = min(leads, key=lambda other: leads[other][0])
        leads = _leads(best, codes, drawn, unlit, strange, weight)
    area = bank.deck.size[0] * bank.deck.size[1] / weight.size
    nearest = min(leads, key=lambda other: leads[other][0], default=None)
    lead, evidence = (1.0, float(weight.sum())) if nearest is None else leads[nearest]
    rivals: dict[str, float] = {codes[best]: 0.0}
    for other in sorted(leads, key=lambda other: leads[other][0]):
        rivals.setdefault(codes[other], -leads[other][0])
    return Told(
        int(faces[best]), lead, evidence * area, _explained(drawn[best], strange[best], weight),
        tuple(rivals.items()),
    )  # fmt: skip


def _compared(
    patch: Raster, faces: NDArray[np.float32], weight: NDArray[np.float32]
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The patch in the light of each face, shape (faces, n, 3), and how far each pixel is off it, (faces, n)."""
    flat, trust = patch.reshape(-1, 3), weight
    for _ in range(_ROUNDS):
        trust = np.asarray(weight * (1.02 - _distance(_unlit(flat, faces, trust), faces)), np.float32)
    unlit = _unlit(flat, faces, trust)
    soft = np.stack([cv2.blur(one.reshape(patch.shape), (3, 3)) for one in unlit]).reshape(unlit.shape)
    return soft, _distance(soft, faces)


def _leads(
    best: int,
    codes: list[str],
    faces: NDArray[np.float32],
    unlit: NDArray[np.float32],
    strange: NDArray[np.float32],
    weight: NDArray[np.float32],
) -> dict[int, tuple[float, float]]:
    """For each rival of another code the lead over it, and how many pixels tell."""
    leads = {}
    for other in range(len(codes)):
        if codes[other] == codes[best]:
            continue
        apart = faces[best] - faces[other]
        length = (apart * apart).sum(axis=-1)
        # Where on the way from the rival's colour (-1) to the face's own (1) the picture's colour lies.
        seen = (unlit[best] + unlit[other]) / 2 - (faces[best] + faces[other]) / 2
        side = np.clip(2 * (seen * apart).sum(axis=-1) / np.maximum(length, 1.0), -1, 1)
        tells = np.minimum(length / _CAP**2, 1.0) * weight
        tells[length < _TELLS * _CAP**2] = 0
        known = 1 - np.minimum(strange[best], strange[other])
        total = float(tells.sum())
        leads[other] = float((tells * known * side).sum()) / max(total, 1.0), total
    return leads


def _explained(face: NDArray[np.float32], strange: NDArray[np.float32], weight: NDArray[np.float32]) -> float:
    """How much of a face's own drawing is seen: 1 all of it, 0 nothing."""
    mean = (face * weight[:, None]).sum(axis=0) / max(float(weight.sum()), 1.0)
    drawing = float((_distance(face, mean) * weight).sum())
    return 1 - float((strange * weight).sum()) / max(drawing, 1.0)


def _distance(one: NDArray[np.float32], other: NDArray[np.float32]) -> NDArray[np.float32]:
    """How different colours are, squared: 0 the same, 1 at the cap and beyond; the last axis is the channel."""
    apart = one - other
    return np.minimum((apart * apart).sum(axis=-1) / np.float32(_CAP**2), np.float32(1))


def _unlit(
    patch: NDArray[np.float32], faces: NDArray[np.float32], weight: NDArray[np.float32]
) -> NDArray[np.float32]:
    """The patch in the light, and with the strength of colours, of each face; shape (faces, n, 3)."""
    light = sums_of(patch, faces, weight).light()
    plain = (patch - light.offset[:, None, None]) / np.maximum(light.gains[:, None, :], 0.05)
    grey = plain.mean(axis=-1, keepdims=True)
    colour, drawn = plain - grey, faces - faces.mean(axis=-1, keepdims=True)
    many = np.broadcast_to(weight, faces.shape[:2])[..., None]
    energy = (drawn * drawn * many).sum(axis=(1, 2))
    stays = _FADED * many.sum(axis=(1, 2))
    strength = ((colour * drawn * many).sum(axis=(1, 2)) + stays) / (energy + stays)
    return np.asarray(grey + colour / np.clip(strength, *_STRENGTHS)[:, None, None], np.float32)
