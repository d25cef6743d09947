"""A broker of one's own ends with whatever has started it."""

from __future__ import annotations

import socket
import subprocess

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
        process.kill()
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
