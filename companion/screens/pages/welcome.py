"""The welcome page: go on with an evening, play with the same people again, or begin anew."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines import Header, Reason
from companion.evening.open_evenings import OpenEvening
from companion.screens.canvas import Box, Canvas
from companion.screens.history_intents import SamePeople
from companion.screens.icon import drawn_icon
from companion.screens.intents import Go, Language, Leave, PageName, Resume
from companion.screens.pages.evening_words import begun_text, totals_text
from companion.screens.pages.frame import MARGIN
from companion.screens.pages.table import side_by_side
from companion.texts import LANGUAGES, Texts

HEIGHTS = ((17.0, 21.5), (26.0, 44.0))
"""Heights in mm of the title and of the foot, and on an upright page, where the foot has two rows."""
EDGE = 1.5
"""Width in mm that is left free around what is told of an evening."""
NAME, LINE, APART = 8.5, 3.2, 2.0
"""Capitals of the name and of the line below it, and how far the icon stands from them, in mm."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """What the page tells.

    Attributes:
        resumable: the evening that can go on and was played last, None when there is none.
        simulated: whether the table is a simulated one.
        teachable: whether there is a camera to teach decks with.
        problem: why the camera is not the remembered one, or not there yet.
        asks: whether it is asked first what “End” is to end.
        last: what was played last, and by whom; None where nothing ever was.
    """

    resumable: OpenEvening | None
    simulated: bool
    teachable: bool = True
    problem: Reason | None = None
    asks: bool = False
    last: Header | None = None


def draw_welcome(canvas: Canvas, texts: Texts, welcome: Welcome) -> None:
    """Draw the page."""
    canvas.begin()
    page = canvas.box.inside(MARGIN)
    high, low = HEIGHTS[canvas.upright]
    title, middle, below = page.rows(high, page.h - high - low - 4, low, gap=2)
    _title(canvas, texts, title)
    _ways(canvas, texts, welcome, middle)
    note, row = below.rows(1, 1.6, gap=1)
    if welcome.problem is not None:
        canvas.text(texts.reason(welcome.problem), note, 2.8, canvas.theme.light, lines=3)
    elif welcome.simulated:
        canvas.text(texts.say("welcome-simulated"), note, 2.8, canvas.theme.quiet, lines=2)
    _foot(canvas, texts, welcome, row)


def _title(canvas: Canvas, texts: Texts, box: Box) -> None:
    """The icon, and beside it the name and what the companion does; together they stand in the middle."""
    beside = box.h + APART
    name, line = Box(box.x + beside, box.y, box.w - beside, box.h).rows(2, 1)
    title, does = texts.say("welcome-title"), texts.say("welcome-line")
    lines = 2 if canvas.upright else 1
    left = min(
        canvas.covered(title, name, NAME, bold=True, lines=lines).x,
        canvas.covered(does, line, LINE, lines=lines).x,
    )
    canvas.picture(drawn_icon(round(box.h * canvas.scale)), Box(left - beside, box.y, box.h, box.h))
    canvas.text(title, name, NAME, bold=True, lines=lines)
    canvas.text(does, line, LINE, canvas.theme.quiet, lines=lines)


def _ways(canvas: Canvas, texts: Texts, welcome: Welcome, box: Box) -> None:
    """What is likeliest wanted stands out: the evening that was left, the same people, else a new one."""
    new = texts.say("button-new-evening")
    if welcome.last is None and welcome.resumable is None:
        canvas.first_choice(box, new, Go(PageName.GAME), capital=6)
        return
    rest = box
    if welcome.resumable is not None:
        first, rest = box.rows(1, 1.3, gap=3) if canvas.upright else box.columns(1.25, 1, gap=4)
        _draw_resumable(canvas, texts, welcome.resumable, first)
    places = list(rest.rows(*([1] * (3 if welcome.last is not None else 2)), gap=1.2))
    if welcome.last is not None:
        draw = canvas.button if welcome.resumable is not None else canvas.first_choice
        draw(places.pop(0), texts.say("button-same-people"), SamePeople(), capital=4.4)
    canvas.button(places[0], new, Go(PageName.GAME), capital=4.4)
    canvas.button(places[1], texts.say("evenings-title"), Go(PageName.EVENINGS), capital=4.4)


def _draw_resumable(canvas: Canvas, texts: Texts, evening: OpenEvening, box: Box) -> None:
    """The evening that can go on: which game, who plays, how it stands, when it began."""
    colour, ink = canvas.theme.light, canvas.theme.on_light
    canvas.panel(box, colour, border=canvas.theme.line)
    what, who, game, how = box.inside(EDGE).rows(1.3, 1.25, 0.8, 1.4, gap=0.6)
    resume, names = texts.say("button-resume"), texts.listed(evening.header.players)
    canvas.text(resume, what, 4.4, ink, bold=True, lines=2)
    canvas.text(names, who, 3.6, ink, bold=True, lines=3)
    named = texts.say(f"game-{evening.header.game}")
    when = begun_text(texts, evening.started, evening.unset)
    canvas.text(texts.say("evening-when", game=named, when=when), game, 3.0, ink, lines=2)
    totals = totals_text(texts, evening.header.players, evening.totals, evening.winners)
    canvas.text(totals, how, 3.0, ink, lines=4)
    canvas.touch(box, f"{resume}\n{names}", Resume(evening.number))


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
