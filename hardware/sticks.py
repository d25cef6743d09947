"""Sticks that are plugged in: file systems that can be taken out, by what the kernel says is mounted.

A desktop mounts a stick below ``/media`` or ``/run/media`` when it is plugged in (udisks), and so does our
own Debian package where no desktop runs (`scripts/system/tabletop-companion.rules`). That is read from
``/proc/self/mountinfo`` (proc_pid_mountinfo(5)), which touches no stick: one that systemd mounts on demand
(systemd.automount(5)) stays unmounted, and may be pulled out, until something is read from it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MOUNTS: Final = Path("/proc/self/mountinfo")

_PLACES: Final = ("/media/", "/run/media/")
"""Where what can be taken out is mounted (Filesystem Hierarchy Standard 3.0, 3.11; udisks(8))."""

_OCTAL: Final = re.compile(r"\\([0-7]{3})")
"""How the kernel writes a space, a tab, a line feed and a backslash in a path."""


@dataclass(frozen=True, slots=True)
class Stick:
    """A file system that can be taken out.

    Attributes:
        folder: where its files are; it bears the stick's name.
    """

    folder: Path


def sticks(mounts: Path = MOUNTS) -> tuple[Stick, ...]:
    """The sticks that are plugged in now, in the order in which they were mounted; none where nobody says."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return ()
    # One that is mounted on demand is told twice.
    return tuple(dict.fromkeys(stick for stick in map(_stick, lines) if stick is not None))


def _stick(line: str) -> Stick | None:
    """The stick of a line of mountinfo, None where it tells of something else."""
    told, dash, source = line.partition(" - ")
    fields, kinds = told.split(" "), source.split(" ")
    if not dash or len(fields) < 5 or len(kinds) < 2:
        return None
    folder = _OCTAL.sub(lambda octal: chr(int(octal[1], 8)), fields[4])
    kind, device = kinds[:2]
    if not folder.startswith(_PLACES) or not (device.startswith("/dev/") or kind == "autofs"):
        return None
    return Stick(Path(folder))
