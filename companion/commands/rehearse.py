"""``companion rehearse``: a record acted out on the simulated table while the companion watches."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from companion.commands.commentary import Commentary
from companion.commands.options import SEED, common_options, place
from companion.commands.refusals import refuse
from companion.engines import EngineError, HeaderError
from companion.engines.fields import quoted
from companion.errors import CompanionError, reason_of
from companion.evening.evening import Evening, check_record
from companion.evening.journal import Journal
from companion.eyes import live_eye
from companion.folders import folders
from companion.recording import Recorder, RecordingError
from companion.rehearsal.compared import Comparison, compare
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.errors import RecordError
from companion.rehearsal.left_off import check_record_of, keep_acted
from companion.rehearsal.pace import HERE, MACHINES, MOST_TIMES, pace_named
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.truth import Truth, read_truth
from companion.rehearsal.watched import Measures, SittingScreen, Watched
from companion.sitting import Sitting
from vision.errors import VisionError
from vision.table.watcher import Watcher

EXAMPLE = "example: companion rehearse round.jsonl --conditions home --seed 3 --out seen.jsonl"


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "rehearse",
        parents=[common_options()],
        help="act a record out on the simulated table",
        description="Let simulated people play a table record at a simulated table while the companion"
        " watches, and compare what it saw with what was played.",
        epilog=EXAMPLE,
    )
    parser.add_argument("record", type=Path, metavar="RECORD.jsonl", help="the table record to act out")
    parser.add_argument(
        "--conditions",
        choices=[condition.value for condition in Conditions],
        default="easy",
        help="default: easy",
    )
    parser.add_argument("--seed", type=SEED, default=1, metavar="N", help="another table, light and hands")
    parser.add_argument(
        "--pace",
        type=_pace,
        metavar=f"{'|'.join(MACHINES)}|A/B",
        help="watch as slowly as a Raspberry Pi 5 or 4 would, or with networks B times as slow and all else"
        " A times",
    )
    parser.add_argument("--out", type=place, metavar="SEEN.jsonl", help="write the record that was seen")
    parser.add_argument("--frames", type=place, metavar="DIR", help="write frames, buttons and touches")
    parser.add_argument("--blind", action="store_true", help="black frames: no play may be seen")
    parser.add_argument("--resume", action="store_true", help="go on after the program was killed")


def _pace(text: str) -> str:
    """The reader of a machine's pace, for `argparse`."""
    try:
        pace_named(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(
            f"must be {', '.join(MACHINES)}, or two numbers such as 2.5/5 of which each is more than 0 and at"
            f" most {MOST_TIMES:g}, not {quoted(text)}"
        ) from error
    return text


def run(options: argparse.Namespace) -> int:
    """Act the record out; 1 when something was seen differently, 2 when it cannot be acted out."""
    try:
        return _rehearse(_truth(options.record), options)
    except (CompanionError, EngineError, VisionError) as error:
        refuse(error, options.lang)
    return 2


def _truth(record: Path) -> Truth:
    """What there is to be seen in a record; raises `RecordError`, which names the file."""
    try:
        with record.open("rb") as file:
            return read_truth(file)
    except OSError as error:
        why = error.strerror or str(error)
        raise RecordError(reason_of("trouble-record-unread", file=str(record), why=why)) from error
    except HeaderError as error:
        raise RecordError(reason_of("trouble-record-none", file=str(record), why=str(error))) from error


def _resumed(journal: Journal, truth: Truth, options: argparse.Namespace) -> Evening | None:
    """The evening that was left off, None when there is none; another record's is left as it is."""
    kept = journal.open_game()
    if kept is not None and kept.header != truth.header:
        raise RecordError(reason_of("trouble-record-other", file=str(options.record)))
    evening = Evening.resume(journal)
    if evening is None:
        return None
    check_record_of(evening, truth, options.record, _acted_beside(journal))
    return Evening.resume(journal, options.out) if options.out is not None else evening


def _begun(journal: Journal, truth: Truth, options: argparse.Namespace) -> Evening:
    """A new evening, with what is acted out kept beside its journal so that it can be resumed."""
    evening = Evening.begin(journal, truth.header, options.out)
    try:
        keep_acted(_acted_beside(journal), evening.number, truth)
    except OSError:
        evening.drop_if_empty()
        raise
    return evening


def _acted_beside(journal: Journal) -> Path:
    return journal.path.with_suffix(".json")


def _rehearse(truth: Truth, options: argparse.Namespace) -> int:
    begun = time.perf_counter()
    if options.out is not None:
        if options.out.resolve() == options.record.resolve():
            raise RecordError(reason_of("trouble-record-same", file=str(options.out)))
        check_record(options.out)
    journal = Journal(folders(options.data).data / "rehearsal.sqlite")
    evening = _resumed(journal, truth, options) if options.resume else None
    done = 0 if evening is None else min(len(evening.ruled), len(truth.acted))
    evening = evening or _begun(journal, truth, options)
    recorder = _recorder(options.frames, evening)
    commentary = None if options.json else Commentary(evening, options.lang, as_json=False)
    world = world_of(truth.header, Conditions(options.conditions), options.seed)
    watcher = Watcher(live_eye(truth.header.game, evening.position), table_size=world.table.top)
    sitting = Sitting(evening, watcher, commentary.hear if commentary else None)
    rehearsal = Rehearsal(truth, world, SittingScreen(sitting), begin=done, blind=options.blind)
    pace = HERE if options.pace is None else pace_named(options.pace)
    watched = Watched(rehearsal, sitting, recorder, pace)
    watched.to_the_end()
    if recorder:
        recorder.close()
    evening.end()
    journal.close()
    outcome = compare(truth, [ruled.event for ruled in evening.ruled])
    result = as_result(outcome, watched.measures, rehearsal.time, time.perf_counter() - begun)
    if options.pace is not None:
        result["pace"] = options.pace
    if commentary:
        commentary.end()
        for name, value in result.items():
            commentary.say(f"{name:>16}: {json.dumps(value, ensure_ascii=False)}")
    else:
        print(json.dumps({"rehearsal": result}, ensure_ascii=False))
    return 0 if outcome.same else 1


def _recorder(folder: Path | None, evening: Evening) -> Recorder | None:
    """What writes the frames; where they cannot go, an evening that has hardly begun leaves no trace."""
    try:
        return None if folder is None else Recorder(folder, evening.header)
    except RecordingError:
        evening.drop_if_empty()
        raise


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
