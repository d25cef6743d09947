"""The picture of a play, as large as the screen; a touch looks closer at that spot."""

from __future__ import annotations

from dataclasses import dataclass

from companion.screens.canvas import Canvas, TouchArea
from companion.screens.intents import Magnify, PageName
from companion.screens.pages.frame import heading
from companion.screens.pictures import decoded, fitted
from companion.texts import Texts
from vision.sightings import Image

LEVELS = (1.0, 2.0, 4.0)
"""How many times larger the picture is shown, one touch after the other; after the last comes the first."""


@dataclass(frozen=True, slots=True)
class Closer:
    """Which part of a picture is shown.

    Attributes:
        level: index into `LEVELS`.
        x: the part's middle, across the whole picture from 0 to 1.
        y: the same, down the picture.
    """

    level: int = 0
    x: float = 0.5
    y: float = 0.5

    @property
    def part(self) -> tuple[float, float, float]:
        """Left and top of the part, and its size, each as a part of the whole picture's."""
        size = 1 / LEVELS[self.level]
        left, top = (min(max(middle - size / 2, 0.0), 1.0 - size) for middle in (self.x, self.y))
        return left, top, size

    def at(self, x: float, y: float) -> Closer:
        """Closer at a spot of the part that is shown; after the closest all of the picture again."""
        if self.level == len(LEVELS) - 1:
            return Closer()
        left, top, size = self.part
        return Closer(self.level + 1, left + x * size, top + y * size)


def draw_closer(canvas: Canvas, texts: Texts, picture: bytes | None, closer: Closer) -> None:
    """Draw the part of the picture, a JPEG, and the way back to the bench."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("closer-title"), PageName.BENCH)
    image = None if picture is None else decoded(picture)
    if image is None:
        canvas.text(texts.say("bench-no-picture"), rest, 4, canvas.theme.quiet, lines=3)
        return
    drawn = fitted(_cut(image, closer), canvas.rect(rest).size)
    canvas.picture(drawn, rest)
    canvas.touch(canvas.fitted(drawn, rest), texts.say("bench-closer"), TouchArea(Magnify))


def _cut(image: Image, closer: Closer) -> Image:
    left, top, size = closer.part
    height, width = image.shape[:2]
    x, y = round(left * width), round(top * height)
    return image[y : y + round(size * height), x : x + round(size * width)]
