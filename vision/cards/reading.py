"""Reads candidates: what each is, and which of them are one and the same index."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.cards.codes import CODES, RANKS, SUITS
from vision.cards.frames import Frames, lengths, normalised, patches
from vision.cards.models import Network
from vision.cards.search import Candidates
from vision.sightings import Image

_SURE = 0.93
_HOPELESS = 0.03
_BATCH = 32
_ROCKS = np.array(
    [[0.0, 0.0, 0.1, 1.0], [0.0, 0.0, -0.1, 1.0], [0.06, 0.05, 0.0, 1.08], [-0.06, -0.05, 0.0, 0.92]],
    np.float32,
)
"""Small shifts (in *right* and *down*), turns (radians) and scales with which a doubtful index is read
again."""


@dataclass(frozen=True, slots=True, eq=False)
class Index:
    """One index that was read.

    Attributes:
        frame: its frame in pixels, shape (6,).
        codes: the probability of each of `CODES`, shape (52,); what is missing to 1 is "no card's".
        chance: how sure the finder was that there is an index.
    """

    frame: Frames
    codes: NDArray[np.float32]
    chance: float

    @property
    def code(self) -> str:
        """The likeliest code."""
        return CODES[int(np.argmax(self.codes))]

    @property
    def confidence(self) -> float:
        """The probability of the likeliest code."""
        return float(self.codes.max())


class IndexReader:
    """The reader network: from frames to codes."""

    def __init__(self, model: Path) -> None:
        """Loads the network.

        Raises:
            ModelError: as `Network` does.
        """
        self._network = Network(model, ("rank", "suit"))

    def read(self, levels: list[Image], candidates: Candidates) -> list[Index]:
        """Indices that are there once each, the surest first.

        Each place is read in its best frame. Where that leaves doubt, all frames found there, and that frame
        a
        little moved, are read too, and the probabilities are averaged: an average never makes a systematic
        error look certain.
        """
        groups = _places(candidates)
        if not groups:
            return []
        firsts = np.array([group[0] for group in groups])
        codes = self._codes(levels, candidates.frames[firsts])
        best = codes.max(axis=1)
        for number in np.flatnonzero((best < _SURE) & (best > _HOPELESS)):
            frames = candidates.frames[groups[number]]
            again = self._codes(levels, np.concatenate([frames[1:3], _rocked(frames[0])]))
            codes[number] = np.concatenate([codes[number : number + 1], again]).mean(axis=0)
        read = [
            Index(candidates.frames[first], codes[number], float(candidates.chances[first]))
            for number, first in enumerate(firsts)
        ]
        return _single(sorted(read, key=lambda index: -index.confidence * index.chance**0.2))

    def _codes(self, levels: list[Image], frames: Frames) -> NDArray[np.float32]:
        """Probabilities of `CODES` for each frame, shape (n, 52)."""
        values = normalised(patches(levels, frames))
        parts = [self._network.run(values[start : start + _BATCH]) for start in range(0, len(values), _BATCH)]
        rank = np.concatenate([part[0] for part in parts])[:, : len(RANKS)]
        suit = np.concatenate([part[1] for part in parts])[:, : len(SUITS)]
        return np.asarray((rank[:, :, None] * suit[:, None, :]).reshape(len(frames), -1), np.float32)


def _places(candidates: Candidates) -> list[list[int]]:
    """Candidates grouped by the index that they show, the surest of each group first."""
    down, _ = lengths(candidates.frames)
    groups: list[list[int]] = []
    for number in np.argsort(-candidates.chances):
        frame, size = candidates.frames[number], down[number]
        for group in groups:
            other = candidates.frames[group[0]]
            near = np.hypot(*(other[:2] - frame[:2])) < 0.5 * min(size, down[group[0]])
            if (
                near
                and 0.6 < size / down[group[0]] < 1.67
                and other[2:4] @ frame[2:4] > 0.7 * size * down[group[0]]
            ):
                group.append(int(number))
                break
        else:
            groups.append([int(number)])
    return groups


def _rocked(frame: Frames) -> Frames:
    """The frame moved, turned and scaled a little, as in `_ROCKS`."""
    moved = np.repeat(frame[None], len(_ROCKS), axis=0)
    for row, (right, down, turn, scale) in zip(moved, _ROCKS, strict=True):
        row[:2] += right * frame[4:6] + down * frame[2:4]
        cos, sin = np.cos(turn) * scale, np.sin(turn) * scale
        for first in (2, 4):
            x, y = frame[first], frame[first + 1]
            row[first], row[first + 1] = x * cos - y * sin, x * sin + y * cos
    return moved


def _single(ordered: list[Index]) -> list[Index]:
    """Drops an index that lies on a surer one: the same ink cannot be two indices."""
    kept: list[Index] = []
    for index in ordered:
        size = float(np.hypot(*index.frame[2:4]))
        if all(
            np.hypot(*(other.frame[:2] - index.frame[:2]))
            > 0.6 * max(float(np.hypot(*other.frame[2:4])), 0.5 * size)
            for other in kept
        ):
            kept.append(index)
    return kept
