"""``companion print``: sheets to print at true size."""

from __future__ import annotations

import argparse
import json

from companion.commands.options import Commands, add_command, add_force, add_out, add_paper, add_players
from companion.commands.refusals import refuse, tell
from companion.decks.printing.errors import PrintError
from companion.decks.printing.job import Job
from companion.decks.printing.paper import Paper
from companion.decks.printing.sheets import PRINTABLE, sheets
from companion.evening.errors import ExportError
from companion.evening.export import check_place
from companion.texts import Texts, texts


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "print")
    parser.add_argument("what", metavar=words.say("meta-sheets"), help=", ".join(PRINTABLE))
    add_out(parser, words, ".pdf")
    add_force(parser, words)
    add_players(parser, words, "help-print-players")
    add_paper(parser, words)
    parser.add_argument("--codes", action="store_true", help=words.say("help-print-codes"))


def run(options: argparse.Namespace) -> int:
    """Write the sheets; 2 and a sentence when there are none of that name or the file cannot be written."""
    words = texts(options.lang)
    try:
        job = Job(Paper[options.paper.upper()], words, options.codes, options.players)
        check_place(options.out, replace=options.force)
        document = sheets(options.what, job)
        document.save(options.out)
    except (ExportError, PrintError) as error:
        refuse(error, options.lang)
        return 2
    if options.json:
        print(json.dumps({"file": str(options.out), "pages": document.pages}))
    else:
        tell(words.say("print-written", file=str(options.out), pages=document.pages))
    return 0
