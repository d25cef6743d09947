"""What can be printed: the calibration board and the UP&DOWN card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from companion.cards.updown import SIDE_MM, draw_updown
from companion.printing.paper import Document, Paper
from companion.texts import Texts
from vision.table.board import draw_board

MARGIN = 15.0
CARD_SCALE = 300 / 25.4
"""Pixels to the millimetre of printed cards: 300 dots an inch, finer than a home printer's screen."""
BOARD_SCALE = 8.0
"""Pixels to the millimetre of the board: its modules of 12.5 mm are then whole pixels."""


def board(paper: Paper, texts: Texts) -> Document:
    """The calibration board on one landscape sheet, and a page that says what to do with it."""
    document = Document(paper, landscape=True)
    document.page()
    size = (document.width, document.height)
    picture = Image.fromarray(draw_board(BOARD_SCALE, size)[:, :, ::-1])
    document.picture(picture, 0, 0, *size)
    document.text(texts.say("print-board-up"), MARGIN, 5, document.width - 2 * MARGIN, 9)
    _how_to(document, texts, "print-board-how")
    return document


def updown_card(paper: Paper, texts: Texts) -> Document:
    """Both faces of the UP&DOWN card side by side, to fold back to back along the line between them."""
    document = Document(paper, landscape=False)
    document.page()
    left, top = (document.width - 2 * SIDE_MM) / 2, MARGIN + 25
    document.text(texts.say("print-updown-title"), MARGIN, MARGIN, document.width - 2 * MARGIN, 14, bold=True)
    document.picture(draw_updown("UP", CARD_SCALE), left, top, SIDE_MM, SIDE_MM)
    document.picture(draw_updown("DOWN", CARD_SCALE), left + SIDE_MM, top, SIDE_MM, SIDE_MM)
    document.crop_marks(left, top, 2 * SIDE_MM, SIDE_MM)
    document.text(texts.say("print-updown-how"), MARGIN, top + SIDE_MM + 15, document.width - 2 * MARGIN)
    _ruler(document, texts, top + SIDE_MM + 70)
    return document


def _how_to(document: Document, texts: Texts, key: str) -> None:
    document.page()
    document.text(texts.say(f"{key}-title"), MARGIN, MARGIN, document.width - 2 * MARGIN, 16, bold=True)
    document.text(texts.say(key), MARGIN, MARGIN + 14, document.width - 2 * MARGIN)
    _ruler(document, texts, document.height - 3 * MARGIN)


def _ruler(document: Document, texts: Texts, y: float) -> None:
    document.ruler(MARGIN, y)
    document.text(texts.say("print-ruler"), MARGIN, y + 3, document.width - 2 * MARGIN, 9)


SHEETS: Mapping[str, Callable[[Paper, Texts], Document]] = {"board": board, "updown-card": updown_card}
"""What ``companion print`` can print, by name."""
