"""Measures reading a taught deck on labelled photographs, and says what went wrong where.

    python -m vision.training.taught FOLDER

A folder holds ``enrol/CODE.jpg``, ``test/`` and a ``labels.json``: for each file of ``test/`` its cards.
Pictures that cannot be read, or show no card to learn, are named, and the others are measured. Photographs
only measure; nothing is chosen or trained with them.
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
from vision.errors import TrainingError, VisionError
from vision.sightings import Image


class Measurement:
    """What is found in one folder.

    Attributes:
        bad: how many pictures could not be read, or show no card to learn.
    """

    def __init__(self) -> None:
        """Nothing was measured yet."""
        self.bad = 0
        self._pictures: Counter[str] = Counter()
        self._cards: Counter[str] = Counter()
        self._spent: list[float] = []

    def taught(self, folder: Path) -> DeckReader:
        """A reader of the deck that the pictures of a folder teach.

        Raises:
            VisionError: none shows a card.
        """
        enroller = Enroller()
        lessons, places = [], []
        for path in sorted(folder.glob("*.jpg")):
            try:
                lesson = Lesson(path.stem.split(".")[0], _picture(path))
                places.append(enroller.outlines(lesson.image))
                lessons.append(lesson)
            except (TrainingError, VisionError) as error:
                self._leave(path, error)
        return DeckReader(learned(folder.parent.name, lessons, places).deck)

    def read(self, reader: DeckReader, path: Path, true: Counter[str]) -> None:
        """Read a picture that shows some cards, and print what is named instead."""
        try:
            image = _picture(path)
        except (TrainingError, VisionError) as error:
            self._leave(path, error)
            return
        begun = time.thread_time()
        cards, _ = reader.read(image)
        self._spent.append(1000 * (time.thread_time() - begun))
        named = Counter(card.code for card in cards if card.code is not None)
        self._cards += Counter(right=(named & true).total(), wrong=(named - true).total(), laid=true.total())
        verdict = "right" if named == true else "wrong" if named - true else "doubted"
        self._pictures[verdict] += 1
        if verdict != "right":
            shown, told = sorted(true.elements()), sorted(named.elements())
            print(f"{path.name} {verdict}: {shown}, named {told}", flush=True)

    def figures(self) -> str:
        """A line with what was found."""
        pictures, cards, spent = self._pictures, self._cards, self._spent or [0.0]
        return (
            f"{pictures['right']} right, {pictures['wrong']} wrong, {pictures['doubted']} doubted or not "
            f"seen, of {pictures.total()} pictures; {cards['right']} right and {cards['wrong']} wrong of "
            f"{cards['laid']} cards; {np.median(spent):.0f} ms a picture (median), "
            f"{np.percentile(spent, 90):.0f} (90 %); {self.bad} pictures left out"
        )

    def _leave(self, path: Path, error: TrainingError | VisionError) -> None:
        print(f"{path} is left out: {error}", file=sys.stderr, flush=True)
        self.bad += 1


def measure(folder: Path) -> Measurement:
    """Learn a folder's deck and read all its test pictures; those that are not read right are printed.

    Raises:
        VisionError: no picture shows a card to learn.
        OSError: there are no labels.
    """
    labels = json.loads((folder / "labels.json").read_text())
    measurement = Measurement()
    reader = measurement.taught(folder / "enrol")
    for name in (name for name in labels if not name.startswith("_")):
        measurement.read(reader, folder / "test" / name, Counter(labels[name]["cards"]))
    return measurement


def main(arguments: list[str] | None = None) -> int:
    """Measure one folder; 1 when pictures had to be left out, 2 when it cannot be read."""
    parser = argparse.ArgumentParser(description="Measure a taught deck on labelled photographs.")
    parser.add_argument("folder", type=Path)
    options = parser.parse_args(arguments)
    cv2.setNumThreads(1)
    try:
        measurement = measure(options.folder)
    except (VisionError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{options.folder.name}: {measurement.figures()}")
    return 1 if measurement.bad else 0


def _picture(path: Path) -> Image:
    image = cv2.imread(str(path))
    if image is None:
        raise TrainingError("It cannot be read.")
    return np.asarray(image, np.uint8)


if __name__ == "__main__":
    sys.exit(main())
