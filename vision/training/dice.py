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
from vision.dice.faces import FINDER_TRUST, FaceReader
from vision.dice.finder import Finder
from vision.dice.patches import NO_DIE
from vision.training.dice_data import Scenes, draw_scenes
from vision.training.dice_export import Calibration, write_dice_finder, write_dice_reader
from vision.training.dice_learning import train_finder, train_reader
from vision.training.dice_samples import (
    IN_VIEW,
    Float,
    Patches,
    die_patches,
    other_patches,
    random_spots,
    sizes_of,
)

SCENES, TRIAL_SCENES = 5800, 300
COPIES = 4
"""Patches cut of every drawn die."""

_SAME_PLACE = 0.3
"""A candidate this many face sizes from a die's middle is that die."""

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
    write_dice_reader(reader, out / "dice-reader.onnx", Calibration(1.0, 0.0), notes)
    faces = FaceReader(Network(out / "dice-reader.onnx", ("values", "frames")))
    calibration = calibrate(faces, trial, finder)
    report(f"temperature {calibration.temperature:.2f}, shift {calibration.shift:.2f}")
    write_dice_reader(reader, out / "dice-reader.onnx", calibration, notes)


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


def calibrate(reader: FaceReader, trial: Scenes, finder: Finder) -> Calibration:
    """Return what makes the reads of the trial's candidates as likely as they are right.

    Args:
        reader: the reader, not yet calibrated.
        trial: tables that nothing was learnt from.
        finder: finds the candidates.
    """
    sizes, middles = sizes_of(trial.tops), trial.tops.mean(axis=1)
    logits, prior, values = [], [], []
    for number, picture in enumerate(trial.pictures):
        dice = np.flatnonzero((trial.owners == number) & (trial.visible > IN_VIEW))
        for face in reader.read(picture, finder.find(picture, None, None)):
            far = np.hypot(*(middles[dice] - face.candidate.middle).T) / sizes[dice]
            near = far.size > 0 and far.min() < _SAME_PLACE
            values.append(int(trial.values[dice[far.argmin()]]) if near else NO_DIE)
            odds = FINDER_TRUST * np.log(face.candidate.chance / (1 - face.candidate.chance))
            prior.append((np.arange(7) != NO_DIE) * odds)
            logits.append(face.logits - prior[-1])
    own, given, target = torch.tensor(np.array(logits)), torch.tensor(np.array(prior)), torch.tensor(values)
    is_die = torch.arange(7) != NO_DIE

    def unlikelihood(calibration: Calibration) -> float:
        raised = own / calibration.temperature + given + is_die * calibration.shift
        return float(functional.cross_entropy(raised, target))

    tries = (
        Calibration(float(t), float(s)) for t in np.geomspace(0.4, 2.5, 25) for s in np.linspace(-3, 2, 41)
    )
    return min(tries, key=unlikelihood)


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
