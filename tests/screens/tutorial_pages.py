"""A guided round, with something to show on it."""

from __future__ import annotations

from pathlib import Path

from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.pages.tutorial import draw_tutorial, entry_of
from companion.texts import texts
from companion.tutorial.guided_round import GuidedRound, Mode
from tests.screens.evening_pages import Draw
from tests.tutorial.newcomer import begun, does


def _asked() -> GuidedRound:
    """A question of Auf und Ab, one answer of which is marked, wrongly."""
    guided = begun("auf-und-ab")
    while guided.step.name != "beat" or guided.mode is not Mode.TASK:
        does(guided)
    guided.mark(0)
    guided.judge()
    return guided


def _refused() -> GuidedRound:
    """Something forbidden was tried in Schwupps."""
    guided = begun("schwupps")
    while guided.step.name != "lay":
        does(guided)
    guided.tell(guided.step.tries[0].line)
    return guided


def _drawn(canvas: Canvas, language: str, guided: GuidedRound) -> None:
    draw_tutorial(canvas, texts(language), guided, entry_of(guided), PageName.GAME)


def _tutorial(canvas: Canvas, _folder: Path, language: str) -> None:
    _drawn(canvas, language, _refused())


def _question(canvas: Canvas, _folder: Path, language: str) -> None:
    _drawn(canvas, language, _asked())


TUTORIAL_PAGES: dict[str, Draw] = {"tutorial": _tutorial, "tutorial-question": _question}
"""Their names and drawings."""
