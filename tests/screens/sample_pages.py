"""Every page with something to show on it, for tests and screenshots alike."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from companion.engines import Reason
from companion.screens.canvas import Canvas
from companion.screens.pages.bench import draw_bench
from companion.screens.pages.camera import draw_camera
from companion.screens.pages.game import draw_asked, draw_game
from companion.screens.pages.menu import draw_menu
from companion.screens.pages.people import People, draw_name, draw_people
from companion.screens.pages.score import draw_score
from companion.screens.pages.welcome import Welcome, draw_welcome
from companion.screens.theme import THEMES
from companion.texts import texts
from tests.screens.sample_views import (
    ASKED,
    BEGINNING,
    NAMES,
    ONE_ROUND,
    PLAYED,
    WRONG,
    kept_picture,
    sitting,
    whole_game,
)
from vision.table.scene import TableState

SIZES = ((800, 480), (1280, 720), (720, 1280))
"""Width and height in pixels of the panels that the pages are made for."""

Draw = Callable[[Canvas, Path, str], None]


def _welcome(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_welcome(canvas, texts(language), Welcome(NAMES, simulated=True))


def _people(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_people(canvas, texts(language), People(("Kim", "Alexander der Große", None, "Leah")))


def _full_table(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_people(canvas, texts(language), People(NAMES))


def _name(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_name(canvas, texts(language), People(typed="Wolf", remembered=("Kim", "Leah", "Wolfgang")))


def _laying_out(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder))


def _table(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED))


def _trick(canvas: Canvas, folder: Path, language: str) -> None:
    notice = Reason("notice-cards-awaited", (("players", ("Leah", "Wolfgang")),))
    view = sitting(folder, *BEGINNING, PLAYED[2], notice=notice)
    draw_game(canvas, texts(language), view)


def _illegal(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, WRONG, in_step=False)
    draw_game(canvas, texts(language), view)


def _leader_at_the_left(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED[:4]))


def _over(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *whole_game(), header=ONE_ROUND))


def _final_score(canvas: Canvas, folder: Path, language: str) -> None:
    draw_score(canvas, texts(language), sitting(folder, *whole_game(), header=ONE_ROUND))


def _wrong_and_asked(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, WRONG, question=ASKED, state=TableState.DOUBTFUL)
    draw_asked(canvas, texts(language), view, every=False)


def _moved(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED, state=TableState.MOVED))


def _question(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, PLAYED[2], question=ASKED, state=TableState.DOUBTFUL)
    draw_asked(canvas, texts(language), view, every=False)


def _every_card(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, PLAYED[2], question=ASKED, state=TableState.DOUBTFUL)
    draw_asked(canvas, texts(language), view, every=True)


def _score(canvas: Canvas, folder: Path, language: str) -> None:
    draw_score(canvas, texts(language), sitting(folder, *PLAYED))


def _camera(canvas: Canvas, folder: Path, language: str) -> None:
    draw_camera(canvas, texts(language), sitting(folder, *PLAYED))


def _bench(canvas: Canvas, folder: Path, language: str) -> None:
    draw_bench(canvas, texts(language), sitting(folder, *BEGINNING, WRONG), 2, kept_picture())


def _menu(canvas: Canvas, folder: Path, language: str) -> None:
    draw_menu(canvas, texts(language), sitting(folder, *PLAYED))


PAGES: dict[str, Draw] = {
    "welcome": _welcome,
    "people": _people,
    "full-table": _full_table,
    "name": _name,
    "laying-out": _laying_out,
    "table": _table,
    "table-linen": _table,
    "trick": _trick,
    "leader-left": _leader_at_the_left,
    "illegal": _illegal,
    "moved": _moved,
    "question": _question,
    "question-after-no": _wrong_and_asked,
    "every-card": _every_card,
    "game-over": _over,
    "score": _score,
    "final-score": _final_score,
    "camera": _camera,
    "bench": _bench,
    "menu": _menu,
}
"""Name and drawing of every page in every state that looks different."""


def drawn(page: str, size: tuple[int, int], language: str, folder: Path) -> Canvas:
    """A page at a size in pixels; `folder` is an empty one, for the journal that the page is played into."""
    canvas = Canvas(pygame.Surface(size), THEMES["linen" if page.endswith("linen") else "felt"])
    PAGES[page](canvas, folder, language)
    return canvas
