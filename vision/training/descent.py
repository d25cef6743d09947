"""Trains a network by gradient descent, batch after batch, and goes on where it was stopped."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, TypeVar

import numpy as np
import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, Dataset

from vision.training.dice_samples import Generator

_KEEP_EVERY = 500
"""Steps after which the state is kept and told of."""

Network = TypeVar("Network", bound=nn.Module)
Batch = TypeVar("Batch")
Report = Callable[[str], None]

_AHEAD: dict[str, Any] = {"prefetch_factor": 8, "multiprocessing_context": "fork"}
"""Other processes draw some batches ahead; they share the memory of the tables."""


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


@torch.no_grad()
def _follow(mean: nn.Module, network: nn.Module, keep: float) -> None:
    for old, new in zip(mean.state_dict().values(), network.state_dict().values(), strict=True):
        if old.dtype.is_floating_point:
            old.mul_(keep).add_(new, alpha=1 - keep)
        else:
            old.copy_(new)
