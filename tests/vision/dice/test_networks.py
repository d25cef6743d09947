"""The files that the run time loads say the same as the networks that were trained."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from vision.dice.patches import PATCH_PX  # noqa: E402
from vision.network import Network  # noqa: E402
from vision.training.dice_export import Calibration, write_dice_finder, write_dice_reader  # noqa: E402
from vision.training.dice_networks import DiceFinder, DiceReader  # noqa: E402


def test_the_finder_is_written_as_it_is(tmp_path: Path) -> None:
    torch.manual_seed(1)
    network = DiceFinder().eval()
    write_dice_finder(network, tmp_path / "finder.onnx", {})
    pixels = np.random.default_rng(1).uniform(0, 255, (1, 3, 64, 96)).astype(np.float32)
    (marks,) = Network(tmp_path / "finder.onnx", ("marks",)).run(pixels)
    assert marks.shape == (1, 4, 16, 24)
    assert marks == pytest.approx(network(torch.from_numpy(pixels)).detach().numpy(), abs=1e-3)


def test_the_reader_is_written_with_its_calibration(tmp_path: Path) -> None:
    torch.manual_seed(2)
    network = DiceReader().eval()
    write_dice_reader(network, tmp_path / "reader.onnx", Calibration(2.0, 0.5), {})
    patches = np.random.default_rng(2).uniform(0, 255, (3, 3, PATCH_PX, PATCH_PX)).astype(np.float32)
    values, frames = Network(tmp_path / "reader.onnx", ("values", "frames")).run(patches)
    logits, wanted = (part.detach().numpy() for part in network(torch.from_numpy(patches)))
    assert values == pytest.approx(logits / 2 + np.array([0, *[0.5] * 6]), abs=1e-3)
    assert frames == pytest.approx(wanted, abs=1e-3)
