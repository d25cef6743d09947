"""Whether this machine has a display."""

from __future__ import annotations

import os
from pathlib import Path


def has_display(environment: dict[str, str] | None = None, drm: Path = Path("/sys/class/drm")) -> bool:
    """Whether a window can be opened: a desktop session, or a panel connected to a graphics card.

    Args:
        environment: the environment's variables; None for this process's own.
        drm: where the kernel lists the connectors of its graphics cards.
    """
    variables = os.environ if environment is None else environment
    if variables.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return False
    if variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"):
        return True
    return any(_connected(status) for status in drm.glob("card*-*/status"))


def _connected(status: Path) -> bool:
    try:
        return status.read_text().strip() == "connected"
    except OSError:
        return False
