"""Pictures that are called after the cards on them: ``red-7.jpg``, and ``red-7.2.jpg`` for another one.

One that shows several cards is called after all of them, row by row: ``red-1..9.jpg``, ``red-0,stop.jpg``.
"""

from __future__ import annotations

import re
from pathlib import Path

from companion.decks.drawn.decks import POKER, deck_of
from companion.decks.teaching.codes import typed_codes

_SUFFIXES = (".jpg", ".jpeg", ".png")

_COURT = re.compile(r"([BVDR])([CDHS])")
_COURTS = {"B": "J", "V": "J", "D": "Q", "R": "K"}
"""German and French courts (Bube, Dame; valet, dame, roi) by their indices."""

_AGAIN = re.compile(r"(?<!\.)\.\d+$")

_LIST = re.compile(r",|\d\.\.\d")


def pictures_in(folder: Path) -> list[Path]:
    """The pictures that lie in a folder, in the order of their names.

    What begins with a dot is hidden: some systems put such a twin beside every picture.
    """
    return sorted(path for path in folder.glob("[!.]*") if path.suffix.lower() in _SUFFIXES)


def code_of(path: Path, game: str | None = None) -> str:
    """The card that a picture is called after; of poker cards other languages' courts are known, too."""
    return _international(_AGAIN.sub("", path.stem), game)


def codes_of(path: Path, game: str | None = None) -> tuple[str, ...]:
    """The cards that a picture is called after, row by row as they lie in it: nearly always one.

    Raises:
        UnfitDeckError: it has a list for its name that holds what is no code, or a code twice.
    """
    name = _AGAIN.sub("", path.stem)
    codes = typed_codes(name) if _LIST.search(name) else (name,)
    return tuple(_international(code, game) for code in codes)


def _international(code: str, game: str | None) -> str:
    court = _COURT.fullmatch(code) if game is not None and deck_of(game) == POKER else None
    return code if court is None else _COURTS[court[1]] + court[2]
