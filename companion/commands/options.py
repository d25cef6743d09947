"""Options that every command understands, before its name or after it."""

from __future__ import annotations

import argparse
from pathlib import Path

from companion.texts import LANGUAGES, preferred_language

VALUED = ("--data", "--lang")
"""The options among them that are followed by a value."""


def common_options() -> argparse.ArgumentParser:
    """A parent parser with ``--json``, ``--data`` and ``--lang``; it sets only what was given."""
    parser = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="print JSON Lines and nothing else")
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="where decks, journal and settings are (default: your user folders)",
    )
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="language of the texts (default: that of your environment)"
    )
    return parser


def common_defaults() -> dict[str, object]:
    """The values of the options that were not given."""
    return {"json": False, "data": None, "lang": preferred_language()}
