"""Measures reading a taught deck on labelled photographs, and says what went wrong where.

    python -m vision.training.taught FOLDER

A folder holds ``enrol/CODE.jpg``, ``test/`` and a ``labels.json``: for each file of ``test/`` its cards.
Photographs only measure; nothing is chosen or trained with them.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

import cv2
import numpy as np

from vision.decks.enrol import Enroller
from vision.decks.reader import DeckReader
from vision.decks.teaching import Lesson, learned
from vision.errors import PictureError, VisionError
from vision.sightings import Image


def taught_reader(folder: Path) -> DeckReader:
    """A reader of the deck that the pictures of a folder teach.

    Raises:
        VisionError: a picture cannot be read, or shows no card.
    """
    enroller = Enroller()
    lessons = [Lesson(path.stem.split(".")[0], _picture(path)) for path in sorted(folder.glob("*.jpg"))]
    places = [enroller.outlines(lesson.image) for lesson in lessons]
    return DeckReader(learned(folder.parent.name, lessons, places).deck)


def measure(folder: Path) -> str:
    """Read all test pictures, print those that are not read right, and give a line with the figures.

    Raises:
        VisionError: a picture cannot be read, or shows no card to learn.
        OSError: there are no labels.
    """
    labels = json.loads((folder / "labels.json").read_text())
    reader = taught_reader(folder / "enrol")
    found: Counter[str] = Counter()
    cards_found: Counter[str] = Counter()
    spent = []
    for name in (name for name in labels if not name.startswith("_")):
        image = _picture(folder / "test" / name)
        begun = time.thread_time()
        cards, _ = reader.read(image)
        spent.append(1000 * (time.thread_time() - begun))
        true = Counter(labels[name]["cards"])
        named = Counter(card.code for card in cards if card.code is not None)
        cards_found += Counter(right=(named & true).total(), wrong=(named - true).total(), laid=true.total())
        verdict = "right" if named == true else "wrong" if named - true else "doubted"
        found[verdict] += 1
        if verdict != "right":
            print(
                f"{name} {verdict}: {sorted(true.elements())}, named {sorted(named.elements())}", flush=True
            )
    return (
        f"{folder.name}: {found['right']} right, {found['wrong']} wrong, {found['doubted']} doubted or not "
        f"seen, of {len(spent)} pictures; {cards_found['right']} right and {cards_found['wrong']} wrong of "
        f"{cards_found['laid']} cards; {np.median(spent):.0f} ms a picture (median), "
        f"{np.percentile(spent, 90):.0f} (90 %)"
    )


def main(arguments: list[str] | None = None) -> int:
    """Measure one folder; 2 when it cannot be read."""
    parser = argparse.ArgumentParser(description="Measure a taught deck on labelled photographs.")
    parser.add_argument("folder", type=Path)
    options = parser.parse_args(arguments)
    cv2.setNumThreads(1)
    try:
        print(measure(options.folder))
    except (VisionError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _picture(path: Path) -> Image:
    image = cv2.imread(str(path))
    if image is None:
        raise PictureError(f"The picture {path} cannot be read.")
    return np.asarray(image, np.uint8)


if __name__ == "__main__":
    sys.exit(main())
