"""``python -m companion.club.sending``: sends to a club's broker until its standard input ends.

Each line of standard input is a JSON object: ``terms`` first (`Terms`), then ``state`` and ``call``, each the
message of that name without schema, stream and sequence, and ``look`` where something waits in the outbox.
Lines of standard output are ``connected``, ``waiting``, ``acknowledged``, ``counted``, ``beyond``, ``club``,
``seating`` and ``unfit``.
"""

from __future__ import annotations

import json
import os
import queue
import resource
import select
import socket
import sys
import threading
import time
from contextlib import suppress
from random import Random
from typing import Any, Final

from companion.club.sending.sender import Sender
from companion.club.sending.terms import Terms

NICER: Final = 10
"""How much it gives way to the table."""

MEMORY: Final = 1 << 30
"""Bytes of address space; it takes some 110 MB of it, 31 of them resident."""

TO_END: Final = 1.5
"""Seconds that what waits is sent for, once the game has ended; the rest is sent the next time."""

AT_MOST: Final = 3.0
"""Seconds after which it has ended whatever holds it up."""


class Lines:
    """What the game tells, read beside the sending: to connect may take seconds, and the game may end then.

    Attributes:
        woken: readable when there is something.
        over: whether the game tells no more.
    """

    def __init__(self) -> None:
        self.woken, self._wakes = socket.socketpair()
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.over = False
        threading.Thread(target=self._read, daemon=True).start()

    def first(self) -> dict[str, Any]:
        """The first thing that is told, waited for; nothing where the game ends before."""
        told: dict[str, Any] = json.loads(self._lines.get())
        return told

    def take(self) -> list[dict[str, Any]]:
        """What was told since the last call."""
        self.woken.setblocking(False)
        with suppress(BlockingIOError):
            self.woken.recv(4096)
        told = []
        while not self._lines.empty():
            told.append(json.loads(self._lines.get()))
        return told

    def _read(self) -> None:
        for line in sys.stdin.buffer:
            self._lines.put(line)
            self._wakes.send(b"\0")
        self.over = True
        self._wakes.send(b"\0")
        time.sleep(AT_MOST)
        os._exit(0)


def main() -> int:
    """Send until the game has ended."""
    os.nice(NICER)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    answers = os.dup(1)
    os.dup2(2, 1)  # what a library prints must not come between the answers
    lines = Lines()

    def tell(told: dict[str, Any]) -> None:
        with suppress(OSError):  # the game has ended
            os.write(answers, json.dumps(told).encode() + b"\n")

    terms = Terms.from_dict(lines.first()["terms"])
    sender = Sender(terms, tell, time.monotonic, Random())
    ends_at: float | None = None
    while True:
        over = lines.over  # before what was told is taken: nothing follows then
        for told in lines.take():
            sender.take(told)
        sender.go_on(readable=_wait(sender, lines))
        if over and ends_at is None:
            ends_at = time.monotonic() + TO_END
        if ends_at is not None and (sender.link is None or sender.all_taken or time.monotonic() > ends_at):
            sender.close()
            return 0


def _wait(sender: Sender, lines: Lines) -> bool:
    """Wait until there is something to do; whether something has come from the broker."""
    link = sender.link
    made = None if link is None else link.number
    if link is None or made is None:
        select.select([lines.woken.fileno()], [], [], 0 if lines.over else sender.patience)
        return False
    if link.has_unread:
        return True
    writes = [made] if link.wants_to_write else []
    readable, _, _ = select.select(
        [lines.woken.fileno(), made], writes, [], 0.05 if lines.over else sender.patience
    )
    return made in readable


if __name__ == "__main__":
    sys.exit(main())
