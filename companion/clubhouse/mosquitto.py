"""A broker of one's own, Mosquitto on this computer alone: for an evening to look at, and to measure."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from getpass import getuser
from pathlib import Path
from typing import Final

from companion.clubhouse.errors import MosquittoError
from companion.texts.errors import reason_of

HOST: Final = "127.0.0.1"

PLACES: Final = ("/usr/sbin", "/usr/local/sbin", "/opt/homebrew/sbin")
"""Where it lies besides where commands are looked for: Debian's users do not look into ``/usr/sbin``."""

TO_START: Final = 10.0
"""Seconds within which it must take connections."""

TO_END: Final = 3.0
"""Seconds that it has to end."""

SETTINGS: Final = """listener {port} {host}
user {user}
allow_anonymous true
persistence true
persistence_location {folder}/
autosave_interval 5
max_queued_messages 0
log_type error
"""
"""It keeps what clients have not taken yet, as a club’s broker should (docs/club.md). Root’s would become a
user of its own, who may not write into the folder."""


def mosquitto() -> str | None:
    """Where Mosquitto lies, None where it is not installed."""
    return shutil.which("mosquitto") or next(
        (found for place in PLACES if (found := shutil.which("mosquitto", path=place))), None
    )


class Mosquitto:
    """Runs until it is closed; what it keeps outlasts that it is killed.

    Args:
        folder: where it keeps things; it is there.

    Attributes:
        port: where it listens.

    Raises:
        MosquittoError: it is not installed, or does not start.
    """

    def __init__(self, folder: Path) -> None:
        program = mosquitto()
        if program is None:
            raise MosquittoError(reason_of("trouble-mosquitto-none"))
        with socket.create_server((HOST, 0)) as free:
            self.port = int(free.getsockname()[1])
        settings = folder / "mosquitto.conf"
        text = SETTINGS.format(port=self.port, host=HOST, folder=folder, user=getuser())
        settings.write_text(text, encoding="utf-8")
        # However this process ends, what it has started ends with it.
        self._command = [sys.executable, "-m", "companion.clubhouse.leash", program, "-c", str(settings)]
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, where it does not run; raises `MosquittoError`."""
        if self._process is not None and self._process.poll() is None:
            return
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C ends the evening, which then ends this
        )
        try:
            taken = self._takes_connections(self._process)
        except BaseException:  # Ctrl-C, too
            self.close()
            raise
        if not taken:
            raise MosquittoError(reason_of("trouble-mosquitto-ended", why=self._ended()))

    def kill(self) -> None:
        """End it on the spot, as a power failure does."""
        if self._process is not None:
            _signal(self._process, signal.SIGKILL)
            self._ended()

    def close(self) -> None:
        """End it."""
        if self._process is not None:
            _signal(self._process, signal.SIGTERM)
            self._ended()

    def _takes_connections(self, process: subprocess.Popen[bytes]) -> bool:
        """Wait until it takes connections; whether it does."""
        until = time.monotonic() + TO_START
        while time.monotonic() < until and process.poll() is None:
            with suppress(OSError), socket.create_connection((HOST, self.port), 1.0):
                return True
            time.sleep(0.02)
        return False

    def _ended(self) -> str:
        """Wait until it has ended; what it said last."""
        process, self._process = self._process, None
        if process is None:
            return ""
        try:
            _out, said = process.communicate(timeout=TO_END)
        except subprocess.TimeoutExpired:
            _signal(process, signal.SIGKILL)
            _out, said = process.communicate()
        lines = said.decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"status {process.returncode}"


def _signal(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Send a signal to the broker and to what ends it with us: they are a group of their own."""
    if process.poll() is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
