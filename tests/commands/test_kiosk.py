"""A companion that begins with the computer waits for its display."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from companion.commands import play
from companion.commands.console import options_of
from companion.commands.display import Display
from companion.commands.kiosk import EVERY_SECONDS, wait_for_display
from companion.commands.main import main


def test_a_kiosk_waits_for_its_display_and_says_so_once(capsys):
    looked, waited = iter([False, False, False, True]), []
    wait_for_display(lambda: next(looked), "en", waited.append)
    assert waited == [EVERY_SECONDS] * 2
    assert capsys.readouterr() == ("", "No display is there yet; it is waited for.\n")


@pytest.mark.parametrize("extra", [[], ["--camera", "none"]])
def test_a_kiosk_with_a_display_begins_at_once_and_says_nothing(extra, tmp_path, capsys):
    begun = []
    display = Display(there=lambda: True, play=lambda *_given: begun.append(True) or 0)
    words = ["play", "--kiosk", *extra, "--data", str(tmp_path)]
    assert play.run(options_of(words), display) == 0
    assert begun == [True]
    assert capsys.readouterr() == ("", "")


def test_a_kiosk_that_waits_is_ended_by_sigterm(tmp_path):
    command = [sys.executable, "-m", "companion", "play", "--kiosk", "--lang", "en", "--data", str(tmp_path)]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}  # no display, whatever the machine has
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        try:
            assert child.stderr is not None
            assert child.stderr.readline() == "No display is there yet; it is waited for.\n"
            child.send_signal(signal.SIGTERM)
            assert child.wait(timeout=20) == 130
        finally:
            child.kill()
        assert child.stderr.read() == ""
        assert child.stdout is not None
        assert child.stdout.read() == ""


def test_a_kiosk_is_not_headless(tmp_path, capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["play", "--kiosk", "--headless", "--data", str(tmp_path)])
    assert capsys.readouterr().err.count("\n") == 1
