"""``companion compare``: what was seen, in a record or a recorded evening, against what was truly played."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

from companion.cameras.evening_film import TRUE
from companion.cameras.recording import INDEX, Recording
from companion.commands.options import Commands, add_command, place
from companion.commands.refusals import print_lines, refuse
from companion.commands.rehearsed import as_result, comparison_in_words, watched_in_words
from companion.commands.watched_again import watch_again
from companion.engines import EngineError
from companion.rehearsal.compared import Comparison, compare
from companion.rehearsal.errors import RecordError
from companion.rehearsal.record_files import check_same_game, seen_in, truth_in
from companion.rehearsal.skips import Skip
from companion.rehearsal.watched import Measures
from companion.texts import Texts, texts
from companion.texts.errors import CompanionError, reason_of
from vision.errors import VisionError


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What came of it.

    Attributes:
        comparison: how the two compare.
        measures: what was counted while a film was watched; nothing where two records are compared.
        watched: seconds at the table.
        wall: seconds that all of it took.
    """

    comparison: Comparison
    measures: Measures
    watched: float
    wall: float


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "compare")
    parser.add_argument(
        "seen",
        type=place(words),
        metavar=f"{words.say('meta-seen')}|{words.say('meta-folder')}",
        help=words.say("help-compare-seen"),
    )
    parser.add_argument(
        "true",
        type=place(words),
        nargs="?",
        metavar=words.say("meta-true"),
        help=words.say("help-compare-true"),
    )


def run(options: argparse.Namespace) -> int:
    """Compare; 1 when something was seen differently, 2 when that cannot be found out."""
    try:
        outcome = _compared(options.seen, options.true, options.lang)
    except (CompanionError, EngineError, VisionError) as error:
        refuse(error, options.lang)
        return 2
    if options.json:
        result = as_result(outcome.comparison, outcome.measures, outcome.watched, outcome.wall)
        print(json.dumps({"rehearsal": result}, ensure_ascii=False))
    else:
        words = texts(options.lang)
        print_lines(*comparison_in_words(outcome.comparison, words))
        if outcome.measures.frames:
            print_lines(*watched_in_words(outcome.measures, outcome.watched, outcome.wall, words))
    return 0 if outcome.comparison.same else 1


def _compared(seen: Path, true: Path | None, language: str) -> _Outcome:
    """Compare a record or a recorded evening with what was played."""
    if seen.is_dir():
        return _film_compared(seen, seen / TRUE if true is None else true, language)
    if true is None:
        truth_in(seen)  # what is no record at all is told first
        raise RecordError(reason_of("trouble-compare-alone", file=str(seen)))
    begun = time.perf_counter()
    truth = truth_in(true)
    told = seen_in(seen, truth, true)
    unread = tuple(str(step.number) for step in told.steps if step.skip is Skip.INVALID)
    if unread:
        refuse(reason_of("compared-unread", file=str(seen), lines=unread, count=len(unread)), language)
    steps = told.acted
    comparison = compare(truth, [step.event for step in steps], [step.number for step in steps])
    return _Outcome(comparison, Measures(), 0.0, time.perf_counter() - begun)


def _film_compared(folder: Path, true: Path, language: str) -> _Outcome:
    """Watch a recorded evening once more, and compare."""
    truth = truth_in(true)
    check_same_game(Recording(folder).header, folder / INDEX, truth.header, true)
    again = watch_again(folder, language)
    if again.cut is not None:
        refuse(again.cut, language)
    return _Outcome(compare(truth, again.events), again.measures, again.watched, again.wall)
