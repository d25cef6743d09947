"""Draws decks that are taught in one light and read in another: by day, and in the evening beneath a lamp.

    python -m vision.training.lamp_decks OUT --decks 4 --first 0

makes folders that `vision.training.taught` measures. The cards are those of `number_decks`: many differ in
nothing but their colour. All pictures that teach a deck are of one sitting, all that are to be read of two
others. What a lamp makes of a print's colours is reckoned from spectra; how far a camera makes white white
again, how it mixes and how steep it makes light is drawn.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image
from vision.training.drawn_decks import draw_folders
from vision.training.number_decks import WHOLE, Camera, Design, Extent, write_pictures

Matrix = NDArray[np.float64]

DAY, EVENING = (5000.0, 7500.0), (2400.0, 3300.0)
"""Colour temperatures of light in kelvin: the sky with and without a sun, and lamps in homes."""

_GAMMA = 2.2
"""Between the values of a picture and light, about as sRGB has it."""

_WAVES = np.arange(400.0, 701.0, 5.0)
"""Wavelengths in nm."""

_SEES = ((460.0, 28.0), (535.0, 42.0), (600.0, 38.0))
"""Middle and deviation in nm of what a camera's blue, green and red see, about."""

_EDGES = 490.0, 585.0
"""Wavelengths in nm that part blue from green, and green from red print."""

_CALIBRATED = 6500.0
"""Cameras see colours as they are in daylight of this temperature."""


def lamp_mixes(kelvin: float, whitened: float) -> Matrix:
    """What light of a temperature makes of linear colours, BGR, shape (3, 3), as an even camera sees them.

    Args:
        kelvin: its colour temperature.
        whitened: the part of its tint that the camera takes away; 1: white is white.
    """
    by_day, seen = _seen_in(_CALIBRATED), _seen_in(kelvin)
    tint = seen.sum(axis=1) / by_day.sum(axis=1)
    tint = (tint / tint[1]) ** (1 - whitened)
    shares = seen / seen.sum(axis=1, keepdims=True)
    back = np.linalg.inv(by_day / by_day.sum(axis=1, keepdims=True))
    return np.asarray(tint[:, None] * (back @ shares))


def _seen_in(kelvin: float) -> Matrix:
    """How much of blue, green and red print in a lamp's light each of a camera's channels sees, (3, 3)."""
    metres = _WAVES * 1e-9
    shines = metres**-5 / (np.exp(1.4388e-2 / (metres * kelvin)) - 1)
    from_green, from_red = (1 / (1 + np.exp((edge - _WAVES) / 12)) for edge in _EDGES)
    prints = np.stack([1 - from_green, from_green - from_red, from_red])
    sees = np.stack([np.exp(-(((_WAVES - middle) / wide) ** 2) / 2) for middle, wide in _SEES])
    return np.asarray((sees * shines) @ prints.T)


class LampCamera(Camera):
    """A telephone in one sitting.

    Attributes:
        mixes: of linear colours, its own and its lamp's.
        kelvin: the colour temperature of its light.
    """

    def __init__(self, rng: np.random.Generator, kelvins: tuple[float, float]) -> None:
        """Take any telephone, in light of some temperature between two."""
        super().__init__(rng)
        self.kelvin = float(np.exp(rng.uniform(*np.log(kelvins))))
        vivid = rng.uniform(0.7, 1.3)
        own = (vivid * np.eye(3) + (1 - vivid) / 3) @ self.mixes
        self.mixes = lamp_mixes(self.kelvin, rng.uniform(0.5, 1.05)) @ own
        self._exposure, self._steep = float(np.exp(rng.normal(0, 0.25))), float(rng.uniform(0, 1))

    def seen(self, picture: Image) -> NDArray[np.float32]:
        """A picture in the colours in which this camera sees it, 0 to 255."""
        light = (picture.astype(np.float32) / 255) ** np.float32(_GAMMA)
        light = np.maximum(light @ (self._exposure * self.mixes.T).astype(np.float32), 0)
        value = np.minimum(light, 1) ** np.float32(1 / _GAMMA)
        # Light and shade drawn apart, as telephones do it.
        steep = value * value * (3 - 2 * value)
        return np.asarray(255 * (value + np.float32(self._steep) * (steep - value)), np.float32)


def in_two_lights(rng: np.random.Generator, number: int) -> tuple[LampCamera, list[LampCamera]]:
    """What teaches the deck of a number, and what sees it in two sittings; one by day, one by a lamp."""
    taught_in, read_in = (DAY, EVENING) if number % 2 == 0 else (EVENING, DAY)
    sittings = [LampCamera(rng, read_in) for _ in range(2)]
    return LampCamera(rng, taught_in), sittings


def write_deck_folder(folder: Path, number: int, extent: Extent = WHOLE) -> None:
    """Write a deck's pictures and labels; the same for the same number: even decks are taught by day."""
    rng = np.random.default_rng([2700, number])
    design = Design.draw(rng)
    teacher, sittings = in_two_lights(rng, number)
    write_pictures(folder, rng, design, teacher, lambda: sittings[int(rng.integers(len(sittings)))], extent)


def main(arguments: list[str] | None = None) -> int:
    """Draw some decks."""
    return draw_folders(arguments, "decks in another light", 4, write_deck_folder)


if __name__ == "__main__":
    sys.exit(main())
