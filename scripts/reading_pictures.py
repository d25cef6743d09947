"""Draw how cards are read, step by step as the code reads them, into docs/developers/reading by default.

.venv/bin/python scripts/reading_pictures.py [--picture poker-indices] [--to FOLDER]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import cv2  # noqa: E402

from scripts.reading import decks, panels, poker  # noqa: E402
from vision.sightings import Image  # noqa: E402

PICTURES: dict[str, Callable[[], Image]] = {
    "poker-indices": poker.indices_found,
    "poker-outlines": poker.outlines_found,
    "poker-weighed": poker.weighed,
    "deck-corners": decks.corners_found,
    "deck-places": decks.places_made,
    "deck-laid": decks.face_laid,
    "deck-pair": decks.pair_compared,
    "fan-order": decks.fan_order,
    "deck-looks": decks.looks_compared,
    "deck-verdict": decks.cards_judged,
    "teaching": decks.teaching,
}
"""The pictures of docs/developers/reading.md."""


def main(words: Sequence[str] | None = None) -> None:
    """Draw what the words of a command line ask for; None: those of this process."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--picture", action="append", choices=PICTURES, help="draw only this picture")
    asked.add_argument("--to", type=Path, default=ROOT / "docs" / "developers" / "reading", metavar="FOLDER")
    options = asked.parse_args(words)
    options.to.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for name in options.picture or PICTURES:
        panels.write(PICTURES[name](), options.to / f"{name}.webp")


if __name__ == "__main__":
    main()
