"""What trainings share: the schedule, the average of the weights, and how a few weights are fitted."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

import torch
from torch import nn

Network = TypeVar("Network", bound=nn.Module)


@dataclass(frozen=True, slots=True)
class Schedule:
    """How long and on what a network is trained.

    Attributes:
        steps: of the optimiser.
        batch: samples a step.
        rate: the highest learning rate.
        shards: how many shards there are in the end.
        first: how many shards the first step may use; the rest come evenly over ``spread`` of the steps.
    """

    steps: int
    batch: int
    rate: float
    shards: int
    first: int = 3
    spread: float = 0.6

    def shards_at(self, step: int) -> int:
        """How many shards a step uses; depends on nothing but the step."""
        share = min(1.0, step / max(1.0, self.spread * self.steps))
        return min(self.shards, self.first + int(share * (self.shards - self.first)))


class Average(Generic[Network]):
    """A copy of a network that follows it slowly, and generalises better than it."""

    def __init__(self, model: Network, keep: float = 0.998) -> None:
        self.model = copy.deepcopy(model)
        self._keep = keep
        self._steps = 0

    def go_on(self, weights: Mapping[str, torch.Tensor], steps: int) -> None:
        """Goes on from weights that it had after so many steps."""
        self.model.load_state_dict(weights)
        self._steps = steps

    @torch.no_grad()
    def follow(self, model: Network) -> None:
        """Moves the average a little towards the network; quickly at first."""
        self._steps += 1
        keep = min(self._keep, (1 + self._steps) / (10 + self._steps))
        for mine, theirs in zip(self.model.state_dict().values(), model.state_dict().values(), strict=True):
            if mine.dtype.is_floating_point:
                mine.lerp_(theirs, 1 - keep)
            else:
                mine.copy_(theirs)


def fitted(network: Network, loss: Callable[[], torch.Tensor], steps: int) -> Network:
    """A small network fitted to all cases at once (L-BFGS), ready to be used.

    Args:
        network: is changed.
        loss: of it as it is.
        steps: of the descent, at most.
    """
    optimiser = torch.optim.LBFGS(network.parameters(), max_iter=steps, line_search_fn="strong_wolfe")

    def surprise() -> torch.Tensor:
        optimiser.zero_grad()
        lost = loss()
        lost.backward()  # type: ignore[no-untyped-call]
        return lost

    optimiser.step(surprise)  # type: ignore[arg-type]
    return network.eval()


def learning_rate(schedule: Schedule, step: int) -> float:
    """A short warm-up, then a cosine down to a hundredth."""
    warm = min(1.0, (step + 1) / 100)
    return schedule.rate * warm * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * step / schedule.steps)))
