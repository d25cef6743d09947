"""Fields that several games have."""

from __future__ import annotations

from companion.engines import Reason
from companion.entry.form import Field, Path, Shows


def somebody(key: str, players: tuple[str, ...], preset: int | None = None, *, least: int = 1) -> Field:
    """One of the players, asked for by the message ``entry-<key>``."""
    chosen = () if preset is None else (players[preset],)
    return Field((key,), Reason(f"entry-{key}"), Shows.NAME, players, least=least, preset=chosen)


def one_card(path: Path, title: Reason, codes: tuple[str, ...], *, least: int = 1) -> Field:
    """One card."""
    return Field(path, title, Shows.CARD, codes, least=least)


def cards(path: Path, title: Reason, codes: tuple[str, ...], least: int, most: int) -> Field:
    """Several cards, in the order in which they are named."""
    return Field(path, title, Shows.CARD, codes, least=least, most=most, listed=True)
