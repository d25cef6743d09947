"""Sheets to print that a command writes into a file, and what it says of them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from companion.commands.refusals import print_lines, refuse
from companion.decks.printing.errors import PrintError
from companion.decks.printing.paper import Document
from companion.evening.errors import ExportError
from companion.evening.export import check_place
from companion.texts import texts


def write_sheets(options: argparse.Namespace, draw: Callable[[], Document]) -> int:
    """Write sheets where the words of a command want them, and say so.

    Args:
        options: of a command with ``--out``, ``--force``, ``--json`` and a language.
        draw: makes the sheets, once it is known that they can lie there; may raise `PrintError`.

    Returns:
        The exit status: 2, after a sentence, when they cannot be made or written.
    """
    try:
        check_place(options.out, replace=options.force)
        document = draw()
        document.save(options.out)
    except (ExportError, PrintError) as error:
        refuse(error, options.lang)
        return 2
    if options.json:
        print(json.dumps({"file": str(options.out), "pages": document.pages}))
    else:
        said = texts(options.lang).say("print-written", file=str(options.out), pages=document.pages)
        print_lines(said)
    return 0
