"""The middle of Up & Down: UP or DOWN as a huge arrow, trump and dice, the pot."""

from __future__ import annotations

from companion.games.up_and_down.rules import Face, UpAndDownPosition
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.places import LEAST_NUMBER, LEAST_WORD
from companion.screens.theme import Colour
from companion.texts import Texts

WORD = 6.2
"""Height in mm of the row with the word UP or DOWN."""
WORD_WIDTH = 16.5
"""Width in mm that the word needs."""
TRUMP = 8.5
"""Height in mm of trump and dice in a narrow middle."""
POT = 4.4
"""Height in mm of a line with the pot."""
LEAST_POT = 2.2
"""Height in mm of the capitals under which the pot is rather told in two lines."""
ARROW = 0.55
"""Part of a wide middle that the arrow takes, the trump standing beside it."""


def draw_mode(canvas: Canvas, texts: Texts, position: UpAndDownPosition, box: Box, limit: float) -> None:
    """UP or DOWN as a huge arrow with the word; trump, dice and pot; no text larger than `limit` mm.

    The word and the trump are never too small to be read from the other side of the table.
    """
    layout = position.layout
    if layout is None:
        return
    said = texts.say("table-pot", count=position.pot)
    low = POT if canvas.fits(said, box, bold=position.pot > 0, capital=LEAST_POT) else 1.75 * POT
    above, pot = box.rows(box.h - low - 0.5, low, gap=0.5)
    if ARROW * above.w >= WORD_WIDTH:
        mode, trump = above.columns(ARROW, 1 - ARROW, gap=1)
        label, number, dice = trump.rows(0.7, 1.3, 1.2, gap=0.4)
    else:
        mode, trump = above.rows(above.h - TRUMP - 0.5, TRUMP, gap=0.5)
        number, beside = trump.columns(1, 1.5, gap=0.5)
        label, dice = beside.rows(0.65, 1, gap=0.3)
    draw_face(canvas, layout.face, mode, min(6.0, max(LEAST_WORD, limit)))
    canvas.text(texts.say("table-trump"), label, 2.8, canvas.theme.quiet)
    canvas.text(str(layout.trump), number, min(8.0, max(LEAST_NUMBER, limit)), bold=True)
    draw_dice(canvas, layout.dice, dice)
    colour: Colour = canvas.theme.light if position.pot else canvas.theme.quiet
    canvas.text(said, pot, 3.4, colour, bold=position.pot > 0, lines=2)


def draw_face(canvas: Canvas, face: Face, box: Box, capital: float) -> None:
    """The arrow, and the word below it, or beside it in a wide box."""
    below = box.h - WORD > min(box.h, box.w / 2)
    arrow, word = box.rows(box.h - WORD, WORD) if below else box.columns(1.2, 1, gap=0.5)
    colour = canvas.theme.up if face is Face.UP else canvas.theme.down
    corners = shapes.ARROW_UP if face is Face.UP else shapes.ARROW_DOWN
    size = max(8, round(min(arrow.w, arrow.h) * canvas.scale))
    canvas.picture(shapes.polygon(tuple(corners), size, colour), arrow)
    canvas.text(face.value, word, capital, colour, bold=True)


def draw_dice(canvas: Canvas, dice: tuple[int, int], box: Box) -> None:
    """Two dice side by side."""
    size = max(8, round(min(box.h, box.w / 2.3) * canvas.scale))
    middle = box.x + box.w / 2
    reach = size / canvas.scale * 1.1
    for value, x in zip(dice, (middle - reach, middle), strict=True):
        place = Box(x, box.y, reach, box.h)
        canvas.picture(shapes.die(value, size, canvas.theme.paper, canvas.theme.spade), place)
