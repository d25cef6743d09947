"""Trains the dice networks on drawn samples."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from vision.training.descent import Batches, Descent, Report
from vision.training.dice_data import Scenes
from vision.training.dice_networks import DiceFinder, DiceReader
from vision.training.dice_patches import Patches, Spots, choices, draw_patches, readable
from vision.training.dice_samples import Crops, Float, Generator, draw_crops

FINDER_BATCH, FINDER_RATE = 16, 3e-3
READER_BATCH, READER_RATE = 64, 2.5e-3


def to_tensor(pictures: np.ndarray) -> Tensor:
    """Return pictures uint8 (n, h, w, 3) as float32 (n, 3, h, w), channels last in memory (faster)."""
    return (
        torch.from_numpy(pictures).permute(0, 3, 1, 2).float().contiguous(memory_format=torch.channels_last)
    )


def train_finder(
    scenes: Scenes, seed: int, report: Report, steps: int, workers: int, kept: Path
) -> DiceFinder:
    """Train the finder on random crops, which so many processes beside this one draw."""
    torch.manual_seed(seed)
    batches: Batches[Crops] = Batches(
        partial(draw_crops, scenes=scenes, count=FINDER_BATCH), (seed, 3), steps
    )

    def loss(network: DiceFinder, crops: Crops) -> Tensor:
        return finder_loss(network(to_tensor(crops.pictures)), crops)

    descent = Descent(DiceFinder(), FINDER_RATE, steps, kept, report)
    descent.run(batches, loss, workers)
    return descent.mean


def finder_loss(marks: Tensor, crops: Crops) -> Tensor:
    """Focal loss of the heat map as in CenterNet (arXiv 1904.07850), and smooth L1 of the frames."""
    heat, weight = torch.from_numpy(crops.heat), torch.from_numpy(crops.weight)
    logit = marks[:, 0]
    hit = heat == 1
    share = torch.sigmoid(logit)
    gain = functional.logsigmoid(logit) * (1 - share) ** 2 * hit
    cost = functional.logsigmoid(-logit) * share**2 * (1 - heat) ** 4 * ~hit
    focal = -((gain + cost) * weight).sum() / hit.sum().clamp(min=1)
    near = torch.from_numpy(crops.near)[:, None]
    frames = torch.from_numpy(crops.frames).permute(0, 3, 1, 2)
    apart = functional.smooth_l1_loss(marks[:, 1:], frames, reduction="none", beta=0.1) * near
    return focal + apart.sum() / near.sum().clamp(min=1)


def reader_batches(scenes: Scenes, spots: Spots, seed: int, until: int) -> Batches[Patches]:
    """Return what the reader learns from up to a step; every second patch of a batch is no die.

    Args:
        scenes: to cut patches from.
        spots: places that hold no die.
        seed: of the chance that chooses and changes patches.
        until: the step.
    """
    dice, share = readable(scenes), READER_BATCH // 2
    chances = choices(scenes, dice)

    def draw(rng: Generator) -> Patches:
        others = rng.integers(0, len(spots.scenes), share)
        chosen = rng.choice(dice, READER_BATCH - share, p=chances)
        return draw_patches(rng, scenes, chosen, spots, others)

    return Batches(draw, (seed, 4), until)


def read_badly(network: DiceReader, patches: Patches) -> Tensor:
    """Return the reader's loss on a batch."""
    values, frames = network(to_tensor(patches.pictures))
    return reader_loss(values, frames, patches.values, patches.frames)


def reader_loss(logits: Tensor, frames: Tensor, values: np.ndarray, wanted: Float) -> Tensor:
    """Cross entropy of the value, and smooth L1 of the frame where there is a die."""
    target = torch.from_numpy(values)
    apart = functional.smooth_l1_loss(frames, torch.from_numpy(wanted), reduction="none", beta=0.1).mean(
        dim=1
    )
    known = target > 0
    named = functional.cross_entropy(logits, target, label_smoothing=0.02)
    return named + 2.0 * (apart * known).sum() / known.sum().clamp(min=1)
