"""The table's page in large type, whatever it has to tell."""

from __future__ import annotations

from companion.screens.canvas import Canvas
from companion.screens.pages.asked_from_afar import draw_asked_from_afar
from companion.screens.pages.from_afar import draw_from_afar
from companion.sitting.view import View
from companion.texts import Texts


def draw_large_table(canvas: Canvas, texts: Texts, view: View, *, heard: bool | None = None) -> None:
    """Draw whose turn it is, what must be done and what was ruled; or what is asked.

    Args:
        canvas: the page.
        texts: the language.
        view: the sitting.
        heard: whether the voice is heard, which one touch changes; None where there is none.
    """
    draw = draw_from_afar if view.question is None else draw_asked_from_afar
    draw(canvas, texts, view, heard=heard)
