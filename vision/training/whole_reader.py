"""Training of the reader of whole cards on drawn views; goes on from its last checkpoint."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from vision.cards.whole import END_HEIGHT, RASTER_WIDTH, normalised
from vision.training.card_views import Views
from vision.training.networks import WholeReader
from vision.training.optimise import Average, Schedule, learning_rate

_SMOOTHING = 0.02
_EVERY = 50
"""Steps between two checkpoints."""
_log = logging.getLogger(__name__)


def train_whole_reader(
    draw: Callable[[int], Views], schedule: Schedule, seed: int, checkpoint: Path
) -> WholeReader:
    """Trains a reader of whole cards.

    Args:
        draw: gives the views of a shard by its number.
        schedule: how long, and how many shards.
        seed: of the weights and of the order.
        checkpoint: file of what was learned so far; where it is there, the training goes on from it.

    Returns:
        The running average of the weights, ready to be used.
    """
    torch.manual_seed(seed)
    rng = np.random.default_rng([seed, 5])
    reader = WholeReader().train()
    reader.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    average = Average(reader)
    optimiser = torch.optim.AdamW(reader.parameters(), lr=schedule.rate, weight_decay=1e-2)
    pool: list[Views] = []
    begin = 0
    if checkpoint.exists():
        kept = torch.load(checkpoint, weights_only=False)
        begin, rng.bit_generator.state = kept["step"], kept["order"]
        reader.load_state_dict(kept["reader"])
        optimiser.load_state_dict(kept["optimiser"])
        average.go_on(kept["average"], begin)
    for step in range(begin, schedule.steps):
        if step % _EVERY == 0 and step > begin:
            state = {"step": step, "order": rng.bit_generator.state, "reader": reader.state_dict()}
            state |= {"optimiser": optimiser.state_dict(), "average": average.model.state_dict()}
            draft = checkpoint.with_suffix(".draft")
            torch.save(state, draft)
            draft.replace(checkpoint)
        while len(pool) < schedule.shards_at(step):
            pool.append(draw(len(pool)))
        for group in optimiser.param_groups:
            group["lr"] = learning_rate(schedule, step)
        loss, right = _loss(reader, _batch(rng, pool, schedule.batch))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        optimiser.step()
        average.follow(reader)
        if step % 50 == 0:
            _log.info(
                "whole reader step %d of %d: loss %.3f, right %.3f", step, schedule.steps, loss.item(), right
            )
    return average.model.eval()


def _loss(reader: WholeReader, batch: Views) -> tuple[Tensor, float]:
    """Cross entropy of rank and suit, and the share of cards read right."""
    seen = torch.from_numpy(normalised(batch.ends)).contiguous(memory_format=torch.channels_last)
    ranks, suits = (torch.from_numpy(each.astype(np.int64)) for each in (batch.ranks, batch.suits))
    rank, suit = reader(seen)
    loss = functional.cross_entropy(rank, ranks, label_smoothing=_SMOOTHING)
    loss = loss + functional.cross_entropy(suit, suits, label_smoothing=_SMOOTHING)
    right = (rank.argmax(1) == ranks) & (suit.argmax(1) == suits)
    return loss, float(right.float().mean())


def _batch(rng: np.random.Generator, pool: list[Views], size: int) -> Views:
    """Views from eight of the shards in the pool, recoloured, some with a spot painted over."""
    parts = []
    for number in rng.integers(len(pool), size=8):
        part = pool[int(number)]
        chosen = rng.integers(len(part.ranks), size=size // 8)
        parts.append(Views(part.ends[chosen], part.ranks[chosen], part.suits[chosen]))
    cut, ranks, suits = (
        np.concatenate([getattr(part, name) for part in parts]) for name in ("ends", "ranks", "suits")
    )
    return Views(_recoloured(rng, cut), ranks, suits)


def _recoloured(rng: np.random.Generator, cut: NDArray[np.uint8]) -> NDArray[np.uint8]:
    count = len(cut)
    gain = np.exp(rng.normal(0, 0.08, (count, 1, 1, 1, 3)) + rng.normal(0, 0.1, (count, 1, 1, 1, 1)))
    seen = np.clip(cut * gain.astype(np.float32), 0, 255).astype(np.uint8)
    for number in np.flatnonzero(rng.random(count) < 0.25):
        x, y = int(rng.integers(RASTER_WIDTH - 10)), int(rng.integers(END_HEIGHT - 10))
        wide, high = (int(value) for value in rng.integers(4, 30, 2))
        seen[number, int(rng.integers(2)), y : y + high, x : x + wide] = rng.uniform(0, 255, 3)
    return seen
