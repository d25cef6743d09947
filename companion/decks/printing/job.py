"""What somebody wants printed."""

from __future__ import annotations

from dataclasses import dataclass

from companion.decks.printing.paper import Paper
from companion.texts import Texts


@dataclass(frozen=True, slots=True)
class Job:
    """How sheets are to be printed.

    Attributes:
        paper: its size.
        texts: the language of what is written on the sheets.
        codes: whether cards bear printed codes.
        players: for how many players, None for as many as can play: the whole deck.
    """

    paper: Paper
    texts: Texts
    codes: bool = False
    players: int | None = None
