"""Where the material beside the checkout lies that some tests read, if it is there at all."""

from __future__ import annotations

from pathlib import Path

_BESIDE = Path(__file__).resolve().parents[2] / "shared"

SHARED: Path | None = _BESIDE if _BESIDE.is_dir() else None
"""The folder ``../shared`` beside the checkout; None where it is missing, and what needs it is skipped."""
