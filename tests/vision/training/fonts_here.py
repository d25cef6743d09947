"""Whether the fonts that the training draws with are installed; users need none of them."""

from __future__ import annotations

import pytest

from vision.errors import TrainingError
from vision.training import fonts


def _are_here() -> bool:
    try:
        return not fonts.missing_packages()
    except TrainingError:
        return False


needs_fonts = pytest.mark.skipif(not _are_here(), reason="the fonts of the training are not installed")
