import numpy as np
import pytest

from vision.decks.light import Sums

FACE = np.random.default_rng(1).integers(20, 230, (3, 400)).astype(np.float32)
WEIGHTS = (np.arange(400) % 5 > 0).astype(np.float32)


def sums(patch, face, weights=WEIGHTS):
    def total(values):
        return (values * weights).sum(axis=-1)

    return Sums(
        np.asarray(weights.sum()), *(total(one) for one in (patch, face, patch * face, face**2, patch**2))
    )


@pytest.mark.parametrize("gains", [(1, 1, 1), (0.5, 0.5, 0.5), (0.6, 0.7, 0.8)])
@pytest.mark.parametrize("offset", [0.0, 15.0])
def test_a_face_in_another_light_is_explained(gains, offset):
    patch = FACE * np.array(gains, np.float32)[:, None] + offset
    assert sums(patch, FACE).unexplained() == pytest.approx(0, abs=0.02)


def test_what_is_left_is_the_part_of_the_variation_that_no_light_explains():
    """The same as if each pixel were held against the face in the light that was found."""
    random = np.random.default_rng(2)
    patch = 0.7 * FACE + 10 + random.normal(0, 30, FACE.shape).astype(np.float32)
    found = sums(patch, FACE)
    light = found.light()
    left = patch - (FACE * light.gains[:, None] + light.offset)
    grey = (patch * WEIGHTS).sum() / (3 * WEIGHTS.sum())
    varies = ((patch - grey) ** 2 * WEIGHTS).sum()
    assert found.unexplained() == pytest.approx((left**2 * WEIGHTS).sum() / varies, rel=1e-3)


def test_another_face_explains_nothing():
    assert sums(FACE[:, ::-1], FACE).unexplained() > 0.8


def test_light_that_is_too_faint_explains_nothing():
    assert sums(0.1 * FACE, FACE).unexplained(0.2) == 2.0
    assert sums(0.3 * FACE, FACE).unexplained(0.2) < 0.1
