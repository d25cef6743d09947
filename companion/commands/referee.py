"""``companion referee FILE``: rule on every event of a table record."""

from __future__ import annotations

import argparse
import gc
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO

from assets.bounds.errors import BoundError
from assets.bounds.files import opened
from companion.commands.options import Commands, add_command
from companion.commands.output import STANDARD_INPUT, Output, PromptInput
from companion.commands.refusals import refuse
from companion.engines import HeaderError, Verdict
from companion.records import JsonReport, PlainReport, Record
from companion.texts import Texts, texts
from companion.texts.errors import reason_of, why

ALL_LEGAL, NOT_ALL_LEGAL, UNREADABLE = 0, 1, 2
"""Exit statuses."""

READ_AT_ONCE = 65_536
"""Bytes of the record that are read at once, if there are so many."""


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "referee")
    parser.add_argument("file", metavar=words.say("meta-file"), help=words.say("help-referee-file"))


def run(arguments: argparse.Namespace) -> int:
    """Rule on the record; 0 all legal, 1 something illegal or invalid, 2 the record cannot be read."""
    try:
        with Output() as output, _opened(arguments.file, output) as stream:
            return _rule(Record(stream), arguments, output)
    except OSError as error:
        if error.filename is None and not isinstance(error, BoundError):  # it is the output that fails
            raise
        said = reason_of("trouble-file-unread", file=_name(arguments.file), why=why(error))
        refuse(said, arguments.lang)
    except HeaderError as error:
        said = reason_of("trouble-record-none", file=_name(arguments.file), why=str(error))
        refuse(said, arguments.lang)
    return UNREADABLE


def _name(file: str) -> str:
    return STANDARD_INPUT if file == "-" else file


def _opened(file: str, output: Output) -> BinaryIO:
    if file == "-":
        return BufferedReader(PromptInput(output), READ_AT_ONCE)
    return opened(Path(file), READ_AT_ONCE)


def _rule(record: Record, arguments: argparse.Namespace, output: Output) -> int:
    report_of: Callable[..., JsonReport | PlainReport] = JsonReport if arguments.json else PlainReport
    report = report_of(record.header, record.game.rules, texts(arguments.lang))
    counts: Counter[Verdict] = Counter()
    legal = 0
    with _no_search_for_cycles():
        for ruled in record.rule():
            if ruled.ruling.verdict is Verdict.LEGAL:  # counted apart: most of them are
                legal += 1
            else:
                counts[ruled.ruling.verdict] += 1
            output.write(report.line(ruled))
        counts[Verdict.LEGAL] = legal
        output.write(report.end(record.game.position, counts))
    return ALL_LEGAL if counts.total() == counts[Verdict.LEGAL] else NOT_ALL_LEGAL


@contextmanager
def _no_search_for_cycles() -> Iterator[None]:
    """Positions and events form no cycles; looking for some in a long game takes half of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
