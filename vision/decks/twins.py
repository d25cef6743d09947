"""Which cards of a deck look too much alike."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.decks.bank import Bank
from vision.decks.light import sums_of
from vision.decks.pairs import distance

_LEAST = 45.0
"""Cards that differ in fewer square millimetres, or as much more weakly, look too much alike: a digit of 7
mm."""


@dataclass(frozen=True, slots=True)
class Twins:
    """Two cards that look alike, and the square millimetres in which they differ."""

    one: str
    other: str
    differ: float


def twins(bank: Bank) -> tuple[Twins, ...]:
    """Pairs of cards that look too much alike in whatever light, the most alike first."""
    weight = bank.fine_inner.ravel()
    pixel = bank.deck.size[0] * bank.deck.size[1] / weight.size
    upright = len(bank.deck.codes)
    least: dict[tuple[str, str], float] = {}
    for number in range(upright):
        apart = _differences(bank.fine[number], bank.fine, weight) * pixel
        for other in np.flatnonzero(apart < _LEAST):
            one, two = sorted((bank.codes[number], bank.codes[int(other)]))
            if one != two:
                least[one, two] = min(least.get((one, two), _LEAST), float(apart[other]))
    return tuple(Twins(*pair, differ) for pair, differ in sorted(least.items(), key=lambda item: item[1]))


def _differences(
    face: NDArray[np.float32], faces: NDArray[np.float32], weight: NDArray[np.float32]
) -> NDArray[np.float32]:
    """In how many pixels each face differs from one, the light of each chosen to hide it; shape (faces,)."""
    light = sums_of(face, faces, weight).light()
    lit = faces * light.gains[..., None] + light.offset[:, None, None]
    return np.array([distance(one, face) @ weight for one in lit], np.float32)
