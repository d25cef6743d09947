"""A real Mosquitto on this computer, with the sample configuration of the documentation."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

SAMPLES = Path(__file__).resolve().parents[2] / "docs" / "club"
PATIENCE = 5.0
"""Seconds that a busy machine may take for what else takes a few milliseconds."""

USERS = {"club": "clubs word", "7": "sevens word", "8": "eights word", "home-assistant": "homes word"}


def free_port() -> int:
    """A port of this computer that nobody has."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def mosquitto() -> str:
    """The program; the test is skipped where it is not there."""
    found = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("Mosquitto is not there; scripts/system_packages installs it.")
        pytest.skip("Mosquitto is not there: apt-get install mosquitto")
    return found


def certificates_in(folder: Path) -> Path:
    """An authority of one's own and a certificate of a broker here, made as the documentation says."""
    folder.mkdir()
    text = (SAMPLES.parent / "club.md").read_text()
    commands = re.search(r"```sh certificates\n(.*?)```", text, re.DOTALL)
    assert commands is not None
    subprocess.run(["sh", "-e", "-c", commands[1]], cwd=folder, check=True, capture_output=True)
    return folder


class Broker:
    """A broker that can be killed and begun again; it keeps its port and what it has written.

    Args:
        folder: where its files lie.
        certificates: a folder with authority.pem, broker.pem and broker.key; None: it listens unencrypted.
    """

    def __init__(self, folder: Path, certificates: Path | None = None) -> None:
        self._program = mosquitto()
        self._folder, self._certificates = folder, certificates
        self.port, self.secure_port = free_port(), free_port()
        self._process: subprocess.Popen | None = None
        self._written()
        self.begin()

    def _written(self) -> None:
        """The sample's files, with this folder's in the place of the system's."""
        kept = self._folder / "kept"
        kept.mkdir(parents=True, exist_ok=True)
        shutil.copy(SAMPLES / "access", self._folder / "access")
        passwords = self._folder / "passwords"
        passwords.write_text("".join(f"{user}:{word}\n" for user, word in USERS.items()))
        subprocess.run(["mosquitto_passwd", "-U", passwords], check=True)
        for file in ("access", "passwords"):
            (self._folder / file).chmod(0o600)
        sample = (SAMPLES / "mosquitto.conf").read_text()
        sample = sample.replace("/etc/mosquitto/club/", f"{self._folder}/")
        sample = sample.replace("/var/lib/mosquitto/", f"{kept}/")
        sample = sample.replace("listener 1883 127.0.0.1", f"listener {self.port} 127.0.0.1")
        if self._certificates is None:
            sample = re.sub(r"listener 8883\n(?:(?:ca|cert|key)file .*\n)+", "", sample)
        else:
            sample = sample.replace("listener 8883", f"listener {self.secure_port} 127.0.0.1")
            for file in ("authority.pem", "broker.pem", "broker.key"):
                shutil.copy(self._certificates / file, self._folder / file)
        user = "" if os.getuid() else "user root\n"
        (self._folder / "mosquitto.conf").write_text(user + sample)

    def begin(self) -> None:
        with (self._folder / "log").open("a") as log:
            command = [self._program, "-c", self._folder / "mosquitto.conf"]
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process.poll() is None, (self._folder / "log").read_text()
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.02)
        raise AssertionError("Mosquitto does not listen")

    def kill(self) -> None:
        """As if the power failed."""
        self._stop(signal.SIGKILL)

    def stop(self) -> None:
        self._stop(signal.SIGTERM)

    def _stop(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def url(self, user: str = "7") -> str:
        return f"mqtt://{user}@127.0.0.1:{self.port}/club"


@contextmanager
def broker_in(folder: Path, certificates: Path | None = None) -> Iterator[Broker]:
    """A broker while it is needed; it never stays."""
    made = Broker(folder, certificates)
    try:
        yield made
    finally:
        made.kill()
