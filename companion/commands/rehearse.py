"""``companion rehearse``: a record acted out on the simulated table while the companion watches."""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from typing import Any, Final

from companion.cameras.recording import Recorder, RecordingError
from companion.commands.commentary import Commentary
from companion.commands.options import Commands, add_command, place, seed
from companion.commands.refusals import print_lines, refuse
from companion.commands.rehearsed import as_result, outcome_in_words
from companion.decks.eyes import live_eye
from companion.engines import EngineError
from companion.engines.fields import quoted
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.record_file import check_record
from companion.machine.folders import folders
from companion.rehearsal.compared import compare
from companion.rehearsal.conditions import Conditions, World, world_of
from companion.rehearsal.editions import edition_of
from companion.rehearsal.errors import RecordError
from companion.rehearsal.faults.registry import FAULTS, ChosenFault, fault_named
from companion.rehearsal.left_off import check_record_of, keep_acted
from companion.rehearsal.pace import HERE, MACHINES, MOST_TIMES, pace_named
from companion.rehearsal.record_files import truth_in
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.taught import TaughtDeck, teach
from companion.rehearsal.truth import Truth
from companion.rehearsal.watched import SittingScreen, Watched
from companion.sitting import Sitting
from companion.texts import Texts, texts
from companion.texts.errors import CompanionError, reason_of
from vision.errors import VisionError
from vision.scene.watcher import Watcher

_LIST: Final = "list"
"""What is said in place of a fault's name to be told all of them."""


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "rehearse")
    record = parser.add_argument(
        "record", type=Path, metavar=words.say("meta-record"), help=words.say("help-rehearse-record")
    )
    parser.add_argument(
        "--conditions",
        choices=[condition.value for condition in Conditions],
        default="easy",
        help=words.say("help-default", value="easy"),
    )
    parser.add_argument(
        "--seed", type=seed(words), default=1, metavar="N", help=words.say("help-rehearse-seed")
    )
    parser.add_argument(
        "--pace",
        type=_pace(words),
        metavar=f"{'|'.join(MACHINES)}|A/B",
        help=words.say("help-rehearse-pace"),
    )
    parser.add_argument(
        "--fault",
        action=_FaultAction,
        record=record,
        type=_fault(words),
        metavar=f"{words.say('meta-name')}[:mild|strong]",
        help=words.say("help-rehearse-fault"),
    )
    parser.add_argument("--dice", type=seed(words), metavar="N", help=words.say("help-rehearse-dice"))
    parser.add_argument(
        "--edition",
        type=_edition(words),
        metavar=f"N|{words.say('meta-folder')}",
        help=words.say("help-rehearse-edition"),
    )
    parser.add_argument(
        "--out", type=place(words), metavar=words.say("meta-seen"), help=words.say("help-rehearse-out")
    )
    parser.add_argument(
        "--frames",
        type=place(words),
        metavar=words.say("meta-folder"),
        help=words.say("help-rehearse-frames"),
    )
    parser.add_argument("--blind", action="store_true", help=words.say("help-rehearse-blind"))
    parser.add_argument("--resume", action="store_true", help=words.say("help-rehearse-resume"))


def _pace(words: Texts) -> Callable[[str], str]:
    """The reader of a machine's pace."""

    def read(text: str) -> str:
        try:
            pace_named(text)
        except ValueError as error:
            facts = {"machines": ", ".join(MACHINES), "most": f"{MOST_TIMES:g}", "given": quoted(text)}
            raise argparse.ArgumentTypeError(words.say("unfit-pace", **facts)) from error
        return text

    return read


class _FaultAction(argparse.Action):
    """``--fault``: one more, or all of them are to be told, for which no record is needed.

    Args:
        record: what else must be given.
        settings: those of argparse.
    """

    def __init__(self, *, record: argparse.Action, **settings: Any) -> None:
        self._record = record
        super().__init__(**{**settings, "default": ()})

    def __call__(
        self,
        parser: argparse.ArgumentParser,  # noqa: ARG002
        namespace: argparse.Namespace,
        given: object,
        *_option: object,
    ) -> None:
        """Add it; argparse looks afterwards whether what must be given was."""
        self._record.required = self._record.required and given is not None
        setattr(namespace, self.dest, (*getattr(namespace, self.dest), given))


def _fault(words: Texts) -> Callable[[str], ChosenFault | None]:
    """The reader of a fault; None asks for all their names."""

    def read(text: str) -> ChosenFault | None:
        if text == _LIST:
            return None
        try:
            return fault_named(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(words.say("unfit-fault", given=quoted(text))) from error

    return read


def _edition(words: Texts) -> Callable[[str], str]:
    """The reader of an edition: what looks like a number must be one that draws cards."""
    drawn, pictured = seed(words), place(words)

    def read(text: str) -> str:
        return str(drawn(text)) if re.fullmatch(r"[-+]?[0-9]+", text) else str(pictured(text))

    return read


def run(options: argparse.Namespace) -> int:
    """Act the record out; 1 when something was seen differently, 2 when it cannot be acted out."""
    if None in options.fault:
        _tell_faults(texts(options.lang), as_json=options.json)
        return 0
    try:
        return _rehearse(truth_in(options.record), options)
    except (CompanionError, EngineError, VisionError) as error:
        refuse(error, options.lang)
    return 2


def _tell_faults(words: Texts, *, as_json: bool) -> None:
    """The name of each fault, and what it is."""
    for name in FAULTS:
        said = words.say(f"fault-{name}")
        print_lines(
            json.dumps({"fault": name, "says": said}, ensure_ascii=False) if as_json else f"{name} – {said}"
        )


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
    if options.out is not None:
        if options.out.resolve() == options.record.resolve():
            raise RecordError(reason_of("trouble-record-same", file=str(options.out)))
        check_record(options.out)
    world = world_of(truth.header, Conditions(options.conditions), options.seed).with_faults(options.fault)
    if options.dice is not None:
        world = world.with_dice(options.dice)
    with _cards(truth, world, options) as cards:
        return _played(truth, world, cards, options)


@contextmanager
def _cards(truth: Truth, world: World, options: argparse.Namespace) -> Iterator[TaughtDeck | None]:
    """The cards of an edition, taught for as long as they are played with; None for our own."""
    if options.edition is None:
        yield None
        return
    game, words = truth.header.game, texts(options.lang)
    deck = edition_of(game, options.edition)
    data = folders(options.data).data
    data.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="edition-", dir=data) as folder:
        if not options.json:
            print_lines(words.say("rehearsed-teaching", edition=options.edition))
        taught = teach(deck, game, world, Path(folder))
        if not options.json:
            seconds = f"{taught.seconds:.0f}"
            print_lines(words.say("rehearsed-taught", pictures=taught.pictures, seconds=seconds))
            print_lines(*(words.say("teach-alike", one=pair.one, other=pair.other) for pair in taught.twins))
        yield taught


def _played(truth: Truth, world: World, cards: TaughtDeck | None, options: argparse.Namespace) -> int:
    begun = time.perf_counter()
    journal = Journal(folders(options.data).data / "rehearsal.sqlite")
    evening = _resumed(journal, truth, options) if options.resume else None
    done = 0 if evening is None else min(len(evening.ruled), len(truth.acted))
    evening = evening or _begun(journal, truth, options)
    recorder = _recorder(options.frames, evening)
    if recorder is not None and cards is not None:
        copy(cards.file, options.frames)
    commentary = None if options.json else _commentary(evening, options, lambda: rehearsal)
    eye = live_eye(evening.position, None if cards is None else cards.chosen)
    sitting = Sitting(
        evening, Watcher(eye, table_size=world.table.top), commentary.hear if commentary else None
    )
    screen, deck = SittingScreen(sitting), None if cards is None else cards.deck
    rehearsal = Rehearsal(truth, world, screen, begin=done, blind=options.blind, deck=deck)
    pace = HERE if options.pace is None else pace_named(options.pace)
    watched = Watched(rehearsal, sitting, recorder, pace)
    watched.to_the_end()
    if recorder:
        recorder.close()
    evening.end()
    journal.close()
    outcome = compare(truth, [ruled.event for ruled in evening.ruled])
    took = time.perf_counter() - begun
    if commentary:
        commentary.end()
        said = outcome_in_words(outcome, watched.measures, rehearsal.time, took, texts(options.lang))
        for line in ("", *said):
            commentary.say(line)
    else:
        result = as_result(outcome, watched.measures, rehearsal.time, took)
        print(json.dumps({"rehearsal": {**result, **_acted_with(world, options)}}, ensure_ascii=False))
    return 0 if outcome.same else 1


def _acted_with(world: World, options: argparse.Namespace) -> dict[str, object]:
    """What beside the record was asked for, of that which a result names."""
    named: dict[str, object] = {} if options.pace is None else {"pace": options.pace}
    if world.faults:
        named["faults"] = [str(fault) for fault in world.faults]
    if options.edition is not None:
        named["edition"] = options.edition
    return named


def _commentary(
    evening: Evening, options: argparse.Namespace, rehearsal: Callable[[], Rehearsal]
) -> Commentary:
    """Tells what is seen, by the line of the record that is acted out then."""

    def line() -> int:
        acting = rehearsal().acting
        return 1 if acting is None else acting.number

    return Commentary(evening, options.lang, as_json=False, numbered=line)


def _recorder(folder: Path | None, evening: Evening) -> Recorder | None:
    """What writes the frames; where they cannot go, an evening that has hardly begun leaves no trace."""
    try:
        return None if folder is None else Recorder(folder, evening.header)
    except RecordingError:
        evening.drop_if_empty()
        raise
