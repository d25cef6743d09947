"""What people take for one letter or sign, however many characters it is made of."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from companion.engines.names import JOINERS

JOINER = "\u200d"
"""Makes one emoji of those before and behind it."""

FIRST_OF_FLAGS = "\U0001f1e6"
"""The letter A of those that make flags."""

_HANGUL_PARTS = (("\u1100", "\u115f"), ("\u1160", "\u11a7"), ("\u11a8", "\u11ff"))
"""First and last of what begins, goes on with, and ends a Korean syllable."""


@lru_cache(maxsize=1024)
def graphemes(text: str) -> tuple[str, ...]:
    """The text in its graphemes: letters with their marks, emoji with all that they are joined of.

    These are the boundaries of Unicode's annex 29 for what names hold; it has further rules for controls, and
    for consonants that are joined in India's scripts, which stay apart here.
    """
    found: list[str] = []
    for char in text:
        if found and _goes_on(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return tuple(found)


def shortened_by_one(text: str) -> str:
    """The text without its last grapheme."""
    return "".join(graphemes(text)[:-1])


def is_picture(char: str) -> bool:
    """Whether a character is an emoji of those that have their own blocks, or is written like one."""
    return "\U0001f000" <= char <= "\U0001faff" or unicodedata.category(char) == "So"


def is_tone(char: str) -> bool:
    """Whether a character gives the emoji before it the colour of a skin."""
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _goes_on(before: str, char: str) -> bool:
    """Whether a grapheme goes on with that character."""
    if unicodedata.category(char).startswith("M") or char in JOINERS or is_tone(char):
        return True
    if before[-1] == JOINER and is_picture(char) and is_picture(before[0]):
        return True
    if is_flag_letter(char):
        return len(before) % 2 == 1 and all(map(is_flag_letter, before))
    return _goes_on_in_korean(before[-1], char)


def is_flag_letter(char: str) -> bool:
    """Whether a character is half of a flag: one of its country's two letters."""
    return FIRST_OF_FLAGS <= char <= "\U0001f1ff"


def _goes_on_in_korean(before: str, char: str) -> bool:
    leading, vowels, ending = _HANGUL_PARTS
    if _within(leading, before):
        return _within(leading, char) or _within(vowels, char) or _is_syllable(char)
    if _within(vowels, before) or (_is_syllable(before) and (ord(before) - 0xAC00) % 28 == 0):
        return _within(vowels, char) or _within(ending, char)
    return (_within(ending, before) or _is_syllable(before)) and _within(ending, char)


def _within(bounds: tuple[str, str], char: str) -> bool:
    return bounds[0] <= char <= bounds[1]


def _is_syllable(char: str) -> bool:
    return "\uac00" <= char <= "\ud7a3"
