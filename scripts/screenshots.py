"""Draw every page at every size into docs/screens: `.venv/bin/python scripts/screenshots.py [LANGUAGE]`."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from companion.screens.canvas import Canvas  # noqa: E402
from companion.screens.theme import THEMES  # noqa: E402
from companion.texts import texts  # noqa: E402
from tests.screens.sample_pages import PAGES  # noqa: E402

SIZES = ((800, 480), (1280, 720), (720, 1280))


def main() -> None:
    """Draw them all."""
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    target = ROOT / "docs" / "screens"
    target.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    with tempfile.TemporaryDirectory() as folder:
        for name, draw in PAGES.items():
            for size in SIZES:
                save(draw, Path(folder), size, language, target / f"{name}-{size[0]}x{size[1]}.png")


def save(
    draw: Callable[[Canvas, Path, str], None], folder: Path, size: tuple[int, int], language: str, path: Path
) -> None:
    """Draw one page and write it."""
    theme = THEMES["linen" if "linen" in path.name else "felt"]
    canvas = Canvas(pygame.Surface(size), theme)
    with tempfile.TemporaryDirectory(dir=folder) as own:
        draw(canvas, Path(own), texts(language).language)
    pygame.image.save(canvas.surface, str(path))


if __name__ == "__main__":
    main()
