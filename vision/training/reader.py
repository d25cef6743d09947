"""Training of the reader on patches of drawn indices."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from vision.cards.frames import PATCH_HEIGHT, PATCH_WIDTH, normalised
from vision.training.networks import Reader
from vision.training.optimise import Average, Schedule, learning_rate
from vision.training.patchwork import Patchwork, joined

_SMOOTHING = 0.03
_MOVE_SHARE = 4.0
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
    reader.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    average = Average(reader)
    optimiser = torch.optim.AdamW(reader.parameters(), lr=schedule.rate, weight_decay=1e-3)
    pool: list[Patchwork] = []
    for step in range(schedule.steps):
        while len(pool) < schedule.shards_at(step):
            pool.append(draw(len(pool)))
        for group in optimiser.param_groups:
            group["lr"] = learning_rate(schedule, step)
        batch = _batch(rng, pool, schedule.batch)
        loss, right = _loss(reader, batch)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        optimiser.step()
        average.follow(reader)
        if step % 100 == 0:
            _log.info("reader step %d of %d: loss %.3f, right %.3f", step, schedule.steps, loss.item(), right)
    return average.model.eval()


def _loss(reader: Reader, batch: Patchwork) -> tuple[torch.Tensor, float]:
    """Cross entropy of rank and suit, smooth L1 of the moves; and the share of patches read right."""
    seen = torch.from_numpy(normalised(batch.patches)).contiguous(memory_format=torch.channels_last)
    ranks = torch.from_numpy(batch.ranks.astype(np.int64))
    suits = torch.from_numpy(batch.suits.astype(np.int64))
    rank, suit, move = reader(seen)
    loss = functional.cross_entropy(rank, ranks, label_smoothing=_SMOOTHING)
    loss = loss + functional.cross_entropy(suit, suits, label_smoothing=_SMOOTHING)
    known = torch.from_numpy(np.isfinite(batch.moves[:, 0]))
    if known.any():
        wanted = torch.from_numpy(batch.moves)[known]
        loss = loss + _MOVE_SHARE * functional.smooth_l1_loss(move[known], wanted, beta=0.05)
    right = (rank.argmax(1) == ranks) & (suit.argmax(1) == suits)
    return loss, float(right.float().mean())


def _batch(rng: np.random.Generator, pool: list[Patchwork], size: int) -> Patchwork:
    """Patches from eight of the shards in the pool, recoloured, some with a spot painted over."""
    parts = []
    for number in rng.integers(len(pool), size=8):
        part = pool[int(number)]
        chosen = rng.integers(len(part.ranks), size=size // 8)
        parts.append(
            Patchwork(part.patches[chosen], part.ranks[chosen], part.suits[chosen], part.moves[chosen])
        )
    batch = joined(parts)
    return replace(batch, patches=_recoloured(rng, batch.patches))


def _recoloured(rng: np.random.Generator, cut: NDArray[np.uint8]) -> NDArray[np.uint8]:
    count = len(cut)
    gain = np.exp(rng.normal(0, 0.1, (count, 1, 1, 3)) + rng.normal(0, 0.12, (count, 1, 1, 1)))
    seen = np.clip(cut * gain.astype(np.float32), 0, 255)
    for number in np.flatnonzero(rng.random(count) < 0.2):
        x, y = int(rng.integers(PATCH_WIDTH - 6)), int(rng.integers(PATCH_HEIGHT - 6))
        side = int(rng.integers(3, 10))
        seen[number, y : y + side, x : x + side] = rng.uniform(0, 255, 3)
    return seen.astype(np.uint8)
