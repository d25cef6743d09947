"""A training that was cut short goes on as if it had not been."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from vision.training.descent import Batches, Descent

STEPS = 12


def samples(until: int) -> Batches:
    return Batches(lambda rng: torch.from_numpy(rng.normal(size=(4, 3)).astype(np.float32)), (1, 3), until)


def loss(network, batch):
    return ((network(batch).squeeze(1) - batch.sum(dim=1)) ** 2).mean()


def descent(kept: Path) -> Descent:
    torch.manual_seed(1)
    network = torch.nn.Sequential(torch.nn.Dropout(0.5), torch.nn.Linear(3, 1))
    return Descent(network, 0.1, STEPS, kept, lambda _text: None)


def weights(one: Descent) -> list[float]:
    return [float(value) for value in one.mean[1].weight.detach().flatten()]


def test_a_training_goes_on_from_where_it_was(tmp_path: Path) -> None:
    whole = descent(tmp_path / "whole.pt")
    whole.run(samples(STEPS), loss, 0)
    descent(tmp_path / "cut.pt").run(samples(5), loss, 0)
    after = descent(tmp_path / "cut.pt")
    after.run(samples(STEPS), loss, 0)
    assert weights(after) == pytest.approx(weights(whole), abs=1e-6)


def test_what_was_learnt_is_not_learnt_again(tmp_path: Path) -> None:
    done = descent(tmp_path / "kept.pt")
    done.run(samples(STEPS), loss, 0)
    before = weights(done)
    again = descent(tmp_path / "kept.pt")
    again.run(samples(STEPS), loss, 0)
    assert weights(again) == before


def test_batches_are_told_by_their_numbers_also_after_some_of_them() -> None:
    all_of_them = samples(STEPS)
    rest = all_of_them.after(4)
    assert len(rest) == STEPS - 4
    assert torch.equal(rest[0], all_of_them[4])
    with pytest.raises(IndexError):
        rest[STEPS - 4]
