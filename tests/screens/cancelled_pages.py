"""The pages that rule on a trick in which cards cancel each other."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.records.forms.draft import Draft
from companion.screens.canvas import Canvas
from companion.screens.entry import entry_for
from companion.screens.intents import PageName, Purpose, Write
from companion.screens.pages.bench import draw_bench
from companion.screens.pages.entry import draw_entry
from companion.screens.pages.game import draw_game
from companion.sitting.view import View
from companion.texts import texts
from tests.screens.evening_pages import Draw
from tests.screens.sample_views import BEGINNING, kept_picture, sitting

CANCELLED: dict[str, Any] = {
    "event": "reveal",
    "cards": {"Kim": "QC", "Leah": "QD", "Alexander der Große": "JH", "Wolfgang": "10S"},
}
"""A trick in which two queens cancel each other."""


def _with_cancelled(folder: Path) -> View:
    return sitting(folder, *BEGINNING, {"event": "change", "face": "UP"}, CANCELLED)


def _cancelled(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), _with_cancelled(folder))


def _bench_cancelled(canvas: Canvas, folder: Path, language: str) -> None:
    draw_bench(canvas, texts(language), _with_cancelled(folder).game, 3, kept_picture())


def _what_if_cancelled(canvas: Canvas, folder: Path, language: str) -> None:
    view = _with_cancelled(folder)
    entry = entry_for(Write(Purpose.ASK, 3), view, PageName.BENCH)
    asked = Draft.of(entry.draft.forms, CANCELLED)
    draw_entry(
        canvas, texts(language), replace(entry, draft=asked, answer=view.game.history[-1].ruling), view
    )


CANCELLED_PAGES: dict[str, Draw] = {
    "bench-cancelled": _bench_cancelled,
    "cancelled": _cancelled,
    "what-if-cancelled": _what_if_cancelled,
}
"""Their names and drawings."""
