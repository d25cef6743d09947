"""What a guided round is made of: steps that are read, tasks that the engine judges, plays that are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any, Final

from companion.engines import Header, Ruling
from companion.engines.ruling import Fact
from companion.tutorial.dealt import Dealt

Line = Mapping[str, Any]
"""An event as a table record has it."""

Facts = tuple[tuple[str, Fact], ...]
"""Names and values of a message's variables."""

LEARNER: Final = 0
"""Index of the player who learns."""

PLAYERS: Final = ("Kim", "Leah", "Alex", "Wolf")
"""Who sits at the table: the first one is whoever learns, the others are played for."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to be learned.

    Attributes:
        name: its text is the message ``tutorial-GAME-NAME``.
        clause: id of the clause that says why.
        facts: what the text names, a card, say.
    """

    name: str
    clause: str
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Told(Step):
    """Something that is read, and done with that."""


@dataclass(frozen=True, slots=True)
class Task(Step):
    """A question: which of these would be right now? Done once those are marked, as the engine says.

    Attributes:
        options: what might be done, each as whoever learns would tell it; some right, some not.
        brings: what must come of it for whoever learns, None where it is right that is allowed.
        avoids: what must not come of it, None where anything may.
    """

    options: tuple[Line, ...] = ()
    brings: StrEnum | None = None
    avoids: StrEnum | None = None

    def right(self, ruling: Ruling[Any]) -> bool:
        """Whether an option is right of which the engine says that."""
        kinds = {effect.kind for effect in ruling.effects}
        got = any(effect.kind is self.brings and effect.player == LEARNER for effect in ruling.effects)
        return ruling.legal and (self.brings is None or got) and self.avoids not in kinds

    @property
    def by_outcome(self) -> bool:
        """Whether it counts what comes of an option, not whether it is allowed."""
        return self.brings is not None or self.avoids is not None


@dataclass(frozen=True, slots=True)
class Try:
    """Something that the rules forbid, offered to be tried.

    Attributes:
        line: what is done.
        clause: id of the clause that forbids it.
    """

    line: Line
    clause: str


@dataclass(frozen=True, slots=True)
class Play(Step):
    """Something to be done at the table; it is done once the engine has allowed it.

    Attributes:
        line: what is to be done: the keys that must be as they are here. What else is allowed is said to be,
            and not played.
        tries: what is offered to be tried before, and is forbidden.
    """

    line: Line = field(default_factory=dict)
    tries: tuple[Try, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayOn(Step):
    """From here on people play as they like, to the end of the round."""


@dataclass(frozen=True, slots=True)
class GameTutorial:
    """The guided round of a game: the part of `companion.engines.Game` that is learned by playing.

    Attributes:
        header: who plays; the first player is whoever learns.
        seed: with it the cards are dealt that show what is to be learned.
        dealt: deals them, and plays for the others.
        steps: what is to be learned, in this order; the last one is a `PlayOn`.
        remarks: what is said once, when the clause of one of these has decided a play, whoever made it.
        ending: what is said of the round's end.
    """

    header: Header
    seed: int
    dealt: Callable[[Header, Random], Dealt]
    steps: tuple[Step, ...]
    remarks: tuple[Told, ...]
    ending: Told
