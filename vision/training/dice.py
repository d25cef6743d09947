"""Trains the networks for dice from a seed: ``python -m vision.training.dice --seed 1 --out assets/models``.

Everything is drawn: no photograph is used. First the finder learns on crops of drawn tables. Then it is run
over these tables, and the reader learns from the dice, their sides, and from what the finder takes for a die
although it is none. Twice both are run over tables that they have never seen, and the reader learns on from
what it is mistaken in there. At the end its confidence is calibrated on tables drawn from another seed.
"""

from __future__ import annotations

import argparse
import logging
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from torch.nn import functional

from vision.dice.faces import Aim, Face, FaceReader, prior_odds
from vision.dice.finder import Candidate, Finder
from vision.dice.patches import NO_DIE
from vision.halvings import Halvings
from vision.network import Network
from vision.training.dice_data import Scenes, draw_scenes
from vision.training.dice_export import Calibration, write_dice_finder, write_dice_reader
from vision.training.dice_learning import train_finder, train_reader
from vision.training.dice_networks import DiceReader
from vision.training.dice_patches import Spots, joined, random_spots, side_spots, without_dice
from vision.training.dice_samples import IN_VIEW, LOOK_ALIKES, sizes_of

TRIAL_SEED = 1000
"""Added to the seed for the tables that nothing is learnt from."""
_LESSON_SEED = 100
"""Added to the seed for each further lot of tables: of those it learnt from, a network mistakes less."""
_SAME_PLACE = 0.3
"""A candidate this many face sizes from a die's middle is that die."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is drawn and how long is trained.

    Attributes:
        tables: of each lesson.
        trial: tables for the calibration.
        finder: steps of the optimiser.
        first_look: the reader's, before anything is known of its mistakes.
        mistakes: the reader's, each time on new tables and after its mistakes there were looked for.
    """

    tables: int = 8000
    trial: int = 400
    finder: int = 5500
    first_look: int = 1500
    mistakes: tuple[int, ...] = (12000, 16000)


def train(seed: int, out: Path, processes: int = 2, effort: Effort = Effort()) -> None:
    """Draw, train, calibrate and write ``dice-finder.onnx`` and ``dice-reader.onnx`` into ``out``."""
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    start, workers = time.monotonic(), min(1, processes - 1)

    def report(text: str) -> None:
        _log.info("%5.0f s  %s", time.monotonic() - start, text)

    def drawn(seed: int) -> Scenes:
        scenes = draw_scenes(seed, effort.tables, processes)
        report(f"drew {len(scenes.pictures)} tables with {len(scenes.values)} dice")
        return scenes

    notes = {"seed": str(seed), "made by": "vision.training.dice"}
    scenes = drawn(seed)
    write_dice_finder(
        train_finder(scenes, seed, report, effort.finder, workers), out / "dice-finder.onnx", notes
    )
    finder = Finder(Network(out / "dice-finder.onnx", ("marks",)))
    torch.manual_seed(seed)
    spots, _ = _no_dice(scenes, finder, seed)
    reader = train_reader(DiceReader(), scenes, spots, seed, report, effort.first_look, workers)
    write_dice_reader(reader, out / "dice-reader.onnx", Calibration(1.0, 0.0), notes)
    for number, steps in enumerate(effort.mistakes, start=1):
        scenes = drawn(seed + number * _LESSON_SEED)
        spots, found = _no_dice(scenes, finder, seed + number)
        mistaken = _mistaken(scenes, found, _faces(out))
        report(f"no dice: {len(spots.scenes)} places, the reader looks closer at {len(mistaken.scenes)}")
        copies = max(1, round(len(spots.scenes) / max(1, len(mistaken.scenes))))
        harder = joined([spots, *[mistaken] * copies])
        reader = train_reader(reader, scenes, harder, seed + number, report, steps, workers)
        write_dice_reader(reader, out / "dice-reader.onnx", Calibration(1.0, 0.0), notes)
    calibration = calibrate(_faces(out), draw_scenes(seed + TRIAL_SEED, effort.trial, processes), finder)
    report(f"temperature {calibration.temperature:.2f}, shift {calibration.shift:.2f}")
    write_dice_reader(reader, out / "dice-reader.onnx", calibration, notes)


def _faces(models: Path) -> FaceReader:
    return FaceReader(Network(models / "dice-reader.onnx", ("values", "frames")))


def _no_dice(scenes: Scenes, finder: Finder, seed: int) -> tuple[Spots, list[list[Candidate]]]:
    """Return places that hold no die, and all that the finder finds."""
    found = [finder.find(Halvings(picture), None, None) for picture in scenes.pictures]
    rng = np.random.default_rng([seed, 5])
    anyhow = random_spots(rng, scenes, len(scenes.values))
    return joined([_supposed(scenes, found), anyhow, side_spots(scenes)]), found


def _supposed(scenes: Scenes, found: list[list[Candidate]]) -> Spots:
    """Where the finder supposes dice that are none, as the first look sees them."""
    aims = [[Aim(one.middle, one.size * np.eye(2)) for one in candidates] for candidates in found]
    return without_dice(scenes, _spots(aims))


def _mistaken(scenes: Scenes, found: list[list[Candidate]], reader: FaceReader) -> Spots:
    """What the reader looks at closer although it is no die, as it sees it then."""
    pairs = zip(map(Halvings, scenes.pictures), found, strict=True)
    aims = [[face.aim for face in reader.read(pictures, candidates)] for pictures, candidates in pairs]
    return without_dice(scenes, _spots(aims))


def _spots(aims: list[list[Aim]]) -> Spots:
    placed = [(number, aim) for number, here in enumerate(aims) for aim in here]
    return Spots(
        np.array([number for number, _ in placed], np.int64),
        np.array([aim.middle for _, aim in placed], np.float32).reshape(-1, 2),
        np.array([aim.face for _, aim in placed], np.float32).reshape(-1, 2, 2),
    )


def truth(scenes: Scenes, number: int, face: Face) -> int | None:
    """Return the value of the die that a face is, NO_DIE for none, None if too little of it is in view."""
    dice = np.flatnonzero(scenes.owners == number)
    far = np.hypot(*(scenes.tops[dice].mean(axis=1) - face.candidate.middle).T) / sizes_of(scenes.tops[dice])
    if not far.size or far.min() >= _SAME_PLACE:
        return NO_DIE
    die = dice[far.argmin()]
    return int(scenes.values[die]) if scenes.visible[die] > IN_VIEW else None


def calibrate(reader: FaceReader, trial: Scenes, finder: Finder) -> Calibration:
    """Return what makes the reads of the trial's candidates as likely as they are right on real tables.

    Args:
        reader: the reader, not yet calibrated.
        trial: tables that nothing was learnt from.
        finder: finds the candidates.
    """
    logits, prior, values = [], [], []
    for number, picture in enumerate(trial.pictures):
        halves = Halvings(picture)
        for face in reader.read(halves, finder.find(halves, None, None)):
            value = truth(trial, number, face)
            if value is not None:
                values.append(value)
                prior.append((np.arange(7) != NO_DIE) * prior_odds(face.candidate.chance))
                logits.append(face.logits - prior[-1])
    own, given, target = torch.tensor(np.array(logits)), torch.tensor(np.array(prior)), torch.tensor(values)
    is_die = torch.arange(7) != NO_DIE
    weight = torch.where(is_die, 1.0, 1 / LOOK_ALIKES).to(own.dtype)

    def unlikelihood(calibration: Calibration) -> float:
        raised = own / calibration.temperature + given + is_die * calibration.shift
        return float(functional.cross_entropy(raised, target, weight))

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
