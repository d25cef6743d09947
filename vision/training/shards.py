"""Scenes on disk, in shards that depend only on the seed and their number.

One process draws shards while others train on those that are ready; which shards a training step may use is
fixed beforehand, so the speed of the machine changes nothing in the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.frames import Frames
from vision.errors import TrainingError
from vision.training.deck import random_deck
from vision.training.scene import Scene, random_scene
from vision.training.side_work import awaited

SCENES = 250
DECKS = 8
_PATIENCE = 3600.0


@dataclass(frozen=True, slots=True)
class Shard:
    """Scenes as arrays; index ``i`` of the marks belongs to scene ``scene[i]``.

    Attributes:
        pictures: shape (scenes, SIZE, SIZE, 3), uint8.
        closer: shape (scenes, SIZE / 8, SIZE / 8), uint8, as in `Scene.closer`.
        scene: shape (marks,), which scene a mark is in.
        frames: shape (marks, 6), pixels.
        ranks, suits, states: shape (marks,), as in `Scene`.
    """

    pictures: NDArray[np.uint8]
    closer: NDArray[np.uint8]
    scene: NDArray[np.int32]
    frames: Frames
    ranks: NDArray[np.uint8]
    suits: NDArray[np.uint8]
    states: NDArray[np.uint8]


def draw_shard(seed: int, number: int, scenes: int = SCENES) -> Shard:
    """Draws one shard: new decks, new tables, new light."""
    rng = np.random.default_rng([seed, number])
    cv2.setRNGSeed(seed * 10_000 + number)  # the grain of `photograph` comes from there
    decks = [random_deck(rng) for _ in range(DECKS)]
    return _stack([random_scene(rng, decks) for _ in range(scenes)])


def shard_path(folder: Path, number: int) -> Path:
    """Where a shard lies."""
    return folder / f"shard-{number:04d}.npz"


def write_shards(folder: Path, numbers: Iterable[int], draw: Callable[[int], Shard]) -> None:
    """Draws shards by their numbers and writes each when it is whole; those that are there are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in numbers:
        path = shard_path(folder, number)
        if path.exists():
            continue
        shard = draw(number)
        draft = path.with_suffix(".draft.npz")
        np.savez(draft, **{name: getattr(shard, name) for name in Shard.__slots__})
        draft.rename(path)


def read_shard(folder: Path, number: int, patience: float = _PATIENCE) -> Shard:
    """Reads a shard, waiting until it has been written.

    Raises:
        TrainingError: when it does not come within ``patience`` seconds, or cannot be read.
    """
    path = awaited(shard_path(folder, number), patience)
    try:
        with np.load(path) as stored:
            return Shard(**{name: stored[name] for name in Shard.__slots__})
    except (OSError, ValueError, KeyError) as error:
        raise TrainingError(
            f"{path} cannot be read ({error}); delete it and start the training again."
        ) from error


def _stack(scenes: list[Scene]) -> Shard:
    counts = [len(scene.frames) for scene in scenes]
    return Shard(
        pictures=np.stack([scene.picture for scene in scenes]),
        closer=np.stack([scene.closer for scene in scenes]),
        scene=np.repeat(np.arange(len(scenes), dtype=np.int32), counts),
        frames=np.concatenate([scene.frames for scene in scenes]),
        ranks=np.concatenate([scene.ranks for scene in scenes]),
        suits=np.concatenate([scene.suits for scene in scenes]),
        states=np.concatenate([scene.states for scene in scenes]),
    )
