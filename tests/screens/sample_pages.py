"""Every page with something to show on it, for tests and screenshots alike."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.engines import Reason
from companion.screens.canvas import Canvas
from companion.screens.pages.bench import draw_bench
from companion.screens.pages.camera import draw_camera
from companion.screens.pages.menu import draw_menu
from companion.screens.pages.people import People, draw_name, draw_people
from companion.screens.pages.question import draw_question
from companion.screens.pages.score import draw_score
from companion.screens.pages.up_and_down import draw_up_and_down
from companion.screens.pages.welcome import Welcome, draw_welcome
from companion.texts import texts
from tests.screens.sample_views import ASKED, BEGINNING, NAMES, PLAYED, WRONG, sitting
from vision.table.scene import TableState

Draw = Callable[[Canvas, Path, str], None]


def _welcome(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_welcome(canvas, texts(language), Welcome(NAMES, simulated=True))


def _people(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_people(canvas, texts(language), People(("Kim", "Alexander der Große", None, "Leah")))


def _name(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_name(canvas, texts(language), People(typed="Wolf", remembered=("Kim", "Leah", "Wolfgang")))


def _laying_out(canvas: Canvas, folder: Path, language: str) -> None:
    draw_up_and_down(canvas, texts(language), sitting(folder))


def _table(canvas: Canvas, folder: Path, language: str) -> None:
    draw_up_and_down(canvas, texts(language), sitting(folder, *PLAYED))


def _trick(canvas: Canvas, folder: Path, language: str) -> None:
    notice = Reason("notice-cards-awaited", (("players", ("Leah", "Wolfgang")),))
    view = sitting(folder, *BEGINNING, PLAYED[2], notice=notice)
    draw_up_and_down(canvas, texts(language), view)


def _illegal(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, WRONG, in_step=False)
    draw_up_and_down(canvas, texts(language), view)


def _moved(canvas: Canvas, folder: Path, language: str) -> None:
    draw_up_and_down(canvas, texts(language), sitting(folder, *PLAYED, state=TableState.MOVED))


def _question(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, PLAYED[2], question=ASKED, state=TableState.DOUBTFUL)
    draw_up_and_down(canvas, texts(language), view)
    draw_question(canvas, texts(language), view, every=False)


def _every_card(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, PLAYED[2], question=ASKED, state=TableState.DOUBTFUL)
    draw_up_and_down(canvas, texts(language), view)
    draw_question(canvas, texts(language), view, every=True)


def _score(canvas: Canvas, folder: Path, language: str) -> None:
    draw_score(canvas, texts(language), sitting(folder, *PLAYED))


def _camera(canvas: Canvas, folder: Path, language: str) -> None:
    draw_camera(canvas, texts(language), sitting(folder, *PLAYED))


def _bench(canvas: Canvas, folder: Path, language: str) -> None:
    draw_bench(canvas, texts(language), sitting(folder, *BEGINNING, WRONG), 2, None)


def _menu(canvas: Canvas, folder: Path, language: str) -> None:
    draw_menu(canvas, texts(language), sitting(folder, *PLAYED))


PAGES: dict[str, Draw] = {
    "welcome": _welcome,
    "people": _people,
    "name": _name,
    "laying-out": _laying_out,
    "table": _table,
    "table-linen": _table,
    "trick": _trick,
    "illegal": _illegal,
    "moved": _moved,
    "question": _question,
    "every-card": _every_card,
    "score": _score,
    "camera": _camera,
    "bench": _bench,
    "menu": _menu,
}
"""Name and drawing of every page in every state that looks different."""
