"""Options that every command understands, before its name or after it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from companion.engines.fields import quoted
from companion.folders import folders
from companion.language import chosen_language
from companion.texts import LANGUAGES, preferred_language

VALUED = ("--data", "--lang")
"""The options among them that are followed by a value."""


def common_options() -> argparse.ArgumentParser:
    """A parent parser with ``--json``, ``--data`` and ``--lang``; it sets only what was given."""
    parser = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="print JSON Lines and nothing else")
    parser.add_argument(
        "--data",
        type=folder,
        metavar="DIR",
        help="where decks, journal and settings are (default: your user folders)",
    )
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        help="language of the texts (default: your settings', or your environment's)",
    )
    return parser


def place(text: str) -> Path:
    """A file or folder as it was typed; nothing at all would be the folder that one works in."""
    if not text:
        raise argparse.ArgumentTypeError("the name of a file or folder is empty")
    return Path(text)


def folder(text: str) -> Path:
    """A folder as it was typed, be it there or not; what lies in a file could never be found."""
    path = place(text)
    try:
        is_other = path.exists() and not path.is_dir()
    except OSError as error:  # such as a name that is too long
        raise argparse.ArgumentTypeError(f"{text} can be no folder: {error.strerror}") from error
    if is_other:
        raise argparse.ArgumentTypeError(f"{text} is a file; name a folder")
    return path


def camera_named(text: str) -> str:
    """A camera's name as it was typed; nothing at all would be taken for no choice."""
    if not text:
        raise argparse.ArgumentTypeError("the name of the camera is empty; leave the option out, or name one")
    return text


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """The reader of a number of that range, for `argparse`."""

    def read(text: str) -> int:
        given = text.removeprefix("-")
        number = int(text) if given.isdecimal() and given.isascii() and len(given) <= len(str(most)) else None
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(f"must be a number from {least} to {most}, not {quoted(text)}")
        return number

    return read


SEED = whole_number(0, 999_999_999_999)
"""The reader of the number that chooses a simulated table; its random generators take none below 0."""


def common_defaults() -> dict[str, object]:
    """The values of the options that were not given; `language_of` says which language that is."""
    return {"json": False, "data": None, "lang": None}


def language_of(options: argparse.Namespace) -> str:
    """The language of the texts: the one asked for, that of the owner's settings, that of the environment."""
    return options.lang or chosen_language(folders(options.data).settings) or preferred_language()
