"""The welcome page: go on with an evening, or begin one."""

from __future__ import annotations

from dataclasses import dataclass

from companion.cards.suits import Suit
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import Go, Language, Leave, PageName, Resume
from companion.screens.pages.frame import MARGIN
from companion.texts import LANGUAGES, Texts


@dataclass(frozen=True, slots=True)
class Welcome:
    """What the page tells.

    Attributes:
        resumable: the players of the evening that was not ended, None when there is none.
        simulated: whether the table is a simulated one.
    """

    resumable: tuple[str, ...] | None
    simulated: bool


def draw_welcome(canvas: Canvas, texts: Texts, welcome: Welcome) -> None:
    """Draw the page."""
    canvas.begin()
    page = canvas.box.inside(MARGIN)
    title, middle, below = page.rows(30, 36, 22, gap=2)
    _title(canvas, texts, title)
    choices = middle.columns(1, 1, gap=4) if not canvas.upright else middle.rows(1, 1, gap=4)
    if welcome.resumable:
        label = f"{texts.say('button-resume')}\n{texts.listed(welcome.resumable)}"
        canvas.button(choices[0], label, Resume(), capital=4.4, lines=4, colour=canvas.theme.light, ink=_INK)
        canvas.button(choices[1], texts.say("button-new-evening"), Go(PageName.PEOPLE), capital=4.4)
    else:
        canvas.button(
            middle,
            texts.say("button-new-evening"),
            Go(PageName.PEOPLE),
            capital=6,
            colour=canvas.theme.light,
            ink=_INK,
        )
    note, row = below.rows(1, 1.7)
    if welcome.simulated:
        canvas.text(texts.say("welcome-simulated"), note, 2.8, canvas.theme.quiet, lines=2)
    _languages(canvas, texts, row)


_INK = (24, 22, 16)
"""Dark ink on the bright field of the first choice, in both looks."""


def _title(canvas: Canvas, texts: Texts, box: Box) -> None:
    signs, words, line = box.rows(9, 13, 6)
    size = round(min(signs.h, signs.w / 9) * canvas.scale * 0.8)
    for suit, place in zip(Suit, signs.columns(*([1] * 10))[3:7], strict=True):
        colour = canvas.theme.no if suit.red else canvas.theme.text
        canvas.picture(shapes.suit(suit, size, colour), place)
    canvas.text(texts.say("welcome-title"), words, 8.5, bold=True)
    canvas.text(texts.say("welcome-line"), line, 3.2, canvas.theme.quiet)


def _languages(canvas: Canvas, texts: Texts, box: Box) -> None:
    *languages, leave = box.columns(1, 1, 1, 1, gap=3)
    for language, place in zip(LANGUAGES, languages, strict=True):
        chosen = language == texts.language
        canvas.button(
            place,
            texts.say(f"language-{language}"),
            Language(language),
            colour=canvas.theme.text if chosen else None,
            ink=canvas.theme.ground if chosen else None,
        )
    canvas.button(leave, texts.say("button-leave"), Leave())
