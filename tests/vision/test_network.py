"""Networks are run on this machine alone, and leave nothing behind on it."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from vision.network import Network, shipped

LOADS = "from vision.network import Network, shipped\nNetwork(shipped('dice-finder.onnx'), ())\n"


def test_running_a_network_writes_nothing_into_the_home_of_whoever_runs_it(tmp_path):
    own = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "ORT_"))}
    environment = {**own, "HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", LOADS], env=environment, check=True)
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.parametrize("cards", [1, 2, 3, 5, 8, 9])
def test_a_network_of_which_two_inputs_show_one_card_is_given_both_together(cards):
    """Parts are run at once: of three cards, each by its two ends, one was given half a card."""
    ends = np.random.default_rng(cards).standard_normal((2 * cards, 3, 64, 80)).astype(np.float32)
    network = Network(shipped("card-reader.onnx"), ("rank", "suit"), inputs_of_one=2)
    ranks, suits = network.run(ends)
    alone = [network.run(ends[at : at + 2]) for at in range(0, len(ends), 2)]
    assert ranks == pytest.approx(np.concatenate([rank for rank, _ in alone]), abs=1e-5)
    assert suits == pytest.approx(np.concatenate([suit for _, suit in alone]), abs=1e-5)
