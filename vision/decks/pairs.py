"""What tells one face of a deck from another: the pixels in which they differ, found once for each pair."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from weakref import proxy

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.ink import ink
from vision.decks.light import sums_of
from vision.decks.raster import planes
from vision.decks.shared_print import clearness

CAP = 110.0
"""Distance in grey levels, over the three channels, beyond which a pixel is simply different."""

_TELLS = 0.04
"""Pixels in which two faces differ by less than this part of the cap, squared, are left out."""

_NEAR = 3
"""What one face shows so near by the other shows too: pictures of whole cards never lie on each other to the
pixel. Strips show too little for that: the small 6 and 9 of a badge differ in hardly a pixel then."""

_FIGURE = 0.06
"""Reach, in parts of the card's height, within which figures stand out from their ground."""

_PRINTED, _BARE = 64, 1 / 3
"""Ink, of 255, from which a pixel is printed; and the part of a card on which that is so, at most, where ink
is compared: it is measured against paper, of which cards with fields of colour show too little."""

_ONE_GROUND = 0.2
"""Grounds that differ by less than this part of the cap are one."""

_FADED = 300.0
"""How strongly the strength of colours is held at 1, in grey levels squared a pixel."""

_STRENGTHS = (0.5, 1.5)
"""Cameras show colours fainter or stronger by these factors."""

_FALLS_OFF = 0.14
"""Reach, in parts of the card's height, over which light is taken to be even."""

_FALLS = (0.6, 1.6)
"""Light falls off over a card by these factors at most."""

_SAMPLED = 4
"""One of so many pixels tells the light on all of them."""

_TRUSTED = 1.02
"""What a pixel in which two pictures agree says of the light: a little more than the most, 1, by which they
can differ, so that something is left to go by where they differ all over."""

_OFTEN = 80
"""Percentage of the faces that differ less from the deck's median than what is called usual."""

_VARIES = 30.0
"""Grey levels by which figures usually differ where they tell fully."""

_RARE = 0.1
"""How much pixels tell in which hardly any faces differ."""

_KEPT = 900
"""Pairs that are kept: some 50 kB each."""

Pixels = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Pair:
    """Where and how two faces differ.

    Attributes:
        where: numbers of the pixels, shape (n,).
        middle: the colours halfway between the two, shape (3, n).
        half: from there to the first face's colours, shape (3, n).
        tells: how much each pixel tells, at most 1, shape (n,).
        figures: whether colours are those of figures without grounds, as `ink` or `standing_out` gives them.
    """

    where: NDArray[np.intp]
    middle: Pixels
    half: Pixels
    tells: Pixels
    figures: bool


class Pairs:
    """The pairs of a deck's faces, made when they are first asked for."""

    def __init__(self, faces: Pixels, size: tuple[int, int]) -> None:
        """Faces as rasters, shape (faces, 3, rows * columns), and their columns and rows."""
        self._faces, self._shape = faces, (size[1], size[0])
        self._whole = np.ones(self._shape, np.float32)
        inks: Pixels = np.stack([ink(face, self._whole) for face in faces])
        self.on_paper = _are_paper(inks)
        self._drawn = inks if self.on_paper else np.stack([standing_out(face, self._whole) for face in faces])
        self._usual = _varies(self._drawn, self._shape)
        self._clear = None if self.on_paper else _clear(self._drawn, self._shape)
        # By a weak reference: a cache that holds what it belongs to keeps both until a collection.
        me: Pairs = proxy(self)
        self.pair = lru_cache(maxsize=_KEPT)(partial(Pairs._pair, me))
        self._drawn_bounds = lru_cache(maxsize=len(faces))(partial(Pairs._bounds_of_drawn, me))

    def _pair(self, one: int, other: int, strip: bool) -> Pair:
        """How two faces differ in the first one's light; in a strip figures cannot be told from grounds."""
        first, second, figures = self._as_compared(one, other, strip)
        differ = _squared(first - second) if strip else self._apart(one, other, first, second, figures)
        where = np.flatnonzero(differ > _TELLS * CAP * CAP)
        here, there = first[:, where], second[:, where]
        tells = np.minimum(differ[where] / np.float32(CAP * CAP), np.float32(1))
        if figures:
            tells = tells * self._usual[where]
        if figures and self._clear is not None:
            tells = tells * np.minimum(self._clear[one, where], self._clear[other, where])
        half = np.float32(0.5)
        return Pair(where, half * (here + there), half * (here - there), tells, figures)

    def _as_compared(self, one: int, other: int, strip: bool) -> tuple[Pixels, Pixels, bool]:
        """Two faces, and whether these are their figures: of ink it does not matter in which light it is."""
        if self.on_paper and not strip:
            return self._drawn[one], self._drawn[other], True
        first = self._faces[one]
        second = lit_alike(first, self._faces[other], self._whole)
        ground = np.median((first - second)[:, ::_SAMPLED], axis=1)
        if strip or float(np.abs(ground).max()) >= _ONE_GROUND * CAP:
            return first, second, False
        return self._drawn[one], standing_out(second, self._whole), True

    def _apart(self, one: int, other: int, first: Pixels, second: Pixels, figures: bool) -> Pixels:
        """How far each of two faces, as they are compared, shows what the other does not show near by."""
        bounds = self._drawn_bounds(one) if figures else self._bounds(first)
        others = self._drawn_bounds(other) if self.on_paper else self._bounds(second)
        return np.maximum(_beyond(first, *others), _beyond(second, *bounds))

    def _bounds_of_drawn(self, face: int) -> tuple[Pixels, Pixels]:
        return self._bounds(self._drawn[face])

    def _bounds(self, values: Pixels) -> tuple[Pixels, Pixels]:
        """The lowest and the highest values near each pixel."""
        raster, around = cv2.merge([*values.reshape(3, *self._shape)]), np.ones((_NEAR, _NEAR), np.uint8)
        low, high = (planes(np.asarray(method(raster, around))) for method in (cv2.erode, cv2.dilate))
        return low, high


def _clear(figures: Pixels, shape: tuple[int, int]) -> Pixels:
    """How clearly faces were taught at each pixel, 0 to 1, shape (faces, n); each face, then upside down."""
    upright = clearness(figures[: len(figures) // 2].mean(axis=1), shape)
    return np.concatenate([upright, upright[:, ::-1]])


def lit_alike(wanted: Pixels, values: Pixels, shown: Pixels) -> Pixels:
    """A picture of a card in the light of another picture of it, as far as the two agree; (3, n) to (3, n).

    The light may fall off over the card, and colours may be fainter or stronger. Where the two differ, things
    lie on the card, or it shines, or it is another card: that tells nothing of the light.

    Args:
        wanted: the picture in whose light.
        values: the picture to be changed.
        shown: what counts of both, shape (rows, columns).
    """
    counted = shown.ravel()
    some = counted[::_SAMPLED], wanted[:, ::_SAMPLED], values[:, ::_SAMPLED]
    light = sums_of(some[1], some[2][None], some[0]).light()
    trust = _trust(some[0], some[1], light.on(some[2]))
    light = sums_of(some[1], some[2][None], trust).light()
    lit = light.on(values)
    trust = _trust(counted, wanted, lit)
    grey, wanted_grey = (lit[0] + lit[1] + lit[2]) / 3, (wanted[0] + wanted[1] + wanted[2]) / 3
    reach = 2 * round(_FALLS_OFF * shown.shape[0]) + 1
    around, lit_around = (
        cv2.blur((trust * one).reshape(shown.shape), (reach, reach)) + np.float32(1e-3)
        for one in (wanted_grey, grey)
    )
    falls = np.clip(around / lit_around, *_FALLS).ravel()
    colour = (lit - grey) * falls
    strength = _strength(colour[:, ::_SAMPLED], some[1] - wanted_grey[::_SAMPLED], trust[::_SAMPLED])
    return np.asarray(colour * strength + grey * falls, np.float32)


def _trust(counted: Pixels, wanted: Pixels, lit: Pixels) -> Pixels:
    """How much each pixel says of the light: little where the two pictures differ."""
    return np.asarray(counted * (np.float32(_TRUSTED) - distance(wanted, lit)), np.float32)


def _strength(colour: Pixels, wanted: Pixels, trust: Pixels) -> np.float32:
    """How much stronger wanted colours are than those of another picture, both without their grey."""
    weighted, stays = colour * trust, _FADED * float(trust.sum())
    energy = float(np.vdot(weighted, colour)) + stays
    return np.float32(np.clip((float(np.vdot(weighted, wanted)) + stays) / energy, *_STRENGTHS))


def distance(one: Pixels, other: Pixels) -> Pixels:
    """How different colours are, squared: 0 the same, 1 at the cap and beyond; (3, n) to (n,)."""
    apart = (one - other) * np.float32(1 / CAP)
    return np.asarray(np.minimum(np.einsum("cn,cn->n", apart, apart), 1.0), np.float32)


def drawing(face: Pixels, counted: NDArray[np.float32]) -> Pixels:
    """What is drawn on a face: how far it differs from its mean colour where it counts; (3, n) to (n,)."""
    mean = face @ counted / np.float32(max(float(counted.sum()), 1.0))
    return distance(face, mean[:, None])


def _are_paper(inks: Pixels) -> bool:
    """Whether most of a deck's cards, of which the ink is given, show mostly bare paper."""
    printed = (inks.max(axis=1) > _PRINTED).mean(axis=1)
    return float(np.median(printed)) < _BARE


def _varies(figures: Pixels, shape: tuple[int, int]) -> Pixels:
    """How far faces usually differ at each pixel, `_RARE` to 1, shape (n,).

    Where a deck's cards are alike but for one of them, that one's picture shines there, as a rule.

    Args:
        figures: those of all faces, shape (faces, 3, n).
        shape: rows and columns.
    """
    grey = figures.mean(axis=1)
    apart = np.abs(grey - np.median(grey, axis=0))
    often = np.percentile(apart, _OFTEN, axis=0).astype(np.float32).reshape(shape)
    near = cv2.dilate(often, np.ones((5, 5), np.uint8)).ravel()
    return np.asarray(np.clip(near / np.float32(_VARIES), _RARE, 1), np.float32)


def standing_out(values: Pixels, shown: Pixels) -> Pixels:
    """A face, or a patch, without its ground and the glare on it: high-passed; (channels, n) to the same."""
    reach = 2 * round(_FIGURE * shown.shape[0]) + 1
    total = cv2.blur(shown, (reach, reach)) + np.float32(1e-3)
    grounds = [cv2.blur(plane * shown, (reach, reach)) / total for plane in values.reshape(-1, *shown.shape)]
    return np.asarray(values - np.stack(grounds).reshape(values.shape), np.float32)


def _beyond(values: Pixels, low: Pixels, high: Pixels) -> Pixels:
    """How far colours lie outside of bounds, squared; (3, n) to (n,)."""
    return _squared(np.maximum(np.maximum(values - high, low - values), np.float32(0)))


def _squared(values: Pixels) -> Pixels:
    """Squared lengths of colours; (3, n) to (n,)."""
    return np.asarray(np.einsum("cn,cn->n", values, values), np.float32)
