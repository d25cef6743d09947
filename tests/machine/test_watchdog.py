"""systemd's side is played by a datagram socket: what it hears, and when."""

from __future__ import annotations

import socket
from contextlib import closing

import pytest

from companion.machine.watchdog import Watchdog


@pytest.fixture(params=["path", "abstract"])
def systemd(request, tmp_path):
    """Listens where the environment says, on a file or by an abstract name."""
    name = str(tmp_path / "notify") if request.param == "path" else f"@{tmp_path.name}"
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listener.setblocking(False)
    listener.bind(name.replace("@", "\0"))
    with closing(listener):
        yield listener, name


def heard(listener) -> list[bytes]:
    said = []
    while True:
        try:
            said.append(listener.recv(100))
        except BlockingIOError:
            return said


def test_it_says_once_that_it_stands_and_then_four_times_in_the_patience_that_it_lives(systemd):
    listener, name = systemd
    now = 100.0
    watchdog = Watchdog(name, 20.0, lambda: now)
    watchdog.alive()
    assert heard(listener) == [b"READY=1", b"WATCHDOG=1"]
    told = []
    for _ in range(20 * 32 + 1):
        now += 1 / 32
        watchdog.alive()
        told += heard(listener)
    assert told == [b"WATCHDOG=1"] * 4


def test_without_a_patience_it_says_only_that_it_stands(systemd):
    listener, name = systemd
    times = iter([0.0, 1e6])
    watchdog = Watchdog(name, None, lambda: next(times))
    watchdog.alive()
    watchdog.alive()
    assert heard(listener) == [b"READY=1", b"WATCHDOG=1"]


def test_the_environment_says_where_and_is_not_handed_on(systemd):
    listener, name = systemd
    environment = {"NOTIFY_SOCKET": name, "WATCHDOG_USEC": "20000000", "HOME": "/root"}
    Watchdog.of_environment(environment).alive()
    assert heard(listener) == [b"READY=1", b"WATCHDOG=1"]
    assert environment == {"HOME": "/root"}


@pytest.mark.parametrize("patience", ["", "0", "soon", "-1"])
def test_a_patience_that_is_none_is_none(systemd, patience):
    listener, name = systemd
    watchdog = Watchdog.of_environment({"NOTIFY_SOCKET": name, "WATCHDOG_USEC": patience})
    for _ in range(2):
        watchdog.alive()
    assert heard(listener) == [b"READY=1", b"WATCHDOG=1"]


def test_where_nobody_listens_nothing_happens(tmp_path):
    for watchdog in (Watchdog.of_environment({}), Watchdog(str(tmp_path / "gone"), 1.0)):
        watchdog.alive()
    assert not Watchdog.of_environment({}).is_there
