"""Two witnesses who agree make a card certain; where they differ it is asked about."""

from __future__ import annotations

import numpy as np
import pytest

from vision.decks.confidence import CERTAIN, DOUBTFUL
from vision.decks.judge import CONDITIONS, WITNESSES, CardEvidence, weighed
from vision.network import Network, shipped

CODES = ("red-6", "red-8", "red-9")

WHOLE = (1.0, 1.0, 0.3, 0.85, 0.9, 0.9, 1.0, 0.0)
"""Conditions of a card alone, well seen, in a still picture."""

DOUBTED = (1.0, 1.0, 0.3, 0.6, 0.7, 0.2, 1.0, 0.0)
"""The same, but its pixels hardly tell the likeliest face from the next."""

ON_TABLE = (1.0, 1.0, 0.0, 0.85, 0.9, 0.9, 1.0, 1.0)


def judged(seen: tuple[float, ...], looks: tuple[float, ...], leads: tuple[float, ...]) -> np.ndarray:
    """Probabilities of `CODES` and of none by the shipped judge; ``looks``: of all of them."""
    known = CardEvidence(
        np.array(seen, np.float32), CODES, np.log(np.array(looks, np.float32)), np.array(leads, np.float32)
    )
    (powers,) = Network(shipped("deck-judge.onnx"), ("powers",)).run(known.conditions[None])
    assert powers.shape == (1, WITNESSES)
    return weighed(known, powers[0])


@pytest.mark.parametrize("seen", [WHOLE, ON_TABLE])
def test_a_card_that_both_name_is_certain(seen: tuple[float, ...]) -> None:
    assert len(seen) == CONDITIONS
    chances = judged(seen, (0.97, 0.01, 0.01, 0.01), (0.0, -0.9, -1.0))
    assert chances[0] >= CERTAIN
    assert chances.sum() == pytest.approx(1)


def test_looks_decide_what_pixels_hardly_tell() -> None:
    chances = judged(DOUBTED, (0.97, 0.01, 0.01, 0.01), (0.0, -0.2, -0.9))
    assert chances[0] >= CERTAIN


def test_a_card_over_which_they_differ_is_in_doubt() -> None:
    chances = judged(WHOLE, (0.1, 0.85, 0.02, 0.03), (0.0, -0.9, -1.0))
    assert chances[:-1].max() < CERTAIN


def test_what_looks_like_no_card_and_fits_none_well_is_none() -> None:
    bare = (1.0, 0.9, -0.3, 0.3, 0.3, 0.1, 1.0, 0.0)
    chances = judged(bare, (0.02, 0.01, 0.01, 0.96), (0.0, -0.1, -0.2))
    assert 1 - chances[-1] < DOUBTFUL
