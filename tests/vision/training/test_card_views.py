"""Whole cards are drawn as their reader gets them, and both are the same for the same seed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from vision.cards.whole import END_HEIGHT, RASTER_WIDTH  # noqa: E402
from vision.training.card_views import Views  # noqa: E402
from vision.training.judge import Cases, fit_judge  # noqa: E402
from vision.training.optimise import Schedule  # noqa: E402
from vision.training.softness import soft_photograph  # noqa: E402
from vision.training.suits import SUITS, altered, random_shape, suit_mask  # noqa: E402
from vision.training.whole_reader import train_whole_reader  # noqa: E402


def few_views(count: int = 16) -> Views:
    rng = np.random.default_rng(2)
    pictures = rng.integers(0, 255, (count, 2, END_HEIGHT, RASTER_WIDTH, 3), np.uint8)
    ranks, suits = (rng.integers(0, most, count).astype(np.uint8) for most in (14, 5))
    return Views(pictures, ranks, suits)


def test_a_training_that_was_cut_off_goes_on_to_the_same_reader(tmp_path: Path) -> None:
    schedule = Schedule(steps=52, batch=8, rate=1e-3, shards=1, first=1)
    asked: list[int] = []

    def draw(number: int) -> Views:
        asked.append(number)
        return few_views()

    first = train_whole_reader(draw, schedule, 1, tmp_path / "checkpoint")
    second = train_whole_reader(draw, schedule, 1, tmp_path / "checkpoint")
    assert asked == [0, 0]
    for mine, theirs in zip(first.parameters(), second.parameters(), strict=True):
        assert torch.allclose(mine, theirs, atol=1e-6)


def test_a_soft_photograph_keeps_its_shape_and_is_the_same_for_a_seed() -> None:
    picture = np.random.default_rng(1).integers(0, 255, (60, 80, 3), np.uint8)
    first, second = (soft_photograph(np.random.default_rng(5), picture) for _ in range(2))
    assert first.shape == picture.shape
    assert first.dtype == np.uint8
    assert np.abs(first.astype(int) - second).mean() < 12  # the grain alone is chosen elsewhere


@pytest.mark.parametrize("seed", range(8))
def test_altered_signs_are_whole(seed: int) -> None:
    rng = np.random.default_rng(seed)
    shape = random_shape(rng)
    for mask in altered(rng, {suit: suit_mask(shape, suit) for suit in SUITS}).values():
        assert 80 <= mask.shape[0] <= 160
        assert 40 <= mask.shape[1] <= 190
        assert mask[0].max() > 40
        assert mask[:, 0].max() > 40
        assert mask[:, -1].max() > 40


def test_the_judge_learns_whom_to_believe() -> None:
    rng = np.random.default_rng(3)
    told, codes = [], []
    for _ in range(400):
        true, index = rng.integers(0, 52, 2)
        said = np.log(np.full(53, 0.002))
        said[index] = np.log(0.9)  # the index says anything, the whole card the truth
        rank, suit = np.log(np.full(14, 0.01)), np.log(np.full(5, 0.02))
        rank[true // 4], suit[true % 4] = np.log(0.87), np.log(0.92)
        told.append(np.concatenate([[1, 0, 0, 0, 1], said, rank, suit]))
        codes.append(true)
    judge = fit_judge(Cases(np.array(told, np.float32), np.array(codes)))
    said = judge(torch.from_numpy(np.array(told, np.float32)))
    assert (said.argmax(1).numpy() == np.array(codes)).mean() > 0.95
