"""Tries the whole card reader on drawn scenes, to choose and to report its thresholds.

    python -m vision.training.trial SHARDS 1000 1001

prints, for cards known by a single index and by two that agree, how many are named at or above a confidence
and how many of these wrongly: first cards in clear view, then all that is seen, with the small and hidden
ones, the false cards and the clutter of which the drawn scenes hold far more than a table does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

import assets
from vision.cards.codes import RANKS, SUITS
from vision.cards.finder import IndexFinder
from vision.cards.frames import lengths
from vision.cards.pairing import Group, group_indices
from vision.cards.reading import IndexReader
from vision.cards.search import Search
from vision.errors import TrainingError, VisionError
from vision.halvings import Halvings
from vision.training.deck import REJECTED_RANK, REJECTED_SUIT
from vision.training.scene import FOUND
from vision.training.shards import Shard, read_shard

CLEAR = 10.0
_THRESHOLDS = (0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95)


@dataclass(frozen=True, slots=True)
class Read:
    """One card that was reported.

    Attributes:
        confidence: how sure.
        agreeing: by how many indices.
        right: whether such a card is there.
        clear: whether it is said of a true index in full view, `CLEAR` pixels or more in size.
    """

    confidence: float
    agreeing: int
    right: bool
    clear: bool


def reads_of(shard: Shard, search: Search, reader: IndexReader) -> Iterator[Read]:
    """Everything the reader reports in the scenes of a shard."""
    for scene, picture in enumerate(shard.pictures):
        levels = Halvings(picture).levels()
        marks = np.flatnonzero(shard.scene == scene)
        for group in group_indices(reader.read(levels, search.everywhere(levels))):
            right, clear = _is_right(group, shard, marks), _is_clear(group, shard, marks)
            yield Read(group.confidence, group.agreeing, right, clear)


def _is_right(group: Group, shard: Shard, marks: NDArray[np.int64]) -> bool:
    """Whether an index with the group's code, hidden in part or not, is where the group's is."""
    frame = group.first.frame
    for mark in marks:
        rank, suit = int(shard.ranks[mark]), int(shard.suits[mark])
        if rank == REJECTED_RANK or suit == REJECTED_SUIT or RANKS[rank] + SUITS[suit] != group.code:
            continue
        if np.hypot(*(shard.frames[mark, :2] - frame[:2])) < np.hypot(*frame[2:4]):
            return True
    return False


def _is_clear(group: Group, shard: Shard, marks: NDArray[np.int64]) -> bool:
    """Whether the index nearest to the group's is a card's, in full view, and not small."""
    if not len(marks):
        return False
    frame = group.first.frame
    away = np.hypot(*(shard.frames[marks, :2] - frame[:2]).T)
    nearest = marks[int(np.argmin(away))]
    down, right = lengths(shard.frames[nearest : nearest + 1])
    near = away.min() < np.hypot(*frame[2:4])
    return bool(near and shard.states[nearest] == FOUND and min(down[0], right[0]) >= CLEAR)


def main(arguments: list[str] | None = None) -> int:
    """Prints the table; 2 when there is nothing to try."""
    parser = argparse.ArgumentParser(description="Try the card reader on drawn scenes.")
    parser.add_argument("shards", type=Path, help="folder of the drawn scenes")
    parser.add_argument("numbers", type=int, nargs="+", help="of shards that were not trained on")
    options = parser.parse_args(arguments)
    cv2.setNumThreads(1)
    try:
        search = Search(IndexFinder(assets.path("models/index-finder.onnx")))
        reader = IndexReader(assets.path("models/index-reader.onnx"))
        shards = [read_shard(options.shards, number, patience=0) for number in options.numbers]
    except (TrainingError, VisionError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    reads = [read for shard in shards for read in reads_of(shard, search, reader)]
    for seen, chosen in (("clear", [read for read in reads if read.clear]), ("all", reads)):
        for name, many in (("one index", False), ("two that agree", True)):
            for threshold in _THRESHOLDS:
                named = [r for r in chosen if r.confidence >= threshold and (r.agreeing > 1) == many]
                wrong = sum(not read.right for read in named)
                print(f"{seen:<6} {name:<15} at {threshold:.2f}: {len(named):>5} named, {wrong:>4} wrong")
    return 0


if __name__ == "__main__":
    sys.exit(main())
