"""``companion print``: sheets to print at true size."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from companion.commands.options import common_options
from companion.printing.errors import PrintError
from companion.printing.paper import Paper
from companion.printing.sheets import SHEETS
from companion.texts import texts

EXAMPLE = "example: companion print board -o board.pdf --paper letter"


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "print", help="make sheets to print", parents=[common_options()], epilog=EXAMPLE
    )
    parser.add_argument("what", choices=sorted(SHEETS), metavar="DECK|board", help=", ".join(sorted(SHEETS)))
    parser.add_argument("-o", "--out", type=Path, required=True, metavar="FILE.pdf", help="the file to write")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="default: a4")


def run(options: argparse.Namespace) -> int:
    """Write the sheets; 2 and a sentence when the file cannot be written."""
    words = texts(options.lang)
    document = SHEETS[options.what](Paper[options.paper.upper()], words)
    try:
        document.save(options.out)
    except PrintError as error:
        print(error, file=sys.stderr)
        return 2
    if not options.json:
        print(words.say("print-written", file=str(options.out), pages=document.pages))
    return 0
