"""The film of a game's best moments: pictures of its table with what happened, as an animated WebP.

It is made by a program of its own, so that the screen never waits: it reads shots, as
`companion.commands.shots` packs them, from standard input, and writes the film to standard output.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable
from typing import Any, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

from companion.commands.shots import Shot, unpacked
from companion.screens.lettering import fit, rendered
from companion.screens.pictures import decoded, fitted
from companion.screens.theme import FELT, Colour

SIZE: Final = (640, 480)
"""Width and height in pixels of the film: as wide as pictures are kept (`companion.cameras.snapshots`)."""

PICTURE: Final = (640, 384)
"""Width and height of the place of a picture, above its caption."""

LETTERS: Final = (34, 16)
"""The largest and the smallest font size of a caption in pixels."""

LINES: Final = 3
"""Lines that a caption may have."""

MARGIN: Final = 16
"""Pixels between a caption and the edge."""

QUALITY: Final = 70
"""WebP quality: a game's film of twenty pictures has about half a megabyte."""

NICE: Final = 10
"""The screen and the camera come first."""


def film_of(shots: Iterable[Shot]) -> bytes:
    """The film; of a picture that is damaged only the caption is shown.

    Raises:
        ValueError: there is nothing to show.
    """
    shots = tuple(shots)
    if not shots:
        raise ValueError("a film needs a picture")
    first, *others = (Image.frombytes("RGB", SIZE, pygame.image.tobytes(drawn(one), "RGB")) for one in shots)
    lasts = [round(1000 * shot.seconds) for shot in shots]
    film = io.BytesIO()
    moving: dict[str, Any] = {"save_all": True, "append_images": others, "duration": lasts, "loop": 0}
    first.save(film, "WEBP", quality=QUALITY, method=4, **moving)
    return film.getvalue()


def drawn(shot: Shot) -> pygame.Surface:
    """A picture of the film: that of the table with its caption below, or the caption on gold."""
    theme, page = FELT, pygame.Surface(SIZE)
    picture = None if shot.picture is None else decoded(shot.picture)
    if picture is None:
        page.fill(theme.light)
        _write(page, shot.caption, pygame.Rect((0, 0), SIZE), 2 * LETTERS[0], theme.on_light)
        return page
    page.fill(theme.ground)
    shown = fitted(picture, PICTURE)
    page.blit(shown, shown.get_rect(center=(PICTURE[0] // 2, PICTURE[1] // 2)))
    below = pygame.Rect(0, PICTURE[1], SIZE[0], SIZE[1] - PICTURE[1])
    _write(page, shot.caption, below, LETTERS[0], theme.text)
    return page


def _write(page: pygame.Surface, words: str, box: pygame.Rect, pixels: int, ink: Colour) -> None:
    """Write a caption into the middle of a box, no larger than so many pixels."""
    room = box.inflate(-2 * MARGIN, -MARGIN)
    laid = fit(words, room.size, (pixels, LETTERS[1]), True, LINES)
    lines = [rendered(line, laid.pixels, True, ink) for line in laid.lines]
    top = box.centery - sum(line.get_height() for line in lines) // 2
    for line in lines:
        page.blit(line, line.get_rect(midtop=(box.centerx, top)))
        top += line.get_height()


def main() -> int:
    """Read shots from standard input and write their film to standard output."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # letters are drawn, and no window is opened
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.font.init()
    sys.stdout.buffer.write(film_of(unpacked(sys.stdin.buffer)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
