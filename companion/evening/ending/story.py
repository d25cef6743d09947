"""A game as it is told afterwards: what was played, and what was called illegal on the way."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.engines import AnyPosition, Header, Ruling, Told, start
from companion.evening.course import course_of
from companion.evening.evening import Ruled
from companion.evening.history import PastGame


@dataclass(frozen=True, slots=True)
class Played:
    """One thing that was done.

    Attributes:
        entry: number of the journal's entry under which it was told first; that one bears its picture.
        event: what was done.
        before: the position in which it was done.
        ruling: what the rules say of it.
    """

    entry: int
    event: Told
    before: AnyPosition
    ruling: Ruling[AnyPosition]


@dataclass(frozen=True, slots=True)
class Story:
    """A game from its beginning on.

    Attributes:
        header: who played what.
        plays: what made the game what it is, oldest first.
        called: what the rules forbade, oldest first; not what people put right afterwards, as it was misread.
    """

    header: Header
    plays: tuple[Played, ...]
    called: tuple[Played, ...]


def story_of(header: Header, ruled: Iterable[Ruled]) -> Story:
    """The story of a game of which all that was ruled on is known, oldest first."""
    plays: list[Played] = []
    called: list[Played] = []
    position = start(header).position
    for step in course_of(ruled):
        one = Played(step.first, step.ruled.event, position, step.ruled.ruling)
        if step.stands:
            plays.append(one)
            position = one.ruling.position
        elif step.refused and not step.aside:
            called.append(one)
    return Story(header, tuple(plays), tuple(called))


def story_of_past(game: PastGame) -> Story:
    """The story of a game that is read from the journal."""
    ruled = (
        Ruled(step.event, step.ruling, step.entry.number, step.entry.source, step.entry.first)
        for step in game.steps
    )
    return story_of(game.header, ruled)
