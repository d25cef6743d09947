"""Patches for the reader, cut from drawn scenes: true indices, false ones, and places that are none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.cards.frames import Frames, lengths, moves_between, patches
from vision.halvings import Halvings
from vision.sightings import Image
from vision.training.deck import REJECTED_RANK, REJECTED_SUIT
from vision.training.scene import FOUND, IGNORED, SIZE
from vision.training.shards import Shard

_COPIES = 2

_APART, _OFF = 0.45, 0.6
"""Parts of the true frame's *down* by which the middle and the *down* of a frame found for it may be off."""


@dataclass(frozen=True, slots=True)
class Patchwork:
    """Patches and what they show.

    Attributes:
        patches: shape (n, 48, 32, 3).
        ranks, suits: positions of their rank and suit, shape (n,).
        moves: what would turn the frame of each patch into the true one, shape (n, 6), as in `frames.moved`;
            not a number where there is no index.
    """

    patches: NDArray[np.uint8]
    ranks: NDArray[np.uint8]
    suits: NDArray[np.uint8]
    moves: NDArray[np.float32]


def joined(parts: list[Patchwork]) -> Patchwork:
    """Several sets as one."""
    return Patchwork(
        np.concatenate([part.patches for part in parts]),
        np.concatenate([part.ranks for part in parts]),
        np.concatenate([part.suits for part in parts]),
        np.concatenate([part.moves for part in parts]),
    )


def labelled_patches(shard: Shard, seed: int) -> Patchwork:
    """Every index in view twice, its frame a little off; and wrong frames, which are to be rejected."""
    rng = np.random.default_rng([seed, 2])
    parts = []
    for scene, picture in enumerate(shard.pictures):
        chosen = np.flatnonzero((shard.scene == scene) & (shard.states != IGNORED))
        chosen = np.repeat(chosen, _COPIES)
        frames = jittered(rng, shard.frames[chosen])
        wrong = _wrong_frames(rng, shard.frames[shard.scene == scene])
        cut = patches(Halvings(picture).levels(), np.concatenate([frames, wrong]))
        ranks = np.concatenate([shard.ranks[chosen], np.full(len(wrong), REJECTED_RANK, np.uint8)])
        suits = np.concatenate([shard.suits[chosen], np.full(len(wrong), REJECTED_SUIT, np.uint8)])
        moves = moves_between(frames, shard.frames[chosen])
        moves = np.concatenate([moves, np.full((len(wrong), 6), np.nan, np.float32)])
        parts.append(Patchwork(cut, ranks, suits, moves))
    return joined(parts)


def found_patches(shard: Shard, find: Callable[[Image], Frames], alarms: float = 1.0) -> Patchwork:
    """What a finder finds in a shard: its own view of the true indices, and its false alarms.

    Args:
        shard: scenes with their truth.
        find: the finder's candidates in a picture, as frames; also the doubtful ones.
        alarms: share of the false alarms to keep; there are more of them than a training needs.
    """
    rng = np.random.default_rng(4)
    parts = []
    for scene, picture in enumerate(shard.pictures):
        frames = find(picture)
        if not len(frames):
            continue
        marks = np.flatnonzero(shard.scene == scene)
        match = matched(frames, shard.frames[marks])
        known = match >= 0
        states = np.where(known, shard.states[marks][match] if len(marks) else IGNORED, FOUND)
        keep = (states != IGNORED) & (known | (rng.random(len(frames)) < alarms))
        ranks = np.full(len(frames), REJECTED_RANK, np.uint8)
        suits = np.full(len(frames), REJECTED_SUIT, np.uint8)
        ranks[known], suits[known] = shard.ranks[marks][match[known]], shard.suits[marks][match[known]]
        moves = np.full((len(frames), 6), np.nan, np.float32)
        moves[known] = moves_between(frames[known], shard.frames[marks][match[known]])
        cut = patches(Halvings(picture).levels(), frames[keep])
        parts.append(Patchwork(cut, ranks[keep], suits[keep], moves[keep]))
    return joined(parts)


def matched(found: Frames, true: Frames) -> NDArray[np.int64]:
    """For each frame found the true one that it shows, or -1: near, as large, and the same way up."""
    match = np.full(len(found), -1, np.int64)
    if not len(true):
        return match
    size, _ = lengths(true)
    for number, frame in enumerate(found):
        apart = np.hypot(*(true[:, :2] - frame[:2]).T)
        off = np.hypot(*(true[:, 2:4] - frame[2:4]).T)
        error = apart / (_APART * size) + off / (_OFF * size)
        best = int(np.argmin(error))
        if apart[best] < _APART * size[best] and off[best] < _OFF * size[best]:
            match[number] = best
    return match


def jittered(rng: np.random.Generator, frames: Frames) -> Frames:
    """Frames as a finder would give them: shifted, turned, scaled and skewed a little."""
    count = len(frames)
    size = lengths(frames)[0][:, None]
    middle = frames[:, :2] + rng.normal(0, 0.07, (count, 2)) * size
    turn = rng.normal(0, 0.09, count)
    shear = rng.normal(0, 0.06, count)
    scale = np.exp(rng.normal(0, 0.09, (count, 2)))
    down = _turned(frames[:, 2:4], turn + shear) * scale[:, :1]
    right = _turned(frames[:, 4:6], turn - shear) * scale[:, 1:]
    return np.concatenate([middle, down, right], axis=1).astype(np.float32)


def _wrong_frames(rng: np.random.Generator, frames: Frames) -> Frames:
    """Frames that show no index upright: turned ones, moved ones, and any place of the picture."""
    wrong = []
    for frame in frames[rng.random(len(frames)) < 0.4]:
        kind = rng.random()
        moved = frame.copy()
        if kind < 0.3:
            moved[2:] *= -1
        elif kind < 0.45:
            moved[2:4], moved[4:6] = frame[4:6], -frame[2:4]
        else:
            way = rng.uniform(0, 2 * np.pi)
            moved[:2] += rng.uniform(0.6, 1.4) * (np.cos(way) * frame[2:4] + np.sin(way) * frame[4:6])
        wrong.append(moved)
    if rng.random() < 0.7:
        length, way = 8 * np.exp(rng.uniform(0, 1.5)), rng.uniform(0, 2 * np.pi)
        down = np.array([np.cos(way), np.sin(way)]) * length
        wrong.append(np.array([*rng.uniform(0, SIZE, 2), *down, down[1], -down[0]], np.float32))
    return np.array(wrong, np.float32).reshape(-1, 6)


def _turned(vectors: NDArray[np.float32], angle: NDArray[np.float64]) -> NDArray[np.float64]:
    cos, sin = np.cos(angle), np.sin(angle)
    return np.stack(
        [vectors[:, 0] * cos - vectors[:, 1] * sin, vectors[:, 0] * sin + vectors[:, 1] * cos], axis=1
    )
