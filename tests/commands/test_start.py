"""The welcome page is shown before what only a game, a lesson or a simulated table needs is loaded."""

from __future__ import annotations

import subprocess
import sys

import pytest

LATER = (
    "companion.commands.guided_window",
    "companion.commands.simulated",
    "companion.decks.eyes",
    "companion.rehearsal",
    "onnxruntime",
    "openskill",
    "vision.cards.reader",
    "vision.decks.enrol",
    "vision.decks.reader",
    "vision.scene.watcher",
    "vision.updown.reader",
)


@pytest.mark.parametrize("module", ["companion.commands.opened_window", "companion.commands.play"])
def test_what_shows_the_welcome_page_loads_no_eye_and_no_simulated_table(module):
    program = f"import sys, {module}\nprint(*sorted({set(LATER)} & set(sys.modules)))"
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert process.stdout.splitlines()[-1] == ""
