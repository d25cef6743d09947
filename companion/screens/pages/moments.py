"""The best moments of a game: what happened, with its picture, and the film of all of them."""

from __future__ import annotations

import pygame

from companion.evening.history import PastEvening
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.ending_intents import MakeFilm, ShowMoment, TakePicture
from companion.screens.film_player import FilmPlayer
from companion.screens.intents import PageName
from companion.screens.moment_pages import MomentPages
from companion.screens.pages.frame import heading_of_game
from companion.screens.pages.phones import code_of
from companion.screens.pictures import decoded, fitted
from companion.texts import Texts

GAP = 1.5
"""Millimetres between what stands beside or below each other."""
TALLEST = 20.0
"""Height in mm of a moment's row at most."""
CODE_WORDS = 13.0
"""Height in mm of what is said below a code."""
NOTE = 11.0
"""Height in mm of what is said where no pictures are kept."""


def draw_moments(
    canvas: Canvas, texts: Texts, evening: PastEvening, number: int, back: PageName, shown: MomentPages
) -> None:
    """Draw the moments of one of the evening's games.

    Args:
        canvas: the page.
        texts: the language.
        evening: the evening.
        number: index of the game.
        back: the page before.
        shown: what is shown of them.
    """
    canvas.begin()
    number %= len(evening.games)
    game = evening.games[number]
    shown.open(game)
    rest = heading_of_game(canvas, texts, "moments-title", evening, number, back)
    ways = _ways(texts, shown, takes=shown.takes(game.number))
    if not shown.has_pictures and shown.player is None:
        _draw_without(canvas, texts, shown, ways, rest)
        return
    if shown.player is not None:
        _draw_film(canvas, texts, shown, shown.player, ways, rest)
        return
    seen, words = rest.rows(1, 1.3, gap=GAP) if canvas.upright else rest.columns(1.25, 1, gap=GAP)
    seen, foot = seen.rows(seen.h - LEAST_TARGET - GAP, LEAST_TARGET, gap=GAP)
    _draw_picture(canvas, texts, shown, seen)
    _draw_ways(canvas, texts, shown, ways, foot)
    _draw_list(canvas, texts, shown, words)


def _draw_without(
    canvas: Canvas, texts: Texts, shown: MomentPages, ways: list[tuple[str, object]], box: Box
) -> None:
    """The moments alone, and how their pictures would be kept."""
    low = NOTE + (LEAST_TARGET + GAP if ways else 0.0)
    words, below = box.rows(box.h - low - GAP, low, gap=GAP)
    _draw_list(canvas, texts, shown, words)
    note = Box(below.x, below.y, below.w, NOTE)
    said = texts.say("moments-how") if shown.problem is None else texts.reason(shown.problem)
    canvas.text(said, note, 3.0, canvas.theme.quiet, align="left", lines=4)
    if ways:
        foot = Box(below.x, below.y + NOTE + GAP, below.w, LEAST_TARGET)
        for (label, intent), place in zip(ways, foot.columns(*([1] * len(ways)), gap=GAP), strict=True):
            canvas.button(place, label, intent, capital=3.4)


def _ways(texts: Texts, shown: MomentPages, *, takes: bool) -> list[tuple[str, object]]:
    """What can be done: play or make the film, take a picture."""
    ways: list[tuple[str, object]] = []
    if shown.film:
        ways.append((texts.say("moments-play"), ShowMoment(None)))
    elif shown.has_pictures and shown.keeps() and shown.making is None:
        ways.append((texts.say("moments-make"), MakeFilm()))
    if takes and shown.keeps() and shown.making is None:
        label = "moments-take" if shown.end is None else "moments-take-again"
        ways.append((texts.say(label), TakePicture()))
    return ways


def _draw_ways(
    canvas: Canvas, texts: Texts, shown: MomentPages, ways: list[tuple[str, object]], box: Box
) -> None:
    """The ways, or what is going on, or what went wrong."""
    if shown.is_making or shown.problem is not None:
        said = texts.reason(shown.problem) if shown.problem else texts.say("moments-making")
        told, *places = box.columns(*([1] * (1 + len(ways))), gap=GAP)
        canvas.text(said, told, 3.0, canvas.theme.light, align="left", lines=4)
    else:
        places = list(box.columns(*([1] * len(ways)), gap=GAP)) if ways else []
    for number, ((label, intent), place) in enumerate(zip(ways, places, strict=True)):
        if number == 0 and not isinstance(intent, TakePicture):
            canvas.first_choice(place, label, intent, capital=3.8)
        else:
            canvas.button(place, label, intent, capital=3.4)


def _draw_film(
    canvas: Canvas,
    texts: Texts,
    shown: MomentPages,
    player: FilmPlayer,
    ways: list[tuple[str, object]],
    box: Box,
) -> None:
    """The film, as large as there is room; it plays once, and once more at a touch.

    Beside it, or below on an upright page, stands a code with which phones take it along, where they follow.
    """
    seen, foot = box.rows(box.h - LEAST_TARGET - GAP, LEAST_TARGET, gap=GAP)
    if shown.url is not None:
        seen, code = seen.rows(1.4, 1, gap=GAP) if canvas.upright else seen.columns(1.9, 1, gap=GAP)
        _draw_code(canvas, texts, shown.url, code)
    canvas.picture(_within(player.shown.image, canvas.rect(seen).size), seen)
    back, *places = foot.columns(*([1] * (1 + len(ways))), gap=GAP)
    canvas.button(back, texts.say("moments-title"), ShowMoment(0))
    for (label, intent), place in zip(ways, places, strict=True):
        canvas.button(place, label, intent)


def _draw_code(canvas: Canvas, texts: Texts, url: str, box: Box) -> None:
    """The code of the film's address, and what it is."""
    place, words = box.rows(box.h - CODE_WORDS - GAP, CODE_WORDS, gap=GAP)
    square = place.square()
    canvas.picture(code_of(url, round(square.w * canvas.scale)), square)
    canvas.text(texts.say("moments-code"), words, 3.2, lines=3)


def _draw_picture(canvas: Canvas, texts: Texts, shown: MomentPages, box: Box) -> None:
    """The picture of the moment that is looked at."""
    picture = None if shown.picture is None else decoded(shown.picture)
    if picture is None:
        canvas.panel(box, canvas.theme.panel)
        canvas.text(texts.say("moments-unpictured"), box.inside(3), 3.4, canvas.theme.quiet, lines=3)
        return
    canvas.picture(fitted(picture, canvas.rect(box).size), box)


def _within(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture as large as it fits."""
    width, height = image.get_size()
    factor = min(size[0] / width, size[1] / height)
    return pygame.transform.smoothscale(image, (round(width * factor), round(height * factor)))


def _draw_list(canvas: Canvas, texts: Texts, shown: MomentPages, box: Box) -> None:
    """What happened, in order; the one that is looked at stands out. All in letters of one size."""
    told = [texts.reason(moment.told) for moment in shown.moments]
    told += [texts.say("moments-picture")] if shown.end is not None else []
    if not told:
        canvas.panel(box, canvas.theme.panel)
        canvas.text(texts.say("moments-none"), box.inside(3), 4.0, canvas.theme.quiet, lines=3)
        return
    high = min(TALLEST, (box.h - GAP * (len(told) - 1)) / len(told))
    rows = Box(box.x, box.y, box.w, (high + GAP) * len(told) - GAP).rows(*([1] * len(told)), gap=GAP)
    capital = min(
        canvas.fitting(one, row.inside(1.5), 3.8, lines=5) for one, row in zip(told, rows, strict=True)
    )
    for number, (one, row) in enumerate(zip(told, rows, strict=True)):
        lit = shown.has_pictures and number == shown.chosen
        canvas.panel(row, canvas.theme.panel, border=canvas.theme.light if lit else canvas.theme.line)
        canvas.text(one, row.inside(1.5), capital, align="left", lines=5)
        if shown.has_pictures:
            canvas.touch(row, one, ShowMoment(number))
