"""A broker of one's own ends with whatever has started it."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from contextlib import suppress

import pytest

from companion.clubhouse import mosquitto
from companion.clubhouse.errors import MosquittoError
from companion.clubhouse.mosquitto import Mosquitto


@pytest.fixture
def started(tmp_path, monkeypatch):
    """The processes that stand for it: they take no connections."""
    program = tmp_path / "mosquitto"
    program.write_text("#!/bin/sh\nexec sleep 60\n")
    program.chmod(0o700)
    found: list[subprocess.Popen[bytes]] = []

    class Started(subprocess.Popen):
        def __init__(self, *given, **more):
            super().__init__(*given, **more)
            found.append(self)

    monkeypatch.setattr(mosquitto, "mosquitto", lambda: str(program))
    monkeypatch.setattr(subprocess, "Popen", Started)
    yield found
    for process in found:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_ctrl_c_while_it_starts_leaves_nothing_running(tmp_path, started, monkeypatch):
    def interrupted(*_given):
        raise KeyboardInterrupt

    monkeypatch.setattr(socket, "create_connection", interrupted)
    with pytest.raises(KeyboardInterrupt):
        Mosquitto(tmp_path)
    assert [process.poll() is None for process in started] == [False]


def test_one_that_takes_no_connections_is_ended_and_told(tmp_path, started, monkeypatch):
    monkeypatch.setattr(mosquitto, "TO_START", 0.1)
    monkeypatch.setattr(mosquitto, "TO_END", 0.1)
    with pytest.raises(MosquittoError):
        Mosquitto(tmp_path)
    assert [process.poll() is None for process in started] == [False]


LEASH = [sys.executable, "-m", "companion.clubhouse.leash"]


def test_whatever_is_killed_on_the_spot_leaves_no_broker_running(tmp_path):
    leash = " ".join(repr(word) for word in LEASH)
    starter = subprocess.Popen(
        [
            *(sys.executable, "-c"),
            "import subprocess, time\n"
            f"subprocess.Popen([{leash.replace(' ', ', ')}, 'sh', '-c', 'echo $$; exec sleep 60'],"
            " stdin=subprocess.PIPE)\n"
            "time.sleep(60)",
        ],
        stdout=subprocess.PIPE,
    )
    number = int(starter.stdout.readline())
    os.kill(number, 0)
    starter.kill()
    starter.wait()
    # The last of those who could write there has ended once nothing more can come.
    assert select.select([starter.stdout], [], [], 20.0)[0]
    assert starter.stdout.read() == b""
    starter.stdout.close()


def test_what_the_program_leaves_with_is_known():
    assert subprocess.run([*LEASH, "sh", "-c", "exit 7"], stdin=subprocess.PIPE, check=False).returncode == 7
