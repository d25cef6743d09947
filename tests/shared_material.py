"""Where the material beside the checkout lies that some tests read, if it is there at all."""

from __future__ import annotations

import os
from pathlib import Path

_BESIDE = Path(os.environ.get("COMPANION_EVIDENCE") or Path(__file__).resolve().parents[2] / "shared")

SHARED: Path | None = _BESIDE if _BESIDE.is_dir() else None
"""What `COMPANION_EVIDENCE` names, else ``../shared``; None where it is missing: what needs it is skipped."""

PHOTOGRAPHS: Path | None = SHARED / "photos" if SHARED and (SHARED / "photos").is_dir() else None
"""The labelled photographs within it; None where they are missing."""

FILMS: Path | None = SHARED / "films" if SHARED and (SHARED / "films").is_dir() else None
"""Evenings that owners filmed and sent, a folder each; None where there are none."""
