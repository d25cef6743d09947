"""Trains both networks for cards from a seed; three processes work side by side.

One draws scenes, one trains the finder on them, and this one trains the reader: first on patches cut with the
true frames, then, as soon as a half-trained finder can be had, also on what that finder takes for indices,
and last on what the finished finder finds. Which scenes a step may use is fixed, so the same seed gives the
same networks, up to the rounding of the machine.
"""

from __future__ import annotations

import logging
import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import torch

from vision.cards.finder import IndexFinder
from vision.cards.frames import Frames
from vision.errors import TrainingError
from vision.sightings import Image
from vision.training.calibration import best_temperature, logits_of, reliability
from vision.training.export import write_finder, write_reader
from vision.training.finder import train_finder
from vision.training.fonts import rank_faces
from vision.training.networks import Finder, Reader
from vision.training.optimise import Schedule
from vision.training.patchwork import Patchwork, found_patches, joined, labelled_patches
from vision.training.reader import train_reader
from vision.training.shards import read_shard, write_shards

SHARDS = 66
TRIAL = range(1000, 1004)
"""Numbers of the shards on which the networks are tried and calibrated, never trained."""
FINDER = Schedule(steps=4500, batch=24, rate=3e-3, shards=SHARDS, spread=0.85)
SCOUT_AT = 1250
READER = (
    Schedule(steps=500, batch=256, rate=2e-3, shards=20, spread=0.85),
    Schedule(steps=1400, batch=256, rate=1.6e-3, shards=SHARDS, first=14, spread=0.8),
    Schedule(steps=700, batch=256, rate=8e-4, shards=SHARDS, first=16, spread=0.5),
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
    with _beside(_draw, work, seed), _beside(_learn_to_find, work, seed):
        reader = _learn_to_read(work, seed)
        finder = IndexFinder(_when_there(work / "finder.onnx"))
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
    write_shards(work, seed, range(SHARDS))
    write_shards(work, seed, TRIAL)


def _learn_to_find(work: Path, seed: int) -> None:
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    finder = train_finder(work, FINDER, seed, SCOUT_AT, lambda scout: _keep(scout, work / "scout.onnx", seed))
    _keep(finder, work / "finder.onnx", seed)


def _learn_to_read(work: Path, seed: int) -> Reader:
    """The three stages of the reader's training."""

    def by_label(number: int) -> Patchwork:
        return labelled_patches(read_shard(work, number), seed * 10_000 + number)

    def with_finds(model: Path) -> Callable[[int], Patchwork]:
        finder = IndexFinder(_when_there(model))
        return lambda number: joined(
            [by_label(number), found_patches(read_shard(work, number), partial(_frames, finder), _ALARMS)]
        )

    reader = train_reader(by_label, READER[0], seed)
    reader = train_reader(with_finds(work / "scout.onnx"), READER[1], seed + 1, reader)
    return train_reader(with_finds(work / "finder.onnx"), READER[2], seed + 2, reader)


def _frames(finder: IndexFinder, picture: Image) -> Frames:
    return finder.find(picture).frames


def _keep(finder: Finder, path: Path, seed: int) -> None:
    """Writes a finder so that it is there whole or not at all."""
    draft = path.with_suffix(".draft")
    write_finder(finder, draft, {"seed": str(seed), "made by": "vision.training"})
    draft.rename(path)


def _when_there(path: Path) -> Path:
    """Waits for a file that another process writes."""
    deadline = time.monotonic() + _PATIENCE
    while not path.exists():
        if time.monotonic() > deadline:
            raise TrainingError(
                f"{path} did not come in {_PATIENCE / 3600:.0f} hours; its process seems dead."
            )
        time.sleep(1)
    return path


@contextmanager
def _beside(work_of: Callable[[Path, int], None], work: Path, seed: int) -> Iterator[None]:
    """Runs something in a process of its own, and ends it when this process fails."""
    process = multiprocessing.get_context("spawn").Process(target=work_of, args=(work, seed))
    process.start()
    try:
        yield
        process.join()
    except BaseException:
        process.terminate()
        raise
    if process.exitcode:
        raise TrainingError(f"The process {work_of.__name__} failed; its own message says why.")
