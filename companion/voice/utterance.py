"""Something to be said: how urgent it is, and what it is about."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from companion.evening.evening import Ruled
from companion.table.reading import Question


class Urgency(enum.IntEnum):
    """What is said first; nothing less urgent is said over it or before it."""

    TRIAL = 0
    """Somebody asks to hear it."""
    MISSED_CALL = 1
    REFUSAL = 2
    QUESTION = 3
    STOPPED = 4
    OUTCOME = 5
    SCORE = 6
    TURN = 7


@dataclass(frozen=True, slots=True)
class Due:
    """Whose turn it is, and what must be done.

    Attributes:
        turn: index of the player, None where it is nobody's or everybody's turn.
        duty: what must be done, by its message.
        dealer: index of the player who deals, None where nobody is to deal.
    """

    turn: int | None
    duty: str
    dealer: int | None


Topic = Ruled | Question | Due | None
"""What an utterance is about: it is said only as long as that still matters."""


@dataclass(frozen=True, slots=True, eq=False)
class Utterance:
    """A sentence that is due.

    Attributes:
        urgency: how urgent it is.
        text: the sentence.
        about: what it is about.
        language: the one in which it is said, None: that of the evening.
    """

    urgency: Urgency
    text: str
    about: Topic = None
    language: str | None = None

    @property
    def interrupts(self) -> bool:
        """Whether a less urgent sentence is broken off for it."""
        return self.urgency <= Urgency.REFUSAL
