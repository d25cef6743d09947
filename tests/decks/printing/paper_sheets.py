"""Printed files as a printer lays them on paper, and cards cut out of them."""

import shutil
import subprocess

import numpy as np
import pytest
from PIL import Image

needs_poppler = pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="pdftoppm is not installed")
DOTS = 4.0
"""Pixels to the millimetre of a rasterised page."""


def rasterised(path, page):
    """One page of a PDF, RGB int16."""
    command = ["pdftoppm", "-r", str(DOTS * 25.4), "-f", str(page), "-l", str(page), "-png", "-singlefile"]
    subprocess.run([*command, path, path.with_suffix("")], check=True, timeout=60)
    return np.asarray(Image.open(path.with_suffix(".png")).convert("RGB"), np.int16)


def cut_out(page, x, y, width, height):
    """What lies on a page in that box of millimetres."""
    left, top, right, bottom = (round(length * DOTS) for length in (x, y, x + width, y + height))
    return page[top:bottom, left:right]
