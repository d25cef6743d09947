"""The command line: finds the command that its words name and makes it ready to run."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, NoReturn

from companion.commands.options import VALUED, common_defaults, common_options, language_of
from companion.commands.own_words import said_in
from companion.commands.refusals import mistake
from companion.engines import BrokenGameError
from companion.engines.installed import installed
from companion.machine.cores import leave_others_free
from companion.machine.folders import folders
from companion.records.columns import printable
from companion.texts import Texts, texts
from companion.texts.messages import leave_out_broken

COMMANDS = (
    "play",
    "referee",
    "look",
    "club",
    "rehearse",
    "compare",
    "replay",
    "scores",
    "export",
    "backup",
    "restore",
    "teach",
    "decks",
    "deckcheck",
    "rules",
    "print",
    "say",
    "calibrate",
    "doctor",
)
"""Every command; its module is ``companion.commands.<name>`` and offers ``register(commands, words)``, which
adds its parser, and ``run(arguments) -> int``, the exit status. ``help-<name>`` is a line about it."""

DISTRIBUTION = "tabletop-companion"
"""The name under which the companion is installed, and its version kept."""

CANNOT = 2
"""Exit status: the command could not be carried out."""

MISTAKEN = 70
"""Exit status: there is a mistake in the program itself (EX_SOFTWARE of sysexits.h)."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence on standard error, and which takes no option cut short."""

    words: ClassVar[Texts]
    """What the errors are said in; argparse makes the commands' parsers, and hands them nothing of ours."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with status 2."""
        self.exit(CANNOT, printable(self.words.say("refused-see-help", command=self.prog, what=message)))


class _Version(argparse.Action):
    """``--version``: says which one it is and leaves; for nobody else it is looked up.

    Args:
        unknown: what is said where the companion is not installed.
        settings: those of argparse.
    """

    def __init__(self, *, unknown: str, **settings: Any) -> None:
        self._unknown = unknown
        super().__init__(**{**settings, "nargs": 0, "default": argparse.SUPPRESS})

    def __call__(self, parser: argparse.ArgumentParser, *_given: object) -> NoReturn:
        try:
            sys.stdout.write(f"companion {version(DISTRIBUTION)}\n")
        except PackageNotFoundError:
            parser.error(self._unknown)
        parser.exit()


def load(words: Sequence[str]) -> Callable[[], int]:
    """The command that the words name, ready to be run; it gives its exit status."""
    leave_others_free()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output is for what was asked
    if sys.stdout is None:  # closed by whoever started the program
        print("companion: standard output is closed; there is nowhere to write.", file=sys.stderr)
        return lambda: CANNOT
    if isinstance(sys.stdout, io.TextIOWrapper):  # names, signs and paths are told by any terminal
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    for sentence in (*installed().broken, *leave_out_broken(_language(words))):
        print(printable(sentence), end="", file=sys.stderr)
    try:
        options = options_of(words)
    except BrokenGameError as error:
        print(printable(str(error)), end="", file=sys.stderr)
        return lambda: CANNOT
    if options.command is None:
        with said_in(texts(options.lang)):
            parser_of(None, texts(options.lang)).print_help()
        return lambda: 0
    module = importlib.import_module(f"companion.commands.{options.command}")
    return lambda: carried_out(options, module.run)


def options_of(words: Sequence[str]) -> argparse.Namespace:
    """What the words ask for: the command's own options, with ``command`` and ``lang``.

    Raises:
        SystemExit: they cannot be understood; one sentence on standard error says why.
    """
    language = _language(words)
    with said_in(texts(language)):
        parser = parser_of(_chosen(words), texts(language))
        parser.set_defaults(**common_defaults())
        options = parser.parse_args(words)
    options.lang = language
    return options


def carried_out(options: argparse.Namespace, command: Callable[[argparse.Namespace], int]) -> int:
    """Run a command and return its exit status; what the system refuses is told in a sentence."""
    try:
        status = command(options)
        sys.stdout.flush()
    except BrokenGameError as error:
        print(printable(str(error)), end="", file=sys.stderr)
        return CANNOT
    except BrokenPipeError:  # whoever read the output has gone; nobody is left to be told
        _let_go_of_output()
        return CANNOT
    except OSError as error:
        print(_sentence(options.command, error), end="", file=sys.stderr)
        if error.filename is None and error.strerror is not None:
            _let_go_of_output()
        return CANNOT
    except Exception as error:  # a mistake of ours; whoever met it should not have to read a traceback
        print(printable(mistake(error, options.lang, folders(options.data).log)), end="", file=sys.stderr)
        return MISTAKEN
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


def _language(words: Sequence[str]) -> str:
    """The language in which whatever else the words say is answered: looked for before all of it is read."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    for option in VALUED:
        early.add_argument(option, nargs="?")
    given, _others = early.parse_known_args(words)
    return language_of(given.lang, Path(given.data) if given.data else None)


def _speaking(words: Texts) -> type[Parser]:
    """The parsers that speak so."""

    class Speaking(Parser):
        pass

    Speaking.words = words
    return Speaking


def parser_of(chosen: str | None, words: Texts) -> Parser:
    """The parser; only the chosen command's module is imported, so that others may need what is not there."""
    kind = _speaking(words)
    parser = kind(
        prog="companion",
        description=words.say("help-companion"),
        parents=[common_options(words)],
    )
    parser.add_argument(
        "--version", action=_Version, unknown=words.say("version-unknown"), help=words.say("help-version")
    )
    commands = parser.add_subparsers(dest="command", metavar=words.say("meta-command"), parser_class=kind)
    for name in COMMANDS:
        if find_spec(f"companion.commands.{name}") is None:
            continue
        if name == chosen:
            importlib.import_module(f"companion.commands.{name}").register(commands, words)
        else:
            commands.add_parser(name, help=words.say(f"help-{name}"))
    return parser
