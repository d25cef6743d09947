"""Pages drawn without a window."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


@pytest.fixture(scope="session", autouse=True)
def display() -> Iterator[None]:
    import pygame

    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()
