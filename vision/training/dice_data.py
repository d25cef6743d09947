"""The drawn scenes that the dice networks learn from, made from a seed by several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.dice_drawing import Drawing
from vision.training.dice_kinds import draw_dice
from vision.training.dice_scenes import Scene, compose, compose_look_alikes
from vision.training.dice_throws import TOP_LARGEST

_STOCK_PART = 200
_MOST_PARTS = 16
_SCENES_A_PART = 150
"""Dice traced in a part of the stock, the most parts, and scenes for which there is one more."""


LESSON_SEED, TRIAL_SEED = 100, 1000
"""Added to a training's seed for the second lot of its tables, and for those that it is calibrated on."""


@dataclass(frozen=True, slots=True)
class Scenes:
    """Drawn scenes.

    Attributes:
        pictures: uint8 of shape (n, side, side, 3), BGR.
        owners: int64 (m,), the scene in which each die lies.
        values: int64 (m,), 1 to 6.
        tops: float32 (m, 4, 2), corners of the top faces in pixels.
        visible: float32 (m,), share of the top face in view.
        sides: float32 (s, 4, 2), corners of the dice's sides that are turned to the camera.
        side_owners: int64 (s,), the scene of each side.
        low: bool (n,), whether the camera stands so low that dice's sides look larger than their tops.
    """

    pictures: NDArray[np.uint8]
    owners: NDArray[np.int64]
    values: NDArray[np.int64]
    tops: NDArray[np.float32]
    visible: NDArray[np.float32]
    sides: NDArray[np.float32]
    side_owners: NDArray[np.int64]
    low: NDArray[np.bool_]


def seeds_of(seed: int) -> tuple[int, int, int]:
    """Return the seeds of all tables that a training from this one learns or fits anything from."""
    return seed, seed + LESSON_SEED, seed + TRIAL_SEED


def draw_scenes(seed: int, count: int, processes: int) -> Scenes:
    """Draw ``count`` scenes; the seed alone decides what they show, not the number of processes."""
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        wanted = min(_MOST_PARTS, 1 + count // _SCENES_A_PART)
        parts = pool.map(partial(_stock_part, seed), range(wanted), chunksize=1)
        stock = sorted((die for part in parts for die in part), key=lambda die: die.view.elevation)
    return _composed(partial(_block, seed), count, processes, stock)


def draw_look_alikes(seed: int, count: int, processes: int) -> Scenes:
    """Draw ``count`` scenes without dice, full of what looks like them; the seed decides as above."""
    return _composed(partial(_block_of_look_alikes, seed), count, processes, [])


def _composed(
    compose_block: Callable[[range], list[Scene]], count: int, processes: int, stock: list[Drawing]
) -> Scenes:
    """Compose scenes by their numbers, some blocks at a time, with a stock of dice at hand."""
    blocks = [range(first, min(first + 50, count)) for first in range(0, count, 50)]
    with multiprocessing.get_context("spawn").Pool(processes, _keep, (stock,)) as drawers:
        return _gather(
            [scene for block in drawers.map(compose_block, blocks, chunksize=1) for scene in block]
        )


def together(one: Scenes, other: Scenes) -> Scenes:
    """Return both as one; those of the other come behind."""
    before = len(one.pictures)
    return Scenes(
        pictures=np.concatenate([one.pictures, other.pictures]),
        owners=np.concatenate([one.owners, other.owners + before]),
        values=np.concatenate([one.values, other.values]),
        tops=np.concatenate([one.tops, other.tops]),
        visible=np.concatenate([one.visible, other.visible]),
        sides=np.concatenate([one.sides, other.sides]),
        side_owners=np.concatenate([one.side_owners, other.side_owners + before]),
        low=np.concatenate([one.low, other.low]),
    )


_stock: list[Drawing] = []


def _keep(stock: list[Drawing]) -> None:
    cv2.setNumThreads(1)
    _stock[:] = stock


def _stock_part(seed: int, part: int) -> list[Drawing]:
    return draw_dice(np.random.default_rng([seed, 1, part]), _STOCK_PART)


def _block(seed: int, numbers: Sequence[int]) -> list[Scene]:
    return [compose(np.random.default_rng([seed, 2, number]), _stock) for number in numbers]


def _block_of_look_alikes(seed: int, numbers: Sequence[int]) -> list[Scene]:
    return [compose_look_alikes(np.random.default_rng([seed, 3, number])) for number in numbers]


def _gather(scenes: list[Scene]) -> Scenes:
    dice = [(number, die) for number, scene in enumerate(scenes) for die in scene.dice]
    low = np.zeros(len(scenes), bool)
    low[[number for number, die in dice if _from_low_down(die.top)]] = True
    return Scenes(
        pictures=np.stack([scene.picture for scene in scenes]),
        owners=np.array([number for number, _ in dice], np.int64),
        values=np.array([die.value for _, die in dice], np.int64),
        tops=np.array([die.top for _, die in dice], np.float32).reshape(-1, 4, 2),
        visible=np.array([die.visible for _, die in dice], np.float32),
        sides=np.concatenate([np.empty((0, 4, 2), np.float32), *(die.sides for _, die in dice)]),
        side_owners=np.array([number for number, die in dice for _ in die.sides], np.int64),
        low=low,
    )


def _from_low_down(top: NDArray[np.float32]) -> bool:
    """Whether a top face (4, 2) is seen from so low down that a side looks larger."""
    broad, narrow = np.linalg.svd(top[2:] - top[:2], compute_uv=False)
    return bool(narrow < np.sin(np.radians(TOP_LARGEST)) * broad)
