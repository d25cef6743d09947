"""How much of the processor the companion takes."""

from __future__ import annotations

import os
from typing import Final

_THREADS: Final = ("OPENBLAS_NUM_THREADS", "OPENCV_FOR_THREADS_NUM")
"""What numpy and OpenCV ask when they are imported."""


def leave_others_free() -> None:
    """Let numpy and OpenCV work on one core, unless the environment says otherwise; before their import.

    Their own threads spin while they wait and take the cores from camera and screen: a rehearsal took a third
    more of the processor with those of OpenCV, and was not sooner done.
    """
    for threads in _THREADS:
        os.environ.setdefault(threads, "1")
