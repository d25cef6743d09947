"""Suit signs: drawn from parameters, so that no two decks have the same heart, diamond, club or spade."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.fonts import Mask, crop_to_ink, suit_faces, suit_sign

SUITS = ("C", "D", "H", "S")
_SIZE = 112


@dataclass(frozen=True, slots=True)
class SuitShape:
    """Proportions of one deck's suit signs; lengths as fractions of the sign's height.

    Attributes:
        width: width of each sign over its height.
        body: how much of a spade's height its body takes.
        bulge: how high the lobes of the heart rise.
        point: exponent of the heart's sides; above 1 hollow, below 1 full.
        diamond: exponent of the diamond's superellipse; below 1 hollow sides, 1 straight.
        lobe: radius of the club's leaves.
        spread: distance of the club's lower leaves from its middle line.
        core: half width of what joins the club's leaves.
        stem: half width of the stem's foot.
        flare: 0 for a straight stem, 1 for one that is thin above.
    """

    width: float
    body: float
    bulge: float
    point: float
    diamond: float
    lobe: float
    spread: float
    core: float
    stem: float
    flare: float


def random_shape(rng: np.random.Generator) -> SuitShape:
    """Proportions of their own for each deck."""
    return SuitShape(
        width=rng.uniform(0.72, 1.2),
        body=rng.uniform(0.74, 0.9),
        bulge=rng.uniform(0.1, 0.32),
        point=rng.uniform(0.6, 1.45),
        diamond=rng.uniform(0.72, 1.08),
        lobe=rng.uniform(0.17, 0.27),
        spread=rng.uniform(0.2, 0.33),
        core=rng.uniform(0.025, 0.14),
        stem=rng.uniform(0.07, 0.28),
        flare=rng.uniform(0.1, 1.2),
    )


def random_suit_masks(rng: np.random.Generator) -> dict[str, Mask]:
    """The four suit signs of one deck, about 110 pixels high: from a font, or drawn here."""
    if rng.random() < 0.45:
        faces = suit_faces()
        face = faces[int(rng.integers(len(faces)))]
        return {suit: suit_sign(face, suit) for suit in SUITS}
    shape = random_shape(rng)
    return {suit: suit_mask(shape, suit) for suit in SUITS}


def strange_suit_masks(rng: np.random.Generator) -> dict[str, Mask]:
    """The four signs of a deck whose black ones are hard to tell, as no reader of indices learns them.

    Its spades have round lobes with deep notches beside the stem, of which soft print makes three leaves, and
    its clubs are full in the middle.
    """
    shape = random_shape(rng)
    masks = {suit: suit_mask(shape, suit) for suit in "DH"}
    apart, reach, low = rng.uniform(0.22, 0.29), rng.uniform(0.19, 0.25), rng.uniform(0.54, 0.64)
    y = np.linspace(0, low, 24)
    side = np.stack([(apart + reach) * (y / low) ** rng.uniform(0.8, 1.5), y], axis=1)
    notch = np.array([[0.0, low + rng.uniform(-0.02, 0.08)]])
    body = np.concatenate([side, notch, side[::-1] * np.array([-1.0, 1.0])])
    lobes = [_disc(x, low, reach) for x in (-apart, apart)]
    leaf, wide = rng.uniform(0.2, 0.26), rng.uniform(0.24, 0.31)
    leaves = [_disc(x, y, leaf) for x, y in ((0.0, leaf), (-wide, low), (wide, low))]
    middle = _disc(0.0, 0.5, rng.uniform(0.08, 0.2))
    masks["S"] = _filled([body, *lobes, _stem(shape)], shape.width)
    masks["C"] = _filled([*leaves, middle, _stem(shape)], shape.width)
    return masks


def altered(rng: np.random.Generator, masks: dict[str, Mask]) -> dict[str, Mask]:
    """The same signs as a printer may have cut them for another size: wider or narrower, bolder or finer.

    A deck's pips are not its indices' signs enlarged: their proportions are their own.
    """
    squeeze, weight, taper = rng.uniform(0.75, 1.3), int(rng.integers(-3, 4)), rng.uniform(-0.2, 0.2)
    return {
        suit: _altered(mask, squeeze * rng.uniform(0.92, 1.08), weight, taper) for suit, mask in masks.items()
    }


def _altered(mask: Mask, squeeze: float, weight: int, taper: float) -> Mask:
    """A sign squeezed, its edge moved by some pixels, wider or narrower towards its foot."""
    room = 8
    ink = cv2.copyMakeBorder(mask, room, room, room, room, cv2.BORDER_CONSTANT, value=0)
    if weight:
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (abs(weight) * 2 - 1,) * 2)
        ink = (cv2.dilate if weight > 0 else cv2.erode)(ink, kernel)
    rows, columns = ink.shape
    y, x = np.mgrid[:rows, :columns].astype(np.float32)
    wide = squeeze * (1 + taper * (y / rows - 0.5))
    middle = (columns - 1) / 2
    reach = round(columns * (squeeze * 1.12 - 1) / 2) if squeeze > 0.9 else 0
    if reach > 0:
        ink = cv2.copyMakeBorder(ink, 0, 0, reach, reach, cv2.BORDER_CONSTANT, value=0)
        y, x = np.mgrid[:rows, : ink.shape[1]].astype(np.float32)
        wide, middle = squeeze * (1 + taper * (y / rows - 0.5)), (ink.shape[1] - 1) / 2
    source = (x - middle) / wide + middle
    return crop_to_ink(cv2.remap(ink, source.astype(np.float32), y, cv2.INTER_LINEAR).astype(np.uint8))


def suit_mask(shape: SuitShape, suit: str) -> Mask:
    """Ink of one suit's sign, about 110 pixels high."""
    return _filled(_polygons(shape, suit), shape.width)


def _filled(polygons: list[NDArray[np.float64]], width: float) -> Mask:
    """Ink of a sign made of polygons in fractions of its height, so many times as wide."""
    canvas = np.zeros((_SIZE + 40, 2 * _SIZE), np.uint8)
    for polygon in polygons:
        points = polygon * np.array([width, 1.0]) * _SIZE + np.array([_SIZE, 20])
        cv2.fillPoly(canvas, [np.round(points * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
    return crop_to_ink(canvas)


def _polygons(shape: SuitShape, suit: str) -> list[NDArray[np.float64]]:
    if suit == "H":
        return [_heart(shape)]
    if suit == "D":
        return [_diamond(shape)]
    if suit == "S":
        flipped = _heart(shape) * np.array([1.0, -shape.body]) + np.array([0.0, shape.body])
        return [flipped, _stem(shape)]
    leaves = [(0.0, shape.lobe), (-shape.spread * 1.05, 0.58), (shape.spread * 1.05, 0.58)]
    half, reach = shape.core, shape.spread
    upright = np.array([[-half, 0.3], [half, 0.3], [half, 0.66], [-half, 0.66]])
    across = np.array(
        [[-reach, 0.58 - half], [reach, 0.58 - half], [reach, 0.58 + half], [-reach, 0.58 + half]]
    )
    return [*(_disc(x, y, shape.lobe) for x, y in leaves), upright, across, _stem(shape)]


def _heart(shape: SuitShape) -> NDArray[np.float64]:
    """A heart from 0 to 1 in height, the point below; two lobes and two sides that meet."""
    t = np.linspace(0, np.pi, 24)
    lobe_right = np.stack([0.25 + 0.25 * np.cos(t[::-1]), 0.3 - shape.bulge * 1.2 * np.sin(t)], axis=1)
    s = np.linspace(0, 1, 24)[1:]
    side_right = np.stack([0.5 * (1 - s**1.6) ** (1 / shape.point) + 0 * s, 0.3 + 0.7 * s], axis=1)
    right = np.concatenate([lobe_right, side_right])
    left = right[::-1] * np.array([-1.0, 1.0])
    return np.concatenate([right, left])


def _diamond(shape: SuitShape) -> NDArray[np.float64]:
    t = np.linspace(0, 2 * np.pi, 80, endpoint=False)
    x, y = np.cos(t), np.sin(t)
    exponent = 2 / shape.diamond
    return np.stack(
        [0.42 * np.sign(x) * np.abs(x) ** exponent, 0.5 + 0.5 * np.sign(y) * np.abs(y) ** exponent], axis=1
    )


def _stem(shape: SuitShape) -> NDArray[np.float64]:
    s = np.linspace(0, 1, 10)
    half = 0.025 + (shape.stem - 0.025) * s ** (1 + 2 * shape.flare)
    y = 0.55 + 0.45 * s
    return np.concatenate([np.stack([half, y], axis=1), np.stack([-half, y], axis=1)[::-1]])


def _disc(x: float, y: float, radius: float) -> NDArray[np.float64]:
    t = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    return np.stack([x + radius * np.cos(t), y + radius * np.sin(t)], axis=1)
