"""The examples of each clause: what was done in a lesson, ruled on by the engine that rules at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from companion.engines import AnyPosition, Header, Reason, Ruling, game_called, read_event, rules_of, start
from companion.rulebook.drawn import Group
from companion.rulebook.lessons import Chapter, GameRulebook, Lesson, Line, Tried

AT_ONCE = 2
"""Examples of a clause that are shown beside each other: what is allowed by it, and what is not."""


@dataclass(frozen=True, slots=True)
class Example:
    """What a clause is shown by.

    Attributes:
        groups: what is seen.
        line: what was done, as a record has it; None where it is only looked at.
        ruling: what the rules say of it; None where nothing was done.
    """

    groups: tuple[Group, ...]
    line: Line | None = None
    ruling: Ruling[Any] | None = None


def rulebook_of(game: str) -> GameRulebook | None:
    """How the rules of a game are shown; None for a game without such a part.

    Raises:
        HeaderError: there is no such game.
        BrokenGameError: the part cannot be loaded.
    """
    reference = game_called(game).rulebook
    return None if reference is None else reference.load(GameRulebook)


def chapters_of(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rules; all clauses in one where the game has none."""
    book = rulebook_of(game)
    return book.chapters if book is not None else (Chapter("rules", rules_of(game).clauses),)


def clauses_of(game: str) -> tuple[str, ...]:
    """All clauses of a game in the order in which they are read."""
    return tuple(clause for chapter in chapters_of(game) for clause in chapter.clauses)


def examples_of(game: str, clause: str) -> tuple[Example, ...]:
    """The examples of a clause, at most `AT_ONCE`; none for a game that brings no lessons."""
    return _examples(game).get(clause, ())


@cache
def _examples(game: str) -> dict[str, tuple[Example, ...]]:
    """The examples of all clauses: what a lesson names for one goes first, and one of each verdict."""
    book = rulebook_of(game)
    if book is None:
        return {}
    found: dict[str, list[tuple[bool, Example]]] = {}
    for picture in book.pictures():
        for clause in picture.shows:
            found.setdefault(clause, []).append((True, Example(picture.groups)))
    for lesson in book.lessons():
        for example, named in _of_lesson(lesson, book):
            ruling = example.ruling
            decided = () if ruling is None else ruling.decided_by
            for clause in dict.fromkeys((*named, *decided)):
                found.setdefault(clause, []).append((clause in named, example))
    return {clause: _chosen(examples) for clause, examples in found.items()}


def _of_lesson(lesson: Lesson, book: GameRulebook) -> Iterator[tuple[Example, tuple[str, ...]]]:
    """The moments of a lesson as examples, each with the clauses that are named for it."""
    header = lesson.header
    game, rules = start(header), rules_of(header.game)
    for moment in lesson.moments:
        event = read_event(moment.line, rules, header)
        before, earlier = game.position, tuple(game.accepted)
        ruling = game.apply(event)
        groups = book.scene(Tried(header, before, earlier, event, ruling))
        yield Example((*groups, *_score(header, before, ruling)), moment.line, ruling), moment.shows


def _score(header: Header, before: AnyPosition, ruling: Ruling[Any]) -> tuple[Group, ...]:
    """How it stands after something that changed it."""
    after = ruling.position.standings.totals
    if after == before.standings.totals:
        return ()
    stands = zip(header.players, after, strict=True)
    totals = tuple(f"{name} {total}".replace("-", "−") for name, total in stands)
    return (Group(Reason("example-score", (("totals", totals),))),)


def _chosen(examples: list[tuple[bool, Example]]) -> tuple[Example, ...]:
    """The first example and the first of another kind: named ones go first, then what is allowed."""
    ordered = sorted(examples, key=lambda one: (not one[0], _forbidden(one[1])))
    first = ordered[0][1]
    others = (other for _, other in ordered[1:] if _forbidden(other) != _forbidden(first))
    return (first, *islice(others, AT_ONCE - 1))


def _forbidden(example: Example) -> bool:
    return example.ruling is not None and not example.ruling.legal
