"""Dice are thrown as they lie on tables: anyhow, touching, or pushed edge to edge."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("torch")

from vision.training.descent import Batches
from vision.training.dice_drawing import Drawing
from vision.training.dice_kinds import draw_dice
from vision.training.dice_throws import ThrownDie, throw

SIZE, SIDE = 30.0, 320


@pytest.fixture(scope="module")
def throws() -> list[list[ThrownDie]]:
    stock: list[Drawing] = draw_dice(np.random.default_rng(3), 30)
    return [throw(np.random.default_rng(seed), stock, SIZE, SIDE) for seed in range(80)]


def nearest(dice: list[ThrownDie]) -> list[float]:
    """For each die the distance of the nearest other one, in edges."""
    places = np.array([(die.x, die.y) for die in dice])
    apart = np.linalg.norm(places[:, None] - places[None], axis=2) + np.eye(len(dice)) * 1e9
    return (apart.min(axis=1) / SIZE).tolist()


def test_all_dice_lie_in_the_picture(throws: list[list[ThrownDie]]) -> None:
    assert all(min(die.x, die.y) > 0 and max(die.x, die.y) < SIDE for dice in throws for die in dice)


def test_dice_of_a_block_are_of_one_kind_and_an_edge_apart(throws: list[list[ThrownDie]]) -> None:
    blocks = [dice for dice in throws if len(dice) > 1 and len({die.edge for die in dice}) == 1]
    assert len(blocks) > 5
    for block in blocks:
        assert len({(die.drawing.shape, die.drawing.view) for die in block}) == 1
        assert np.ptp([die.turn for die in block]) < 10
        assert min(nearest(block)) < 1.3


def test_blocks_are_no_exception_and_no_rule(throws: list[list[ThrownDie]]) -> None:
    block = [len(dice) > 1 and len({die.edge for die in dice}) == 1 for dice in throws]
    assert 0.1 < np.mean(block) < 0.5


def test_a_batch_depends_on_its_number_alone() -> None:
    batches = Batches(lambda rng: float(rng.random()), (1, 3), 5)
    assert [batches[number] for number in range(5)] == list(batches)
    assert len(set(batches)) == len(batches) == 5
    assert batches[2] != Batches(lambda rng: float(rng.random()), (2, 3), 5)[2]
