"""A rough outline is laid on the edges beside it, and on nothing else."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.decks.edge_lines import on_edges

CARD = np.array([[80, 60], [190, 75], [172, 230], [62, 212]], np.float32)
"""A card seen a little aslant: its corners in pixels."""

OFF = np.array([[3, 2], [-2, 3], [-3, -3], [2, -2]], np.float32)


def picture(ground=(60, 90, 70), card=(235, 240, 240), soft=0.8):
    """A card on a cloth, its edges a camera's."""
    drawn = np.full((2400, 2080, 3), ground, np.uint8)
    cv2.fillConvexPoly(drawn, np.round((CARD + 0.5) * 8 - 0.5).astype(np.int32), card)
    drawn = cv2.resize(drawn, (260, 300), interpolation=cv2.INTER_AREA)
    noise = np.random.default_rng(5).normal(0, 2, drawn.shape)
    return np.clip(cv2.GaussianBlur(drawn, (0, 0), soft) + noise, 0, 255).astype(np.uint8)


@pytest.mark.parametrize(
    ("ground", "card"),
    [((60, 90, 70), (235, 240, 240)), ((200, 205, 210), (240, 240, 240)), ((60, 60, 60), (30, 30, 200))],
    ids=["pale on dark", "pale on pale", "red on grey"],
)
def test_an_outline_some_pixels_off_is_laid_on_the_card(ground, card):
    assert on_edges(picture(ground, card), CARD + OFF) == pytest.approx(CARD, abs=0.7)


def test_a_side_that_is_crooked_by_more_than_one_look_reaches_is_straightened_by_the_next():
    crooked = CARD + np.array([[0, 0], [0, 0], [0, 5], [0, 0]], np.float32)
    assert on_edges(picture(), crooked) == pytest.approx(CARD, abs=0.7)


def test_a_frame_that_is_printed_inside_of_the_rim_draws_no_side_to_itself():
    drawn = picture(ground=(200, 205, 210), card=(240, 240, 240))
    middle = CARD.mean(axis=0)
    frame = middle + (CARD - middle) * np.float32(0.86)
    cv2.polylines(drawn, [np.round(frame * 16).astype(np.int32)], True, (20, 20, 20), 2, cv2.LINE_AA, 4)
    assert on_edges(drawn, CARD + OFF / 2) == pytest.approx(CARD, abs=0.7)


def test_sides_without_edges_make_no_outline_far_from_the_one_that_was_thought_of():
    bare = np.full((300, 260, 3), 128, np.uint8)
    assert on_edges(bare, CARD) == pytest.approx(CARD, abs=8.0)


def test_an_outline_that_reaches_out_of_the_picture_stays_one():
    cut_off = picture()[:, :150]
    moved = on_edges(cut_off, CARD)
    assert moved[[0, 3]] == pytest.approx(CARD[[0, 3]], abs=1.5)
