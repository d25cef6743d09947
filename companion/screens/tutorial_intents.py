"""What a touch asks for in a guided round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Learn:
    """Begin the guided round of that game, from its beginning."""

    game: str


@dataclass(frozen=True, slots=True)
class GoOn:
    """Read on, or let somebody else play.

    Attributes:
        to_me: whether the others play until whoever learns is to act.
    """

    to_me: bool = False


@dataclass(frozen=True, slots=True)
class MarkOption:
    """Mark an option of a task, or no longer.

    Attributes:
        number: its index.
    """

    number: int


@dataclass(frozen=True, slots=True)
class JudgeMarked:
    """Have what is marked judged."""


@dataclass(frozen=True, slots=True)
class ShowHint:
    """Show what may be done now."""


@dataclass(frozen=True, slots=True)
class TryLine:
    """Try something that the rules forbid.

    Attributes:
        line: what, as a table record has it.
    """

    line: Mapping[str, Any]


Learning = Learn | GoOn | MarkOption | JudgeMarked | ShowHint | TryLine
"""What is touched in a guided round, beside the table."""
