"""Trains the network that finds corners of cards, whatever is printed on them.

It is the same network as the finder of indices, and learns in the same way; only what it is shown differs.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import cv2
import torch

from vision.training.corner_scenes import draw_corner_shard
from vision.training.export import write_finder
from vision.training.finder import train_finder
from vision.training.fonts import rank_faces
from vision.training.optimise import Schedule
from vision.training.shards import write_shards
from vision.training.side_work import beside

SHARDS = 40
SCHEDULE = Schedule(steps=7000, batch=24, rate=3e-3, shards=SHARDS, spread=0.8)


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
    notes = {"seed": str(seed), "made by": "vision.training.corners"}
    with beside(_draw, work, seed):
        finder = train_finder(work, SCHEDULE, seed)
    write_finder(finder, out / "corner-finder.onnx", notes)


def _draw(work: Path, seed: int) -> None:
    cv2.setNumThreads(1)
    write_shards(work, range(SHARDS), partial(draw_corner_shard, seed))
