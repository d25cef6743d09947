"""A companion that begins with the computer waits for its display."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from contextlib import closing, contextmanager

import pytest

from companion.commands import play
from companion.commands.console import options_of
from companion.commands.display import Display
from companion.commands.kiosk import EVERY_SECONDS, wait_for_display
from companion.commands.main import main
from companion.machine.watchdog import Watchdog


def test_a_kiosk_waits_for_its_display_and_says_so_once(capsys):
    looked, waited = iter([False, False, False, True]), []
    wait_for_display(lambda: next(looked), "en", Watchdog(), waited.append)
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


WITH_A_DISPLAY = """
import signal, sys
import hardware.display
hardware.display.has_display = lambda: there()
def there():
    return True
from companion.commands.main import main
sys.exit(main())
"""
"""The real program and its window, which SDL's dummy driver shows nobody."""

HANGS_AT_ONCE = WITH_A_DISPLAY.replace("return True", "print('hangs', flush=True), signal.pause()")

PATIENCE = 0.8
"""Seconds of silence after which this systemd would act."""


@pytest.fixture
def systemd(tmp_path):
    """Systemd's side of the notification socket."""
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listener.bind(str(tmp_path / "notify"))
    with closing(listener):
        yield listener


@contextmanager
def kiosk(listener, folder, *program):
    """A kiosk that was started as systemd starts it; ended at last."""
    words = ["play", "--kiosk", "--lang", "en", "--data", str(folder), "--camera", "none"]
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "NOTIFY_SOCKET": listener.getsockname(),
        "WATCHDOG_USEC": str(int(PATIENCE * 1e6)),
    }
    command = [sys.executable, *program, *words]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        try:
            yield child
        finally:
            child.kill()


def hears(listener, within):
    """What comes next, None where nothing does for so many seconds."""
    return listener.recv(100) if select.select([listener], [], [], within)[0] else None


def test_systemd_hears_that_the_kiosk_stands_and_lives_until_it_hangs(systemd, tmp_path):
    """A stopped process hangs as well as any."""
    with kiosk(systemd, tmp_path, "-c", WITH_A_DISPLAY) as child:
        assert hears(systemd, 20) == b"READY=1"
        assert [hears(systemd, PATIENCE) for _ in range(3)] == [b"WATCHDOG=1"] * 3
        child.send_signal(signal.SIGSTOP)
        while hears(systemd, 0.05):  # what is on its way
            pass
        assert hears(systemd, PATIENCE) is None
        child.send_signal(signal.SIGCONT)
        assert hears(systemd, 20) == b"WATCHDOG=1"
        child.send_signal(signal.SIGTERM)
        assert child.wait(timeout=20) == 130


def test_a_kiosk_that_waits_for_its_display_stands(systemd, tmp_path):
    with kiosk(systemd, tmp_path, "-m", "companion"):
        assert [hears(systemd, 20) for _ in range(2)] == [b"READY=1", b"WATCHDOG=1"]


def test_a_start_that_hangs_before_the_first_page_is_none(systemd, tmp_path):
    with kiosk(systemd, tmp_path, "-c", HANGS_AT_ONCE) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "hangs\n"
        assert hears(systemd, 0.2) is None
