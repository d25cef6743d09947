"""Draw the pages as pictures, into docs/players/screens if nothing else is said.

.venv/bin/python scripts/screenshots.py [--page table] [--size 1280x720] [--language de] [--to FOLDER]

With --game GAME the table as it stands now and then in a whole game of that one, which may be your own.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import tempfile
from itertools import islice
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from companion.engines import game_names  # noqa: E402
from companion.engines.players.game_players import numbered_header  # noqa: E402
from companion.evening.evening import Evening  # noqa: E402
from companion.evening.journal import Journal  # noqa: E402
from companion.screens.canvas import Canvas  # noqa: E402
from companion.screens.theme import FELT  # noqa: E402
from companion.texts import LANGUAGES  # noqa: E402
from tests.screens.drawn import draw_view  # noqa: E402
from tests.screens.long_names import full, with_long_names  # noqa: E402
from tests.screens.sample_pages import PAGES, SIZES, drawn  # noqa: E402
from tests.screens.test_whole_games import moments  # noqa: E402

SCREENS = ROOT / "docs" / "players" / "screens"

COLOURS = 96
"""Colours in a picture: the theme's, and the steps of its soft edges."""

MOMENTS = 24
"""So many pictures of a game at most."""

QUALITY = 80
"""Of a page that shows the camera's picture, which takes too much room as it is."""


def main() -> None:
    """Draw what was asked for."""
    names = {f"{width}x{height}": (width, height) for width, height in SIZES}
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--page", action="append", choices=PAGES, help="draw only this page")
    asked.add_argument("--game", choices=game_names(), help="draw the table in a whole game, needs --to")
    asked.add_argument("--size", default=next(iter(names)), choices=names)
    asked.add_argument("--language", default="en", choices=LANGUAGES)
    asked.add_argument("--to", type=Path, default=SCREENS, metavar="FOLDER")
    options = asked.parse_args()
    options.to.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    if options.game:
        if options.to == SCREENS:
            asked.error("say with --to where the pictures of a game go")
        draw_game(options.game, names[options.size], options.language, options.to)
        return
    for page in options.page or PAGES:
        with tempfile.TemporaryDirectory() as folder:
            canvas = drawn(page, names[options.size], options.language, Path(folder))
        (options.to / f"{page}.webp").write_bytes(packed(canvas.surface))


def draw_game(game: str, size: tuple[int, int], language: str, folder: Path) -> None:
    """Draw the table now and then in a whole game of the most people, who err."""
    header = with_long_names(numbered_header(game, full(game)))
    with tempfile.TemporaryDirectory() as kept:
        evening = Evening.begin(Journal(Path(kept) / "journal.sqlite"), header)
        for number, view in enumerate(islice(moments(header, evening, 1), MOMENTS), 1):
            canvas = Canvas(pygame.Surface(size), FELT)
            draw_view(canvas, view, language)
            (folder / f"{game}-{number:02}.webp").write_bytes(packed(canvas.surface))


def packed(surface: pygame.Surface) -> bytes:
    """A page as WebP: of few colours and otherwise exact, or a photograph of many, whatever is smaller."""
    page = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    few, many = io.BytesIO(), io.BytesIO()
    flat = page.quantize(COLOURS, dither=Image.Dither.NONE).convert("RGB")
    flat.save(few, "WEBP", lossless=True, quality=100, method=6)
    page.save(many, "WEBP", quality=QUALITY, method=6)
    return min(few.getvalue(), many.getvalue(), key=len)


if __name__ == "__main__":
    main()
