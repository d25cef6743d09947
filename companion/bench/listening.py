"""What of a program listens on the network, as ``ss -ltn`` shows it: read from ``/proc``, Linux alone."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

LISTENS: Final = "0A"
"""The state of a socket in ``/proc/net/tcp`` that takes connections."""

PROCESSES: Final = Path("/proc")


def listening(process: int) -> tuple[str, ...]:
    """The local addresses, as the system writes them, on which a process and those it has started listen."""
    inodes = {inode for one in _family(process) for inode in _sockets(one)}
    lines = [
        line.split()
        for name in ("tcp", "tcp6")
        for line in (PROCESSES / "net" / name).read_text(encoding="ascii").splitlines()[1:]
    ]
    return tuple(line[1] for line in lines if line[3] == LISTENS and line[9] in inodes)


def _family(process: int) -> tuple[int, ...]:
    """A process and all that it has started, and those have."""
    found = [process]
    for one in found:
        with suppress(OSError):
            for task in (PROCESSES / str(one) / "task").iterdir():
                found += map(int, (task / "children").read_text(encoding="ascii").split())
    return tuple(found)


def _sockets(process: int) -> tuple[str, ...]:
    """The inodes of a process's sockets."""
    found = []
    with suppress(OSError):
        for file in (PROCESSES / str(process) / "fd").iterdir():
            with suppress(OSError):
                target = str(file.readlink())
                if target.startswith("socket:["):
                    found.append(target[8:-1])
    return tuple(found)
