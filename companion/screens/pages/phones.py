"""Phones: switched on and off by touch; a code to scan for whoever looks on, and one for each seat."""

from __future__ import annotations

from functools import lru_cache

import pygame

from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import PageName
from companion.screens.pages.frame import heading
from companion.screens.pages.table import even, short
from companion.screens.phone_intents import Link, PhonesShown, RenewPhones, ShowCode, SwitchPhones
from companion.texts import Texts

QUIET_ZONE = 4
"""Modules of white around a code, as ISO/IEC 18004 asks for."""

MOST_LINES = 3
"""Lines of codes to choose from; ten people and those who look on are eleven codes."""

COLUMNS = 3
"""Codes in such a line at least."""

CODE = 0.44
"""Part of a wide page's width that the code with its address takes."""

CODE_UPRIGHT = 0.5
"""Part of an upright page's height."""

WORDS = 11.0
"""Height in mm of the address in words."""


def draw_phones(canvas: Canvas, texts: Texts, shown: PhonesShown, back: PageName) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        shown: the codes; none while phones are switched off.
        back: the page before.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("phones-title"), back)
    if not shown.links:
        _draw_off(canvas, texts, shown, rest)
        return
    link = shown.links[min(shown.number, len(shown.links) - 1)]
    if canvas.upright:
        choice, code = rest.rows(1 - CODE_UPRIGHT, CODE_UPRIGHT, gap=2)
    else:
        choice, code = rest.columns(1 - CODE, CODE, gap=3)
    _draw_code(canvas, texts, link, code)
    count, names, switches = choice.rows(8, choice.h - LEAST_TARGET - 12, LEAST_TARGET, gap=2)
    connected = sum(one.connected for one in shown.links)
    canvas.text(texts.say("phones-connected", count=connected), count, 3.4, align="left", lines=2)
    _draw_names(canvas, texts, shown, names)
    off, new = switches.columns(1, 1, gap=2)
    labels = texts.say("phones-switch-off"), texts.say("phones-renew")
    capital = even(canvas, labels, (off, new))
    canvas.button(off, labels[0], SwitchPhones(on=False), capital=capital)
    canvas.button(new, labels[1], RenewPhones(), capital=capital)


def _draw_off(canvas: Canvas, texts: Texts, shown: PhonesShown, box: Box) -> None:
    """What it is good for, and the way to switch it on."""
    words, problem, switch = box.rows(1, 0.45, 0.4, gap=2)
    canvas.text(texts.say("phones-off"), words.inside(1), 4.0, align="left", lines=10)
    if shown.problem is not None:
        canvas.text(texts.reason(shown.problem), problem, 3.0, canvas.theme.light, align="left", lines=6)
    canvas.first_choice(switch, texts.say("phones-switch-on"), SwitchPhones(on=True), capital=4.5)


def _draw_names(canvas: Canvas, texts: Texts, shown: PhonesShown, box: Box) -> None:
    """Whose code is shown; who has theirs open has a dot, and the word where there is room."""
    across = max(COLUMNS, -(-len(shown.links) // MOST_LINES))
    lines = -(-len(shown.links) // across)
    high = min(box.h, lines * (LEAST_TARGET + 6))
    rows = Box(box.x, box.y, box.w, high).rows(*([1] * lines), gap=1.2)
    places = [place for row in rows for place in row.columns(*([1] * across), gap=1.2)]
    names = tuple(link.player for link in shown.links if link.player is not None)
    labels = [
        texts.say("phones-spectator")
        if link.player is None
        else short(canvas, link.player, place.inside(1.2), names, bold=True, lines=2)
        for link, place in zip(shown.links, places, strict=False)
    ]
    labels = [
        f"● {label}" if link.connected else label for link, label in zip(shown.links, labels, strict=True)
    ]
    capital = even(canvas, labels, places[: len(labels)])
    for number, (label, place) in enumerate(zip(labels, places, strict=False)):
        canvas.option(place, label, ShowCode(number), chosen=number == shown.number, capital=capital)


def _draw_code(canvas: Canvas, texts: Texts, link: Link, box: Box) -> None:
    """The code of an address, and the address in words."""
    name, place, words = box.rows(6, box.h - 6 - WORDS - 2, WORDS, gap=1)
    said = texts.say("phones-spectator") if link.player is None else link.player
    canvas.text(said, name, 4.0, canvas.theme.light, bold=True)
    square = place.square()
    canvas.picture(code_of(link.url, round(square.w * canvas.scale)), square)
    # The token has a line of its own: a hyphen of ours would be taken for one of its letters.
    where, _, token = link.url.partition("?")
    above, below = words.rows(1.6, 1)
    canvas.text(texts.say("phones-by-words", url=where), above, 2.4, lines=2)
    canvas.text(f"?{token}", below, 2.4)


@lru_cache(maxsize=16)
def code_of(url: str, pixels: int) -> pygame.Surface:
    """A QR code, black on white, its modules of whole pixels, all of it no wider than `pixels`."""
    import segno  # loaded where a code is looked at

    rows = [bytes(row) for row in segno.make_qr(url, error="m").matrix_iter(border=QUIET_ZONE)]
    module = max(1, pixels // len(rows))
    surface = pygame.Surface((module * len(rows), module * len(rows)))
    surface.fill((255, 255, 255))
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                surface.fill((0, 0, 0), (x * module, y * module, module, module))
    return surface
