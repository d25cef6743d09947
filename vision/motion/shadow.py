"""Where a picture shows the same as before under another light: shadows, patches of sun, a screen's glow.

A shadow leaves the texture that it falls on, in whatever colour and with however hard an edge; a hand, a
sleeve or a card hides it. Where there is no texture nothing is said.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.masks import Mask
from vision.sightings import Image

LARGE: Final = 2000
"""Coarse pixels of one change, the area of three cards, from which it may be a shadow: what people lay in the
very place of something that looks nearly the same is smaller."""

_TEXTURE, _AROUND = (9, 9), (11, 11)
"""Coarse pixels beside whose mean a pixel is texture, and over which texture is compared: half a card."""

_CHANCE: Final = 0.4
"""Correlation of noise alone that hardly ever comes by chance: over 121 pixels its deviation is 0.09."""

_ALIKE: Final = 0.6
"""Part of the texture that is there again, noise apart, where it is the same."""


def lit_otherwise(now: Image, before: Image, noise: float) -> Mask:
    """Where two pictures of one table show the same texture.

    Args:
        now: BGR, coarse.
        before: the same before.
        noise: standard deviation of the noise in each, in grey levels.

    Returns:
        Mask of the pixels whose surroundings are textured, and are so alike in both.
    """
    one, other = _texture(now), _texture(before)
    energy, before_energy = (cv2.blur(part * part, _AROUND) for part in (one, other))
    together = cv2.blur(one * other, _AROUND)
    no_chance = together > _CHANCE * np.sqrt(energy * before_energy)
    signal = np.maximum(energy - noise**2, 0.0) * np.maximum(before_energy - noise**2, 0.0)
    alike = together > _ALIKE * np.sqrt(signal)
    return np.where(no_chance & alike, 255, 0).astype(np.uint8)


def _texture(picture: Image) -> NDArray[np.float32]:
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY).astype(np.float32)
    return np.asarray(grey - cv2.blur(grey, _TEXTURE), np.float32)


def shadows_in(change: Mask, now: Image, before: Image, noise: float) -> Mask:
    """The large parts of a change in which only the light has changed.

    Args:
        change: coarse.
        now: BGR, coarse.
        before: the picture beside which it has changed.
        noise: standard deviation of the noise in each, in grey levels.
    """
    large = _large_parts(change)
    return large & lit_otherwise(now, before, noise) if cv2.countNonZero(large) else large


def _large_parts(mask: Mask) -> Mask:
    """The connected parts of a coarse mask that may be shadows."""
    if cv2.countNonZero(mask) < LARGE:
        return np.zeros_like(mask)
    number, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    large = stats[:number, cv2.CC_STAT_AREA] >= LARGE
    large[0] = False
    return np.asarray(np.where(large[labels], 255, 0), np.uint8)
