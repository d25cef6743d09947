"""Trains the reader of whole cards and the judge from a seed.

    python -m vision.training.whole_cards --seed 1 --out assets/models --work FOLDER

needs the networks that find and read indices, in the folder of ``--out``. One process draws cards while this
one learns from those that are ready. What is in the folder of ``--work`` is used again: whole shards, and the
last checkpoint of the reader.
"""

from __future__ import annotations

import logging
import sys
from functools import partial
from itertools import chain
from pathlib import Path

import cv2
import torch

from vision.cards.finder import IndexFinder
from vision.cards.judge import IndexJudge
from vision.cards.reading import IndexReader
from vision.cards.search import Search
from vision.training.card_views import read_views, write_views
from vision.training.command_line import train_as_asked
from vision.training.export import write_whole_reader
from vision.training.fonts import rank_faces
from vision.training.judge import JudgeNetwork, bare_scenes, fit_judge, gathered, soft_scenes, write_judge
from vision.training.optimise import Schedule
from vision.training.side_work import beside
from vision.training.whole_reader import train_whole_reader

SHARDS = 32
READER = Schedule(steps=1500, batch=128, rate=2.5e-3, shards=SHARDS, first=8, spread=0.4)
JUDGED = range(9000, 9012)
"""Numbers of the scenes, fifty each, to which the judge is fitted; nothing else was trained on them."""
BARE = range(9100, 9106)
"""Numbers of those without a card."""
_PATIENCE = 3600.0
_log = logging.getLogger(__name__)


def train(seed: int, out: Path, work: Path) -> None:
    """Draws, trains, fits and writes ``card-reader.onnx`` and ``card-judge.onnx``.

    Args:
        seed: of everything.
        out: folder for the networks, in which those for indices are.
        work: folder for what is drawn and for checkpoints, about 1.5 GB; what is there is used again.

    Raises:
        TrainingError: fonts are missing, or the drawing process died.
        ModelError: the networks for indices are missing.
    """
    rank_faces()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    work.mkdir(parents=True, exist_ok=True)
    notes = {"seed": str(seed), "made by": "vision.training"}
    with beside(_draw, work, seed):
        views = partial(read_views, work, patience=_PATIENCE)
        reader = train_whole_reader(views, READER, seed, work / "whole-reader.checkpoint")
    write_whole_reader(reader, out / "card-reader.onnx", notes)
    search = Search(IndexFinder(out / "index-finder.onnx"))
    indices = IndexReader.of(out / "index-reader.onnx")
    write_judge(JudgeNetwork(), work / "card-judge.onnx", notes)
    judge = IndexJudge(out / "card-reader.onnx", work / "card-judge.onnx")
    cards = (scene for number in JUDGED for scene in soft_scenes(seed, number))
    scenes = chain(cards, (scene for number in BARE for scene in bare_scenes(seed, number)))
    fitted = fit_judge(gathered(scenes, search, indices, judge))
    for reader_weights in fitted.weights.weight.tolist():
        _log.info("judge: %s", [round(weight, 2) for weight in reader_weights])
    write_judge(fitted, out / "card-judge.onnx", notes)


def _draw(work: Path, seed: int) -> None:
    cv2.setNumThreads(1)
    write_views(work, range(SHARDS), seed)


def main(arguments: list[str] | None = None) -> int:
    """Trains both; 2 when something that they need is missing."""
    what = "Train the reader of whole cards and the judge."
    return train_as_asked(arguments, "vision.training.whole_cards", what, "1.5 GB of drawings", train)


if __name__ == "__main__":
    sys.exit(main())
