"""Memory that a game no longer needs goes back to the system.

The C library keeps blocks that were freed for later ones, and pictures of many sizes leave its heap full of
holes: after six games of Auf und Ab the process held 506 MB, of which 190 were in use.
"""

from __future__ import annotations

import ctypes
import mmap
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
"""``M_TRIM_THRESHOLD`` and ``M_MMAP_THRESHOLD`` of the C library's malloc.h."""

_PICTURE: Final = 4_000_000
"""Bytes from which a block has pages of its own, which go back as soon as it is freed; with 1 000 000 masks
have such pages, too, and a game of Auf und Ab takes a fifth longer."""

_AT_HAND: Final = 64_000_000
"""Bytes that are kept at the heap's end for what comes next. With the other threshold set and this one left
as small as it is then, a game at 2304×1296 pixels takes 41 % longer."""


def held() -> float:
    """Megabytes that the process holds now; on Linux only."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * mmap.PAGESIZE / 1e6


def give_back(platform: str = sys.platform, loaded: Callable[[None], Any] = ctypes.CDLL) -> bool:
    """Give back what was freed, and from now on pictures as soon as they are; nothing but on Linux.

    It takes about 15 ms: once a game, not once a frame.

    Args:
        platform: the operating system, as Python calls it.
        loaded: gives the C library that the process uses.

    Returns:
        Whether this system can be asked for that.
    """
    if platform != "linux":
        return False
    library = loaded(None)
    if not (hasattr(library, "mallopt") and hasattr(library, "malloc_trim")):  # another C library has neither
        return False
    library.mallopt(_TRIM_THRESHOLD, _AT_HAND)
    library.mallopt(_MMAP_THRESHOLD, _PICTURE)
    library.malloc_trim(0)
    return True
