"""What somebody wishes on a phone that the whole table must agree to, and what the table says to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Wished:
    """A play is to be put right.

    Attributes:
        number: which wish of the evening it is.
        player: whose phone it comes from.
        first: number of the journal's entry under which the play was told first.
        line: what was really done, a line of the table record.
    """

    number: int
    player: str
    first: int
    line: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class AnswerWish:
    """The table says whether it agrees.

    Attributes:
        number: to which wish.
        agreed: whether it does.
    """

    number: int
    agreed: bool
