"""Networks are run on this machine alone, and leave nothing behind on it."""

from __future__ import annotations

import os
import subprocess
import sys

LOADS = "from vision.network import Network, shipped\nNetwork(shipped('dice-finder.onnx'), ())\n"


def test_running_a_network_writes_nothing_into_the_home_of_whoever_runs_it(tmp_path):
    own = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "ORT_"))}
    environment = {**own, "HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", LOADS], env=environment, check=True)
    assert list(tmp_path.rglob("*")) == []
