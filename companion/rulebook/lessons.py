"""How a game is taught: chapters, and short games played for the sake of what can be seen in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.engines import AnyEvent, Header, Ruling
from companion.rulebook.drawn import Group

Line = Mapping[str, Any]
"""An event as a table record has it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that is done in a lesson, allowed or not; what is not allowed changes nothing.

    Attributes:
        line: the event.
        shows: ids of clauses that it is a good example of, beside those that decide it.
    """

    line: Line
    shows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A short game.

    Attributes:
        header: who plays, with which options.
        moments: what is done, one thing after the other.
    """

    header: Header
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """Something that is only looked at, as the cards of a game.

    Attributes:
        shows: ids of the clauses that it is an example of.
        groups: what is seen.
    """

    shows: tuple[str, ...]
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Tried:
    """A moment with its ruling.

    Attributes:
        header: who plays.
        before: the position in which it was done.
        earlier: what stood before it, oldest first.
        event: what was done.
        ruling: what the rules say of it.
    """

    header: Header
    before: Any
    earlier: tuple[AnyEvent, ...]
    event: AnyEvent
    ruling: Ruling[Any]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Clauses that belong together.

    Attributes:
        name: its title is the message ``chapter-NAME``.
        clauses: their ids.
    """

    name: str
    clauses: tuple[str, ...]


def chapters(prefix: str, firsts: Mapping[str, int], last: int) -> tuple[Chapter, ...]:
    """Chapters of clauses that follow each other.

    Args:
        prefix: what the clauses' ids begin with, ``"UP"``.
        firsts: number of the first clause of each chapter.
        last: number of the last clause of all.
    """
    ends = [*list(firsts.values())[1:], last + 1]
    return tuple(
        Chapter(name, tuple(f"{prefix}-{number}" for number in range(first, end)))
        for (name, first), end in zip(firsts.items(), ends, strict=True)
    )


@dataclass(frozen=True, slots=True)
class GameRulebook:
    """How the rules of a game are shown: the part of `companion.engines.Game` that teaches it.

    Attributes:
        chapters: all clauses, each in one of them.
        cards: what the game looks like, shown where it is chosen.
        minutes: how long a round of it takes about, the whole game where it is one. Simulated players who
            play to win need 88 plays on average for a game of Schwupps with three or four, which takes 20
            minutes by its publisher's rules; 44 for a hand of Auf und Ab, 67 for a round of Up and 57 for one
            of Up & Down take as long in proportion, rounded to five minutes.
        lessons: gives what its examples are taken from; called once.
        pictures: gives what is only looked at; called once.
        scene: what is seen of a moment, before and after it.
    """

    chapters: tuple[Chapter, ...]
    cards: Group
    minutes: int
    lessons: Callable[[], tuple[Lesson, ...]] = field(default=tuple)
    pictures: Callable[[], tuple[Picture, ...]] = field(default=tuple)
    scene: Callable[[Tried], tuple[Group, ...]] = field(default=lambda _: ())
