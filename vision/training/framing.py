"""Trains the network that frames cards: ``python -m vision.training.framing --seed 1 --out assets/models``.

Places are drawn first, by two processes; what was drawn and learnt is kept in ``--work``, so that a training
that was cut short goes on.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from vision.decks.enrol import Enroller
from vision.decks.framing import Framer
from vision.sightings import Image, Points
from vision.training.command_line import train_as_asked
from vision.training.descent import Batches, Descent
from vision.training.fonts import rank_faces
from vision.training.framing_network import EVENLY, FramingNetwork, write_framer
from vision.training.framing_samples import Places, draw_places, lone_cards
from vision.training.optimise import fitted

FILES, PICTURES = 96, 64
"""Files of places, and the pictures of which each holds those."""

STEPS, BATCH, RATE = 10000, 64, 3e-3

_CORNERS = 2.0
"""How much it counts where corners are beside how well a place fits."""

_SMOOTH = 0.05
"""Below this a corner's miss counts by its square."""

LONE = 400
"""Pictures of one card by which it is told how to weigh what speaks for a place."""

EXACT = 0.015
"""A place of which no corner is off by more, in parts of the card's height, is nearly as good as its own."""

_LEAST, _FITTED = 1e-3, 200
"""Chance that a picture misleads, and steps of the fit at most."""

_log = logging.getLogger(__name__)


def train(seed: int, out: Path, work: Path) -> None:
    """Draws places, trains on them and writes ``card-framer.onnx``.

    Args:
        seed: of everything.
        out: folder for the network.
        work: folder for places, about 2.5 GB, and for what is kept of the network meanwhile.

    Raises:
        TrainingError: fonts are missing.
    """
    rank_faces()
    work.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for number in pool.map(partial(_drawn, seed, work), range(FILES)):
            _log.info("drew places, file %d of %d", number + 1, FILES)
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    places = joined([_read(_file(work, number)) for number in range(FILES)])
    descent = Descent(FramingNetwork(), RATE, STEPS, work / "framing.pt", _log.info)
    batches: Batches[Places] = Batches(partial(batch_of, places), (seed, 8), STEPS)
    descent.run(batches, surprise, workers=0)
    path, notes = out / "card-framer.onnx", {"seed": str(seed), "made by": "vision.training.framing"}
    write_framer(descent.mean.eval(), path, notes)
    _log.info("weighing what speaks for the places of %d cards", LONE)
    write_framer(descent.mean, path, notes, weighed(Framer(path), lone_cards(seed, LONE)))


def weighed(framer: Framer, pictures: Iterable[tuple[Image, Points]]) -> list[float]:
    """How the signs of places are weighed best, so that of each picture the most exact one is worth the most.

    Args:
        framer: looks at places.
        pictures: of one card each, and the card's corners, shape (4, 2).
    """
    enroller, cases = Enroller(framer=framer), []
    for picture, card in pictures:
        places = enroller.candidates(picture)
        off = np.array([_off(one.outline, card) for one in places])
        if len(places) and off.min() < EXACT:
            signs, right = np.array([one.signs for one in places]), np.exp(-((off / EXACT) ** 2))
            cases.append((torch.tensor(signs).float(), torch.tensor(right).float()))
    weighing = nn.Linear(len(EVENLY), 1, bias=False)
    nn.init.constant_(weighing.weight, 0.0)

    def lost() -> Tensor:
        chances = [torch.softmax(weighing(signs)[:, 0], 0) @ right for signs, right in cases]
        return -torch.log(torch.stack(chances) + _LEAST).mean()

    fitted(weighing, lost, _FITTED)
    return [float(one) for one in weighing.weight[0].detach()]


def _off(place: Points, card: Points) -> float:
    """By how much of a card's height the worst corner of a place is off."""
    apart = [np.hypot(*(np.roll(place, turn, axis=0) - card).T).max() for turn in range(4)]
    return float(min(apart) / np.hypot(*(card[3] - card[0])))


def batch_of(places: Places, rng: np.random.Generator) -> Places:
    """Some of the places, mirrored, turned by half and in other colours, as chance has it."""
    some = rng.integers(len(places.fits), size=BATCH)
    views, corners = places.views[some], places.corners[some].reshape(-1, 4, 2).copy()
    for one in range(BATCH):
        if rng.random() < 0.5:  # left and right, the corners clockwise again
            views[one] = views[one][:, ::-1]
            corners[one] = corners[one][[1, 0, 3, 2]] * (-1, 1)
        if rng.random() < 0.5:
            views[one] = views[one][::-1, ::-1]
            corners[one] = -corners[one][[2, 3, 0, 1]]
        views[one] = views[one][..., rng.permutation(3)]
    fits, told, counts = places.fits[some], places.told[some], places.counts[some]
    return Places(views, corners.reshape(-1, 8), fits, told, counts)


def surprise(network: FramingNetwork, places: Places) -> Tensor:
    """How far corners are told wrongly, and how surprising it is how well places fit."""
    views = torch.from_numpy(places.views).permute(0, 3, 1, 2).float() / 255 - 0.5
    corners, fits = network(views.contiguous(memory_format=torch.channels_last))
    told, counts = torch.from_numpy(places.told).float(), torch.from_numpy(places.counts).float()
    truth = torch.from_numpy(places.corners)
    miss = functional.smooth_l1_loss(corners, truth, reduction="none", beta=_SMOOTH).mean(1)
    likely = functional.binary_cross_entropy_with_logits(
        fits, torch.from_numpy(places.fits), reduction="none"
    )
    there = (miss * told).sum() / told.sum().clamp(min=1) / _SMOOTH
    return _CORNERS * there + (likely * counts).mean()


def joined(places: Sequence[Places]) -> Places:
    """All of some places."""
    names = Places.__slots__
    return Places(**{name: np.concatenate([getattr(one, name) for one in places]) for name in names})


def _drawn(seed: int, work: Path, number: int) -> int:
    """Draws a file of places, unless it is there; its number."""
    cv2.setNumThreads(1)
    path = _file(work, number)
    if not path.exists():
        places = draw_places(seed, number, PICTURES)
        draft = path.with_name(f"draft-{number}.npz")
        np.savez(draft, **{name: getattr(places, name) for name in Places.__slots__})
        draft.replace(path)
    return number


def _file(work: Path, number: int) -> Path:
    return work / f"places-{number:03}.npz"


def _read(path: Path) -> Places:
    with np.load(path) as stored:
        return Places(**{name: stored[name] for name in Places.__slots__})


def main(arguments: list[str] | None = None) -> int:
    """Trains this network alone; 2 when something that it needs is missing."""
    by = "vision.training.framing"
    return train_as_asked(arguments, by, "Train the network that frames cards.", "places", train)


if __name__ == "__main__":
    sys.exit(main())
