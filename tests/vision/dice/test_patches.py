"""Patches are cut around a face, at its scale."""

from __future__ import annotations

import numpy as np
import pytest

from vision.dice.patches import PATCH_PX, SPAN, cut


@pytest.mark.parametrize("size", [8.0, 23.0, 120.0])
def test_a_patch_has_one_size_and_the_face_in_its_middle(size: float) -> None:
    picture = np.zeros((400, 400, 3), np.uint8)
    half = round(size / 2)
    picture[200 - half : 200 + half, 150 - half : 150 + half] = 255
    patch = cut(picture, (149.5, 199.5), size)
    assert patch.shape == (PATCH_PX, PATCH_PX, 3)
    bright = np.argwhere(patch[..., 0] > 127)
    assert bright.mean(axis=0) == pytest.approx([19.5, 19.5], abs=1)
    assert np.sqrt(len(bright)) == pytest.approx(PATCH_PX / SPAN, rel=0.15)


def test_a_patch_beyond_the_border_repeats_the_border() -> None:
    picture = np.full((40, 40, 3), 90, np.uint8)
    assert (cut(picture, (0.0, 0.0), 30.0) == 90).all()
