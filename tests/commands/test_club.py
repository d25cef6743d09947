"""``companion club``: what would do nothing is said in one sentence, and what it starts ends with it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from companion.clubhouse import mosquitto
from companion.commands.main import main

SECONDS = 20.0
"""Within which a busy machine ends what takes milliseconds."""


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--demo", "--broker", "mqtt://host/club"), "The demo has a broker of its own"),
        (("-o", "results.csv"), "-o belongs to “companion club export”"),
        (("--demo", "-o", "results.csv"), "-o belongs to “companion club export”"),
        (("--broker", "mqtt://host/club", "--force"), "--force belongs to “companion club export”"),
        (("export", "--web", "8080", "-o", "results.csv"), "leave out --web"),
        (("export", "--demo", "-o", "results.csv"), "leave out --demo"),
    ],
)
def test_what_would_do_nothing_is_said_in_one_sentence(given, said, capsys):
    assert main(["club", "--lang", "en", *given]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_a_demo_that_is_killed_on_the_spot_leaves_nothing_running(tmp_path):
    if mosquitto.mosquitto() is None:
        pytest.skip("Mosquitto is not there: apt-get install mosquitto")
    given = {**os.environ, "TMPDIR": str(tmp_path)}
    demo = subprocess.Popen(
        [sys.executable, "-m", "companion", "club", "--demo", "--lang", "en"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=given,
    )  # fmt: skip
    try:
        assert demo.stdout.readline()
        assert running(tmp_path)
    finally:
        demo.kill()
        demo.communicate()
    until = time.monotonic() + SECONDS
    while running(tmp_path) and time.monotonic() < until:
        time.sleep(0.05)
    assert running(tmp_path) == []


def running(folder: Path) -> list[str]:
    """What runs that was told of something in a folder."""
    lines = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            line = (process / "cmdline").read_bytes().decode().replace("\0", " ")
        except OSError:
            continue
        if str(folder) in line:
            lines.append(line)
    return lines
