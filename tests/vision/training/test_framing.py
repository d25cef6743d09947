"""What is learned of framing is what the run time computes, and what speaks for a place is weighed."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SIZE, table

torch = pytest.importorskip("torch")

from vision.decks.framing import COLUMNS, ROWS, Framer  # noqa: E402
from vision.network import Network, shipped  # noqa: E402
from vision.training.framing import batch_of, surprise, weighed  # noqa: E402
from vision.training.framing_network import FramingNetwork, write_framer  # noqa: E402
from vision.training.framing_samples import Places  # noqa: E402


def places(count=6):
    """Noise, with corners that are as wrong as chance has it."""
    rng = np.random.default_rng(1)
    return Places(
        rng.integers(0, 256, (count, ROWS, COLUMNS, 3)).astype(np.uint8),
        rng.normal(0, 0.1, (count, 8)).astype(np.float32),
        rng.random(count).astype(np.float32),
        np.ones(count, bool),
        np.ones(count, bool),
    )


def test_the_run_time_computes_what_was_learned(tmp_path):
    torch.manual_seed(1)
    network = FramingNetwork().eval()
    path = tmp_path / "framer.onnx"
    write_framer(network, path, {}, (1.0, 2.0, 3.0, 4.0))
    views = np.random.default_rng(2).random((3, 3, ROWS, COLUMNS)).astype(np.float32) - 0.5
    with torch.no_grad():
        learned = [one.numpy() for one in network(torch.from_numpy(views))]
    corners, fits, weighing = Network(path, ("corners", "fits", "weighing")).run(views)
    assert corners == pytest.approx(learned[0], abs=2e-2)
    assert fits == pytest.approx(learned[1], abs=2e-2)
    assert weighing.tolist() == [1, 2, 3, 4]


def test_a_place_that_is_mirrored_or_turned_has_its_corners_where_they_lie_then():
    """A bright pixel at one corner's own place is found there again in all batches."""
    known = places(1)
    known.views[:] = 0
    known.corners[:] = 0
    known.corners[0, :2] = (0.1, 0.2)  # the upper left corner ought to lie a little to the right and below
    at = ((0.1 + 0.4) / 1.8 * COLUMNS, (0.2 + 0.4) / 1.8 * ROWS)
    known.views[0, int(at[1]), int(at[0])] = 255
    batch = batch_of(known, np.random.default_rng(3))
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]])
    for view, corners in zip(batch.views, batch.corners.reshape(-1, 4, 2), strict=True):
        moved = int(np.abs(corners).max(axis=1).argmax())
        column, row = (unit[moved] + corners[moved] + 0.4) / 1.8 * (COLUMNS, ROWS)
        y, x = np.argwhere(view[..., 0] > 0)[0]
        assert abs(x + 0.5 - column) < 1.5
        assert abs(y + 0.5 - row) < 1.5


def test_surprise_falls_as_the_network_learns():
    torch.manual_seed(1)
    network, known = FramingNetwork(), places()
    descent = torch.optim.Adam(network.parameters(), lr=3e-3)
    told = []
    for _ in range(30):
        lost = surprise(network, known)
        descent.zero_grad()
        lost.backward()
        descent.step()
        told.append(lost.item())
    assert told[-1] < 0.7 * told[0]


def test_what_speaks_for_a_place_is_weighed():
    half = np.array(SIZE) * PIXELS / 2
    card = (np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half + (400, 300)).astype(np.float32)
    pictures = [(table((code, 400, 300, 0)), card) for code in ("red-1", "blue-2", "green-7")]
    weighing = weighed(Framer(shipped("card-framer.onnx")), pictures)
    assert len(weighing) == 4
    assert np.isfinite(weighing).all()
