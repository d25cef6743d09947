"""``companion print``: sheets to print at true size."""

from __future__ import annotations

import argparse

from companion.commands.options import Commands, add_command, add_force, add_out, add_paper, add_players
from companion.commands.written_sheets import write_sheets
from companion.decks.printing.job import Job
from companion.decks.printing.paper import Paper
from companion.decks.printing.sheets import PRINTABLE, sheets
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
    job = Job(Paper[options.paper.upper()], texts(options.lang), options.codes, options.players)
    return write_sheets(options, lambda: sheets(options.what, job))
