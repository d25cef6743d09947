"""Runs all measurements, or those named: ``python -m companion.bench engines``."""

from __future__ import annotations

import importlib
import platform
import sys
from importlib.util import find_spec

BENCHES = (
    "engines",
    "players",
    "appliance",
    "live",
    "paced",
    "screen",
    "phones",
    "club_table",
    "club_seating",
    "club",
    "voice",
    "vision",
    "decks",
    "teach",
)
"""Modules of this package with ``measure() -> Iterator[Figure]``; one that is not there is left out. What is
live comes before the pictures, or its memory would count theirs."""


def main(chosen: list[str]) -> int:
    """Measure and print; 2 for a measurement that does not exist."""
    there = [name for name in BENCHES if find_spec(f"companion.bench.{name}")]
    unknown = sorted(set(chosen) - set(there))
    if unknown:
        print(f"There is no measurement {', '.join(unknown)}, only {', '.join(there)}.", file=sys.stderr)
        return 2
    print(f"{platform.machine()}, Python {platform.python_version()}, one core")
    for name in chosen or there:
        for figure in importlib.import_module(f"companion.bench.{name}").measure():
            print(figure, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
