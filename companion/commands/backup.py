"""``companion backup``: evenings, decks and settings in one file, on a stick or elsewhere."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from companion.commands.options import Commands, add_command, add_force, place
from companion.commands.refusals import print_lines, refuse
from companion.evening.errors import EveningError, ExportError
from companion.evening.export import check_place
from companion.keeping.errors import KeepingError
from companion.keeping.saving import Saved, free_name, save
from companion.keeping.words import missing_from, saved_told
from companion.machine.folders import folders
from companion.texts import Texts, texts
from companion.texts.errors import reason_of
from hardware.sticks import sticks


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "backup")
    parser.add_argument(
        "file",
        nargs="?",
        type=place(words),
        metavar=words.say("meta-file"),
        help=words.say("help-backup-file"),
    )
    add_force(parser, words)


def run(options: argparse.Namespace) -> int:
    """Write it; 1 and a sentence when only a part can be read, 2 when it cannot be written."""
    try:
        path = _place(options.file)
        check_place(path, replace=options.force)
        saved = save(folders(options.data), path)
    except (EveningError, KeepingError) as error:
        refuse(error, options.lang)
        return 2
    if options.json:
        print(json.dumps(_told(saved)))
    else:
        print_lines(saved_told(saved, texts(options.lang)))
    missing = missing_from(saved)
    for reason in missing:
        refuse(reason, options.lang)
    return 1 if missing else 0


def _told(saved: Saved) -> dict[str, object]:
    path = saved.backup.path
    return {
        "file": str(path),
        "bytes": path.stat().st_size,
        "evenings": saved.evenings,
        "decks": len(saved.backup.decks),
        "lost": saved.lost,
        "left_out": list(saved.left_out),
    }


def _place(file: Path | None) -> Path:
    """Where the backup is written: a folder gets a file of its own, and so does the stick that is plugged in.

    Raises:
        ExportError: nothing was said, and no stick is plugged in, or several are.
    """
    if file is not None:
        return free_name(file) if file.is_dir() else file
    there = sticks()
    if len(there) != 1:
        names = tuple(str(stick.folder) for stick in there)
        said = reason_of("trouble-sticks", names=names) if there else reason_of("trouble-no-stick")
        raise ExportError(said)
    return free_name(there[0].folder)
