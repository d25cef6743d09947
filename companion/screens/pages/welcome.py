"""The welcome page: go on with an evening, or begin one."""

from __future__ import annotations

from dataclasses import dataclass

from companion.decks.drawn.suits import Suit
from companion.engines import Reason
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import Go, Language, Leave, PageName, Resume
from companion.screens.pages.cards import draw_suit
from companion.screens.pages.frame import MARGIN
from companion.screens.pages.table import side_by_side
from companion.texts import LANGUAGES, Texts


@dataclass(frozen=True, slots=True)
class Welcome:
    """What the page tells.

    Attributes:
        resumable: the players of the evening that was not ended, None when there is none.
        simulated: whether the table is a simulated one.
        teachable: whether there is a camera to teach decks with.
        problem: why the camera is not the remembered one, or not there yet.
        asks: whether it is asked first what “End” is to end.
    """

    resumable: tuple[str, ...] | None
    simulated: bool
    teachable: bool = True
    problem: Reason | None = None
    asks: bool = False


def draw_welcome(canvas: Canvas, texts: Texts, welcome: Welcome) -> None:
    """Draw the page."""
    canvas.begin()
    page = canvas.box.inside(MARGIN)
    title, middle, below = page.rows(28, 34, 28, gap=2) if canvas.upright else page.rows(29, 35, 24, gap=2)
    _title(canvas, texts, title)
    choices = middle.columns(1, 1, gap=4) if not canvas.upright else middle.rows(1, 1, gap=4)
    if welcome.resumable:
        label = f"{texts.say('button-resume')}\n{texts.listed(welcome.resumable)}"
        canvas.first_choice(choices[0], label, Resume(), capital=4.4, lines=4)
        canvas.button(choices[1], texts.say("button-new-evening"), Go(PageName.GAME), capital=4.4)
    else:
        canvas.first_choice(middle, texts.say("button-new-evening"), Go(PageName.GAME), capital=6)
    note, row = below.rows(1, 1.6, gap=1)
    if welcome.problem is not None:
        canvas.text(texts.reason(welcome.problem), note, 2.8, canvas.theme.light, lines=3)
    elif welcome.simulated:
        canvas.text(texts.say("welcome-simulated"), note, 2.8, canvas.theme.quiet, lines=2)
    _foot(canvas, texts, welcome, row)


def _title(canvas: Canvas, texts: Texts, box: Box) -> None:
    signs, words, line = box.rows(9, 13, 6)
    for suit, place in zip(Suit, signs.columns(*([1] * 10))[3:7], strict=True):
        draw_suit(canvas, suit, place)
    canvas.text(texts.say("welcome-title"), words, 8.5, bold=True, lines=2)
    canvas.text(texts.say("welcome-line"), line, 3.2, canvas.theme.quiet)


def _foot(canvas: Canvas, texts: Texts, welcome: Welcome, box: Box) -> None:
    """The languages, decks, settings, and the way out."""
    named = [texts.say(f"language-{language}") for language in LANGUAGES]
    ways = [texts.say(message) for message in ("decks-title", "settings-title", "button-leave")]
    if canvas.upright:
        upper, lower = box.rows(1, 1, gap=2)
        places = (*side_by_side(upper, named), *side_by_side(lower, ways))
    else:
        places = side_by_side(box, [*named, *ways])
    *languages, decks, settings, leave = places
    if welcome.teachable:
        canvas.button(decks, texts.say("decks-title"), Go(PageName.DECKS), lines=3)
    canvas.button(settings, texts.say("settings-title"), Go(PageName.SETTINGS))
    for language, place in zip(LANGUAGES, languages, strict=True):
        chosen, label = language == texts.language, texts.say(f"language-{language}")
        canvas.option(place, label, Language(language), chosen=chosen)
    canvas.button(leave, texts.say("button-leave"), Go(PageName.LEAVING) if welcome.asks else Leave())
