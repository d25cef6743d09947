"""Draw the pages as PNG pictures, into docs/screens if nothing else is said.

.venv/bin/python scripts/screenshots.py [--page table] [--size 1280x720] [--language de] [--to FOLDER]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from companion.texts import LANGUAGES  # noqa: E402
from tests.screens.sample_pages import PAGES, SIZES, drawn  # noqa: E402

COLOURS = 96
"""Colours in a picture: the theme's, and the steps of its soft edges."""


def main() -> None:
    """Draw what was asked for."""
    names = {f"{width}x{height}": (width, height) for width, height in SIZES}
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--page", action="append", choices=PAGES, help="draw only this page")
    asked.add_argument("--size", action="append", choices=names, help="draw only this size")
    asked.add_argument("--language", default="en", choices=LANGUAGES)
    asked.add_argument("--to", type=Path, default=ROOT / "docs" / "screens", metavar="FOLDER")
    options = asked.parse_args()
    options.to.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    for page in options.page or PAGES:
        for size in options.size or names:
            with tempfile.TemporaryDirectory() as folder:
                canvas = drawn(page, names[size], options.language, Path(folder))
            write(canvas.surface, options.to / f"{page}-{size}.png")


def write(surface: pygame.Surface, path: Path) -> None:
    """Write a page as a PNG of few colours, which is a third as large and looks the same."""
    page = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    page.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    main()
