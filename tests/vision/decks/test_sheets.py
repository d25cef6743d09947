"""Cards in rows and columns are found, each as one card, and one card is no sheet."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.decks.drawn_deck import SCALE, SIZE, face, table
from vision.decks.enrol import Enroller
from vision.decks.sheets import sheets

CODES = tuple(f"{colour}-{number}" for colour in ("red", "blue", "green") for number in (1, 2, 3))
PAGE = np.array([[310, 90], [1240, 130], [1190, 1480], [260, 1420]], np.float32)
"""Where a page lies in a picture of 1500 x 1600 pixels, seen a little aslant."""


def page(codes=CODES, columns=3):
    """A page of A4 with cards edge to edge in its middle, and where each of them is; 3 pixels to the mm."""
    wide, high = SIZE[0] * SCALE, SIZE[1] * SCALE
    rows = -(-len(codes) // columns)
    picture = np.full((297 * SCALE, 210 * SCALE, 3), 250, np.uint8)
    left, top = (210 * SCALE - columns * wide) // 2, (297 * SCALE - rows * high) // 2
    places = []
    for number, code in enumerate(codes):
        x, y = left + number % columns * wide, top + number // columns * high
        picture[y : y + high, x : x + wide] = face(code)
        places.append([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)])
    return picture, np.array(places, np.float32)


def photograph(printed, places):
    """A page on a dark table, and where its cards are in that picture."""
    height, width = printed.shape[:2]
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    view = cv2.getPerspectiveTransform(corners, PAGE)
    picture = np.full((1600, 1500, 3), (70, 90, 60), np.uint8)
    cv2.warpPerspective(printed, view, (1500, 1600), picture, borderMode=cv2.BORDER_TRANSPARENT)
    noise = np.random.default_rng(1).normal(0, 2, picture.shape)
    seen = np.clip(cv2.GaussianBlur(picture, (0, 0), 1.0) + noise, 0, 255).astype(np.uint8)
    return seen, cv2.perspectiveTransform(places.reshape(1, -1, 2), view).reshape(-1, 4, 2)


@pytest.fixture(scope="module")
def enroller():
    return Enroller()


def far(found, places):
    """By how many pixels corners are off, at most."""
    return float(max(np.abs(one[0] - place).max() for one, place in zip(found, places, strict=True)))


def test_a_printed_page_of_nine_cards_is_nine_cards_row_by_row(enroller):
    picture, places = photograph(*page())
    sheet = enroller.sheets(picture)[0]
    assert (sheet.rows, sheet.columns, sheet.last) == (3, 3, 9)
    assert far(sheet.of(9), places) < 4.0


def test_a_page_that_is_photographed_from_its_side_is_read_as_it_lies_in_the_picture(enroller):
    picture, places = photograph(*page())
    turned = np.ascontiguousarray(np.rot90(picture))
    sheet = enroller.sheets(turned)[0]
    middles = [card[0].mean(axis=0) for card in sheet.of(9)]
    wanted = [(y, 1499 - x) for x, y in places.mean(axis=1)]
    in_rows = [wanted[at] for at in (2, 5, 8, 1, 4, 7, 0, 3, 6)]
    assert np.abs(np.array(middles) - in_rows).max() < 4.0


def test_the_last_row_of_a_page_may_be_shorter(enroller):
    picture, places = photograph(*page(CODES[:7]))
    found = next(sheet for sheet in enroller.sheets(picture) if sheet.of(7))
    assert found.last == 7
    assert far(found.of(7), places) < 4.0
    assert found.of(6) == found.of(10) == ()


def test_cards_laid_by_hand_in_a_grid_are_each_where_they_lie(enroller):
    laid = [
        (code, 250 + 90 * (number % 3) + number % 2, 150 + 124 * (number // 3), (-1.5, 1, 0.5)[number % 3])
        for number, code in enumerate(CODES)
    ]
    sheet = enroller.sheets(table(*laid))[0]
    middles = np.array([card[0].mean(axis=0) for card in sheet.of(9)])
    assert np.abs(middles - [(x, y) for _, x, y, _ in laid]).max() < 2.5


def test_a_card_by_itself_is_no_sheet(enroller):
    assert not any(
        sheet.fills(enroller.outlines(one)[0])
        for one in [table(("red-6", 400, 300, 10))]
        for sheet in enroller.sheets(one)
    )


def test_few_outlines_are_no_sheet():
    assert sheets([], []) == []
    assert sheets([np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)] * 3, []) == []
