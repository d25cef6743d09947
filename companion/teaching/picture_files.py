"""Pictures that are called after the cards on them: ``red-7.jpg``, and ``red-7.2.jpg`` for another one."""

from __future__ import annotations

import re
from pathlib import Path

_SUFFIXES = (".jpg", ".jpeg", ".png")

_COURT = re.compile(r"([BVDR])([CDHS])")
_COURTS = {"B": "J", "V": "J", "D": "Q", "R": "K"}
"""German and French courts (Bube, Dame; valet, dame, roi) by their indices."""

_AGAIN = re.compile(r"\.\d+$")


def pictures_in(folder: Path) -> list[Path]:
    """The pictures that lie in a folder, in the order of their names.

    What begins with a dot is hidden: some systems put such a twin beside every picture.
    """
    return sorted(path for path in folder.glob("[!.]*") if path.suffix.lower() in _SUFFIXES)


def code_of(path: Path, game: str | None = None) -> str:
    """The card that a picture is called after; of poker cards other languages' courts are known, too."""
    code = _AGAIN.sub("", path.stem)
    court = _COURT.fullmatch(code) if game == "up-and-down" else None
    return code if court is None else _COURTS[court[1]] + court[2]
