"""Options that every command understands."""

from __future__ import annotations

import argparse
from pathlib import Path

from companion.texts import LANGUAGES, preferred_language


def common_options() -> argparse.ArgumentParser:
    """A parent parser with ``--json``, ``--data`` and ``--lang``."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--json", action="store_true", help="print JSON Lines and nothing else")
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="where decks, journal and settings are (default: your user folders)",
    )
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=preferred_language(),
        help="language of the texts (default: %(default)s)",
    )
    return parser
