"""The record that the companion wrote against the truth: what is compared, and how the two are aligned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

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
    """

    number: int | None
    expected: Line | None
    seen: Line | None


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
        first_difference: the first place where the records differ, None when they do not.
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
    first_difference: Difference | None = None

    @property
    def same(self) -> bool:
        """Whether nothing is wrong, missed or invented, and the totals agree."""
        return self.totals_same and not (self.wrong or self.missed or self.invented)


def compare(truth: Truth, seen: Sequence[Any]) -> Comparison:
    """Compare the truth with the events that the companion told, illegal ones included, in order."""
    told, game = _told_by_companion(truth.header, seen)
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
        first_difference=_difference(*different[0]) if different else None,
    )


def _state(position: AnyPosition) -> Mapping[str, Any]:
    """How a game stands, as far as it is compared."""
    return people_of(position.game).state(position.state())


def align(
    true: Sequence[ComparedEvent], seen: Sequence[ComparedEvent]
) -> list[tuple[ComparedEvent | None, ComparedEvent | None]]:
    """Pair the events of two sequences in order with as few differences as can be (edit distance)."""
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


def _difference(expected: ComparedEvent | None, found: ComparedEvent | None) -> Difference:
    return Difference(
        number=expected.number if expected else None,
        expected=expected.line if expected else None,
        seen=found.line if found else None,
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
