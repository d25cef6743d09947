"""A companion that begins with the computer waits for its display."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from companion.commands import kiosk, play
from companion.commands.main import main


@pytest.mark.parametrize("extra", [[], ["--camera", "none"]])
def test_a_kiosk_waits_for_its_display_and_says_so_once(extra, tmp_path, capsys, monkeypatch):
    looked = iter([False, False, False])
    monkeypatch.setattr(play, "has_display", lambda: next(looked, True))
    monkeypatch.setattr(kiosk.time, "sleep", lambda _seconds: None)
    begun = []
    monkeypatch.setattr(
        "companion.commands.opened_window.play_in_window", lambda *_arguments: begun.append(True) or 0
    )
    assert main(["play", "--kiosk", *extra, "--data", str(tmp_path), "--lang", "en"]) == 0
    assert begun == [True]
    output, errors = capsys.readouterr()
    assert (output, errors) == ("", "No display is there yet; it is waited for.\n")


def test_a_kiosk_with_a_display_begins_at_once_and_says_nothing(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(play, "has_display", lambda: True)
    monkeypatch.setattr("companion.commands.opened_window.play_in_window", lambda *_arguments: 0)
    assert main(["play", "--kiosk", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().err == ""


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
