"""Ink is what a card swallows of the light that its paper throws back: no lamp and no shade changes it."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.decks.ink import ink

ROWS, COLUMNS = 110, 80
SHOWN = np.ones((ROWS, COLUMNS), np.float32)


def card(*, striped=False):
    """White paper with a green oval, shape (rows, columns, 3)."""
    picture = np.full((ROWS, COLUMNS, 3), 240, np.float32)
    cv2.ellipse(picture, (40, 55), (24, 11), 0, 0, 360, (60, 150, 30), -1)
    if striped:
        picture[:, ::2] = 240
    return picture


def planes(picture):
    return np.ascontiguousarray(picture.reshape(-1, 3).T, np.float32)


@pytest.mark.parametrize(
    "light",
    [
        np.array([0.55, 0.8, 1.0]),
        np.linspace(0.6, 1.0, COLUMNS)[None, :, None],
        np.linspace(1.0, 0.5, ROWS)[:, None, None],
    ],
    ids=["a warm lamp", "shade from the left", "shade from below"],
)
def test_light_leaves_ink_as_it_is(light):
    seen, drawn = ink(planes(card() * light), SHOWN), ink(planes(card()), SHOWN)
    assert np.abs(seen - drawn).mean() < 4
    assert np.corrcoef(seen.ravel(), drawn.ravel())[0, 1] > 0.99


def test_fine_stripes_are_half_the_ink():
    middle = 55 * COLUMNS + 40
    full, striped = (ink(planes(card(striped=way)), SHOWN)[:, middle] for way in (False, True))
    assert striped == pytest.approx(full / 2, rel=0.1)


def test_paper_and_what_is_hidden_have_none():
    hidden = SHOWN.copy()
    hidden[:, :20] = 0
    found = ink(planes(card()), hidden).reshape(3, ROWS, COLUMNS)
    assert np.all(found[:, :, :23] == 0)
    assert np.abs(found[:, 10:35, 25:70]).max() < 5
