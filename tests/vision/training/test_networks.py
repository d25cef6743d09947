"""The networks learn, and their ONNX files say what they say."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnxruntime
import pytest

torch = pytest.importorskip("torch")

from vision.cards.frames import PATCH_HEIGHT, PATCH_WIDTH  # noqa: E402
from vision.training.calibration import Logits, best_temperature, reliability  # noqa: E402
from vision.training.export import write_finder, write_reader  # noqa: E402
from vision.training.finder import WINDOW, Scout, train_finder, window_targets  # noqa: E402
from vision.training.networks import CELL, Finder, Reader  # noqa: E402
from vision.training.optimise import Schedule, learning_rate  # noqa: E402
from vision.training.patchwork import Patchwork, matched  # noqa: E402
from vision.training.reader import train_reader  # noqa: E402
from vision.training.scene import FOUND, IGNORED, SIZE  # noqa: E402
from vision.training.shards import Shard, shard_path  # noqa: E402

torch.set_num_threads(1)
SCHEDULE = Schedule(steps=3, batch=8, rate=1e-3, shards=1)


def stirred(network: torch.nn.Module) -> torch.nn.Module:
    """The network with batch norms as they are after some training."""
    torch.manual_seed(3)
    for part in network.modules():
        if isinstance(part, torch.nn.BatchNorm2d):
            part.running_mean.normal_(0, 0.1)
            part.running_var.uniform_(0.5, 2)
    return network.eval()


def test_the_finders_file_says_what_the_finder_says(tmp_path: Path) -> None:
    finder = stirred(Finder())
    write_finder(finder, tmp_path / "finder.onnx", {"seed": "1"})
    session = onnxruntime.InferenceSession(str(tmp_path / "finder.onnx"))
    picture = torch.rand(1, 3, 64, 96) * 255
    said = session.run(["marks", "closer"], {"picture": (picture / 255 - 0.5).numpy()})
    for mine, theirs in zip(said, finder(picture), strict=True):
        assert np.abs(mine - theirs.detach().numpy()).max() < 0.02
    assert session.get_modelmeta().custom_metadata_map["seed"] == "1"


def test_the_readers_file_gives_probabilities_at_its_temperature(tmp_path: Path) -> None:
    reader = stirred(Reader())
    write_reader(reader, tmp_path / "reader.onnx", 1.7, {})
    session = onnxruntime.InferenceSession(str(tmp_path / "reader.onnx"))
    cut = torch.randn(5, 3, PATCH_HEIGHT, PATCH_WIDTH)
    said = session.run(["rank", "suit"], {"patches": cut.numpy()})
    for mine, theirs in zip(said, reader(cut)[:2], strict=True):
        assert np.abs(mine - torch.softmax(theirs / 1.7, 1).detach().numpy()).max() < 2e-3


def test_targets_put_the_peak_and_the_frame_into_the_middles_cell() -> None:
    frames = np.array([[101.0, 62.5, 0, 20, 20, 0], [20, 20, 0, 12, 12, 0]], np.float32)
    states = np.array([FOUND, IGNORED], np.uint8)
    targets = window_targets(frames, states, np.zeros((WINDOW // 8,) * 2, np.uint8))
    row, column = np.unravel_index(targets.heat.argmax(), targets.heat.shape)
    assert (row, column) == (15, 25)
    x = (column + 0.5 + targets.frame[0, row, column]) * CELL - 0.5
    y = (row + 0.5 + targets.frame[1, row, column]) * CELL - 0.5
    assert (x, y) == pytest.approx((101.0, 62.5))
    assert targets.counts[5, 5] == 0
    assert targets.counts[row, column] == 1


def test_a_trial_run_of_both_trainings_goes_through(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    frames = np.array([[100, 100, 0, 20, 20, 0]], np.float32)
    one = np.zeros(1, np.uint8)
    pictures = rng.integers(0, 255, (2, SIZE, SIZE, 3), np.uint8)
    shard = Shard(
        pictures,
        np.zeros((2, SIZE // 8, SIZE // 8), np.uint8),
        one.astype(np.int32),
        frames,
        one,
        one,
        one + FOUND,
    )
    np.savez(shard_path(tmp_path, 0), **{name: getattr(shard, name) for name in Shard.__slots__})
    scouts: list[Finder] = []
    finder = train_finder(tmp_path, SCHEDULE, 1, Scout(1, scouts.append))
    assert len(scouts) == 1
    assert torch.isfinite(finder(torch.zeros(1, 3, 64, 64))[0]).all()
    cut = rng.integers(0, 255, (64, 48, 32, 3), np.uint8)
    patches = Patchwork(cut, np.repeat(one, 64), np.repeat(one, 64), np.zeros((64, 6), np.float32))
    first, second = (train_reader(lambda _: patches, SCHEDULE, 7) for _ in range(2))
    for mine, theirs in zip(first.parameters(), second.parameters(), strict=True):
        assert torch.equal(mine, theirs)


def test_shards_come_evenly_and_the_rate_falls() -> None:
    schedule = Schedule(steps=1000, batch=8, rate=1e-3, shards=20, first=2, spread=0.5)
    assert [schedule.shards_at(step) for step in (0, 250, 500, 999)] == [2, 11, 20, 20]
    assert learning_rate(schedule, 999) < 0.02 * learning_rate(schedule, 150)


@pytest.mark.parametrize(
    ("frame", "match"),
    [
        ((102, 99, 1, 21, 20, 0), 0),
        ((100, 100, 0, -20, -20, 0), -1),
        ((140, 100, 0, 20, 20, 0), -1),
        ((100, 100, 0, 60, 60, 0), -1),
    ],
)
def test_a_find_matches_an_index_only_in_its_place_and_the_right_way_up(
    frame: tuple[float, ...], match: int
) -> None:
    true = np.array([[100, 100, 0, 20, 20, 0]], np.float32)
    assert matched(np.array([frame], np.float32), true).tolist() == [match]


def test_an_overconfident_reader_gets_a_higher_temperature() -> None:
    truth = torch.arange(200) % 10
    said = (
        torch.nn.functional.one_hot(torch.where(torch.arange(200) % 5 == 0, (truth + 1) % 10, truth), 14)
        * 12.0
    )
    suit = torch.nn.functional.one_hot(torch.zeros(200, dtype=torch.long), 5) * 12.0
    logits = Logits(said, suit, truth, torch.zeros(200, dtype=torch.long))
    temperature = best_temperature(logits)
    assert temperature > 2
    sure = reliability(logits, 1.0, np.array([0.9]))[0]
    assert (sure.recall, sure.wrong) == pytest.approx((0.8, 0.2))
