"""``companion restore``: what a backup holds is shown beside what is there, and brought back."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from companion.commands.options import Commands, add_command, add_force, place
from companion.commands.refusals import print_lines, refuse
from companion.evening.copies import Likeness
from companion.evening.errors import EveningError
from companion.keeping.archive import JOURNAL
from companion.keeping.bringing_back import BroughtBack, bring_back
from companion.keeping.comparing import EveningFound, Prepared
from companion.keeping.errors import KeepingError
from companion.keeping.undoing import undo
from companion.keeping.words import brought_back_told, file_told, found_told, undone_told
from companion.machine.folders import Folders, folders
from companion.records.columns import printable
from companion.texts import Texts, texts


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "restore")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "file",
        nargs="?",
        type=place(words),
        metavar=words.say("meta-file"),
        help=words.say("help-restore-file"),
    )
    what.add_argument("--undo", action="store_true", help=words.say("help-restore-undo"))
    parser.add_argument("--list", action="store_true", help=words.say("help-restore-list"))
    add_force(parser, words)


def run(options: argparse.Namespace) -> int:
    """Bring it back; 1 when something that differs stayed as it was, 2 and a sentence when that cannot be."""
    places = folders(options.data)
    try:
        if options.undo:
            return _undo(options, places)
        with Prepared(places, options.file) as prepared:
            for notice in prepared.notices:
                refuse(notice, options.lang)
            return _bring_back(options, prepared)
    except (EveningError, KeepingError) as error:
        refuse(error, options.lang)
        return 2


def _undo(options: argparse.Namespace, places: Folders) -> int:
    undone = undo(places)
    if options.json:
        print(json.dumps({"evenings": undone.evenings, "files": undone.files, "stayed": undone.stayed}))
    else:
        print_lines(*undone_told(undone, texts(options.lang)))
    return 1 if undone.stayed else 0


def _bring_back(options: argparse.Namespace, prepared: Prepared) -> int:
    words, comparison = texts(options.lang), prepared.comparison
    if not options.json:
        print_lines(*_lines(prepared, words))
    elif options.list:
        print(json.dumps(_compared(prepared)))
    if options.list or not comparison.brings_anything:
        return 0
    otherwise = comparison.files_that_are(Likeness.OTHERWISE)
    replace = otherwise if options.force else ()
    if sys.stdin is not None and sys.stdin.isatty() and not (options.force or options.json):
        if not _agreed(words, words.say("restore-ask")):
            print_lines(words.say("restore-left"))
            return 0
        replace = tuple(_agreed_to(words, otherwise))
    brought = bring_back(prepared, replace)
    if options.json:
        print(json.dumps(_brought(brought)))
    else:
        print_lines(*brought_back_told(brought, words))
    return 1 if brought.stayed else 0


def _lines(prepared: Prepared, words: Texts) -> Iterator[str]:
    """What a backup would bring back, its evenings one by one."""
    made, comparison = prepared.backup.made, prepared.comparison
    file = str(prepared.backup.path)
    day = words.say("evening-day-unknown") if made is None else f"{made:%Y-%m-%d %H:%M}"
    yield words.say("restore-from", file=file, day=day)
    yield from found_told(comparison, words)
    for one in (*comparison.evenings(Likeness.NEW), *comparison.evenings(Likeness.OTHERWISE)):
        games = tuple(dict.fromkeys(words.say(f"game-{header.game}") for header in one.games))
        people = tuple(dict.fromkeys(name for header in one.games for name in header.players))
        shown = words.listed(tuple(name for name in people if name not in comparison.forgotten))
        yield f"  {_day(one, words)}  {words.listed(games)}  {shown}"


def _day(one: EveningFound, words: Texts) -> str:
    if one.started is not None:
        return f"{one.started:%Y-%m-%d %H:%M}"
    told = one.unset.day if one.unset is not None else None
    return words.say("evening-day-unknown") if told is None else told.isoformat()


def _agreed_to(words: Texts, names: tuple[str, ...]) -> Iterator[str]:
    """Those of some files that may be replaced, each asked for."""
    for name in names:
        if _agreed(words, words.say("restore-ask-file", file=file_told(name, words))):
            yield name


def _agreed(words: Texts, question: str) -> bool:
    """Whether somebody at the terminal says yes; nothing said is no."""
    print(f"{printable(question).rstrip()} ", end="", flush=True)
    answer = sys.stdin.readline().strip().casefold()
    return bool(answer) and words.say("restore-yes").casefold().startswith(answer)


def _compared(prepared: Prepared) -> dict[str, object]:
    """What a backup would bring back, for programs."""
    comparison = prepared.comparison
    evenings = {
        kind.value: [
            {
                "number": one.compared.number,
                "started": None if one.started is None else one.started.isoformat(timespec="seconds"),
                "games": [header.game for header in one.games],
            }
            for one in comparison.evenings(kind, JOURNAL)
        ]
        for kind in Likeness
    }
    files = {kind.value: list(comparison.files_that_are(kind)) for kind in Likeness}
    settings = list(comparison.settings)
    return {
        "evenings": evenings,
        "files": files,
        "settings": settings,
        "forgotten": len(comparison.forgotten),
        "people": len(comparison.people_of()),
    }


def _brought(brought: BroughtBack) -> dict[str, object]:
    return {
        "evenings": brought.evenings,
        "files": list(brought.files),
        "stayed": list(brought.stayed),
        "forgotten": brought.forgotten,
        "people": brought.people,
    }
