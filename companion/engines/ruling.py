"""The answer to an event: a verdict, the clauses that decided it, what it brought about, and why."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from companion.engines.effects import Effect

PositionT_co = TypeVar("PositionT_co", covariant=True)

Fact: TypeAlias = "str | int | tuple[str, ...] | Reason"
"""A name, card, number, or several of them, or another message, put into a message's text."""


class Verdict(enum.StrEnum):
    """What the rules say of an event (the table record's three verdicts); the value is its word there."""

    LEGAL = "legal"
    """The rules allow it, and it was applied."""
    ILLEGAL = "illegal"
    """Well formed, but the rules forbid it now; nothing was changed."""
    INVALID = "invalid"
    """Not an event of this game; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why, as a message id and the names and numbers of the case; never a sentence.

    Attributes:
        key: id of a message in ``assets/texts``; for an illegal event the clause id (``"UAD-26"``), whose
            message has an attribute ``no`` with the sentence for the case; otherwise a message of its own.
        facts: names and values of the message's variables, in a fixed order.
    """

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True, slots=True)
class Ruling(Generic[PositionT_co]):
    """What the rules say of one event.

    Attributes:
        verdict: legal, illegal or invalid.
        position: the position after the event; the very same object when nothing was applied.
        clause: id of the clause that forbids an illegal event, else None (also None for an illegal undo).
        effects: what the event brought about, in the order in which the record names it.
        reason: the explanation with the numbers of the case.
        clauses: ids of the clauses that decided a legal event, in the order of deciding: those without which
            something else would have come of it; none for an undo.
        cancelled: the cards that cancelled each other, as the record writes them, sorted.
    """

    verdict: Verdict
    position: PositionT_co
    clause: str | None
    effects: tuple[Effect, ...]
    reason: Reason
    clauses: tuple[str, ...] = ()
    cancelled: tuple[str, ...] = ()

    @property
    def decided_by(self) -> tuple[str, ...]:
        """The clauses that the verdict rests on, whatever it is."""
        return self.clauses if self.clause is None else (self.clause,)

    @property
    def legal(self) -> bool:
        """Whether the event was (or, when asked about, would be) applied."""
        return self.verdict is Verdict.LEGAL

    def brings(self, *kinds: enum.StrEnum) -> bool:
        """Whether the event brought about an effect of one of these kinds."""
        return any(effect.kind in kinds for effect in self.effects)

    def players(self, kind: enum.StrEnum) -> tuple[int, ...]:
        """The players whom the effects of that kind name, in their order."""
        return tuple(
            effect.player for effect in self.effects if effect.kind is kind and effect.player is not None
        )
