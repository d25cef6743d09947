"""Decks, models, fonts, sounds and rule texts, found in one way from a checkout and a wheel."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def path(name: str) -> Path:
    """The file of that name below ``assets``, ``"fonts/DejaVuSans.ttf"``.

    Raises:
        FileNotFoundError: the installation lacks it.
    """
    found = Path(str(files("assets"))) / name
    if not found.exists():
        raise FileNotFoundError(f"The installation lacks assets/{name}; install the companion again.")
    return found
