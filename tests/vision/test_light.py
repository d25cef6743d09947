"""Comparing pictures under different light."""

import numpy as np
import pytest

from vision.light import light_gain, under_light


def table(level=120):
    noise = np.random.default_rng(3).integers(-6, 7, (180, 320, 3))
    return np.clip(level + noise, 0, 255).astype(np.uint8)


def brighter(picture, gain):
    return np.clip(picture * np.float32(gain) + 0.5, 0, 255).astype(np.uint8)


@pytest.mark.parametrize("gain", [1.0, 1.004, 0.997])
def test_light_that_hardly_differs_is_the_same_light(gain):
    assert light_gain(table(), brighter(table(), gain)) is None


@pytest.mark.parametrize("gain", [0.7, 1.05, 1.4])
def test_a_change_of_light_is_taken_out(gain):
    found = light_gain(table(), brighter(table(), gain))
    assert found is not None
    assert found == pytest.approx(np.full((18, 32, 3), gain), abs=0.01)
    lit = under_light(table(), found).astype(int)
    assert np.abs(lit - brighter(table(), gain)).mean() < 1.5


def test_a_thing_laid_down_is_no_change_of_light():
    now = table()
    now[40:90, 60:130] = 250
    assert light_gain(table(), now) is None


def test_light_that_changes_evenly_gets_one_gain_though_things_were_laid_down_in_one_corner():
    dim, now = table(40), brighter(table(40), 1.1)
    now[10:70, 10:90] = 60
    found = light_gain(dim, now)
    assert found is not None
    assert np.ptp(found, axis=(0, 1)).max() == 0
    assert found[0, 0] == pytest.approx(np.full(3, 1.1), abs=0.01)


def test_light_from_one_side_is_followed_across_the_table():
    slope = np.linspace(0.8, 1.2, 320, dtype=np.float32)[None, :, None]
    found = light_gain(table(), brighter(table(), slope))
    assert found is not None
    assert found[9, 2] == pytest.approx(np.full(3, 0.83), abs=0.03)
    assert found[9, -3] == pytest.approx(np.full(3, 1.17), abs=0.03)


def banded(picture, depth, phase):
    """The picture below a lamp on the mains: bands of a rolling shutter, three in its height."""
    rows = np.arange(len(picture)) / len(picture)
    gain = 1.0 + depth * np.sin(2 * np.pi * (2.7 * rows + phase))
    return np.clip(picture * gain[:, np.newaxis, np.newaxis], 0, 255).astype(np.uint8)


@pytest.mark.parametrize("depth", [0.05, 0.15, 0.25])
def test_the_bands_of_a_lamp_on_the_mains_are_taken_out(depth):
    before, now = banded(table(), depth, 0.1), banded(table(), depth, 0.55)
    now[100:200, 300:360] = 240
    lit = under_light(before, light_gain(before, now))
    apart = np.abs(lit.astype(int) - now)[:, :290]
    assert np.quantile(apart, 0.99) < 14
    assert np.abs(lit.astype(int) - now)[110:190, 310:350].min() > 50


def test_a_row_of_things_laid_down_in_one_half_is_no_band():
    before, now = table(), table()
    now[100:160, 20:300] = 60
    lit = under_light(before, light_gain(before, now))
    assert np.abs(lit[110:150, 40:280].astype(int) - now[110:150, 40:280]).min() > 40
