"""A keyboard for names: the letters of the language, and figures and letters with signs one touch away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.screens.canvas import Box, Canvas
from companion.screens.people_intents import BACKSPACE, OtherKeys, Type
from companion.texts import Texts

KEY_GAP = 0.6
"""Room between two keys in mm."""
SHORT_ROW = 6
"""So many keys stand side by side on an upright page."""
LETTERS = {
    "en": ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"),
    "de": ("QWERTZUIOPÜ", "ASDFGHJKLÖÄ", "YXCVBNMß"),
    "fr": ("AZERTYUIOP", "QSDFGHJKLM", "WXCVBNÉÈÇ"),
}
USUAL = ("1234567890", "ÀÁÂÄÅÇÈÉÊËÍ", "ÎÏÑÓÔÖØÚÜŁß")
RARE = ("ÃÆÌÒÕŒÙÛÝŸĐ", "ĄĆČĎĘĚĞĽŃŇŐ", "ŘŚŠŞŤȚŮŰŹŽŻ")
WAYS = {
    language: (first, "Č Œ Ž", "ABC")
    for language, first in (("en", "1 É Ö"), ("de", "1 É Ñ"), ("fr", "1 À Ö"))
}
"""What the key to the other keys shows: the letters lead to the usual signs, those to the rare ones."""


def draw_keyboard(canvas: Canvas, texts: Texts, shown: int, box: Box) -> None:
    """Draw the keys.

    Args:
        canvas: the page.
        texts: the language.
        shown: which keys: 0 the letters, 1 figures and the usual letters with signs, 2 the rare ones.
        box: where.
    """
    rows: tuple[str, ...] = (LETTERS[texts.language], USUAL, RARE)[shown]
    if canvas.upright:
        rows = in_short_rows(rows, by_alphabet=shown == 0)
    *lines, foot = box.rows(*([1] * (len(rows) + 1)), gap=KEY_GAP)
    draw_letters(canvas, rows, lines, Type)
    other, hyphen, apostrophe, space, back = foot.columns(1.3, 1, 1, 1.7, 1.2, gap=KEY_GAP)
    ways = WAYS[texts.language]
    canvas.button(other, ways[shown], OtherKeys((shown + 1) % len(ways)), capital=3.0)
    canvas.button(hyphen, "-", Type("-"), capital=3.6)
    canvas.button(apostrophe, "'", Type("'"), capital=3.6)
    canvas.button(space, texts.say("key-space"), Type(" "), capital=2.8)
    canvas.button(back, "⌫", Type(BACKSPACE), capital=4)


def draw_letters(
    canvas: Canvas, rows: Sequence[str], lines: Sequence[Box], typed: Callable[[str], object]
) -> None:
    """Draw rows of keys; on an upright page those of all rows are as wide.

    Args:
        canvas: the page.
        rows: the letters of each.
        lines: where each lies, one for each row.
        typed: what a touch of a letter means.
    """
    most = max(map(len, rows)) if canvas.upright else 0
    for row, line in zip(rows, lines, strict=True):
        keys = line.columns(*([1] * max(most, len(row))), gap=KEY_GAP)
        for letter, key in zip(row, keys, strict=False):
            canvas.button(key, letter, typed(letter), capital=3.6)


def in_short_rows(rows: tuple[str, ...], *, by_alphabet: bool) -> tuple[str, ...]:
    """The same keys for a page that is too narrow for a keyboard's rows; letters with a sign last."""
    keys = "".join(sorted("".join(rows)) if by_alphabet else rows)
    return tuple(keys[start : start + SHORT_ROW] for start in range(0, len(keys), SHORT_ROW))
