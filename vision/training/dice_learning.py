"""Trains the dice networks on drawn samples."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.utils.data import DataLoader, Dataset

from vision.training.dice_data import Scenes
from vision.training.dice_networks import DiceFinder, DiceReader
from vision.training.dice_patches import Patches, Spots, choices, draw_patches, readable
from vision.training.dice_samples import Crops, Float, Generator, draw_crops

FINDER_BATCH, FINDER_RATE = 16, 3e-3
READER_BATCH, READER_RATE = 64, 2.5e-3

Network = TypeVar("Network", bound=nn.Module)
Batch = TypeVar("Batch")
Report = Callable[[str], None]

_AHEAD: dict[str, Any] = {"prefetch_factor": 8, "multiprocessing_context": "fork"}
"""Other processes draw some batches ahead; they share the memory of the tables."""


def to_tensor(pictures: np.ndarray) -> Tensor:
    """Return pictures uint8 (n, h, w, 3) as float32 (n, 3, h, w), channels last in memory (faster)."""
    return (
        torch.from_numpy(pictures).permute(0, 3, 1, 2).float().contiguous(memory_format=torch.channels_last)
    )


@dataclass(frozen=True, slots=True)
class Batches(Dataset[Batch]):
    """Batches by number, each drawn from its own seed, so that it does not matter which process draws it.

    Attributes:
        draw: draws a batch.
        seed: what the seeds of all batches begin with.
        count: how many there are.
    """

    draw: Callable[[Generator], Batch]
    seed: tuple[int, int]
    count: int

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, number: int) -> Batch:
        if number >= self.count:
            raise IndexError(number)
        return self.draw(np.random.default_rng([*self.seed, number]))


def train_finder(scenes: Scenes, seed: int, report: Report, steps: int, workers: int) -> DiceFinder:
    """Train the finder on random crops, which so many processes beside this one draw."""
    torch.manual_seed(seed)
    network: DiceFinder = DiceFinder().to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    batches: Batches[Crops] = Batches(
        partial(draw_crops, scenes=scenes, count=FINDER_BATCH), (seed, 3), steps
    )

    def loss(crops: Crops) -> Tensor:
        return finder_loss(network(to_tensor(crops.pictures)), crops)

    return _descend(network, batches, loss, FINDER_RATE, report, workers)


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


def train_reader(
    network: DiceReader, scenes: Scenes, spots: Spots, seed: int, report: Report, steps: int, workers: int
) -> DiceReader:
    """Train the reader on; every second patch of a batch is no die.

    Args:
        network: where to start from; it is changed.
        scenes: to cut patches from.
        spots: places that hold no die.
        seed: of the chance that chooses and changes patches.
        report: told now and then how it goes.
        steps: of the optimiser.
        workers: processes beside this one that cut the patches.
    """
    network = network.to(memory_format=torch.channels_last).train()  # type: ignore[call-overload]
    dice, share = readable(scenes), READER_BATCH // 2
    chances = choices(scenes, dice)

    def draw(rng: Generator) -> Patches:
        others = rng.integers(0, len(spots.scenes), share)
        chosen = rng.choice(dice, READER_BATCH - share, p=chances)
        return draw_patches(rng, scenes, chosen, spots, others)

    def loss(patches: Patches) -> Tensor:
        values, frames = network(to_tensor(patches.pictures))
        return reader_loss(values, frames, patches.values, patches.frames)

    return _descend(network, Batches(draw, (seed, 4), steps), loss, READER_RATE, report, workers)


def reader_loss(logits: Tensor, frames: Tensor, values: np.ndarray, wanted: Float) -> Tensor:
    """Cross entropy of the value, and smooth L1 of the frame where there is a die."""
    target = torch.from_numpy(values)
    apart = functional.smooth_l1_loss(frames, torch.from_numpy(wanted), reduction="none", beta=0.1).mean(
        dim=1
    )
    known = target > 0
    named = functional.cross_entropy(logits, target, label_smoothing=0.02)
    return named + 2.0 * (apart * known).sum() / known.sum().clamp(min=1)


def _descend(
    network: Network,
    batches: Batches[Batch],
    loss: Callable[[Batch], Tensor],
    rate: float,
    report: Report,
    workers: int,
) -> Network:
    """Run AdamW with one rise and fall of the rate; return the running mean of the weights."""
    steps = len(batches)
    drawn = DataLoader(batches, batch_size=None, num_workers=workers, **(_AHEAD if workers else {}))
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    mean = copy.deepcopy(network).eval()
    network.train()
    running = 0.0
    for step, batch in enumerate(drawn):
        value = loss(batch)
        optimizer.zero_grad()
        value.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimizer.step()
        schedule.step()
        _follow(mean, network, min(0.997, (step + 1) / (step + 20)))
        running += 0.01 * (float(value.detach()) - running)
        if step % 500 == 499:
            report(f"step {step + 1} of {steps}, loss {running:.3f}")
    return mean


@torch.no_grad()
def _follow(mean: nn.Module, network: nn.Module, keep: float) -> None:
    for old, new in zip(mean.state_dict().values(), network.state_dict().values(), strict=True):
        if old.dtype.is_floating_point:
            old.mul_(keep).add_(new, alpha=1 - keep)
        else:
            old.copy_(new)
