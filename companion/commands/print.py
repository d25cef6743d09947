"""``companion print``: sheets to print at true size."""

from __future__ import annotations

import argparse
import json

from companion.commands.options import common_options, place
from companion.commands.refusals import refuse, tell
from companion.printing.errors import PrintError
from companion.printing.job import Job
from companion.printing.paper import Paper
from companion.printing.sheets import PRINTABLE, sheets
from companion.texts import texts

EXAMPLE = "example: companion print auf-und-ab -o cards.pdf --paper letter"


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "print",
        parents=[common_options()],
        help="make sheets to print",
        description="Write a PDF to be printed at true size: a deck of our own drawing, or the board by which"
        " the camera finds the table.",
        epilog=EXAMPLE,
    )
    parser.add_argument("what", metavar="DECK|board", help=", ".join(PRINTABLE))
    parser.add_argument(
        "-o", "--out", type=place, required=True, metavar="FILE.pdf", help="the file to write"
    )
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="default: a4")
    parser.add_argument(
        "--codes",
        action="store_true",
        help="print a small code on both long edges of each card, for a camera that sees little",
    )


def run(options: argparse.Namespace) -> int:
    """Write the sheets; 2 and a sentence when there are none of that name or the file cannot be written."""
    words = texts(options.lang)
    try:
        document = sheets(options.what, Job(Paper[options.paper.upper()], words, options.codes))
        document.save(options.out)
    except PrintError as error:
        refuse(error, options.lang)
        return 2
    if options.json:
        print(json.dumps({"file": str(options.out), "pages": document.pages}))
    else:
        tell(words.say("print-written", file=str(options.out), pages=document.pages))
    return 0
