"""Names as people write them: how one is kept that somebody enters, and what may not stand in any.

A record's header is a contract: its names stay as they are written there, character by character. What people
type or give to a command is brought into one form first, so that “José” is one person whether a keyboard
composes the é or not.
"""

from __future__ import annotations

import re
import unicodedata

from companion.engines.errors import UnfitNameError
from companion.engines.ruling import Reason

LONGEST_NAME = 24
"""So many characters a player's name has at most, and at least one."""

JOINERS = frozenset("\u200c\u200d")
"""They join letters and emoji or keep them apart, and steer nothing (zero-width non-joiner and joiner)."""

ISOLATES = ("\u2068", "\u2069")
"""Around a name within a sentence that runs the other way: its own direction holds between them alone."""

FORGOTTEN = "N. N."
"""Stands in the place of somebody who was forgotten (nomen nescio); of several in one game the next ones are
``N. N. 2``, ``N. N. 3`` …"""

_FORGOTTEN = re.compile(rf"{re.escape(FORGOTTEN)}( \d+)?")

_STEERING = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Unicode's categories of what is no sign: controls, formats as bidirectional overrides, ends of lines."""

_UNSEEN = ("C", "M", "Z")
"""Categories of which none alone would be seen."""


def is_whole(text: str) -> bool:
    """Whether UTF-8 can write a text; JSON and bytes that are no UTF-8 can bring halves of characters."""
    return not any("\ud800" <= char <= "\udfff" for char in text)


def is_forgotten(name: str) -> bool:
    """Whether a name stands in the place of somebody who was forgotten."""
    return _FORGOTTEN.fullmatch(name) is not None


def steers(char: str) -> bool:
    """Whether a character is no sign but changes how what follows is shown, or ends the line."""
    return unicodedata.category(char) in _STEERING and char not in JOINERS


def harmless(text: str) -> str:
    """The text with a sign in place of each character that steers, so that it can be shown anywhere.

    What sets a name apart stays: it steers nothing but what it holds.
    """
    if text.isprintable():
        return text
    return "".join("�" if steers(char) and char not in ISOLATES else char for char in text)


def composed(text: str) -> str:
    """A name in the one form in which names are compared: composed (NFC), with single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def entered_name(text: str) -> str:
    """A name as it is kept when somebody enters it.

    Raises:
        UnfitNameError: it holds what steers, nothing that is seen, or too many characters.
    """
    if not is_whole(text):
        raise UnfitNameError(Reason("unfit-name-utf8"))
    if any(map(steers, text.strip())):
        raise UnfitNameError(Reason("unfit-name-steers"))
    name = composed(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise UnfitNameError(Reason("unfit-name-length", (("most", str(LONGEST_NAME)),)))
    if all(unicodedata.category(char).startswith(_UNSEEN) for char in name):
        raise UnfitNameError(Reason("unfit-name-unseen"))
    return name


def runs_leftwards(text: str) -> bool:
    """Whether letters in it are written from right to left, as Arabic and Hebrew ones are."""
    return not text.isascii() and any(unicodedata.bidirectional(char) in ("R", "AL") for char in text)


def set_apart(text: str) -> str:
    """A name as a sentence holds it: what runs leftwards does so for itself, whatever stands around it.

    A list of names that are set apart is none itself.
    """
    return text.join(ISOLATES) if runs_leftwards(text) and ISOLATES[0] not in text else text
