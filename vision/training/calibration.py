"""Makes the reader's probabilities mean what they say, on drawn scenes that it was not trained on."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from vision.cards.codes import RANKS, SUITS
from vision.cards.frames import normalised
from vision.training.deck import REJECTED_RANK, REJECTED_SUIT
from vision.training.networks import Reader
from vision.training.patchwork import Patchwork

_BATCH = 512


@dataclass(frozen=True, slots=True)
class Logits:
    """What a reader says about patches, before any softmax, and what is true."""

    rank: torch.Tensor
    suit: torch.Tensor
    true_rank: torch.Tensor
    true_suit: torch.Tensor


@dataclass(frozen=True, slots=True)
class Reliability:
    """Reads at or above a confidence: the share of true indices read, and the share of reads wrong."""

    threshold: float
    recall: float
    wrong: float


@torch.no_grad()
def logits_of(reader: Reader, patchwork: Patchwork) -> Logits:
    """Runs the reader over patches."""
    said = [
        reader(torch.from_numpy(normalised(patchwork.patches[start : start + _BATCH])))
        for start in range(0, len(patchwork.ranks), _BATCH)
    ]
    return Logits(
        torch.cat([rank for rank, _, _ in said]),
        torch.cat([suit for _, suit, _ in said]),
        torch.from_numpy(patchwork.ranks.astype(np.int64)),
        torch.from_numpy(patchwork.suits.astype(np.int64)),
    )


def best_temperature(logits: Logits) -> float:
    """The temperature at which the truth is likeliest."""

    def surprise(temperature: float) -> float:
        rank = functional.cross_entropy(logits.rank / temperature, logits.true_rank)
        return float(rank + functional.cross_entropy(logits.suit / temperature, logits.true_suit))

    return float(min(np.geomspace(0.3, 3.0, 70), key=surprise))


def reliability(logits: Logits, temperature: float, thresholds: NDArray[np.float64]) -> list[Reliability]:
    """Recall and share of wrong reads at several thresholds, one read an index."""
    rank = torch.softmax(logits.rank / temperature, 1)[:, : len(RANKS)].max(1)
    suit = torch.softmax(logits.suit / temperature, 1)[:, : len(SUITS)].max(1)
    sure = (rank.values * suit.values).numpy()
    right = ((rank.indices == logits.true_rank) & (suit.indices == logits.true_suit)).numpy()
    genuine = ((logits.true_rank != REJECTED_RANK) & (logits.true_suit != REJECTED_SUIT)).numpy()
    return [
        Reliability(
            float(threshold),
            float((right & (sure >= threshold)).sum() / max(genuine.sum(), 1)),
            float((~right & (sure >= threshold)).sum() / max((sure >= threshold).sum(), 1)),
        )
        for threshold in thresholds
    ]
