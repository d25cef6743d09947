"""What is to be beaten in Auf und Ab: UP or DOWN as an arrow, the number, the count, and the last set."""

from __future__ import annotations

from companion.games.auf_und_ab.rules.cards import Mode, card_set, names
from companion.games.auf_und_ab.rules.events import Play
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.rules.round import Round
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.pages.places import LEAST_NUMBER, LEAST_WORD
from companion.screens.theme import Colour
from companion.sitting.view import GameView
from companion.texts import Texts

DECK = "auf-und-ab"
ARROW = 0.55
"""Part of the middle's width that the arrow takes."""
WORD = 6.4
"""Height in mm of the row with the word."""
TO_BEAT = 13.0
"""Height in mm of what is to be beaten, where it stands below the arrow."""


def draw_to_beat(canvas: Canvas, texts: Texts, current: Round, box: Box, limit: float) -> None:
    """A huge arrow with what is to be beaten beside it, or below in a narrow box, and its word."""
    if box.h > 1.4 * box.w:
        arrow, word, beat = box.rows(box.h - WORD - TO_BEAT - 1, WORD, TO_BEAT, gap=0.5)
    else:
        above, word = box.rows(box.h - WORD - 0.5, WORD, gap=0.5)
        arrow, beat = above.columns(ARROW, 1 - ARROW, gap=0.5)
    draw_mode(canvas, texts, current.mode, (arrow, word), limit)
    _draw_to_beat(canvas, texts, current, beat, limit)


def draw_mode(canvas: Canvas, texts: Texts, mode: Mode, boxes: tuple[Box, Box], limit: float) -> None:
    """UP or DOWN as a huge arrow, and the word, which no long name makes small."""
    (arrow, word), colour = boxes, accent_of(canvas, mode)
    corners = shapes.ARROW_UP if mode is Mode.UP else shapes.ARROW_DOWN
    size = max(8, round(min(arrow.w, arrow.h) * canvas.scale))
    canvas.picture(shapes.polygon(tuple(corners), size, colour), arrow)
    said, wished = texts.say("aua-mode", mode=mode.value), min(6.0, max(LEAST_WORD, limit))
    canvas.text(said, word, wished, colour, bold=True)


def _draw_to_beat(canvas: Canvas, texts: Texts, current: Round, box: Box, limit: float) -> None:
    """The number to beat, and how many cards the round takes."""
    if current.number is None or current.count is None:
        canvas.text(texts.say("aua-free-choice"), box, 3.2, canvas.theme.quiet, lines=4)
        return
    count, way, number = box.rows(1, 0.8, 2.2, gap=0.3)
    canvas.text(texts.say("seat-cards", count=current.count), count, min(3.6, limit), bold=True)
    canvas.text(texts.say("aua-to-beat", mode=current.mode.value), way, 2.8, canvas.theme.quiet)
    canvas.text(str(current.number), number, min(8.0, max(LEAST_NUMBER, limit)), bold=True)


def draw_set(canvas: Canvas, game: GameView, box: Box) -> None:
    """The last set of the round as cards."""
    codes = last_set(game)
    if codes:
        for code, place in zip(codes, box.columns(*([1] * len(codes)), gap=0.6), strict=True):
            draw_drawn_card(canvas, DECK, code, place, whole=True)


def last_set(game: GameView) -> tuple[str, ...]:
    """The set that is to be beaten; empty before the first one of a round."""
    current = game.position_as(AufUndAbPosition).round
    if current is None or current.leader is None:
        return ()
    laid = next((event for event in reversed(game.accepted) if isinstance(event, Play)), None)
    return names(card_set(laid.cards)) if laid else ()


def accent_of(canvas: Canvas, mode: Mode) -> Colour:
    """The colour of a way."""
    return canvas.theme.up if mode is Mode.UP else canvas.theme.down
