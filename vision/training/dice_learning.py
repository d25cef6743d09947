"""Trains the dice networks on drawn samples."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.utils.data import DataLoader, Dataset

from vision.training.dice_data import Scenes
from vision.training.dice_networks import DiceFinder, DiceReader
from vision.training.dice_patches import Patches, Spots, choices, draw_patches, readable
from vision.training.dice_samples import Crops, Float, Generator, draw_crops

_KEEP_EVERY = 500
"""Steps after which the state is kept and told of."""

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
        first: number of the first that is still to be drawn.
    """

    draw: Callable[[Generator], Batch]
    seed: tuple[int, int]
    count: int
    first: int = 0

    def __len__(self) -> int:
        return max(0, self.count - self.first)

    def __getitem__(self, number: int) -> Batch:
        if number >= len(self):
            raise IndexError(number)
        return self.draw(np.random.default_rng([*self.seed, self.first + number]))

    def after(self, done: int) -> Batches[Batch]:
        """Return the batches without the first ``done`` of them."""
        return replace(self, first=done)


class Descent(Generic[Network]):
    """AdamW with one rise and fall of the rate, and a running mean of the weights.

    It goes on where it was: from one call of :meth:`run` to the next, which may bring other samples, and from
    the file in which its state is kept now and then.

    Args:
        network: to be trained; it is changed.
        rate: the highest.
        steps: of the optimiser, all in all.
        kept: file of the state.
        report: told now and then how it goes.
    """

    def __init__(self, network: Network, rate: float, steps: int, kept: Path, report: Report) -> None:
        # Channels last in memory are faster.
        self._network = network.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
        self._mean = copy.deepcopy(self._network).eval()
        self._optimizer = torch.optim.AdamW(self._network.parameters(), lr=rate, weight_decay=1e-3)
        self._schedule = torch.optim.lr_scheduler.OneCycleLR(
            self._optimizer, rate, total_steps=steps, pct_start=0.1
        )
        self._steps, self._kept, self._report, self._done, self._running = steps, kept, report, 0, 0.0
        if kept.exists():
            self._go_on()

    @property
    def mean(self) -> Network:
        """The network with the running mean of the weights, for reading."""
        return self._mean

    def run(self, batches: Batches[Batch], loss: Callable[[Network, Batch], Tensor], workers: int) -> None:
        """Take the steps whose batches have not been seen, as far as there are batches."""
        # A generator of its own: else the loader takes from the chance of the network, whenever it begins.
        drawn = DataLoader(
            batches.after(self._done),
            batch_size=None,
            num_workers=workers,
            generator=torch.Generator(),
            **(_AHEAD if workers else {}),
        )
        self._network.train()
        for batch in drawn:
            value = loss(self._network, batch)
            self._optimizer.zero_grad()
            value.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(self._network.parameters(), 5.0)
            self._optimizer.step()
            self._schedule.step()
            _follow(self._mean, self._network, min(0.997, (self._done + 1) / (self._done + 20)))
            self._done += 1
            self._running += 0.01 * (float(value.detach()) - self._running)
            if self._done % _KEEP_EVERY == 0:
                self._report(f"step {self._done} of {self._steps}, loss {self._running:.3f}")
                self._keep()
        self._keep()

    def _keep(self) -> None:
        parts = (self._network, self._mean, self._optimizer, self._schedule)
        state = [part.state_dict() for part in parts]
        fresh = self._kept.with_suffix(".new")
        torch.save((self._done, self._running, torch.get_rng_state(), state), fresh)
        fresh.replace(self._kept)

    def _go_on(self) -> None:
        # The file holds plain containers and tensors only.
        self._done, self._running, chance, state = torch.load(self._kept, weights_only=True)
        torch.set_rng_state(chance)
        parts = (self._network, self._mean, self._optimizer, self._schedule)
        for part, kept in zip(parts, state, strict=True):
            part.load_state_dict(kept)


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


@torch.no_grad()
def _follow(mean: nn.Module, network: nn.Module, keep: float) -> None:
    for old, new in zip(mean.state_dict().values(), network.state_dict().values(), strict=True):
        if old.dtype.is_floating_point:
            old.mul_(keep).add_(new, alpha=1 - keep)
        else:
            old.copy_(new)
