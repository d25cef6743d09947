"""What came of a rehearsal, in figures and in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.records.notation import notation
from companion.rehearsal.compared import Comparison, Difference
from companion.rehearsal.step import Line
from companion.rehearsal.watched import Measures
from companion.texts import Texts

MOST_TOLD: Final = 20
"""Places told in which two records differ; where there are more, the first of them tells why."""


def as_result(outcome: Comparison, measures: Measures, watched: float, wall: float) -> dict[str, Any]:
    """The figures of a rehearsal, as the contract names them."""
    difference = outcome.first_difference
    return {
        "same": outcome.same,
        "events": outcome.events,
        "right": outcome.right,
        "wrong": outcome.wrong,
        "missed": outcome.missed,
        "invented": outcome.invented,
        "illegal": {"events": outcome.illegal, "right": outcome.illegal_right},
        "questions": measures.questions,
        "asked": measures.asked,
        "skipped": [{"line": line, "reason": reason} for line, reason in outcome.skipped],
        "frames": measures.frames,
        "seconds_watched": round(watched, 1),
        "wall_seconds": round(wall, 1),
        "latency_ms": {
            "p50": round(1000 * measures.ruled_within(50)),
            "p95": round(1000 * measures.ruled_within(95)),
        },
        "first_difference": None
        if difference is None
        else {"line": difference.number, "expected": difference.expected, "seen": difference.seen},
    }


def outcome_in_words(
    outcome: Comparison, measures: Measures, watched: float, wall: float, words: Texts
) -> Iterator[str]:
    """A line for each thing that was found out, the verdict first.

    Args:
        outcome: the comparison.
        measures: what was counted and measured while the companion watched.
        watched: seconds of table time.
        wall: seconds that it took.
        words: the language.
    """
    yield words.say("rehearsed-same", same="yes" if outcome.same else "no")
    yield _events(outcome, words)
    if outcome.first_difference is not None:
        yield _difference(outcome.first_difference, words)
    yield words.say("rehearsed-illegal", right=outcome.illegal_right, events=outcome.illegal)
    yield words.say("rehearsed-questions", questions=measures.questions, asked=measures.asked)
    yield from _skipped(outcome, words)
    seconds = {"watched": f"{watched:.0f}", "wall": f"{wall:.0f}"}
    yield words.say("rehearsed-watched", frames=measures.frames, **seconds)
    usual, slow = (round(1000 * measures.ruled_within(percent)) for percent in (50, 95))
    yield words.say("rehearsed-latency", usual=usual, slow=slow)


def comparison_in_words(outcome: Comparison, words: Texts) -> Iterator[str]:
    """A line for each thing that two records were found to differ in, the verdict first."""
    yield words.say("rehearsed-same", same="yes" if outcome.same else "no")
    yield _events(outcome, words)
    yield from (_place(difference, words) for difference in outcome.differences[:MOST_TOLD])
    untold = len(outcome.differences) - MOST_TOLD
    if untold > 0:
        yield words.say("compared-more", count=untold)
    if not outcome.totals_same:
        yield words.say("compared-end")
    yield words.say("rehearsed-illegal", right=outcome.illegal_right, events=outcome.illegal)
    yield from _skipped(outcome, words)


def watched_in_words(measures: Measures, watched: float, wall: float, words: Texts) -> Iterator[str]:
    """What was counted while the companion watched, and how long it took."""
    yield words.say("rehearsed-questions", questions=measures.questions, asked=measures.asked)
    seconds = {"watched": f"{watched:.0f}", "wall": f"{wall:.0f}"}
    yield words.say("rehearsed-watched", frames=measures.frames, **seconds)


def _events(outcome: Comparison, words: Texts) -> str:
    return words.say(
        "rehearsed-events",
        events=outcome.events,
        right=outcome.right,
        wrong=outcome.wrong,
        missed=outcome.missed,
        invented=outcome.invented,
    )


def _place(found: Difference, words: Texts) -> str:
    """A place where they differ, by the lines of both records as far as they have one."""
    facts = {"expected": _event(found.expected, words), "seen": _event(found.seen, words)}
    at = (
        {"film": "yes", "at": ""}
        if found.seen_number is None
        else {"film": "no", "at": str(found.seen_number)}
    )
    if found.number is None:
        return words.say("compared-invented", seen=facts["seen"], **at)
    return words.say("compared-place", line=str(found.number), **facts, **at)


def _difference(found: Difference, words: Texts) -> str:
    facts = {"expected": _event(found.expected, words), "seen": _event(found.seen, words)}
    if found.number is None:
        return words.say("rehearsed-difference-invented", seen=facts["seen"])
    return words.say("rehearsed-difference", line=str(found.number), **facts)


def _event(line: Line | None, words: Texts) -> str:
    return words.say("rehearsed-nothing") if line is None else notation(line, words)


def _skipped(outcome: Comparison, words: Texts) -> Iterator[str]:
    """A line for each reason why lines were left out, in the order in which they came up."""
    for reason in dict.fromkeys(reason for _line, reason in outcome.skipped):
        lines = tuple(str(line) for line, why in outcome.skipped if why == reason)
        yield words.say("rehearsed-skipped", reason=reason, lines=lines, count=len(lines))
