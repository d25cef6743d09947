"""Fits how much the company that a face keeps says of it: ``python -m vision.training.dice_company``.

It reads drawn tables that nothing was learnt from and prints the most likely values of `ALONE` and `COMPANY`
(:mod:`vision.dice.company`) for the networks in ``--models``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.dice.company import company_of
from vision.dice.patches import NO_DIE
from vision.dice.reader import MODELS, DiceReader
from vision.training.dice import truth
from vision.training.dice_data import Scenes, draw_scenes
from vision.training.dice_samples import LOOK_ALIKES


@dataclass(frozen=True, slots=True)
class Read:
    """What was read on drawn tables.

    Attributes:
        odds: float64 (n,), logarithm of each face's own odds for a die.
        company: float64 (n,), see `vision.dice.company.company_of`.
        is_die: bool (n,), the truth.
    """

    odds: NDArray[np.float64]
    company: NDArray[np.float64]
    is_die: NDArray[np.bool_]


def read_tables(reader: DiceReader, scenes: Scenes) -> Read:
    """Read all tables; faces of dice that are hardly in view are left out."""
    odds, company, is_die = [], [], []
    for number, picture in enumerate(scenes.pictures):
        faces = reader.faces(picture)
        for face, beside in zip(faces, company_of(faces), strict=True):
            value = truth(scenes, number, face)
            if value is not None:
                no_die = float(face.chances[NO_DIE])
                odds.append(np.log(max(1 - no_die, 1e-9) / max(no_die, 1e-9)))
                company.append(beside)
                is_die.append(value != NO_DIE)
    return Read(np.array(odds), np.array(company), np.array(is_die))


def fitted(read: Read) -> tuple[float, float]:
    """Return the most likely (alone, company), to a tenth; look-alikes weigh less, as in the calibration."""
    tries = [(a / 10, c / 10) for a in range(-15, 6) for c in range(31)]
    return min(tries, key=lambda one: _unlikelihood(read, one))


def _unlikelihood(read: Read, weights: Sequence[float]) -> float:
    raised = read.odds + weights[0] + weights[1] * read.company
    cost = np.logaddexp(0, np.where(read.is_die, -raised, raised))
    return float(np.average(cost, weights=np.where(read.is_die, 1.0, 1 / LOOK_ALIKES)))


def main() -> None:
    """Read the command line, draw tables, fit and print."""
    parser = argparse.ArgumentParser(description="Fit what the company of a face says on drawn tables.")
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2000)
    parser.add_argument("--models", type=Path, default=MODELS)
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    scenes = draw_scenes(options.seed, options.tables, options.processes)
    read = read_tables(DiceReader(options.models), scenes)
    alone, company = fitted(read)
    before, after = (_unlikelihood(read, weights) for weights in ((0, 0), (alone, company)))
    print(
        f"ALONE {alone:.1f}, COMPANY {company:.1f}; cross entropy {before:.4f} without, {after:.4f} with them"
    )


if __name__ == "__main__":
    main()
