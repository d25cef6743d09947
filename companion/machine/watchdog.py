"""systemd watches over the program: it is told that it stands, and as long as its main loop turns.

The protocol is sd_notify(3): a datagram for each message, to the socket that the environment names. The
library for it that is kept up, systemd-watchdog 1.0, measures by the date when a message is due, and a date
may jump where no clock chip is: after a jump back it would be silent and the program killed. sdnotify has no
watchdog and is of 2017; cysystemd must be compiled for some processors.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Final

SOCKET: Final = "NOTIFY_SOCKET"
PATIENCE: Final = "WATCHDOG_USEC"
"""Names of the environment: where systemd listens, and after how many microseconds of silence it acts."""

READY: Final = b"READY=1"
ALIVE: Final = b"WATCHDOG=1"

A_PATIENCE: Final = 4
"""Messages in the time that systemd waits; sd_watchdog_enabled(3) recommends two, and one may come late."""


class Watchdog:
    """Tells systemd that the program stands, once, and then again and again that it is alive.

    Nothing is told where nobody listens. What cannot be told is not told: systemd then acts by itself.

    Args:
        listens: path of systemd's socket, beginning with ``@`` for an abstract one; None where it does not.
        patience: seconds of silence after which systemd ends the program, None for ever.
        clock: seconds that no date changes.
    """

    def __init__(
        self,
        listens: str | None = None,
        patience: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._address = f"\0{listens[1:]}" if listens and listens.startswith("@") else listens
        self._every = None if patience is None else patience / A_PATIENCE
        self._clock = clock
        self._told: float | None = None

    @classmethod
    def of_environment(cls, environment: MutableMapping[str, str] = os.environ) -> Watchdog:
        """The one that the environment tells of; it tells the programs that are run from here no more."""
        listens, patience = environment.pop(SOCKET, None), environment.pop(PATIENCE, "")
        return cls(listens, int(patience) / 1e6 if patience.isdecimal() and int(patience) else None)

    @property
    def is_there(self) -> bool:
        """Whether systemd started the program and listens."""
        return self._address is not None

    def alive(self) -> None:
        """The main loop has turned, and something is to be seen; cheap where nothing is due."""
        if self._address is None:
            return
        now = self._clock()
        if self._told is None:
            self._tell(READY)
        elif self._every is None or now - self._told < self._every:
            return
        self._tell(ALIVE)
        self._told = now

    def _tell(self, message: bytes) -> None:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.setblocking(False)
            way.sendto(message, self._address or "")
