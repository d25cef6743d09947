"""The record that the companion wrote against the truth: what is compared, and how the two are aligned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Final

from companion.engines import AnyPosition, Ask, GameInProgress, Header, Undo, Verdict, start, write_event
from companion.rehearsal.game_people import Compared, people_of
from companion.rehearsal.step import Line, Step
from companion.rehearsal.truth import Truth


@dataclass(frozen=True, slots=True)
class ComparedEvent:
    """One event as it is compared.

    Attributes:
        number: line in the truth, or place in the seen record, counted from 1.
        line: the event.
        key: what is compared of it.
        verdict: what was ruled.
        clause: the clause that forbade it, if any.
    """

    number: int
    line: Line
    key: Compared
    verdict: Verdict
    clause: str | None


@dataclass(frozen=True, slots=True)
class Difference:
    """A place where the two records differ.

    Attributes:
        number: line of the true record, None where there was no event.
        expected: the true event, None where there was none.
        seen: the event that the companion wrote, None where it wrote none.
        seen_number: line of the record that was seen, None where it is not read from a file.
    """

    number: int | None
    expected: Line | None
    seen: Line | None
    seen_number: int | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came of a rehearsal; see the command ``companion rehearse``.

    Attributes:
        events: true events that were acted out and are compared.
        right: of these, seen as they were.
        wrong: another event was seen in the same place.
        missed: nothing was seen.
        invented: events that were seen where there was none.
        illegal: true events that are illegal.
        illegal_right: of these, seen as they were and refused by the same clause.
        totals_same: whether both records end with the same state.
        skipped: line and reason of what was not acted out.
        differences: the places where the records differ, in order.
    """

    events: int
    right: int
    wrong: int
    missed: int
    invented: int
    illegal: int
    illegal_right: int
    totals_same: bool
    skipped: tuple[tuple[int, str], ...] = field(default=())
    differences: tuple[Difference, ...] = field(default=())

    @property
    def first_difference(self) -> Difference | None:
        """The first place where the records differ, None when they do not."""
        return self.differences[0] if self.differences else None

    @property
    def same(self) -> bool:
        """Whether nothing is wrong, missed or invented, and the totals agree."""
        return self.totals_same and not (self.wrong or self.missed or self.invented)


LARGEST_TABLE: Final = 4_000_000
"""Pairs of events that are weighed against each other: two games of 2 000, in some seconds and 150 MB."""


def compare(truth: Truth, seen: Sequence[Any], lines: Sequence[int] = ()) -> Comparison:
    """Compare the truth with the events that the companion told, illegal ones included, in order.

    Args:
        truth: what was played.
        seen: the events.
        lines: their lines in the record that was seen, if they are read from one.
    """
    told, game = _told_by_companion(truth.header, seen)
    line_of = dict(zip(range(1, len(lines) + 1), lines, strict=True))
    true = _told(truth.header.game, truth.acted)
    pairs = align(true, told)
    illegal = [event for event in true if event.verdict is Verdict.ILLEGAL]
    refused = sum(
        expected is not None and found is not None and _refused_alike(expected, found)
        for expected, found in pairs
    )
    different = [(e, s) for e, s in pairs if e is None or s is None or e.key != s.key]
    return Comparison(
        events=len(true),
        right=len(pairs) - len(different),
        wrong=sum(e is not None and s is not None for e, s in different),
        missed=sum(s is None for _, s in different),
        invented=sum(e is None for e, _ in different),
        illegal=len(illegal),
        illegal_right=refused,
        totals_same=_state(truth.final) == _state(game.position),
        skipped=tuple((step.number, step.skip.value) for step in truth.steps if step.skip is not None),
        differences=tuple(_difference(e, s, line_of) for e, s in different),
    )


def _state(position: AnyPosition) -> Mapping[str, Any]:
    """How a game stands, as far as it is compared."""
    return people_of(position.game).state(position.state())


def align(
    true: Sequence[ComparedEvent], seen: Sequence[ComparedEvent]
) -> list[tuple[ComparedEvent | None, ComparedEvent | None]]:
    """Pair the events of two sequences in order with as few differences as can be (edit distance).

    Of what is too long for that the same beginning and end are paired first; between them, where that is too
    long still, one event with the other as they stand.
    """
    if _fits(true, seen):
        return _weighed(true, seen)
    begin = _alike(true, seen)
    end = _alike(true[begin:][::-1], seen[begin:][::-1])
    rest, found = true[begin : len(true) - end], seen[begin : len(seen) - end]
    return [
        *zip(true[:begin], seen[:begin], strict=True),
        *(_weighed(rest, found) if _fits(rest, found) else zip_longest(rest, found)),
        *zip(true[len(true) - end :], seen[len(seen) - end :], strict=True),
    ]


def _fits(true: Sequence[ComparedEvent], seen: Sequence[ComparedEvent]) -> bool:
    return len(true) * len(seen) <= LARGEST_TABLE


def _alike(true: Sequence[ComparedEvent], seen: Sequence[ComparedEvent]) -> int:
    """With how many events both begin."""
    pairs = enumerate(zip(true, seen, strict=False))
    return next((count for count, (e, s) in pairs if e.key != s.key), min(len(true), len(seen)))


def _weighed(
    true: Sequence[ComparedEvent], seen: Sequence[ComparedEvent]
) -> list[tuple[ComparedEvent | None, ComparedEvent | None]]:
    """All of the one weighed against all of the other."""
    rows, columns = len(true), len(seen)
    cost = [[row + column for column in range(columns + 1)] for row in range(rows + 1)]
    for row in range(1, rows + 1):
        for column in range(1, columns + 1):
            other = true[row - 1].key != seen[column - 1].key
            cost[row][column] = min(
                cost[row - 1][column - 1] + other, cost[row - 1][column] + 1, cost[row][column - 1] + 1
            )
    pairs: list[tuple[ComparedEvent | None, ComparedEvent | None]] = []
    row, column = rows, columns
    while row or column:
        here = cost[row][column]
        both = row and column
        if both and here == cost[row - 1][column - 1] + (true[row - 1].key != seen[column - 1].key):
            row, column = row - 1, column - 1
            pairs.append((true[row], seen[column]))
        elif row and here == cost[row - 1][column] + 1:
            row -= 1
            pairs.append((true[row], None))
        else:
            column -= 1
            pairs.append((None, seen[column]))
    return pairs[::-1]


def _refused_alike(expected: ComparedEvent, found: ComparedEvent) -> bool:
    return expected.verdict is Verdict.ILLEGAL and (expected.key, expected.verdict, expected.clause) == (
        found.key,
        found.verdict,
        found.clause,
    )


def _difference(
    expected: ComparedEvent | None, found: ComparedEvent | None, line_of: Mapping[int, int]
) -> Difference:
    return Difference(
        number=expected.number if expected else None,
        expected=expected.line if expected else None,
        seen=found.line if found else None,
        seen_number=line_of.get(found.number) if found else None,
    )


def _told_by_companion(
    header: Header, events: Sequence[Any]
) -> tuple[list[ComparedEvent], GameInProgress[Any, Any]]:
    game = start(header)
    steps: list[Step] = []
    for number, event in enumerate(events, 1):
        line = write_event(event, game.rules, header)
        before = game.position
        steps.append(Step(number, None, line, event, game.apply(event), before))
    return _told(header.game, steps), game


def _told(game: str, steps: Iterable[Step]) -> list[ComparedEvent]:
    """What is compared of these: all but what is shown only because the companion knows too little."""
    told: list[ComparedEvent] = []
    compared = people_of(game).compared
    for step in steps:
        if step.line is None or step.ruling is None:
            continue
        same = (step.event,) if isinstance(step.event, Undo | Ask) else compared(step.event, step.before)
        if same is not None:
            key = (type(step.event), *same)
            told.append(ComparedEvent(step.number, step.line, key, step.ruling.verdict, step.ruling.clause))
    return told
