"""Reads candidates: what each is, and which of them are one and the same index."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from vision.cards.codes import CODES, RANKS, SUITS
from vision.cards.frames import Frames, lengths, moved, normalised, patches
from vision.cards.search import Candidates, joined
from vision.network import Network
from vision.sightings import Image

_HOPELESS, _WORTH_IT, _SURE = 0.1, 0.25, 0.93
"""Reads below the first are dropped; those between the other two are read again."""
_ALIKE = 0.5
"""Two frames whose sizes differ by less than this, as a logarithm, may show the same index."""
_ROUND = 64
"""Frames are read in rounds, the likeliest first; after one without any index, the rest is texture."""
_FARTHEST = 0.5
"""A frame is moved by so much of its own *right* and *down* at most, as `frames.moved` has it."""
_ROCKS = np.array([[0.05, 0.04, 0.07, 1.06], [-0.05, -0.04, -0.07, 0.94]], np.float32)
"""Small shifts (in *right* and *down*), turns (radians) and scales with which a doubtful index is read
again."""
_CHANCE_COUNTS = 0.2
"""Power of the finder's chance beside the reader's confidence: chosen so that of two reads on one another it
decides only where they are about as sure."""
_NEAR, _SAME_WAY = 0.5, 0.7
"""Frames whose middles are nearer than this part of the shorter *down*, and the cosine between whose *downs*
is more than this (45 degrees), show one place: the surest of them is read."""
_ONE_INK, _OF_LARGER = 0.6, 0.5
"""Two whose middles are within the first part of the surer one's *down* (of the second part of the other's
where that is longer) are made of the same ink: chosen so that one index read in two places counts once."""


@dataclass(frozen=True, eq=False)
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
    def middle(self) -> tuple[float, float]:
        """Its middle in pixels."""
        return float(self.frame[0]), float(self.frame[1])

    @cached_property
    def code(self) -> str:
        """The likeliest code."""
        return CODES[int(np.argmax(self.codes))]

    @cached_property
    def confidence(self) -> float:
        """The probability of the likeliest code."""
        return float(self.codes.max())


class Reads(Protocol):
    """What an `IndexReader` needs of a network."""

    def run(self, values: NDArray[np.float32], /) -> tuple[NDArray[np.float32], ...]:
        """Ranks, suits and moves of patches."""


class IndexReader:
    """The reader network: from frames to codes.

    Args:
        network: its outputs are ``rank``, ``suit`` and ``move``.
    """

    def __init__(self, network: Reads) -> None:
        self._network = network

    @classmethod
    def of(cls, model: Path) -> IndexReader:
        """That of a file.

        Raises:
            ModelError: as `Network` does.
        """
        return cls(Network(model, ("rank", "suit", "move")))

    def read(self, levels: list[Image], candidates: Candidates) -> list[Index]:
        """Indices that are there once each, the surest first."""
        return PictureReading(self, levels).read(candidates)

    def indices(
        self, levels: list[Image], frames: Frames, chances: NDArray[np.float32]
    ) -> list[Index | None]:
        """What each frame shows, None where it is no index.

        Args:
            levels: the picture's `Halvings.levels`.
            frames: the likeliest first, shape (n, 6).
            chances: how sure the finder is of each, shape (n,).

        Where that is in doubt, a frame is read a little moved, too, and the probabilities are averaged: an
        average never makes a systematic error look certain.
        """
        read: list[Index | None] = []
        for start in range(0, len(frames), _ROUND):
            part = slice(start, start + _ROUND)
            read += self._round(levels, frames[part], chances[part])
            if not any(read[part]):
                break
        return read + [None] * (len(frames) - len(read))

    def _round(self, levels: list[Image], frames: Frames, chances: NDArray[np.float32]) -> list[Index | None]:
        """What each frame of a round shows."""
        codes, moves = self._run(levels, frames)
        frames = moved(frames, np.clip(moves, -_FARTHEST, _FARTHEST))
        best = codes.max(axis=1)
        doubtful = np.flatnonzero((best < _SURE) & (best > _WORTH_IT))
        if len(doubtful):
            again = np.concatenate([frames[doubtful], *(_rocked(frames[doubtful], rock) for rock in _ROCKS)])
            codes[doubtful] = self._run(levels, again)[0].reshape(-1, len(doubtful), len(CODES)).mean(axis=0)
        return [
            Index(frame, code, float(chance)) if code.max() > _HOPELESS else None
            for frame, code, chance in zip(frames, codes, chances, strict=True)
        ]

    def _run(self, levels: list[Image], frames: Frames) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Probabilities of `CODES` for each frame, shape (n, 52), and the moves, shape (n, 6)."""
        rank, suit, move = self._network.run(normalised(patches(levels, frames)))
        codes = rank[:, : len(RANKS), None] * suit[:, None, : len(SUITS)]
        return np.asarray(codes.reshape(len(frames), -1), np.float32), move


class PictureReading:
    """The indices of one picture; no frame of it is read twice."""

    def __init__(self, reader: IndexReader, levels: list[Image]) -> None:
        self._reader = reader
        self._levels = levels
        self._candidates = joined([])
        self._read: dict[int, Index | None] = {}

    def read(self, more: Candidates) -> list[Index]:
        """Indices among these candidates and all told before, once each, the surest first.

        Each place is read in its best frame.
        """
        candidates = self._candidates = joined([self._candidates, more])
        places = _places(candidates)
        unread = [place for place in places if place not in self._read]
        if unread:
            read = self._reader.indices(self._levels, candidates.frames[unread], candidates.chances[unread])
            self._read.update(zip(unread, read, strict=True))
        found = [index for place in places if (index := self._read[place]) is not None]
        return _single(sorted(found, key=lambda index: -index.confidence * index.chance**_CHANCE_COUNTS))


def _places(candidates: Candidates) -> list[int]:
    """Positions of the surest candidate for each place, direction and size, the surest first."""
    frames = candidates.frames
    down, _ = lengths(frames)
    kept: list[int] = []
    for number in np.argsort(-candidates.chances):
        size, others = down[number], frames[kept]
        near = np.hypot(*(others[:, :2] - frames[number, :2]).T) < _NEAR * np.minimum(size, down[kept])
        alike = np.abs(np.log(size / down[kept])) < _ALIKE
        same_way = others[:, 2:4] @ frames[number, 2:4] > _SAME_WAY * size * down[kept]
        if not np.any(near & alike & same_way):
            kept.append(int(number))
    return kept


def _rocked(frames: Frames, rock: NDArray[np.float32]) -> Frames:
    """Frames shifted, turned and scaled a little, by one row of `_ROCKS`."""
    right, down, turn, scale = (float(value) for value in rock)
    cos, sin = scale * math.cos(turn), scale * math.sin(turn)
    vectors = frames[:, 2:].reshape(-1, 2, 2) @ np.array([[cos, sin], [-sin, cos]])
    middle = frames[:, :2] + right * frames[:, 4:6] + down * frames[:, 2:4]
    return np.concatenate([middle, vectors.reshape(-1, 4)], axis=1).astype(np.float32)


def _single(ordered: list[Index]) -> list[Index]:
    """Drops an index that lies on a surer one: the same ink cannot be two indices."""
    if not ordered:
        return []
    frames = np.stack([index.frame for index in ordered])
    down, _ = lengths(frames)
    kept: list[int] = []
    for number in range(len(ordered)):
        away = np.hypot(*(frames[kept, :2] - frames[number, :2]).T)
        if np.all(away > _ONE_INK * np.maximum(down[kept], _OF_LARGER * down[number])):
            kept.append(number)
    return [ordered[number] for number in kept]
