"""What indices and the whole card say is weighed; neither alone is believed against the other."""

from __future__ import annotations

import numpy as np
import pytest

from vision.cards.codes import CODES, RANKS, SUITS
from vision.cards.judge import CONDITIONS, EVIDENCE
from vision.cards.reader import SURE
from vision.network import Network, shipped

SMALL_AND_SOFT = (1.0, -0.4, 0.0, 0.4, 1.0, 1.0)
"""Conditions of a card 74 pixels wide whose index is 7 pixels high, blurred by 1.5 pixels."""
LARGE_AND_SHARP = (1.0, 0.7, 1.2, -0.5, 1.0, 1.0)


def told(seen: tuple[float, ...], index: str, whole: str, sure: float = 0.9) -> np.ndarray:
    """The evidence where the indices say one code and the whole card another, each so surely."""
    codes = np.full(len(CODES) + 1, (1 - sure) / len(CODES))
    codes[CODES.index(index)] = sure
    rank = np.full(len(RANKS) + 1, (1 - sure) / len(RANKS))
    suit = np.full(len(SUITS) + 1, (1 - sure) / len(SUITS))
    rank[RANKS.index(whole[:-1]) if whole else -1] = sure
    suit[SUITS.index(whole[-1]) if whole else -1] = sure
    return np.log(np.concatenate([np.exp(seen), codes, rank, suit]))[None].astype(np.float32)


def judged(evidence: np.ndarray) -> np.ndarray:
    (codes,) = Network(shipped("card-judge.onnx"), ("codes",)).run(evidence)
    assert codes.sum() == pytest.approx(1, abs=1e-4)
    return codes[0]


def test_the_evidence_has_a_fixed_length() -> None:
    assert told(SMALL_AND_SOFT, "6S", "6S").shape == (1, EVIDENCE)
    assert len(SMALL_AND_SOFT) == CONDITIONS


@pytest.mark.parametrize("seen", [SMALL_AND_SOFT, LARGE_AND_SHARP])
def test_what_both_say_is_likely(seen: tuple[float, ...]) -> None:
    codes = judged(told(seen, "6S", "6S", 0.95))
    assert CODES[codes[:-1].argmax()] == "6S"
    assert codes.max() > 0.9


def test_a_small_soft_card_whose_pips_contradict_its_index_is_in_doubt() -> None:
    codes = judged(told(SMALL_AND_SOFT, "6C", "6S"))
    assert {CODES[one] for one in np.argsort(-codes[:-1])[:2]} == {"6C", "6S"}
    assert codes[:-1].max() < SURE


@pytest.mark.parametrize(
    "sure",
    [
        0.8,
        pytest.param(
            0.95,
            marks=pytest.mark.xfail(strict=True, reason="a sure index is believed against all else"),
        ),
    ],
)
def test_what_is_no_card_by_all_of_it_is_not_named_for_its_index(sure: float) -> None:
    assert judged(told(LARGE_AND_SHARP, "JH", "", sure))[:-1].max() < SURE
