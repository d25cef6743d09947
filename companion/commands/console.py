"""The command line: finds the command that its words name and makes it ready to run."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from typing import Any, NoReturn

from companion.commands.options import VALUED, common_defaults, common_options, language_of
from companion.cores import leave_others_free
from companion.records.columns import printable

COMMANDS = {
    "play": "the evening at the table",
    "referee": "rule on a table record",
    "look": "say what is seen in pictures",
    "rehearse": "act a record out on the simulated table",
    "replay": "step through a past evening",
    "scores": "print the score table and statistics",
    "export": "write an evening's record or scores",
    "teach": "learn a deck live before the camera, or from pictures",
    "decks": "list the decks",
    "deckcheck": "say which cards of a pack are missing",
    "print": "make sheets to print",
    "calibrate": "find the table",
    "doctor": "say what works on this machine",
}
"""Every command with a line of help; its module is ``companion.commands.<name>`` and offers
``register(commands)``, which adds its parser, and ``run(arguments) -> int``, the exit status."""

CANNOT = 2
"""Exit status: the command could not be carried out."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence on standard error, and which takes no option cut short."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with status 2."""
        self.exit(CANNOT, printable(f"{self.prog}: {message} (see {self.prog} --help)"))


def load(words: Sequence[str]) -> Callable[[], int]:
    """The command that the words name, ready to be run; it gives its exit status."""
    leave_others_free()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output is for what was asked
    if sys.stdout is None:  # closed by whoever started the program
        print("companion: standard output is closed; there is nowhere to write.", file=sys.stderr)
        return lambda: CANNOT
    if isinstance(sys.stdout, io.TextIOWrapper):  # names, signs and paths are told by any terminal
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    options = options_of(words)
    if options.command is None:
        _parser(None).print_help()
        return lambda: 0
    module = importlib.import_module(f"companion.commands.{options.command}")
    return lambda: _run(options, module.run)


def options_of(words: Sequence[str]) -> argparse.Namespace:
    """What the words ask for: the command's own options, with ``command`` and ``lang``.

    Raises:
        SystemExit: they cannot be understood; one sentence on standard error says why.
    """
    parser = _parser(_chosen(words))
    parser.set_defaults(**common_defaults())
    options = parser.parse_args(words)
    options.lang = language_of(options)
    return options


def _run(options: argparse.Namespace, command: Callable[[argparse.Namespace], int]) -> int:
    """Run a command and return its exit status."""
    try:
        status = command(options)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the output has gone; nobody is left to be told
        _let_go_of_output()
        return CANNOT
    except OSError as error:
        print(_sentence(options.command, error), end="", file=sys.stderr)
        if error.filename is None and error.strerror is not None:
            _let_go_of_output()
        return CANNOT
    return status


def _sentence(command: str, error: OSError) -> str:
    """An error of the system on one line; which file it is about, if it is about one."""
    if error.strerror is None:
        return printable(str(error))
    about = (
        f"{command}: {os.fsdecode(error.filename)}" if isinstance(error.filename, str | bytes) else command
    )
    return printable(f"companion {about}: {error.strerror}.")


def _let_go_of_output() -> None:
    """What still waits to be written cannot be, and must not be tried again at the very end."""
    with suppress(OSError, ValueError):
        output = sys.stdout.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), output)


def _chosen(words: Sequence[str]) -> str | None:
    """The command among the words: the first that is neither an option nor the value of a common one."""
    following = iter(words)
    for word in following:
        if word in VALUED:
            next(following, None)
        elif not word.startswith("-"):
            return word
    return None


def _parser(chosen: str | None) -> Parser:
    """The parser; only the chosen command's module is imported, so that others may need what is not there."""
    parser = Parser(
        prog="companion", description="A referee beside the card table.", parents=[common_options()]
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, help_line in COMMANDS.items():
        if find_spec(f"companion.commands.{name}") is None:
            continue
        if name == chosen:
            importlib.import_module(f"companion.commands.{name}").register(commands)
        else:
            commands.add_parser(name, help=help_line)
    return parser
