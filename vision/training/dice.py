"""Trains the networks for dice from a seed: ``python -m vision.training.dice --seed 1 --out assets/models``.

Everything is drawn: no photograph is used. First the finder learns on crops of drawn tables. Then it is run
over these tables, and the reader begins to learn from the dice, their sides, and from what the finder takes
for a die although it is none. Early and halfway both are run over tables as well, the first time new ones,
and what the reader is mistaken in there is what it goes on with. At the end its confidence is calibrated on
tables drawn from another seed. Started again with the same ``--work``, both networks go on from where they
were.
"""

from __future__ import annotations

import logging
import sys
import tempfile
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import torch
from torch.nn import functional

from vision.dice.faces import Aim, DieFace, FaceReader, prior_odds
from vision.dice.finder import DieCandidate, Finder
from vision.dice.patches import NO_DIE
from vision.halvings import Halvings
from vision.network import Network
from vision.training.command_line import train_as_asked
from vision.training.descent import Descent
from vision.training.dice_data import (
    LESSON_SEED,
    TRIAL_SEED,
    Scenes,
    draw_look_alikes,
    draw_scenes,
    together,
)
from vision.training.dice_export import Calibration, write_dice_finder, write_dice_reader
from vision.training.dice_learning import READER_RATE, read_badly, reader_batches, train_finder
from vision.training.dice_networks import DiceReader
from vision.training.dice_patches import Spots, joined, once_made, random_spots, side_spots, without_dice
from vision.training.dice_samples import IN_VIEW, LOOK_ALIKES, sizes_of

_SAME_PLACE = 0.3
"""A candidate this many face sizes from a die's middle is that die."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is drawn and how long is trained.

    Attributes:
        tables: of each of the two lots.
        look_alikes: tables without dice, of each of them too.
        trial: tables for the calibration.
        finder: steps of the optimiser.
        reader: the reader's.
        looked: shares of them after which the reader's mistakes are looked for.
    """

    tables: int = 3200
    look_alikes: int = 800
    trial: int = 500
    finder: int = 3600
    reader: int = 14500
    looked: tuple[float, ...] = (0.1, 0.4, 0.7)


def train(
    seed: int, out: Path, work: Path | None = None, processes: int = 2, effort: Effort = Effort()
) -> None:
    """Draw, train, calibrate and write ``dice-finder.onnx`` and ``dice-reader.onnx`` into ``out``.

    Args:
        seed: of all chance.
        out: folder for the networks.
        work: folder in which a training that was cut short is kept, and gone on with; None: a temporary one.
        processes: that draw tables.
        effort: how much is drawn and learnt.
    """
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    with tempfile.TemporaryDirectory(prefix="dice-") as folder:
        kept = work or Path(folder)
        kept.mkdir(parents=True, exist_ok=True)
        _Training(seed, out, kept, processes, effort).run()


class _Training:
    """The stages of the training, which share the seed, the folders and the clock."""

    def __init__(self, seed: int, out: Path, kept: Path, processes: int, effort: Effort) -> None:
        self._seed, self._out, self._kept, self._effort = seed, out, kept, effort
        self._processes, self._workers = processes, min(1, processes - 1)
        self._notes = {"seed": str(seed), "made by": "vision.training.dice"}
        self._start = time.monotonic()

    def run(self) -> None:
        """Go through all stages."""
        scenes = self._drawn(self._seed)
        finder = self._finder(scenes)
        torch.manual_seed(self._seed)
        descent = Descent(
            DiceReader(), READER_RATE, self._effort.reader, self._kept / "reader.pt", self._report
        )
        found = _found(scenes, finder)
        spots = _places(scenes, found, np.random.default_rng([self._seed, 5]))
        ends = [*(round(share * self._effort.reader) for share in self._effort.looked), self._effort.reader]
        for number, end in enumerate(ends):
            batches = reader_batches(scenes, spots, self._seed + number, end)
            descent.run(batches, read_badly, self._workers)
            self._write(descent.mean, Calibration(1.0, 0.0))
            if number == 0:
                more = self._lessons()
                found += _found(more, finder)
                scenes = together(scenes, more)
            if end < self._effort.reader:
                kept = self._kept / f"no-dice-{number}.npz"
                spots = once_made(kept, partial(self._harder, scenes, found, number))
        trial = draw_scenes(self._seed + TRIAL_SEED, self._effort.trial, self._processes)
        calibration = calibrate(_faces(self._out), trial, finder)
        self._report(f"temperature {calibration.temperature:.2f}, shift {calibration.shift:.2f}")
        self._write(descent.mean, calibration)

    def _report(self, text: str) -> None:
        _log.info("%5.0f s  %s", time.monotonic() - self._start, text)

    def _drawn(self, seed: int) -> Scenes:
        dice = draw_scenes(seed, self._effort.tables, self._processes)
        none = draw_look_alikes(seed, self._effort.look_alikes, self._processes)
        scenes = together(dice, none)
        self._report(f"drew {len(scenes.pictures)} tables with {len(scenes.values)} dice")
        return scenes

    def _lessons(self) -> Scenes:
        """Draw the second lot: on tables that it learnt from a network mistakes less."""
        return self._drawn(self._seed + LESSON_SEED)

    def _finder(self, scenes: Scenes) -> Finder:
        path, steps = self._out / "dice-finder.onnx", self._effort.finder
        kept = self._kept / "finder.pt"
        network = train_finder(scenes, self._seed, self._report, steps, self._workers, kept)
        write_dice_finder(network, path, self._notes)
        return Finder(Network(path, ("marks",)))

    def _harder(self, scenes: Scenes, found: list[list[DieCandidate]], number: int) -> Spots:
        """Return places that hold no die, every second one such as the reader looks closer at."""
        rng = np.random.default_rng([self._seed, 6, number])
        plain = _places(scenes, found, rng)
        mistaken = _mistaken(scenes, found, _faces(self._out))
        many, few = len(plain.scenes), len(mistaken.scenes)
        self._report(f"no dice: {many} places, the reader looks closer at {few}")
        return joined([plain, *[mistaken] * max(1, round(many / max(1, few)))])

    def _write(self, reader: DiceReader, calibration: Calibration) -> None:
        write_dice_reader(reader, self._out / "dice-reader.onnx", calibration, self._notes)


def _faces(models: Path) -> FaceReader:
    return FaceReader(Network(models / "dice-reader.onnx", ("values", "frames")))


def _found(scenes: Scenes, finder: Finder) -> list[list[DieCandidate]]:
    return [finder.find(Halvings(picture), None, None) for picture in scenes.pictures]


def _places(scenes: Scenes, found: list[list[DieCandidate]], rng: np.random.Generator) -> Spots:
    """Return places that hold no die: what the finder supposes, places anyhow, and the sides of dice."""
    anyhow = random_spots(rng, scenes, len(scenes.values))
    return joined([_supposed(scenes, found), anyhow, side_spots(scenes)])


def _supposed(scenes: Scenes, found: list[list[DieCandidate]]) -> Spots:
    """Where the finder supposes dice that are none, as the first look sees them."""
    aims = [[Aim(one.middle, one.size * np.eye(2)) for one in candidates] for candidates in found]
    return without_dice(scenes, _spots(aims))


def _mistaken(scenes: Scenes, found: list[list[DieCandidate]], reader: FaceReader) -> Spots:
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


def truth(scenes: Scenes, number: int, face: DieFace) -> int | None:
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


def main(arguments: list[str] | None = None) -> int:
    """Trains both networks for dice; 2 when something that they need is missing."""
    by, what = "vision.training.dice", "Train the networks for dice on drawn tables."
    return train_as_asked(arguments, by, what, "what is drawn and learned", train)


if __name__ == "__main__":
    sys.exit(main())
