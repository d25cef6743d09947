"""Trains both networks for cards from a seed; three processes work side by side.

One draws scenes, one trains the finder on them, and this one trains the reader: first on patches cut with the
true frames, then, as soon as a half-trained finder can be had, also on what that finder takes for indices,
and last on what the finished finder finds. Which scenes a step may use is fixed, so the same seed gives the
same networks, up to the rounding of the machine.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import torch

from vision.cards.finder import IndexFinder
from vision.cards.frames import Frames
from vision.sightings import Image
from vision.training.calibration import best_temperature, logits_of, reliability
from vision.training.export import write_finder, write_reader
from vision.training.finder import Scout, train_finder
from vision.training.fonts import rank_faces
from vision.training.networks import Finder, Reader
from vision.training.optimise import Schedule
from vision.training.patchwork import Patchwork, found_patches, joined, labelled_patches
from vision.training.reader import train_reader
from vision.training.shards import draw_shard, read_shard, write_shards
from vision.training.side_work import awaited, beside

SHARDS = 66
TRIAL = range(1000, 1004)
"""Numbers of the shards on which the networks are tried and calibrated, never trained."""
FINDER = Schedule(steps=7500, batch=24, rate=3e-3, shards=SHARDS, spread=0.85)
SCOUT_AT = 1250
READER = (
    Schedule(steps=600, batch=256, rate=2e-3, shards=20, spread=0.85),
    Schedule(steps=3600, batch=256, rate=1.6e-3, shards=SHARDS, first=14, spread=0.8),
    Schedule(steps=5200, batch=256, rate=8e-4, shards=SHARDS, first=16, spread=0.5),
)
"""With true frames only; with the scout's finds too; with the finished finder's finds."""
_ALARMS = 0.4
_PATIENCE = 7200.0
_THRESHOLDS = np.array([0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95])
_log = logging.getLogger(__name__)


def train(seed: int, out: Path, work: Path) -> None:
    """Draws, trains, calibrates and writes ``index-finder.onnx`` and ``index-reader.onnx``.

    Args:
        seed: of everything.
        out: folder for the networks.
        work: folder for scenes and half-trained networks, about 5 GB; what is there is used again.

    Raises:
        TrainingError: fonts are missing, or one of the processes died.
    """
    rank_faces()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    work.mkdir(parents=True, exist_ok=True)
    with beside(_draw, work, seed), beside(_learn_to_find, work, seed):
        reader = _learn_to_read(work, seed)
        finder = IndexFinder(awaited(work / "finder.onnx", _PATIENCE))
        trial = joined(
            [found_patches(read_shard(work, number), partial(_frames, finder)) for number in TRIAL]
        )
    logits = logits_of(reader, trial)
    temperature = best_temperature(logits)
    _log.info("temperature %.2f", temperature)
    for row in reliability(logits, temperature, _THRESHOLDS):
        _log.info("read at %.2f: recall %.3f, wrong %.4f", row.threshold, row.recall, row.wrong)
    notes = {"seed": str(seed), "temperature": f"{temperature:.3f}", "made by": "vision.training"}
    (out / "index-finder.onnx").write_bytes((work / "finder.onnx").read_bytes())
    write_reader(reader, out / "index-reader.onnx", temperature, notes)


def _draw(work: Path, seed: int) -> None:
    cv2.setNumThreads(1)
    write_shards(work, (*range(SHARDS), *TRIAL), partial(draw_shard, seed))


def _learn_to_find(work: Path, seed: int) -> None:
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    notes = {"seed": str(seed), "made by": "vision.training"}

    def send_scout(scout: Finder) -> None:
        write_finder(scout, work / "scout.onnx", notes)

    finder = train_finder(work, FINDER, seed, Scout(SCOUT_AT, send_scout))
    write_finder(finder, work / "finder.onnx", notes)


def _learn_to_read(work: Path, seed: int) -> Reader:
    """The three stages of the reader's training."""

    def by_label(number: int) -> Patchwork:
        return labelled_patches(read_shard(work, number), seed * 10_000 + number)

    def with_finds(model: Path) -> Callable[[int], Patchwork]:
        finder = IndexFinder(awaited(model, _PATIENCE))
        return lambda number: joined(
            [by_label(number), found_patches(read_shard(work, number), partial(_frames, finder), _ALARMS)]
        )

    reader = train_reader(by_label, READER[0], seed)
    reader = train_reader(with_finds(work / "scout.onnx"), READER[1], seed + 1, reader)
    return train_reader(with_finds(work / "finder.onnx"), READER[2], seed + 2, reader)


def _frames(finder: IndexFinder, picture: Image) -> Frames:
    return finder.find(picture).frames
