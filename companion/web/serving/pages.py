"""Which page is served, and how long what is pressed on it may be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ServedPage:
    """A page.

    Attributes:
        folder: the folder of ``assets`` with its ``page.html``, ``page.css`` and ``page.js``.
        body: bytes of a press at most.
        nicer: how much what serves gives way: much to a table, which must not wait, not to a club.
    """

    folder: str
    body: int
    nicer: int


EVENING: Final = ServedPage("web", 512, nicer=10)
"""Of an evening at a table; the longest press has 60 bytes."""

CLUB: Final = ServedPage("clubhouse", 65_536, nicer=0)
"""Of a club's evening; the names of four hundred people have 40 KB at most."""

PAGES: Final = {page.folder: page for page in (EVENING, CLUB)}
"""Every page, by its folder."""
