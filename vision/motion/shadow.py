"""Where a picture shows the same as before under another light: shadows, patches of sun, a screen's glow.

A shadow leaves the texture that it falls on, in whatever colour and with however hard an edge; a hand, a
sleeve or a card hides it. Where there is no texture nothing is said.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.boxes import PixelBox
from vision.masks import Mask, grown
from vision.sightings import Image
from vision.texture import grey_of

LARGE: Final = 1000
"""Coarse pixels of one change, the area of a card and a half, from which it may be a shadow: what people lay
in the very place of something that looks nearly the same is smaller."""

_TEXTURE, _AROUND = (5, 5), (11, 11)
"""Coarse pixels beside whose mean a pixel is texture, and over which texture is compared: half a card."""

_LEAST_PART: Final = _AROUND[0] * _AROUND[1]
"""Pixels of a part that is judged as a whole, at least: so many tell of texture elsewhere."""

_DEEPEST, _ABOVE_NOISE = 4.0, 4.0
"""Grey levels of texture that count at most, and standard deviations of the noise that are added to them: the
edge of a shadow is no more than that, too."""

_BESIDE: Final = 4
"""Coarse pixels beside a shadow that belong to it: its edge, and what differs too little to be a change."""

_MOSTLY: Final = 0.6
"""Part of a change that only the light has changed at least where the rest may be the edge of a shadow."""

_NARROW: Final = np.ones((5, 5), np.uint8)
"""Coarse pixels, 14 mm of a table 900 mm wide: the edge of a shadow is narrower."""

_CHANCE: Final = 0.4
"""Correlation of noise alone that hardly ever comes by chance: over 121 pixels its deviation is 0.09."""

_ALIKE: Final = 0.6
"""Part of the texture that is there again, noise apart, where it is the same."""

_LIGHT_AROUND: Final = 7
"""Fine pixels of the square whose middle gain is the light of a pixel: an edge of light stays an edge in it,
while print, pips and rims, which are narrower than half of it, do not belong to the light. Of 496 cards and
dice that had been laid in patches of sun, under leaves and beside shadows, and were taken for not read, none
was lost with 7 or 9, 9 with 5. With 7 something was left in 98 of 180 readings in sun, with 9 in 113."""

_LIGHT_STEPS: Final = 40.0
"""Steps of the light in an octave, so that five octaves fit in a byte."""

_DARK: Final = 4.0
"""Grey levels that are added before light is divided: what is black tells nothing of it."""

_SAME_LIGHT: Final = 128
"""The step of light that has not changed."""

_STEPS: Final = np.round(_LIGHT_STEPS * np.log2(np.arange(256) / _DARK + 1)).astype(np.uint8)
_BACK: Final = np.exp2((_SAME_LIGHT - np.arange(256)) / _LIGHT_STEPS).astype(np.float32)
"""Steps of each grey level, and what it is multiplied by to be shown in the light of before."""

_FLAT: Final = 1.25
"""Standard deviations of the noise by which the pixels of a part vary at most that shows nothing. Of 960
strips of cards in fans on 96 tables, half of them in hard light, each varied by 1.44 and more."""

_COLOURED: Final = 2.5
"""Times by which light lifts one colour above another, at most: a television's by 2.3, red ink on white by
4.5."""


def around(change: Mask) -> PixelBox:
    """The part of a coarse picture that tells whether a change is a shadow; empty where there is none."""
    box = _box_around(change)
    return box if box.empty else box.grown(_BESIDE + _AROUND[0])


def _box_around(mask: Mask) -> PixelBox:
    """The part of a picture that holds all of a mask; empty where there is none."""
    left, top, width, height = cv2.boundingRect(mask)
    return PixelBox(left, top, left + width, top + height)


def lit_otherwise(now: Image, before: Image, noise: float) -> Mask:
    """Where two pictures of one table show the same texture.

    Args:
        now: BGR, coarse.
        before: the same before.
        noise: standard deviation of the noise in each, in grey levels.

    Returns:
        Mask of the pixels whose surroundings are textured, and are so alike in both.
    """
    return _has_texture_of(grey_of(now), grey_of(before), noise)


def _has_texture_of(now: Image, before: Image, noise: float) -> Mask:
    """The same of two grey pictures."""
    deepest = _DEEPEST + _ABOVE_NOISE * noise
    one, other = _texture(now, deepest), _texture(before, deepest)
    energy, before_energy = (cv2.blur(part * part, _AROUND) for part in (one, other))
    together = cv2.blur(one * other, _AROUND)
    no_chance = together > _CHANCE * np.sqrt(energy * before_energy)
    signal = np.maximum(energy - noise**2, 0.0) * np.maximum(before_energy - noise**2, 0.0)
    alike = together > _ALIKE * np.sqrt(signal)
    return np.where(no_chance & alike, 255, 0).astype(np.uint8)


def same_in_other_light(parts: Mask, now: Image, before: Image, noise: float) -> Mask:
    """What of a fine mask shows the same texture as before in another light, with that light's edges.

    Args:
        parts: of the size of the pictures.
        now: BGR, fine.
        before: the same before.
        noise: standard deviation of the noise in each, in grey levels.
    """
    box = around(parts).clipped(parts.shape[1], parts.shape[0])
    same = np.zeros_like(parts)
    if box.empty:
        return same
    asked, shown, lay = box.crop(parts), grey_of(box.crop(now)), grey_of(box.crop(before))
    lit = _has_texture_of(_in_the_light_of(shown, lay), lay, noise) & asked
    same[box.slices] = lit | _edges_beside(lit, asked)
    return same


def _edges_beside(lit: Mask, parts: Mask) -> Mask:
    """What is left of the parts beside where only the light has changed, as narrow as the edge of light."""
    left = parts & ~lit
    wide = np.asarray(cv2.morphologyEx(left, cv2.MORPH_OPEN, _NARROW), np.uint8)
    return np.asarray(left & grown(lit, _BESIDE) & ~wide, np.uint8)


def _in_the_light_of(now: Image, before: Image) -> Image:
    """A grey picture in the light of another one, whatever edges the light has in either: fine."""
    steps, steps_before = (cv2.LUT(picture, _STEPS) for picture in (now, before))
    brighter = cv2.addWeighted(steps, 1.0, steps_before, -1.0, _SAME_LIGHT)
    gain = cv2.LUT(cv2.medianBlur(brighter, _LIGHT_AROUND), _BACK)
    return np.asarray(np.clip((now + np.float32(_DARK)) * gain - _DARK, 0, 255), np.uint8)


def same_texture(parts: Mask, now: Image, before: Image, noise: float) -> Mask:
    """Those connected parts of a mask in which two pictures show the same texture.

    Each is judged as a whole, so that the edge of a thing beside it says nothing of it, and a figure that is
    another one is not lost among print that is the same, as it is by :func:`same_in_other_light`.

    Args:
        parts: of the size of the pictures.
        now: BGR.
        before: the same before.
        noise: standard deviation of the noise in each, in grey levels.
    """
    each = _Parts(parts)
    one, other = (each.texture(picture, noise) for picture in (now, before))
    energy, before_energy, together = map(each.summed, (one * one, other * other, one * other))
    # Noise agrees the less by chance, the more pixels there are.
    chance = _CHANCE * np.sqrt(_LEAST_PART / np.maximum(each.size, _LEAST_PART))
    of_noise = each.size * noise**2
    signal = np.maximum(energy - of_noise, 0) * np.maximum(before_energy - of_noise, 0)
    no_chance = together > chance * np.sqrt(energy * before_energy)
    return each.chosen(no_chance & (together > _ALIKE * np.sqrt(signal)))


def flat_parts(parts: Mask, now: Image, before: Image, noise: float) -> Mask:
    """Those connected parts of a mask that show nothing, neither print nor a card's edge, in another light.

    Args:
        parts: of the size of the pictures.
        now: BGR.
        before: the same before.
        noise: standard deviation of the noise in each, in grey levels.
    """
    each = _Parts(parts)
    flat = each.summed(each.texture(now, noise) ** 2) < _FLAT**2 * noise**2 * each.size
    shown, lay = (np.stack(each.summed_colours(picture)) for picture in (now, before))
    gains = shown / np.maximum(lay, 1.0)
    return each.chosen(flat & (gains.max(axis=0) < _COLOURED * gains.min(axis=0)))


class _Parts:
    """The connected parts of a mask, each judged as a whole.

    Attributes:
        size: how many pixels each has, by its number; 0 is what is in none.
    """

    def __init__(self, mask: Mask) -> None:
        self._mask, self._box = mask, _box_around(mask)
        self._here = self._box.crop(mask)
        number, labels = 1, np.zeros(self._here.shape, np.int32)
        if not self._box.empty:
            number, found = cv2.connectedComponents(self._here, connectivity=8)
            labels = np.asarray(found, np.int32)
        self._labels = labels
        self.size = np.bincount(labels.ravel(), minlength=number)

    def texture(self, picture: Image, noise: float) -> NDArray[np.float32]:
        """The texture of a picture in the parts, as if there were nothing beside them."""
        if self._box.empty:
            return np.zeros(self._here.shape, np.float32)
        return _texture_within(self._here, self._box.crop(picture), noise)

    def summed(self, values: NDArray[np.float32]) -> NDArray[np.float64]:
        """The sum of what each part has."""
        return np.asarray(np.bincount(self._labels.ravel(), values.ravel(), len(self.size)), np.float64)

    def summed_colours(self, picture: Image) -> list[NDArray[np.float64]]:
        """The sums of the three colours of a picture in each part."""
        shown = self._box.crop(picture)
        return [self.summed(shown[..., colour].astype(np.float32)) for colour in range(3)]

    def chosen(self, which: NDArray[np.bool_]) -> Mask:
        """The parts that are chosen as a mask, of those that are large enough to be judged."""
        kept = which & (self.size >= _LEAST_PART)
        kept[0] = False
        whole = np.zeros_like(self._mask)
        whole[self._box.slices] = np.where(kept[self._labels], 255, 0)
        return whole


def _texture_within(mask: Mask, picture: Image, noise: float) -> NDArray[np.float32]:
    """The texture of a picture in a mask, as if there were nothing beside that."""
    deepest = _DEEPEST + _ABOVE_NOISE * noise
    grey = grey_of(picture).astype(np.float32)
    shown = (mask > 0).astype(np.float32)
    mean = cv2.blur(grey * shown, _TEXTURE) / np.maximum(cv2.blur(shown, _TEXTURE), 1e-3)
    return np.asarray(np.clip((grey - mean) * shown, -deepest, deepest), np.float32)


def _texture(grey: Image, deepest: float) -> NDArray[np.float32]:
    shown = grey.astype(np.float32)
    return np.asarray(np.clip(shown - cv2.blur(shown, _TEXTURE), -deepest, deepest), np.float32)


def shadows_in(
    change: Mask, now: Image, before: Image, noise: float, least: int, known: Mask | None = None
) -> Mask:
    """Where only the light has changed, in the parts of a change and close beside them.

    Args:
        change: coarse.
        now: BGR, coarse.
        before: the picture beside which it has changed.
        noise: standard deviation of the noise in each, in grey levels.
        least: coarse pixels of a change that is asked.
        known: where there was a shadow in the last frame: what is left of that is asked, too, as it fades.
    """
    asked = _large_parts(change, least)
    if known is not None:
        asked |= change & known
    return grown(asked, _BESIDE) & lit_otherwise(now, before, noise) if cv2.countNonZero(asked) else asked


def mostly_shadows(change: Mask, shadows: Mask) -> Mask:
    """Those connected parts of a change, with their edges, most of which only the light has changed, coarse.

    Where a card was laid, or an arm is, some of what changed may look alike by chance, or beside its edge.
    """
    number, labels = cv2.connectedComponents(change, connectivity=8)
    size, lit = (np.bincount(labels[mask > 0], minlength=number) for mask in (change, change & shadows))
    mostly = lit > _MOSTLY * size
    mostly[0] = False
    parts = np.asarray(np.where(mostly[labels], 255, 0), np.uint8)
    return (grown(parts, _BESIDE) & shadows) | _edges_beside(shadows, parts)


def relit(before: Image, now: Image) -> Image:
    """A picture in the light of another one, as that is around each pixel: BGR, coarse."""
    mean, mean_before = (cv2.blur(picture.astype(np.float32), _AROUND) for picture in (now, before))
    gain = mean / np.maximum(mean_before, 1.0)
    return np.asarray(np.clip(before * gain, 0, 255), np.uint8)


def _large_parts(mask: Mask, least: int) -> Mask:
    """The connected parts of a mask that have so many pixels."""
    if cv2.countNonZero(mask) < least:
        return np.zeros_like(mask)
    number, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    large = stats[:number, cv2.CC_STAT_AREA] >= least
    large[0] = False
    return np.asarray(np.where(large[labels], 255, 0), np.uint8)
