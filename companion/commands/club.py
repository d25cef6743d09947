"""``companion club``: the screen of a club's evening, its results as files, and an evening to look at."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from companion.club.address import ClubAddress, club_address
from companion.club.errors import ClubAddressError, ClubError
from companion.clubhouse.errors import ClubhouseError, LedgerError
from companion.commands.options import Commands, add_command, add_force, add_paper, place, web_address
from companion.commands.refusals import print_lines, refuse
from companion.engines import Reason
from companion.evening.errors import ExportError
from companion.machine.errors import SettingsError
from companion.machine.folders import Folders, folders
from companion.texts import Texts, texts
from companion.texts.errors import reason_of
from companion.web.errors import WebError

CANNOT = 2


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "club")
    parser.add_argument("what", nargs="?", choices=("export",), help=words.say("help-club-export"))
    parser.add_argument(
        "--broker",
        type=_broker(words),
        metavar=words.say("meta-club-broker"),
        help=words.say("help-club-broker"),
    )
    parser.add_argument(
        "--web", type=web_address(words), metavar=words.say("meta-web"), help=words.say("help-club-web")
    )
    parser.add_argument("--demo", action="store_true", help=words.say("help-club-demo"))
    metavar = words.say("meta-file")
    parser.add_argument("-o", "--out", type=place(words), metavar=metavar, help=words.say("help-club-out"))
    add_force(parser, words)
    add_paper(parser, words)


def run(options: argparse.Namespace) -> int:
    """Show the evening until it is ended; 2 and a sentence when that cannot be."""
    misplaced = _misplaced(options)
    if misplaced is not None:
        refuse(misplaced, options.lang)
        return CANNOT
    try:
        if options.what == "export":
            return _export(options)
        if options.demo:
            from companion.commands.club_demo import run_demo

            return run_demo(options)
        if options.broker is None:
            refuse(reason_of("trouble-club-needs-broker"), options.lang)
            return CANNOT
        from companion.commands.club_shown import show  # MQTT takes a tenth of a second to load

        return show(options)
    except (ClubhouseError, ClubError, WebError, ExportError, SettingsError) as error:
        refuse(error, options.lang)
        return CANNOT


def _misplaced(options: argparse.Namespace) -> Reason | None:
    """What was asked for and would do nothing, None where everything does something."""
    exports = options.what == "export"
    if options.demo and options.broker is not None:
        return reason_of("trouble-club-demo-broker")
    if exports and (options.demo or options.web is not None):
        return reason_of("trouble-club-export-shows-nothing", option="--demo" if options.demo else "--web")
    if not exports and (options.out is not None or options.force):
        return reason_of("trouble-club-only-export", option="--force" if options.out is None else "-o")
    return None


def _broker(words: Texts) -> Callable[[str], ClubAddress]:
    """The reader of a club's address."""

    def read(text: str) -> ClubAddress:
        try:
            return club_address(text)
        except ClubAddressError as error:
            raise argparse.ArgumentTypeError(words.reason(error.reason)) from error

    return read


def _export(options: argparse.Namespace) -> int:
    """Write the results; raises `ClubhouseError` or `ExportError` where that cannot be."""
    from companion.clubhouse.exported import as_csv, results_of
    from companion.evening.export import check_place, write_file

    out: Path | None = options.out
    if out is None:
        refuse(reason_of("trouble-club-needs-out"), options.lang)
        return CANNOT
    ending = out.suffix.lower()
    if ending not in (".csv", ".pdf"):
        raise ExportError(reason_of("trouble-club-export-format", file=str(out)))
    check_place(out, replace=options.force)
    evening = results_of(_ledger(folders(options.data), options.broker))
    if not evening.results:
        raise ExportError(reason_of("trouble-club-export-empty"))
    said = texts(options.lang)
    if ending == ".csv":
        write_file(out, as_csv(evening, said).encode(), replace=options.force)
    else:
        from companion.clubhouse.sheet import StandingsSheet
        from companion.commands.written_sheets import write_sheets
        from companion.decks.printing.paper import Paper

        paper = Paper[options.paper.upper()]
        return write_sheets(options, lambda: StandingsSheet(evening, options.lang, said, paper).document)
    if options.json:
        print(json.dumps({"file": str(out)}))
    else:
        print_lines(said.say("evening-written", file=str(out)))
    return 0


def _ledger(kept: Folders, address: ClubAddress | None) -> Path:
    """The file of the club that is meant, or of the one that counted last."""
    if address is not None:
        return kept.club(address.club)
    clubs = kept.clubs
    if not clubs:
        raise LedgerError(reason_of("trouble-ledger-none", file=str(kept.club("NAME"))))
    return clubs[-1]
