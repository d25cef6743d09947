"""What a page asks of the processor is measured on the real program."""

from __future__ import annotations

import os
import subprocess
import sys


def test_a_page_that_nobody_touches_is_measured_and_left(tmp_path):
    command = [sys.executable, "-m", "companion.bench.at_the_screen", "0.5", "--data", str(tmp_path)]
    said = subprocess.run(command, env=os.environ, capture_output=True, text=True, check=True).stdout
    start, idle, megabytes, ports = (float(number) for number in said.split()[-4:])
    assert 0.1 < start < 60.0
    assert 0.0 < idle < 1000.0
    assert 20.0 < megabytes < 600.0
    assert ports == 0
