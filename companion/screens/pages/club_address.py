"""The club's address, typed by touch: its letters are few, and all small."""

from __future__ import annotations

from companion.engines.names import set_apart
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.club_intents import NameClub, TypeAddress
from companion.screens.intents import PageName
from companion.screens.pages.frame import beside_heading, heading
from companion.screens.pages.keyboard import KEY_GAP, LETTERS, draw_letters, in_short_rows
from companion.screens.people_intents import BACKSPACE
from companion.texts import Texts

SCHEMES = ("mqtt://", "mqtts://")
"""How an address begins: as it is, or encrypted."""

FIGURES, SIGNS = "1234567890", (".", "-", "_", ":", "@", "/")
WIDE = {"mqtt://": 1.7, "mqtts://": 1.9, BACKSPACE: 1.1}
"""How wide these keys are, beside those of one letter."""

EXAMPLE = "mqtt://192.168.1.5/club"

BACK = 26.0
"""Width in mm of the way back with the room beside it, on a page that is not upright."""

LONGEST_ADDRESS = 400
"""Letters of an address at most: a host has 253, a club 64."""


def typed_after(typed: str, key: str) -> str:
    """What is typed after a key: a letter or several, a beginning in the place of another, or a step back."""
    if key == BACKSPACE:
        return typed[:-1]
    if key in SCHEMES:
        return key + typed.rpartition("://")[2]
    return (typed + key)[:LONGEST_ADDRESS]


def draw_club_address(canvas: Canvas, texts: Texts, typed: str) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        typed: what was typed so far.
    """
    canvas.begin()
    title = texts.say("club-address-title")
    rest = heading(canvas, texts, title if canvas.upright else "", PageName.CLUB)
    if canvas.upright:
        line, keyboard = rest.rows(LEAST_TARGET, rest.h - LEAST_TARGET - 2, gap=2)
    else:
        line, keyboard = beside_heading(canvas, rest.w - BACK), rest
    field, done = line.columns(3.4, 1, gap=2)
    canvas.panel(field, canvas.theme.paper, width=1.2)
    written = field.inside(1)
    if not canvas.upright:
        above, written = written.rows(1, 1.8)
        canvas.text(title, above, 2.4, canvas.theme.spade, align="left")
    ink = canvas.theme.spade if typed else canvas.theme.pale
    canvas.text(set_apart(f"{typed or EXAMPLE}▏"), written, 4.0, ink, align="left")
    canvas.first_choice(done, texts.say("button-done"), NameClub(typed))
    _draw_keys(canvas, texts, keyboard)


def _draw_keys(canvas: Canvas, texts: Texts, box: Box) -> None:
    letters = tuple("".join(key for key in row if key.isascii()) for row in LETTERS[texts.language])
    rows = (FIGURES, *(row.lower() for row in letters))
    if canvas.upright:
        rows = (*in_short_rows((FIGURES,), by_alphabet=False), *in_short_rows(rows[1:], by_alphabet=True))
    below = (SIGNS, (*SCHEMES, BACKSPACE)) if canvas.upright else ((*SCHEMES, *SIGNS, BACKSPACE),)
    lines = box.rows(*([1] * (len(rows) + len(below))), gap=KEY_GAP)
    draw_letters(canvas, rows, lines[: len(rows)], TypeAddress)
    for keys, line in zip(below, lines[len(rows) :], strict=True):
        shares = (WIDE.get(key, 1.0) for key in keys)
        for each, place in zip(keys, line.columns(*shares, gap=KEY_GAP), strict=True):
            canvas.button(place, "⌫" if each == BACKSPACE else each, TypeAddress(each), capital=3.6)
