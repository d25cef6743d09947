"""The rules on the Schwupps cards as large signs: a step, same number, same colour, or either."""

from __future__ import annotations

from companion.games.schwupps.deck import DYES
from companion.screens import shapes
from companion.screens.canvas import CARD_CORNER, Box, Canvas
from companion.screens.pages.frame import MINUS

SIGN = 5.0
"""Wished height in mm of a sign's capitals."""
NUMBER = "#"
"""The sign of the same number, as on our cards."""


def draw_rule(canvas: Canvas, code: str, box: Box) -> Box:
    """Draw a Schwupps card's rule on paper; the box that it covers."""
    canvas.panel(box, canvas.theme.paper, border=canvas.theme.line, corner=CARD_CORNER)
    inner, ink = box.inside(0.3), canvas.theme.spade
    match code:
        case "color":
            _draw_colours(canvas, inner)
        case "either":
            number, colours = inner.columns(1, 1)
            canvas.text(NUMBER, number, SIGN, ink, bold=True)
            _draw_colours(canvas, colours)
        case _:
            sign = NUMBER if code == "number" else code.replace("-", MINUS)
            canvas.text(sign, inner, SIGN, ink, bold=True)
    return box


def _draw_colours(canvas: Canvas, box: Box) -> None:
    size = max(8, round(min(box.square().w, SIGN + 1) * canvas.scale))
    canvas.picture(shapes.wheel(size, tuple(dye.ground for dye in DYES.values())), box)
