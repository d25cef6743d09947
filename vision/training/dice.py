"""Trains the networks for dice from a seed: ``python -m vision.training.dice --seed 1 --out assets/models``.

Everything is drawn: no photograph is used. First the finder learns on crops of drawn tables; then it is run
over these tables, and what it takes for a die although it is none becomes, beside the dice, what the reader
learns from; last, the reader's confidence is calibrated on tables drawn from another seed.
"""

from __future__ import annotations

import argparse
import logging
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import torch
from torch.nn import functional

from vision.cards.models import Network
from vision.dice.finder import Finder
from vision.dice.patches import NO_DIE, cut
from vision.training.dice_data import Scenes, draw_scenes
from vision.training.dice_export import write_dice_finder, write_dice_reader
from vision.training.dice_learning import to_tensor, train_finder, train_reader
from vision.training.dice_networks import DiceReader
from vision.training.dice_samples import (
    Float,
    Patches,
    die_patches,
    other_patches,
    random_spots,
    sizes_of,
)

SCENES, TRIAL_SCENES = 3000, 300
COPIES = 3
"""Patches cut of every drawn die."""

_log = logging.getLogger(__name__)


def train(seed: int, out: Path, processes: int = 2) -> None:
    """Draw, train, calibrate and write ``dice-finder.onnx`` and ``dice-reader.onnx`` into ``out``."""
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    start = time.monotonic()

    def report(text: str) -> None:
        _log.info("%5.0f s  %s", time.monotonic() - start, text)

    scenes = draw_scenes(seed, SCENES, processes)
    report(f"drew {len(scenes.pictures)} tables with {len(scenes.values)} dice")
    notes = {"seed": str(seed), "made by": "vision.training.dice"}
    write_dice_finder(train_finder(scenes, seed, report), out / "dice-finder.onnx", notes)
    finder = Finder(Network(out / "dice-finder.onnx", ("marks",)))
    patches = _gather(scenes, finder, seed)
    report(f"cut {len(patches.values)} patches, {np.count_nonzero(patches.values == NO_DIE)} of them no dice")
    reader = train_reader(patches, seed, report)
    trial = draw_scenes(seed + 1000, TRIAL_SCENES, processes)
    temperature = _calibrate(reader, trial, finder)
    report(f"temperature {temperature:.2f}")
    write_dice_reader(reader, out / "dice-reader.onnx", temperature, notes)


def _gather(scenes: Scenes, finder: Finder, seed: int) -> Patches:
    rng = np.random.default_rng([seed, 5])
    dice = die_patches(rng, scenes, COPIES)
    beside = other_patches(rng, scenes, random_spots(rng, scenes, len(dice.values) // 3))
    mistaken = other_patches(rng, scenes, np.concatenate(list(_found(scenes, finder))))
    parts = (dice, beside, mistaken)
    return Patches(
        np.concatenate([part.pictures for part in parts]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.frames for part in parts]),
    )


def _found(scenes: Scenes, finder: Finder) -> Iterator[Float]:
    """Yield the finder's candidates of each scene, float32 (n, 4): scene, x, y, size."""
    for number, picture in enumerate(scenes.pictures):
        found = finder.find(picture, None, None)
        rows = [(number, *candidate.middle, candidate.size) for candidate in found]
        yield np.array(rows, np.float32).reshape(-1, 4)


@torch.no_grad()
def _calibrate(reader: DiceReader, trial: Scenes, finder: Finder) -> float:
    """Return the temperature under which the values of the trial's candidates are most likely."""
    sizes, middles = sizes_of(trial.tops), trial.tops.mean(axis=1)
    patches, values = [], []
    for number, x, y, size in np.concatenate(list(_found(trial, finder))):
        dice = np.flatnonzero(trial.owners == int(number))
        far = np.hypot(*(middles[dice] - (x, y)).T) / sizes[dice]
        patches.append(cut(trial.pictures[int(number)], (float(x), float(y)), float(size)))
        near = far.size > 0 and far.min() < 0.3
        values.append(int(trial.values[dice[far.argmin()]]) if near else NO_DIE)
    logits = reader(to_tensor(np.stack(patches)))[0]
    target = torch.tensor(values)
    losses = {t: float(functional.cross_entropy(logits / t, target)) for t in np.geomspace(0.3, 3, 47)}
    return float(min(losses, key=losses.__getitem__))


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description="Train the networks for dice on drawn tables.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()))
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    options.out.mkdir(parents=True, exist_ok=True)
    train(options.seed, options.out, options.processes)


if __name__ == "__main__":
    main()
