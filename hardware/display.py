"""Whether this machine has a display."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def has_display(
    environment: dict[str, str] | None = None,
    drm: Path = Path("/sys/class/drm"),
    platform: str = sys.platform,
) -> bool:
    """Whether there is something to open a window on: a desktop session, or a panel on a graphics card.

    Args:
        environment: the environment's variables; None for this process's own.
        drm: where the kernel lists the connectors of its graphics cards.
        platform: the operating system, as Python calls it; macOS always has a desktop.
    """
    variables = os.environ if environment is None else environment
    if variables.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return False
    if platform == "darwin" or variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"):
        return True
    return any(_connected(status) for status in drm.glob("card*-*/status"))


def _connected(status: Path) -> bool:
    try:
        return status.read_text().strip() == "connected"
    except OSError:
        return False
