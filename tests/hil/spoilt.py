"""A package in which one thing was taken out: the machine must find that, and an update must survive it."""

from __future__ import annotations

import enum
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Final

LIBRARY: Final = Path("opt/tabletop-companion/companion")


class Spoilt(enum.Enum):
    """What is wrong with it."""

    NO_FOLDER = "no-working-directory"
    """The unit begins in no folder where it may write."""
    NO_PING = "no-ping"
    """Nobody tells systemd that the main loop turns."""
    NO_START = "no-start"
    """The program cannot even begin."""


CHANGES: Final = {
    Spoilt.NO_FOLDER: (
        Path("usr/lib/systemd/system/tabletop-companion.service"),
        r"^WorkingDirectory=.*\n",
        "",
    ),
    Spoilt.NO_PING: (LIBRARY / "machine" / "watchdog.py", r"^( +)self\._tell\(ALIVE\)$", r"\1pass"),
    Spoilt.NO_START: (
        LIBRARY / "commands" / "main.py",
        r"^from __future__ import annotations$",
        'raise RuntimeError("spoilt")',
    ),
}


def spoilt(package: Path, how: Spoilt, folder: Path, version: str | None = None) -> Path:
    """The same package, spoilt, in a folder.

    Args:
        package: a good one.
        how: what is taken out.
        folder: where it is written.
        version: its version, None: that of the good one.

    Raises:
        ValueError: what was to be taken out is not there.
    """
    file, old, new = CHANGES[how]
    made = folder / f"spoilt-{how.value}.deb"
    with tempfile.TemporaryDirectory(dir=folder) as place:
        root = Path(place) / "root"
        subprocess.run(["dpkg-deb", "--raw-extract", package, root], check=True)
        _change(root / file, old, new)
        if version is not None:
            _change(root / "DEBIAN" / "control", r"^Version: .*$", f"Version: {version}")
        build = ("dpkg-deb", "--build", "--root-owner-group", "-Zzstd", "-z1")
        subprocess.run([*build, root, made], check=True, stdout=subprocess.DEVNULL)
    return made


def _change(file: Path, old: str, new: str) -> None:
    text, count = re.subn(old, new, file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    if count != 1:
        raise ValueError(f"{file} has {count} of {old}")
    file.write_text(text, encoding="utf-8")
