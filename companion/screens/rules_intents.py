"""What a touch asks for on the way to a game's rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReadRules:
    """Show the rules of that game, chapter by chapter."""

    game: str


@dataclass(frozen=True, slots=True)
class ReadClauses:
    """Show clauses, one at a time.

    Attributes:
        game: whose they are.
        clauses: their ids, in the order in which they are leafed through.
        first: index of the one that is shown first.
        why: whether they are those that decided a ruling.
        alone: index of the example that is shown alone and large, None for all beside each other.
    """

    game: str
    clauses: tuple[str, ...]
    first: int = 0
    why: bool = False
    alone: int | None = None
