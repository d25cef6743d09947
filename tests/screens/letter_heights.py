"""How high letters on the screen really are, in millimetres of the panels that are sold.

`python -m tests.screens.letter_heights` prints what is read from afar on each page, as the table is drawn and
in large type.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pygame

from companion.screens.canvas import Canvas, Line, Written
from companion.screens.pages.game import draw_asked, draw_game
from companion.screens.pages.large_table import draw_large_table
from companion.screens.theme import LINEN
from companion.sitting.view import View
from companion.texts import Texts, texts

FLAT = frozenset("ABDEFHIKLMNPRTVWXYZ")
"""Capitals that end flat above and below, so that their height is that of all capitals."""

INK = 0.5
"""Part of a pixel that is covered with ink, from which on it counts."""


@dataclass(frozen=True)
class Panel:
    """A panel that is sold.

    Attributes:
        name: what it is called.
        pixels: width and height.
        millimetres: width and height of what is lit.
    """

    name: str
    pixels: tuple[int, int]
    millimetres: tuple[float, float]

    @property
    def row(self) -> float:
        """Height of a row of pixels in mm."""
        return self.millimetres[1] / self.pixels[1]


PANELS = (
    Panel("7 inches", (800, 480), (154.1, 85.9)),
    Panel("10 inches", (1280, 800), (217.0, 135.6)),
    Panel("13 inches", (1920, 1080), (293.8, 165.2)),
    Panel("7 inches, upright", (720, 1280), (88.0, 155.0)),
)
"""The Raspberry Pi's Touch Display and, upright, Touch Display 2 (raspberrypi.com/documentation/accessories);
the usual sizes of panels of 10.1 and 13.3 inches, which follow from their diagonals."""


def height_of(canvas: Canvas, line: Line, panel: Panel) -> float | None:
    """Height in mm of a line's first capital as it is drawn; None where it begins with another letter."""
    text = line.text.strip()
    if not text or text[0] not in FLAT:
        return None
    first_letter = pygame.Rect(line.rect.left, line.rect.top, line.rect.height, line.rect.height)
    around = first_letter.clip(canvas.surface.get_rect())
    pixels = pygame.surfarray.array3d(canvas.surface.subsurface(around)).astype(float)  # column by column
    beside = canvas.surface.get_at((max(0, line.rect.left - 2), line.rect.centery))
    ground, ink = np.array(beside[:3], float), np.array(line.colour, float)
    way = ink - ground
    covered = ((pixels - ground) @ way) / (way @ way) > INK
    columns = covered.any(axis=1)
    first = int(columns.argmax())
    free = ~columns[first:]
    wide = int(free.argmax()) if free.any() else len(free)
    return int(covered[first : first + wide].any(axis=0).sum()) * panel.row


def heights(canvas: Canvas, written: Written, panel: Panel) -> list[float]:
    """The heights in mm of the capitals with which a text's lines begin."""
    return [high for line in written.lines if (high := height_of(canvas, line, panel)) is not None]


def canvas_for(panel: Panel) -> Canvas:
    """An empty page on a panel."""
    return Canvas(pygame.Surface(panel.pixels), LINEN)


def drawn_usual(canvas: Canvas, words: Texts, view: View) -> None:
    """The page with the drawn table."""
    if view.question is None:
        draw_game(canvas, words, view)
    else:
        draw_asked(canvas, words, view, every=False)


def nominal(written: Written, canvas: Canvas, panel: Panel) -> float:
    """Height in mm of a text's capitals by its font size, for those that begin with no flat capital."""
    return written.capital * canvas.scale * panel.row


def told(
    draw: Callable[[Canvas, Texts, View], None], view: View, panel: Panel
) -> Iterator[tuple[str, float]]:
    """The texts of a page, but for what can be touched, with the height of their capitals in mm."""
    canvas = canvas_for(panel)
    draw(canvas, texts("en"), view)
    labels = {target.label for target in canvas.targets}
    for written in canvas.written:
        if written.text not in labels:
            found = heights(canvas, written, panel)
            yield written.text, min(found) if found else nominal(written, canvas, panel)


def main() -> None:
    """Print a line for each text that tells turn, duty or ruling."""
    from tests.screens.afar_views import AFAR

    for name, view_of in AFAR.items():
        with tempfile.TemporaryDirectory() as folder:
            view = view_of(Path(folder))
        for panel in PANELS:
            for title, draw in (("drawn", drawn_usual), ("large", draw_large_table)):
                lines = sorted(told(draw, view, panel), key=lambda one: -len(one[0]))[:3]
                said = "; ".join(f"{high:.1f} {text[:24]!r}" for text, high in lines)
                sys.stdout.write(f"{name:22} {panel.name:18} {title}: {said}\n")


if __name__ == "__main__":
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    main()
