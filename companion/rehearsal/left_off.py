"""Whether the evening that was left off was acted out from the record that is given now.

The journal holds what the companion saw, which need not be what was acted out. So that lies beside it:

{"evening": 3, "acted": [{"event": "deal"}, …]}
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from assets.bounds.limits import ACTED_KEPT
from assets.bounds.values import json_in
from companion.evening.evening import Evening
from companion.machine.whole_files import write_whole
from companion.rehearsal.compared import compare
from companion.rehearsal.errors import OtherRecordError
from companion.rehearsal.truth import Truth


def keep_acted(path: Path, evening: int, truth: Truth) -> None:
    """Keep what is acted out in the evening of that number; raises `OSError` where that cannot be done."""
    write_whole(path, json.dumps({"evening": evening, "acted": _lines(truth)}).encode())


def check_record_of(evening: Evening, truth: Truth, record: Path, kept: Path) -> None:
    """Refuse a record whose beginning is not what was acted out already; what comes later may be another.

    Args:
        evening: the one that was left off.
        truth: what of the record that is given is acted out.
        record: its file, for the sentence.
        kept: where `keep_acted` wrote; without that file what the companion saw has to do.

    Raises:
        OtherRecordError: it is another record; says from which line on, and what to do.
    """
    acted = _kept_acted(kept, evening.number)
    if acted is None:
        number = first_seen_otherwise(truth, evening)
    else:
        number = _first_acted_otherwise(truth, acted[: len(evening.ruled)])
    if number is not None:
        raise OtherRecordError(record, number)


def _kept_acted(path: Path, evening: int) -> list[Any] | None:
    """What was acted out in that evening, None where that is not known."""
    try:
        kept = json_in(path, ACTED_KEPT)
        return list(kept["acted"]) if kept["evening"] == evening else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _first_acted_otherwise(truth: Truth, acted: Sequence[Any]) -> int | None:
    """The first line of the record that differs from what was acted out, None where none does."""
    lines = _lines(truth)
    differing = (n for n, line in enumerate(acted) if n >= len(lines) or lines[n] != line)
    first = next(differing, None)
    return None if first is None else _number_of(truth, first)


def first_seen_otherwise(truth: Truth, evening: Evening) -> int | None:
    """The first line of the record that the companion saw otherwise so far, None where it saw none so."""
    done = len(evening.ruled)
    later = [step.number for step in truth.acted[done:]]
    steps = tuple(step for step in truth.steps if not later or step.number < later[0])
    seen = compare(replace(truth, steps=steps), [ruled.event for ruled in evening.ruled])
    difference = seen.first_difference
    if difference is None:
        return None
    return _number_of(truth, done) if difference.number is None else difference.number


def _number_of(truth: Truth, acted: int) -> int:
    """The line in the file of what is acted out as that one, counted from 0; after the end the next one."""
    steps = truth.acted
    if acted < len(steps):
        return steps[acted].number
    return truth.steps[-1].number + 1 if truth.steps else 2


def _lines(truth: Truth) -> list[Any]:
    """The events that are acted out, as JSON gives them back."""
    return list(json.loads(json.dumps([step.line for step in truth.acted])))
