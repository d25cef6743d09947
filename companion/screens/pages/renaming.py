"""What somebody is called from now on: the name, and whether that shall be; it may be that of another."""

from __future__ import annotations

from typing import Final

from companion.engines.names import set_apart
from companion.engines.ruling import Fact
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.history_intents import Rename
from companion.screens.intents import Go, PageName
from companion.screens.pages.frame import heading
from companion.screens.pages.keyboard import draw_keyboard
from companion.screens.pages.people import begin_typing, draw_typed
from companion.screens.people_intents import DONE, Name, Type
from companion.screens.player_pages import PlayerPages
from companion.screens.portraits import draw_portrait
from companion.texts import Texts

OTHERS: Final = (4, 2)
"""So many names of others stand side by side, and on an upright page."""

PORTRAIT: Final = 16.0
"""Height in mm of the two pictures, and of the arrow between them."""


def draw_new_name(canvas: Canvas, texts: Texts, pages: PlayerPages) -> None:
    """Draw the keyboard on which the name is typed, and the names of others who may be the same person."""
    title = texts.say("rename-title", name=pages.chosen or "")
    page = begin_typing(canvas, texts, title, PageName.PLAYER)
    _draw_others(canvas, texts, pages, page.names)
    draw_typed(canvas, page.title, pages.typed.typed, page.field, wrong=False)
    canvas.first_choice(page.done, texts.say("button-done"), Type(DONE))
    draw_keyboard(canvas, texts, pages.typed.keys, page.keyboard)


def _draw_others(canvas: Canvas, texts: Texts, pages: PlayerPages, box: Box) -> None:
    """Others who may be the same person, those that begin as what was typed first."""
    names = pages.offered[: OTHERS[canvas.upright]]
    if not names:
        return
    said, *places = box.columns(1.2, *([1] * len(names)), gap=1.5)
    canvas.text(texts.say("rename-or"), said, 2.8, canvas.theme.quiet, align="left", lines=3)
    for name, place in zip(names, places, strict=True):
        canvas.button(place, name, Name(name))


def draw_rename(canvas: Canvas, texts: Texts, pages: PlayerPages) -> None:
    """Draw the question whether somebody is to be called so, with what becomes of their games."""
    canvas.begin()
    name, other = pages.chosen or "", pages.other
    games, others = pages.played_by(name), pages.played_by(other)
    about: dict[str, Fact] = {"name": name, "other": other, "games": games, "others": others}
    kind = "merge" if pages.merges else "rename"
    rest = heading(canvas, texts, texts.say(f"{kind}-ask", **about), None)
    body, foot = rest.rows(rest.h - LEAST_TARGET - 5, LEAST_TARGET + 3, gap=2)
    canvas.panel(body, canvas.theme.panel)
    inner = body.inside(4)
    pictures, words = inner.rows(PORTRAIT, inner.h - PORTRAIT - 2, gap=2)
    _draw_both(canvas, name, other, pictures)
    said = texts.say(f"{kind}-what", **about) if pages.refused is None else texts.reason(pages.refused)
    canvas.text(said, words, 4.2, lines=9)
    keep, change = foot.columns(1, 1, gap=3)
    canvas.first_choice(keep, texts.say("rename-not"), Go(PageName.PLAYER), capital=4.2)
    if pages.refused is None:
        canvas.button(change, texts.say(f"{kind}-surely"), Rename(name, other), capital=4.2)


def _draw_both(canvas: Canvas, name: str, other: str, box: Box) -> None:
    """Who it is, and who they are from then on."""
    left, arrow, right = box.columns(1, 0.3, 1, gap=1)
    halves = [place.rows(1.3, 1, gap=0.5) for place in (left, right)]
    names = [set_apart(who) for who in (name, other)]
    sizes = (canvas.fitting(who, half[1], 4.4, bold=True) for who, half in zip(names, halves, strict=True))
    capital = min(sizes)
    for who, said, (picture, named) in zip((name, other), names, halves, strict=True):
        draw_portrait(canvas, who, picture)
        canvas.text(said, named, capital, bold=True)
    canvas.text("→", arrow, 6.0, canvas.theme.quiet)
