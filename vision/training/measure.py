"""Measures the card reader on labelled photographs, and says what went wrong where.

    python -m vision.training.measure FOLDER [--quiet]

A folder holds pictures and a ``labels.json``: for each file the cards in it, the scene's kind, and codes to
ignore. Photographs only measure; nothing is chosen or trained with them.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np

from vision.cards.reader import PokerReader
from vision.errors import TrainingError, VisionError


@dataclass(frozen=True, slots=True)
class Labelled:
    """A photograph and the cards in it, as a multiset of codes."""

    path: Path
    scene: str
    cards: Counter[str]
    ignored: frozenset[str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the reader made of one photograph; ``missed`` and ``invented`` count physical cards."""

    picture: Labelled
    missed: Counter[str]
    invented: Counter[str]
    doubtful: tuple[str, ...]
    milliseconds: float

    @property
    def exact(self) -> bool:
        """Whether every card was read and nothing else."""
        return not self.missed and not self.invented


@dataclass(slots=True)
class Tally:
    """Sums over pictures."""

    pictures: int = 0
    exact: int = 0
    cards: int = 0
    missed: int = 0
    invented: int = 0
    milliseconds: list[float] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Counts one picture."""
        self.pictures += 1
        self.exact += outcome.exact
        self.cards += outcome.picture.cards.total()
        self.missed += outcome.missed.total()
        self.invented += outcome.invented.total()
        self.milliseconds.append(outcome.milliseconds)

    def line(self, name: str) -> str:
        """One line of the table."""
        recall = f"{1 - self.missed / self.cards:.3f}" if self.cards else "-"
        return (
            f"{name:<12} {self.pictures:>4} {self.cards:>5} {recall:>7} {self.invented:>8} "
            f"{self.exact:>5}/{self.pictures:<4} {np.median(self.milliseconds):>7.1f} "
            f"{max(self.milliseconds):>7.1f}"
        )


def read_labels(folder: Path) -> list[Labelled]:
    """The photographs of a folder.

    Raises:
        OSError, ValueError: ``labels.json`` is missing or no JSON.
    """
    labels = json.loads((folder / "labels.json").read_text(encoding="utf-8"))
    return [
        Labelled(
            folder / name,
            entry["scene"],
            Counter(card["card"] for card in entry["cards"]),
            frozenset(entry.get("ignore", ())),
        )
        for name, entry in sorted(labels.items())
        if not name.startswith("_")
    ]


def examine(reader: PokerReader, picture: Labelled) -> Outcome:
    """Reads one photograph and compares; the time is that of this thread, decoding left out."""
    image = cv2.imread(str(picture.path))
    if image is None:
        raise ValueError(f"{picture.path} cannot be read as a picture.")
    begun = time.thread_time()
    cards, _ = reader.read(np.asarray(image, np.uint8))
    milliseconds = (time.thread_time() - begun) * 1000
    named = Counter(card.code for card in cards if card.code is not None)
    doubtful = tuple(f"{card.candidates[0][0]}?{card.confidence:.2f}" for card in cards if card.code is None)
    missed, invented = picture.cards - named, named - picture.cards
    for code in picture.ignored:
        missed.pop(code, None)
        invented.pop(code, None)
    return Outcome(picture, missed, invented, doubtful, milliseconds)


def main(arguments: list[str] | None = None) -> int:
    """Prints failures and the table; 2 when there is nothing to measure."""
    parser = argparse.ArgumentParser(description="Measure the card reader on labelled photographs.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--quiet", action="store_true", help="the table only")
    options = parser.parse_args(arguments)
    cv2.setNumThreads(1)
    try:
        pictures = read_labels(options.folder)
        reader = PokerReader()
        outcomes = [examine(reader, picture) for picture in pictures]
    except (TrainingError, VisionError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    tallies: dict[str, Tally] = {}
    for outcome in outcomes:
        for name in (outcome.picture.scene, "all"):
            tallies.setdefault(name, Tally()).add(outcome)
        if not outcome.exact and not options.quiet:
            missed, invented = (
                " ".join(sorted(part.elements())) or "-" for part in (outcome.missed, outcome.invented)
            )
            doubtful = " ".join(outcome.doubtful)
            print(f"{outcome.picture.path.name}: missed {missed}, invented {invented}, {doubtful}")
    print(
        f"{'scene':<12} {'pics':>4} {'cards':>5} {'recall':>7} {'invented':>8} "
        f"{'exact':>10} {'ms med':>7} {'max':>7}"
    )
    for name in sorted(tallies, key=lambda key: (key == "all", key)):
        print(tallies[name].line(name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
