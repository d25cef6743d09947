"""What came of a rehearsal, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from companion.records.notation import notation
from companion.rehearsal.compared import Comparison, Difference
from companion.rehearsal.step import Line
from companion.rehearsal.watched import Measures
from companion.texts import Texts


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
    yield words.say(
        "rehearsed-events",
        events=outcome.events,
        right=outcome.right,
        wrong=outcome.wrong,
        missed=outcome.missed,
        invented=outcome.invented,
    )
    if outcome.first_difference is not None:
        yield _difference(outcome.first_difference, words)
    yield words.say("rehearsed-illegal", right=outcome.illegal_right, events=outcome.illegal)
    yield words.say("rehearsed-questions", questions=measures.questions, asked=measures.asked)
    yield from _skipped(outcome, words)
    seconds = {"watched": f"{watched:.0f}", "wall": f"{wall:.0f}"}
    yield words.say("rehearsed-watched", frames=measures.frames, **seconds)
    usual, slow = (round(1000 * measures.ruled_within(percent)) for percent in (50, 95))
    yield words.say("rehearsed-latency", usual=usual, slow=slow)


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
