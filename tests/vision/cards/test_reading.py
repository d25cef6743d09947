"""Frames are read in rounds, and what is texture for a whole round is given up."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from vision.cards.codes import RANKS, SUITS
from vision.cards.reading import IndexReader
from vision.halvings import Halvings

FRAMES = 300
PATCHES_A_ROUND = 64


class Sight:
    """Stands for the network: the first patches of each batch show the two of clubs, the others nothing."""

    def __init__(self, shown: int) -> None:
        self.shown, self.read = shown, 0

    def run(self, patches: NDArray[np.float32]) -> tuple[NDArray[np.float32], ...]:
        self.read += len(patches)
        rank, suit = (np.zeros((len(patches), len(names) + 1), np.float32) for names in (RANKS, SUITS))
        rank[:, -1] = suit[:, -1] = 1.0
        rank[: self.shown], suit[: self.shown] = np.eye(len(RANKS) + 1)[0], np.eye(len(SUITS) + 1)[0]
        return rank, suit, np.zeros((len(patches), 6), np.float32)


@pytest.mark.parametrize(("shown", "read"), [(0, PATCHES_A_ROUND), (1, FRAMES)])
def test_reading_ends_after_a_round_without_any_index(shown: int, read: int) -> None:
    sight = Sight(shown)
    reader = IndexReader(sight)
    frames = np.tile(np.array([[50, 50, 0, 12, 12, 0]], np.float32), (FRAMES, 1))
    indices = reader.indices(
        Halvings(np.zeros((100, 100, 3), np.uint8)).levels(), frames, np.full(FRAMES, 0.2, np.float32)
    )
    assert len(indices) == FRAMES
    assert sight.read == read
    assert [index is None for index in indices[:2]] == [shown == 0, True]
