"""What somebody chooses for themselves: a colour, a figure or a picture, and the language of the voice."""

from __future__ import annotations

from dataclasses import replace

import pygame

from companion.evening.profiles import Figure, PersonColour, Profile
from companion.screens import shapes
from companion.screens.canvas import CARD_CORNER, LEAST_TARGET, Box, Canvas
from companion.screens.intents import Go, PageName
from companion.screens.pages.frame import beside_heading, heading
from companion.screens.pages.table import even, side_by_side
from companion.screens.portraits import draw_profile
from companion.screens.profile_intents import ChooseProfile, TakePortrait
from companion.screens.profile_pages import ProfilePages
from companion.texts import LANGUAGES, Texts
from vision.sightings import Image

GAP = 1.2
"""Millimetres between two things to choose."""
COLOURS, PICTURES = (8, 4), (7, 4)
"""So many colours and pictures stand in a line, and on an upright page."""
NAMED = 3.6
"""Height in mm of the line below a picture that says what it is."""
SAID = 2.2
"""Wished height in mm of the capitals in it."""
BORDER = (0.4, 1.2)
"""Width in mm of the border of what can be chosen, and of what is chosen."""
CHOSEN = 3.6
"""Side in mm of the mark on what is chosen."""
VOICE = 5.0
"""Height in mm of the line that says what is chosen below it, on an upright page."""
APART = 2.0
"""Millimetres between the kinds of things to choose."""


def draw_profiles(canvas: Canvas, texts: Texts, pages: ProfilePages, page: PageName) -> None:
    """Draw one of the pages."""
    (_draw_portrait if page is PageName.PORTRAIT else _draw_profile)(canvas, texts, pages)


def _draw_profile(canvas: Canvas, texts: Texts, pages: ProfilePages) -> None:
    """Draw what somebody has chosen, and what they may choose."""
    canvas.begin()
    name, profile = pages.name, pages.profile
    title = texts.say("profile-title", name=name)
    rest = heading(canvas, texts, title, pages.back, beside=LEAST_TARGET)
    draw_profile(canvas, profile, name, beside_heading(canvas, LEAST_TARGET))
    colours, pictures = -(-8 // COLOURS[canvas.upright]), -(-14 // PICTURES[canvas.upright])
    voice = 1.0 + (VOICE / LEAST_TARGET if canvas.upright else 0.0)
    upper, middle, lower = rest.rows(colours, pictures * 1.1, voice, gap=APART)
    _draw_colours(canvas, texts, name, profile, upper)
    _draw_pictures(canvas, texts, pages, middle)
    if pages.refused is None:
        _draw_voice(canvas, texts, name, profile, lower)
    else:
        canvas.text(texts.reason(pages.refused), lower, 3.6, canvas.theme.light, lines=5)


def _cells(box: Box, count: int, across: int) -> list[Box]:
    """Places for so many things, line by line."""
    rows = box.rows(*([1] * -(-count // across)), gap=GAP)
    return [cell for row in rows for cell in row.columns(*([1] * across), gap=GAP)][:count]


def _draw_colours(canvas: Canvas, texts: Texts, name: str, profile: Profile, box: Box) -> None:
    """The colours, each with its name; one that is touched again is none any more."""
    cells = _cells(box, len(PersonColour), COLOURS[canvas.upright])
    labels = [texts.say(f"person-colour-{colour}") for colour in PersonColour]
    capital = _even(canvas, labels, cells)
    for colour, label, cell in zip(PersonColour, labels, cells, strict=True):
        chosen = colour is profile.colour
        above = _draw_cell(canvas, label, cell, capital, chosen=chosen)
        canvas.panel(above, canvas.theme.people[colour], corner=CARD_CORNER)
        if chosen:
            _tick(canvas, cell)
        other = replace(profile, colour=None if chosen else colour)
        canvas.touch(cell, label, ChooseProfile(name, other))


def _even(canvas: Canvas, labels: list[str], cells: list[Box]) -> float:
    """Height in mm of the capitals in which all of these are written below what they name."""
    return min(canvas.fitting(label, _below(cell), SAID) for label, cell in zip(labels, cells, strict=False))


def _below(cell: Box) -> Box:
    """Where a thing to choose is named."""
    return Box(cell.x + 1.4, cell.y + cell.h - NAMED - 0.8, cell.w - 2.8, NAMED)


def _draw_cell(canvas: Canvas, label: str, cell: Box, capital: float, *, chosen: bool) -> Box:
    """A field for something to choose, with its name; the room above that."""
    border = canvas.theme.text if chosen else canvas.theme.line
    canvas.panel(cell, canvas.theme.panel, border=border, width=BORDER[chosen])
    canvas.text(label, _below(cell), capital)
    return Box(cell.x + 1.4, cell.y + 1.4, cell.w - 2.8, cell.h - NAMED - 2.4)


def _tick(canvas: Canvas, cell: Box) -> None:
    """Mark what is chosen, at its corner."""
    corner = Box(cell.x + cell.w - CHOSEN - 0.5, cell.y + 0.5, CHOSEN, CHOSEN)
    size = max(8, round(CHOSEN * canvas.scale))
    canvas.picture(shapes.disc(size, canvas.theme.text, filled=True), corner)
    canvas.picture(shapes.polygon(tuple(shapes.TICK), max(6, round(0.6 * size)), canvas.theme.ground), corner)


def _draw_pictures(canvas: Canvas, texts: Texts, pages: ProfilePages, box: Box) -> None:
    """The figures, the initial alone, and what a camera took; each as it looks in the chosen colour."""
    name, profile = pages.name, pages.profile
    cells = _cells(box, len(Figure) + 2, PICTURES[canvas.upright])
    plain = replace(profile, picture=None, figure=None)
    offered: list[tuple[str, Profile, object]] = [
        (texts.say(f"figure-{figure}"), one, ChooseProfile(name, one))
        for figure in Figure
        for one in (replace(plain, figure=figure),)
    ]
    offered.append((texts.say("figure-initial"), plain, ChooseProfile(name, plain)))
    capital = _even(canvas, [label for label, *_ in offered], cells)
    for (label, one, intent), cell in zip(offered, cells, strict=False):
        chosen = one == profile
        draw_profile(canvas, one, name, _draw_cell(canvas, label, cell, capital, chosen=chosen))
        if chosen:
            _tick(canvas, cell)
        canvas.touch(cell, label, intent)
    _draw_taken(canvas, texts, pages, cells[-1], capital)


def _draw_taken(canvas: Canvas, texts: Texts, pages: ProfilePages, cell: Box, capital: float) -> None:
    """The way to the camera, or to what it took; nothing where there is neither."""
    label = texts.say("figure-camera")
    if pages.profile.picture is not None:
        room = _draw_cell(canvas, label, cell, capital, chosen=True)
        draw_profile(canvas, pages.profile, pages.name, room)
        _tick(canvas, cell)
        canvas.touch(cell, label, Go(PageName.PORTRAIT))
    elif pages.takes:
        canvas.button(cell, label, Go(PageName.PORTRAIT), capital=2.8)


def _draw_voice(canvas: Canvas, texts: Texts, name: str, profile: Profile, box: Box) -> None:
    """The language in which they are spoken to."""
    if canvas.upright:
        label, choices = box.rows(VOICE, box.h - VOICE - 1, gap=1)
    else:
        label, choices = box.columns(1, 2.4, gap=1.5)
    canvas.text(texts.say("profile-voice", name=name), label, 3.4, align="left", lines=2)
    said = [texts.say("profile-voice-of-evening"), *(texts.say(f"language-{one}") for one in LANGUAGES)]
    places = side_by_side(choices, said)
    capital = even(canvas, said, places)
    for language, words, place in zip((None, *LANGUAGES), said, places, strict=True):
        intent = ChooseProfile(name, replace(profile, voice=language))
        canvas.option(place, words, intent, chosen=language == profile.voice, capital=capital)


def _draw_portrait(canvas: Canvas, texts: Texts, pages: ProfilePages) -> None:
    """Draw what the camera sees as it would be cut, and the way to take it."""
    canvas.begin()
    name = pages.name
    rest = heading(canvas, texts, texts.say("portrait-title", name=name), PageName.PROFILE)
    seen, words = rest.rows(1.5, 1, gap=APART) if canvas.upright else rest.columns(1, 1, gap=3)
    camera = pages.camera
    picture = None if camera is None else camera.picture_now
    canvas.panel(seen, canvas.theme.panel)
    if picture is None:
        problem = None if camera is None else camera.problem
        said = texts.say("portrait-waits") if problem is None else texts.reason(problem)
        canvas.text(said, seen.inside(4), 4.0, canvas.theme.quiet, lines=5)
    else:
        _draw_seen(canvas, picture, seen.inside(2))
    buttons = 2 if pages.profile.picture is not None else 1
    high = buttons * (LEAST_TARGET + 1) + GAP
    what, ways = words.rows(words.h - high - APART, high, gap=APART)
    canvas.text(texts.say("portrait-what"), what, 3.6, align="left", lines=8)
    take, *more = ways.rows(*([1] * buttons), gap=GAP)
    label = texts.say("portrait-take")
    if picture is None:
        canvas.barred(take, label, texts.say("portrait-waits"))
    else:
        canvas.first_choice(take, label, TakePortrait(name), capital=4.2)
    for place in more:
        without = replace(pages.profile, picture=None)
        canvas.button(place, texts.say("portrait-delete"), ChooseProfile(name, without))


def _draw_seen(canvas: Canvas, picture: Image, box: Box) -> None:
    """The middle of a picture, with the circle to which it will be cut."""
    from companion.cameras.snapshots import middle_of
    from companion.screens.pictures import fitted

    place = box.square()
    rect = canvas.rect(place)
    canvas.picture(fitted(middle_of(picture), rect.size), place)
    width = max(2, round(0.8 * canvas.scale))
    pygame.draw.circle(canvas.surface, canvas.theme.light, rect.center, rect.w / 2, width)
