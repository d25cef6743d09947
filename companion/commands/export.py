"""``companion export``: an evening's table records, or its scores for a spreadsheet."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from pathlib import Path

from companion.commands.options import Commands, add_command, add_force, add_out
from companion.commands.past import add_evening, open_kept
from companion.commands.refusals import print_lines, refuse
from companion.evening.errors import EveningError, ExportError
from companion.evening.export import (
    ENDINGS,
    keepsakes_of,
    scores_of,
    write_file,
    write_keepsakes,
    write_records,
)
from companion.evening.history import PastEvening, past_evening
from companion.texts import Texts, texts
from companion.texts.errors import reason_of

KEPT = {ending.removeprefix("."): kind for kind, ending in ENDINGS.items()}
"""Films of the best moments, and pictures that people took at the end of a game."""

FORMATS = ("jsonl", "csv", *KEPT)
"""Table records, scores, films or pictures."""


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "export")
    add_evening(parser, words)
    add_out(parser, words)
    parser.add_argument("--format", choices=FORMATS, help=words.say("help-export-format"))
    add_force(parser, words)


def run(arguments: argparse.Namespace) -> int:
    """Write the files; 1 and a sentence when only a part can be read, 2 when that cannot be done."""
    try:
        form = arguments.format or _format_of(arguments.out)
        with closing(open_kept(arguments).journal) as journal:
            evening = past_evening(journal, arguments.evening)
            notice = journal.notice
            kept = keepsakes_of(journal, evening, KEPT[form]) if form in KEPT else None
        written = _write(evening, form, arguments.out, kept, replace=arguments.force)
    except EveningError as error:
        refuse(error, arguments.lang)
        return 2
    words = texts(arguments.lang)
    for path in written:
        if arguments.json:
            print(json.dumps({"evening": evening.number, "format": form, "file": str(path)}))
        else:
            print_lines(words.say("evening-written", file=str(path)))
    if evening.flaw is not None:
        refuse(evening.flaw, arguments.lang)
    return 1 if evening.flaw or notice else 0


def _write(
    evening: PastEvening, form: str, path: Path, kept: dict[int, bytes] | None, *, replace: bool
) -> tuple[Path, ...]:
    """Write the files; `kept` are films or pictures, where these are wanted."""
    if kept is not None and not kept:
        raise ExportError(reason_of(f"trouble-export-no-{KEPT[form]}", number=str(evening.number)))
    if kept is not None:
        return write_keepsakes(path, kept, replace=replace)
    if not evening.games:
        raise ExportError(reason_of("trouble-evening-empty", number=str(evening.number)))
    if form == "jsonl":
        return write_records(path, evening.games, replace=replace)
    write_file(path, scores_of(evening).encode(), replace=replace)
    return (path,)


def _format_of(path: Path) -> str:
    form = path.suffix.lower().removeprefix(".")
    if form not in FORMATS:
        raise ExportError(reason_of("trouble-export-format", file=str(path)))
    return form
