"""Fields that several games have."""

from __future__ import annotations

from typing import Final

from companion.engines import Reason
from companion.records.forms.form import Field, Path, Shows

PLAYER: Final[Path] = ("player",)
"""Where a line of the record names whoever did it."""


def somebody(
    key: str, players: tuple[str, ...], preset: int | None = None, *, optional: bool = False
) -> Field:
    """One of the players, asked for by the message ``entry-<key>``."""
    chosen = () if preset is None else (players[preset],)
    return Field((key,), Reason(f"entry-{key}"), Shows.NAME, players, optional, preset=chosen)


def one_card(
    path: Path, title: Reason, codes: tuple[str, ...], *, optional: bool = False, together: int = 0
) -> Field:
    """One card."""
    return Field(path, title, Shows.CARD, codes, optional, together=together)


def cards(
    path: Path, title: Reason, codes: tuple[str, ...], most: int, *, optional: bool = False, together: int = 0
) -> Field:
    """Up to `most` cards, in the order in which they are named."""
    return Field(path, title, Shows.CARD, codes, optional, most=most, listed=True, together=together)
