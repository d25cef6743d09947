"""Training of the finder on random windows of drawn scenes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from vision.training.networks import CELL, FRAME_UNIT, Finder
from vision.training.optimise import Average, Schedule, learning_rate
from vision.training.scene import CLOSER_CELL, FALSE, FOUND, IGNORED, SIZE
from vision.training.shards import Shard, read_shard

WINDOW = 192
_CELLS = WINDOW // CELL
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Targets:
    """What the finder should say about one window; cells are `CELL` pixels.

    Attributes:
        heat: 1 in the cell of an index's middle, falling off around it.
        counts: 0 where nothing is demanded of the heat.
        frame: offset (2), down (2), right (2).
        weight: how much the frame counts in each cell.
        closer: 0 or 1 for each `CLOSER_CELL`; 2 where it does not count.
    """

    heat: NDArray[np.float32]
    counts: NDArray[np.float32]
    frame: NDArray[np.float32]
    weight: NDArray[np.float32]
    closer: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Scout:
    """A half-trained finder: it raises many false alarms, and these are what the reader must learn to reject.

    Attributes:
        at: step at which the average so far is sent.
        send: takes it.
    """

    at: int
    send: Callable[[Finder], None]


def train_finder(shards: Path, schedule: Schedule, seed: int, scout: Scout | None = None) -> Finder:
    """Trains a finder; returns the running average of its weights, ready to be used.

    Args:
        shards: folder of the drawn scenes.
        schedule: how long, and how many shards.
        seed: of the weights and of the windows.
        scout: what shall be sent before it is finished.
    """
    torch.manual_seed(seed)
    rng = np.random.default_rng([seed, 1])
    finder = Finder()
    finder.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    average = Average(finder)
    optimiser = torch.optim.AdamW(finder.parameters(), lr=schedule.rate, weight_decay=1e-4)
    pool: list[Shard] = []
    for step in range(schedule.steps):
        while len(pool) < schedule.shards_at(step):
            pool.append(read_shard(shards, len(pool)))
        for group in optimiser.param_groups:
            group["lr"] = learning_rate(schedule, step)
        batch = [random_window(rng, pool) for _ in range(schedule.batch)]
        loss = finder_loss(finder, batch)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(finder.parameters(), 5.0)
        optimiser.step()
        average.follow(finder)
        if scout is not None and step == scout.at:
            scout.send(average.model.eval())
        if step % 100 == 0:
            _log.info("finder step %d of %d: loss %.3f", step, schedule.steps, loss.item())
    return average.model.eval()


def random_window(rng: np.random.Generator, pool: list[Shard]) -> tuple[NDArray[np.uint8], Targets]:
    """A window of a random scene, three times in four near an index, turned by quarters or not."""
    shard = pool[int(rng.integers(len(pool)))]
    scene = int(rng.integers(len(shard.pictures)))
    marks = np.flatnonzero(shard.scene == scene)
    frames, states = shard.frames[marks], shard.states[marks]
    room = (SIZE - WINDOW) // CLOSER_CELL
    corner = rng.integers(0, room + 1, 2) * CLOSER_CELL
    if len(marks) and rng.random() < 0.75:
        wanted = frames[int(rng.integers(len(marks))), :2] - rng.uniform(0.15, 0.85, 2) * WINDOW
        corner = np.clip(np.round(wanted / CLOSER_CELL), 0, room).astype(np.int64) * CLOSER_CELL
    x, y = int(corner[0]), int(corner[1])
    picture = shard.pictures[scene, y : y + WINDOW, x : x + WINDOW]
    cells = (
        slice(y // CLOSER_CELL, (y + WINDOW) // CLOSER_CELL),
        slice(x // CLOSER_CELL, (x + WINDOW) // CLOSER_CELL),
    )
    local = frames.copy()
    local[:, :2] -= (x, y)
    turns = int(rng.integers(4))
    picture, closer = np.rot90(picture, turns), np.rot90(shard.closer[scene][cells], turns)
    for _ in range(turns):
        local = _quarter_turn(local)
    return recoloured(rng, picture), window_targets(local, states, closer)


def window_targets(
    frames: NDArray[np.float32], states: NDArray[np.uint8], closer: NDArray[np.uint8]
) -> Targets:
    """Targets of a window whose indices have ``frames`` in its own pixels."""
    heat = np.zeros((_CELLS, _CELLS), np.float32)
    counts = np.ones((_CELLS, _CELLS), np.float32)
    frame = np.zeros((6, _CELLS, _CELLS), np.float32)
    weight = np.zeros((_CELLS, _CELLS), np.float32)
    for row, state in sorted(zip(frames, states, strict=True), key=lambda pair: pair[1] == FOUND):
        if state in (IGNORED, FALSE):
            _ignore(counts, row)
        else:
            _demand(heat, frame, weight, row)
    counts[heat >= 0.999] = 1.0
    return Targets(heat, counts, frame, weight, np.asarray(closer, np.float32))


def finder_loss(finder: Finder, batch: list[tuple[NDArray[np.uint8], Targets]]) -> Tensor:
    """Focal loss of the heat, smooth L1 of the frames, cross entropy of the cards that are too small."""
    pictures = torch.from_numpy(np.stack([picture for picture, _ in batch])).permute(0, 3, 1, 2).float()
    marks, closer = finder(pictures)
    heat, counts, frame, weight, small = (
        torch.from_numpy(np.stack([getattr(target, name) for _, target in batch]))
        for name in Targets.__slots__
    )
    logit = marks[:, 0]
    chance = torch.sigmoid(logit).clamp(1e-4, 1 - 1e-4)
    peak = (heat >= 0.999).float()
    hit = -peak * (1 - chance) ** 2 * torch.log(chance)
    miss = -(1 - peak) * (1 - heat) ** 4 * chance**2 * torch.log(1 - chance) * counts
    focal = (hit + miss).sum() / peak.sum().clamp(min=1)
    error = functional.smooth_l1_loss(marks[:, 1:], frame, beta=0.1, reduction="none") * weight[:, None]
    share = weight.sum().clamp(min=1)
    place = 0.3 * error[:, :2].sum() / share + 0.5 * error[:, 2:].sum() / share
    known = (small < 1.5).float()
    entropy = functional.binary_cross_entropy_with_logits(closer[:, 0], small * known, reduction="none")
    return focal + place + 2.0 * (entropy * known).mean()


def recoloured(rng: np.random.Generator, picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The picture a little darker or lighter, one colour a little stronger."""
    if rng.random() < 0.5:
        return np.ascontiguousarray(picture)
    gain = np.exp(rng.normal(0, 0.06, 3) + rng.normal(0, 0.15)).astype(np.float32)
    return np.asarray(np.clip(picture * gain + rng.normal(0, 6), 0, 255), np.uint8)


def _quarter_turn(frames: NDArray[np.float32]) -> NDArray[np.float32]:
    """Frames after `numpy.rot90` of their window: (x, y) becomes (y, WINDOW - 1 - x)."""
    turned = np.empty_like(frames)
    turned[:, 0], turned[:, 1] = frames[:, 1], WINDOW - 1 - frames[:, 0]
    for first in (2, 4):
        turned[:, first], turned[:, first + 1] = frames[:, first + 1], -frames[:, first]
    return turned


def _ignore(counts: NDArray[np.float32], row: NDArray[np.float32]) -> None:
    """No demand around an index that is half hidden, too small, or not a card's."""
    reach = max(1.0, 0.6 * max(np.hypot(row[2], row[3]), np.hypot(row[4], row[5])) / CELL)
    x, y = row[0] / CELL, row[1] / CELL
    rows, columns = np.ogrid[:_CELLS, :_CELLS]
    counts[(columns - x) ** 2 + (rows - y) ** 2 < reach**2] = 0


def _demand(
    heat: NDArray[np.float32],
    frame: NDArray[np.float32],
    weight: NDArray[np.float32],
    row: NDArray[np.float32],
) -> None:
    """A peak in the middle's cell, and the frame in the 3 x 3 cells around it."""
    x, y = (row[0] + 0.5) / CELL, (row[1] + 0.5) / CELL
    column, line = int(x), int(y)
    if not (0 <= column < _CELLS and 0 <= line < _CELLS and x >= 0 and y >= 0):
        return
    sigma = float(np.clip(0.16 * min(np.hypot(row[2], row[3]), np.hypot(row[4], row[5])) / CELL, 0.7, 2))
    for r in range(max(0, line - 4), min(_CELLS, line + 5)):
        for c in range(max(0, column - 4), min(_CELLS, column + 5)):
            near = float(np.exp(-((c - column) ** 2 + (r - line) ** 2) / (2 * sigma**2)))
            heat[r, c] = max(heat[r, c], near)
            if abs(r - line) <= 1 and abs(c - column) <= 1:
                importance = 1.0 if (r, c) == (line, column) else 0.3
                if importance >= weight[r, c]:
                    weight[r, c] = importance
                    frame[:, r, c] = (x - c - 0.5, y - r - 0.5, *(row[2:] / FRAME_UNIT))
