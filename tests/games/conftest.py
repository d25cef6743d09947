"""Pages of the games are drawn without a window, as all others are."""

from __future__ import annotations

from tests.screens.conftest import display

__all__ = ["display"]
