"""Settings of all tests."""

from __future__ import annotations

import os
import time

import cv2
import pytest
from hypothesis import settings

from companion.machine import clock

# A busy machine is no failure, and a failure on CI must be the same for everybody who looks into it.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# Sums of several threads differ in their last digits from run to run, and an iterated fit with them.
cv2.setNumThreads(1)

# Tests that import onnxruntime themselves write into nobody's home either.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


@pytest.fixture(scope="session", autouse=True)
def clock_that_is_set():
    """The clock is set, whatever computer the tests run on: else people would be asked what day it is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "clock_signs", lambda: clock.ClockSigns(time.time(), True, None))
        yield
