"""Tries the card reader on drawn scenes that a cheap camera sees, to choose and to report its threshold.

    python -m vision.training.trial --first 9100 --count 8

prints how many cards are named at or above a confidence and how many of these wrongly, by what is seen of
them: cards of which both ends were found, and those of which one index was; by the height of their index in
pixels, and by how soft they are. Drawn scenes hold far more small, hidden and false cards than a table does.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.codes import CODES
from vision.cards.finder import IndexFinder
from vision.cards.judge import IndexJudge
from vision.cards.reading import IndexReader
from vision.cards.search import Search
from vision.errors import TrainingError, VisionError
from vision.network import Network, shipped
from vision.training.judge import Cases, gathered, soft_scenes

_THRESHOLDS = (0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95)
_HEIGHTS = (0.0, 6.0, 8.0, 11.0, 16.0, 1000.0)
_SEED = 1


def main(arguments: list[str] | None = None) -> int:
    """Prints the tables; 2 when the networks or the fonts are missing."""
    parser = argparse.ArgumentParser(description="Try the card reader on drawn scenes.")
    parser.add_argument("--first", type=int, default=9100, help="number of the first fifty scenes")
    parser.add_argument("--count", type=int, default=8, help="how many times fifty scenes")
    options = parser.parse_args(arguments)
    cv2.setNumThreads(1)
    try:
        search = Search(IndexFinder(shipped("index-finder.onnx")))
        reader = IndexReader.of(shipped("index-reader.onnx"))
        judge = IndexJudge(shipped("card-reader.onnx"), shipped("card-judge.onnx"))
        numbers = range(options.first, options.first + options.count)
        scenes = (scene for number in numbers for scene in soft_scenes(_SEED, number))
        cases = gathered(scenes, search, reader, judge)
    except (TrainingError, VisionError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    (codes,) = Network(shipped("card-judge.onnx"), ("codes",)).run(cases.told)
    _print(cases, codes[:, : len(CODES)])
    return 0


def _print(cases: Cases, codes: NDArray[np.float32]) -> None:
    """How many are named and how many of them wrongly, by confidence and by what is seen."""
    sure, right = codes.max(axis=1), codes.argmax(axis=1) == cases.codes
    height, measured = 10 * np.exp(cases.told[:, 1]), cases.told[:, 4] > 0
    print(f"{'index':<18}" + "".join(f"{f'at {threshold:.2f}':>12}" for threshold in _THRESHOLDS))
    for name, kind in (("outline known", measured), ("one index", ~measured)):
        for low, high in pairwise(_HEIGHTS):
            chosen = kind & (height >= low) & (height < high)
            named = [chosen & (sure >= threshold) for threshold in _THRESHOLDS]
            cells = [f"{each.sum()}, {(each & ~right).sum()}" for each in named]
            print(f"{name:<14}{low:>4.0f}" + "".join(f"{cell:>12}" for cell in cells))


if __name__ == "__main__":
    sys.exit(main())
