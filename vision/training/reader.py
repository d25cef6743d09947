"""Training of the reader on patches of drawn indices."""

from __future__ import annotations

import logging
from collections.abc import Callable

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from vision.cards.frames import PATCH_HEIGHT, PATCH_WIDTH, normalised
from vision.training.networks import Reader
from vision.training.optimise import Average, Schedule, learning_rate
from vision.training.patchwork import Patchwork

_SMOOTHING = 0.03
_log = logging.getLogger(__name__)


def train_reader(
    draw: Callable[[int], Patchwork], schedule: Schedule, seed: int, start: Reader | None = None
) -> Reader:
    """Trains a reader.

    Args:
        draw: gives the patches of a shard by its number.
        schedule: how long, and how many shards.
        seed: of the weights and of the order.
        start: a trained reader to go on from; None for a new one.

    Returns:
        The running average of the weights, ready to be used.
    """
    torch.manual_seed(seed)
    rng = np.random.default_rng([seed, 3])
    reader = (start or Reader()).train()
    reader = reader.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    average = Average(reader)
    optimiser = torch.optim.AdamW(reader.parameters(), lr=schedule.rate, weight_decay=1e-3)
    pool: list[Patchwork] = []
    for step in range(schedule.steps):
        while len(pool) < schedule.shards_at(step):
            pool.append(draw(len(pool)))
        for group in optimiser.param_groups:
            group["lr"] = learning_rate(schedule, step)
        cut, ranks, suits = _batch(rng, pool, schedule.batch)
        seen = torch.from_numpy(normalised(cut)).contiguous(memory_format=torch.channels_last)
        rank_logits, suit_logits = reader(seen)
        loss = functional.cross_entropy(rank_logits, torch.from_numpy(ranks), label_smoothing=_SMOOTHING)
        loss = loss + functional.cross_entropy(
            suit_logits, torch.from_numpy(suits), label_smoothing=_SMOOTHING
        )
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        average.follow(reader)
        if step % 100 == 0:
            right = (
                (rank_logits.argmax(1).numpy() == ranks) & (suit_logits.argmax(1).numpy() == suits)
            ).mean()
            _log.info("reader step %d of %d: loss %.3f, right %.3f", step, schedule.steps, loss.item(), right)
    return average.model.eval()


def _batch(
    rng: np.random.Generator, pool: list[Patchwork], size: int
) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64]]:
    """Patches from eight of the shards in the pool, recoloured, some with a corner missing."""
    cut, ranks, suits = [], [], []
    for number in rng.integers(len(pool), size=8):
        part = pool[int(number)]
        chosen = rng.integers(len(part.ranks), size=size // 8)
        cut.append(part.patches[chosen])
        ranks.append(part.ranks[chosen])
        suits.append(part.suits[chosen])
    seen = _recoloured(rng, np.concatenate(cut))
    return seen, np.concatenate(ranks).astype(np.int64), np.concatenate(suits).astype(np.int64)


def _recoloured(rng: np.random.Generator, cut: NDArray[np.uint8]) -> NDArray[np.uint8]:
    count = len(cut)
    gain = np.exp(rng.normal(0, 0.1, (count, 1, 1, 3)) + rng.normal(0, 0.12, (count, 1, 1, 1)))
    seen = np.clip(cut * gain.astype(np.float32), 0, 255)
    for number in np.flatnonzero(rng.random(count) < 0.2):
        x, y = int(rng.integers(PATCH_WIDTH - 6)), int(rng.integers(PATCH_HEIGHT - 6))
        side = int(rng.integers(3, 10))
        seen[number, y : y + side, x : x + side] = rng.uniform(0, 255, 3)
    return seen.astype(np.uint8)
