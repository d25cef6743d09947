import numpy as np
import pytest

from vision.decks.around import Around

ROWS, COLUMNS, FAR = 6, 4, 2


@pytest.fixture
def around():
    random = np.random.default_rng(3)
    wide = (ROWS + 2 * FAR) * (COLUMNS + 2 * FAR)
    free = (random.random((ROWS + 2 * FAR, COLUMNS + 2 * FAR)) > 0.3).astype(np.float32)
    inside = np.ones((ROWS, COLUMNS), np.float32)
    inside[0, 0] = inside[-1, -1] = 0
    return Around(random.random((3, wide)).astype(np.float32), free, inside)


SHIFTS = np.array([(0, 0), (1, 3), (4, 4), (2, 2)])


def test_a_shifted_card_is_in_view_where_it_is_free_and_surely_shows_the_card(around):
    shown = around.shown(SHIFTS).reshape(len(SHIFTS), ROWS, COLUMNS)
    for (down, right), raster in zip(SHIFTS, shown, strict=True):
        free = around.free[down : down + ROWS, right : right + COLUMNS]
        assert np.array_equal(raster, free * around.inside)


def test_some_pixels_are_seen_as_they_are_in_the_whole_raster(around):
    pixels = np.array([0, 1, 5, 11, ROWS * COLUMNS - 1])
    values, shown = around.seen(SHIFTS, pixels)
    assert np.array_equal(shown, around.shown(SHIFTS)[:, pixels])
    wide = around.values.reshape(3, *around.free.shape)
    for number, (down, right) in enumerate(SHIFTS):
        raster = wide[:, down : down + ROWS, right : right + COLUMNS].reshape(3, -1)
        assert np.array_equal(values[number], raster[:, pixels])
