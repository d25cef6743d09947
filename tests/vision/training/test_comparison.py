"""A training that was stopped goes on where it was, and the run time computes what was learned."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.training.fonts_here import needs_fonts

torch = pytest.importorskip("torch")

from vision.decks.looks import Describer, FaceLooks  # noqa: E402
from vision.training import comparison  # noqa: E402
from vision.training.comparison_export import write_looks  # noqa: E402
from vision.training.comparison_network import in_parts  # noqa: E402
from vision.training.comparison_samples import draw_sample  # noqa: E402

pytestmark = needs_fonts

BRIEFLY = replace(comparison.SCHEDULE, steps=3, batch=1)


class StoppedError(Exception):
    """What ends a training early."""


def drawn(stop=None):
    """Draws in this process, and stops before a step."""

    def samples(seed, steps, batch):
        for step in steps:
            if step == stop:
                raise StoppedError
            yield [draw_sample(seed, step * batch + number) for number in range(batch)]

    return samples


def test_a_training_that_was_stopped_ends_as_if_it_had_not_been(tmp_path):
    whole = comparison.train(1, tmp_path / "whole", BRIEFLY, drawn(), kept_every=1)
    with pytest.raises(StoppedError):
        comparison.train(1, tmp_path / "parts", BRIEFLY, drawn(stop=2), kept_every=1)
    parts = comparison.train(1, tmp_path / "parts", BRIEFLY, drawn(), kept_every=1)
    for one, other in zip(whole.state_dict().values(), parts.state_dict().values(), strict=True):
        assert torch.equal(one, other)


@torch.no_grad()
def test_the_run_time_gives_the_probabilities_that_were_learned(tmp_path, monkeypatch):
    torch.manual_seed(1)
    comparer = comparison.Comparer().eval()
    path = tmp_path / "card-looks.onnx"
    write_looks(comparer.looks, comparer.weighing, path, 0.8, {"seed": "1"})
    monkeypatch.setattr("vision.decks.looks.shipped", lambda _: path)
    sample = draw_sample(1, 5)
    faces = FaceLooks(Describer(), [one.astype(np.float32) for one in sample.known])
    views = [one.astype(np.float32) for one in sample.asked]
    chances, _ = faces.chances(views, [one.astype(np.float32) for one in sample.shown])
    logits, _ = comparison.said(comparer, [sample])
    assert chances == pytest.approx(torch.softmax(logits[0] / 0.8, 1).numpy(), abs=2e-3)
    assert in_parts(torch.from_numpy(sample.shown).float()).shape == (len(views), 96)
