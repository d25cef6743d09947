"""A film played on the screen: each of its pictures is unpacked when it is due."""

from __future__ import annotations

import io
from dataclasses import dataclass
from math import prod
from typing import Final

import pygame

from assets.bounds.errors import BoundError
from assets.bounds.pictures import DamagedError, check_picture

LEAST_SECONDS: Final = 0.1
"""A picture is shown for so long at least, whatever the film says."""

MOST_PIXELS: Final = 1920 * 1080
"""Of each picture: ours have 640 × 480, and no panel that the pages are made for has more. The page waits
while one is unpacked: the first of 13 million, which `check_picture` lets pass, took a second on a desk
computer."""


class BrokenFilmError(Exception):
    """The film cannot be read."""


@dataclass(frozen=True, slots=True)
class FilmPicture:
    """A picture of a film.

    Attributes:
        number: its index.
        image: what is shown.
        seconds: for how long.
    """

    number: int
    image: pygame.Surface
    seconds: float


class FilmPlayer:
    """Plays a film once, and stays at its last picture.

    Args:
        film: animated WebP.
        now: how late it is, in seconds; the film begins then.

    Raises:
        BrokenFilmError: it is damaged, or larger than any that is read.
    """

    def __init__(self, film: bytes, now: float) -> None:
        from PIL import Image  # loaded where somebody plays a film

        try:
            if prod(check_picture(film)) > MOST_PIXELS:
                raise BrokenFilmError
            self._file = Image.open(io.BytesIO(film), formats=("WEBP",))
            self._count = int(getattr(self._file, "n_frames", 1))
        except (BoundError, DamagedError, OSError, ValueError) as error:
            raise BrokenFilmError from error
        self._due = now
        self.shown = self._picture(0)

    def at(self, now: float) -> FilmPicture:
        """The picture that is due; raises `BrokenFilmError` where it is damaged."""
        while self.shown.number + 1 < self._count and now >= self._due + self.shown.seconds:
            self._due += self.shown.seconds
            self.shown = self._picture(self.shown.number + 1)
        return self.shown

    def _picture(self, number: int) -> FilmPicture:
        try:
            self._file.seek(number)
            picture = self._file.convert("RGB")
        except (OSError, ValueError, EOFError) as error:
            raise BrokenFilmError from error
        image = pygame.image.frombytes(picture.tobytes(), picture.size, "RGB")
        lasts = self._file.info.get("duration", 0)
        return FilmPicture(number, image, max(LEAST_SECONDS, lasts / 1000))
