"""Trains the network that finds corners of cards, whatever is printed on them.

It is the same network as the finder of indices, and learns in the same way; only what it is shown differs.
"""

from __future__ import annotations

import logging
import multiprocessing
from pathlib import Path

import cv2
import torch

from vision.training.corner_scenes import write_corner_shards
from vision.training.export import write_finder
from vision.training.finder import train_finder
from vision.training.fonts import rank_faces
from vision.training.networks import Finder
from vision.training.optimise import Schedule

SHARDS = 40
SCHEDULE = Schedule(steps=3200, batch=24, rate=3e-3, shards=SHARDS, spread=0.8)
_SCOUT_AT = 1000
_log = logging.getLogger(__name__)


def train(seed: int, out: Path, work: Path) -> None:
    """Draws scenes, trains on them and writes ``corner-finder.onnx``.

    Args:
        seed: of everything.
        out: folder for the network.
        work: folder for scenes, about 3 GB; what is there is used again.

    Raises:
        TrainingError: fonts are missing, or scenes do not come.
    """
    rank_faces()
    torch.set_num_threads(1)
    work.mkdir(parents=True, exist_ok=True)
    drawing = multiprocessing.get_context("spawn").Process(target=_draw, args=(work, seed), daemon=True)
    drawing.start()
    try:
        finder = train_finder(work, SCHEDULE, seed, _SCOUT_AT, lambda scout: _keep(scout, work, seed))
    finally:
        drawing.terminate()
        drawing.join()
    _keep(finder, out, seed)


def _draw(work: Path, seed: int) -> None:
    cv2.setNumThreads(1)
    write_corner_shards(work, seed, range(SHARDS))


def _keep(finder: Finder, folder: Path, seed: int) -> None:
    """Writes a finder so that it is there whole or not at all."""
    draft = folder / "corner-finder.draft"
    write_finder(finder, draft, {"seed": str(seed), "made by": "vision.training.corners"})
    draft.rename(folder / "corner-finder.onnx")
    _log.info("%s written", folder / "corner-finder.onnx")
