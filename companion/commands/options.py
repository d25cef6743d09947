"""What the commands' parsers have in common: options that every command understands, and readers of values.

Everything is said in the language of the texts: whoever adds a command or an option brings the words.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from companion.club.address import ClubAddress, club_address
from companion.club.errors import ClubAddressError
from companion.engines.fields import quoted
from companion.machine.folders import folders
from companion.texts import LANGUAGES, Texts, preferred_language
from companion.texts.language import chosen_language
from companion.web.address import Address, address_of

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - has no other name
"""What the parsers of the commands are added to."""

VALUED = ("--data", "--lang")
"""The options of every command that are followed by a value."""


def common_options(words: Texts) -> argparse.ArgumentParser:
    """A parent parser with ``--json``, ``--data`` and ``--lang``; it sets only what was given."""
    parser = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))
    parser.add_argument(
        "--data", type=folder(words), metavar=words.say("meta-folder"), help=words.say("help-data")
    )
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("help-lang"))
    return parser


def add_command(
    commands: Commands, words: Texts, name: str, *, as_written: bool = False
) -> argparse.ArgumentParser:
    """Add the parser of a command with the options of every command.

    Args:
        commands: what it is added to.
        words: what it explains itself in: ``help-NAME`` in a line, ``help-NAME-does`` in full,
            ``help-NAME-example`` with an example.
        name: the command's.
        as_written: whether the lines end where the texts say.
    """
    kind = argparse.RawDescriptionHelpFormatter if as_written else argparse.HelpFormatter
    return commands.add_parser(
        name,
        parents=[common_options(words)],
        help=words.say(f"help-{name}"),
        description=words.say(f"help-{name}-does"),
        epilog=words.say(f"help-{name}-example"),
        formatter_class=kind,
    )


def add_out(parser: argparse.ArgumentParser, words: Texts, ending: str = "") -> None:
    """Add ``-o FILE``, the file that the command is there to write."""
    metavar = words.say("meta-file") + ending
    parser.add_argument(
        "-o", "--out", type=place(words), required=True, metavar=metavar, help=words.say("help-out")
    )


def add_force(parser: argparse.ArgumentParser, words: Texts) -> None:
    """Add ``--force``, without which nothing that is there already is written over."""
    parser.add_argument("--force", action="store_true", help=words.say("help-force"))


def add_paper(parser: argparse.ArgumentParser, words: Texts) -> None:
    """Add ``--paper``, what sheets are printed on."""
    parser.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help=words.say("help-default", value="a4")
    )


def add_pictures(parser: argparse.ArgumentParser, words: Texts) -> None:
    """Add ``PICTURE…``, the files of pictures that are looked into."""
    parser.add_argument(
        "pictures", nargs="+", type=Path, metavar=words.say("meta-picture"), help=words.say("help-pictures")
    )


def add_players(parser: argparse.ArgumentParser, words: Texts, help_id: str) -> None:
    """Add ``--players N``; whether so many can play is told by the game."""
    parser.add_argument("--players", type=number(words), metavar="N", help=words.say(help_id))


def place(words: Texts) -> Callable[[str], Path]:
    """The reader of a file or folder; nothing at all would be the folder that one works in."""

    def read(text: str) -> Path:
        if not text:
            raise argparse.ArgumentTypeError(words.say("unfit-place-empty"))
        return Path(text)

    return read


def folder(words: Texts) -> Callable[[str], Path]:
    """The reader of a folder, be it there or not; what lies in a file could never be found."""

    def read(text: str) -> Path:
        path = place(words)(text)
        try:
            is_other = path.exists() and not path.is_dir()
        except OSError as error:  # such as a name that is too long
            why = error.strerror or str(error)
            raise argparse.ArgumentTypeError(words.say("unfit-folder", folder=text, why=why)) from error
        if is_other:
            raise argparse.ArgumentTypeError(words.say("unfit-folder-file", folder=text))
        return path

    return read


def camera_named(words: Texts) -> Callable[[str], str]:
    """The reader of a camera's name; nothing at all would be taken for no choice."""

    def read(text: str) -> str:
        if not text:
            raise argparse.ArgumentTypeError(words.say("unfit-camera-empty"))
        return text

    return read


def web_address(words: Texts) -> Callable[[str], Address]:
    """The reader of the address on which the second screen is served."""

    def read(text: str) -> Address:
        address = address_of(text)
        if address is None:
            raise argparse.ArgumentTypeError(words.say("unfit-web-address", given=quoted(text)))
        return address

    return read


def club_named(words: Texts) -> Callable[[str], ClubAddress]:
    """The reader of a club's address."""

    def read(text: str) -> ClubAddress:
        try:
            return club_address(text)
        except ClubAddressError as error:
            raise argparse.ArgumentTypeError(words.reason(error.reason)) from None

    return read


def number(words: Texts) -> Callable[[str], int]:
    """The reader of a whole number of which somebody else says what it may be."""

    def read(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,18}", text) is None:
            raise argparse.ArgumentTypeError(words.say("unfit-whole-number", given=quoted(text)))
        return int(text)

    return read


def whole_number(words: Texts, least: int, most: int) -> Callable[[str], int]:
    """The reader of a number of that range."""

    def read(text: str) -> int:
        given = text.removeprefix("-")
        number = int(text) if given.isdecimal() and given.isascii() and len(given) <= len(str(most)) else None
        if number is None or not least <= number <= most:
            facts = {"least": str(least), "most": str(most), "given": quoted(text)}
            raise argparse.ArgumentTypeError(words.say("unfit-number", **facts))
        return number

    return read


def seed(words: Texts) -> Callable[[str], int]:
    """The reader of the number that chooses a simulated table; its random generators take none below 0."""
    return whole_number(words, 0, 999_999_999_999)


def common_defaults() -> dict[str, object]:
    """The values of the options that were not given; `language_of` says which language that is."""
    return {"json": False, "data": None, "lang": None}


def language_of(lang: str | None, data: Path | None) -> str:
    """The language of the texts: the one asked for, that of the owner's settings, that of the environment."""
    asked = lang if lang in LANGUAGES else None
    return asked or chosen_language(folders(data).settings) or preferred_language()
