"""All of a card is cut out straight, both ends the same way up, and told how softly it is seen."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.cards.drawn_cards import CARD_HEIGHT, pen_deck
from vision.cards.codes import RANKS, SUITS
from vision.cards.whole import CARD_PIXELS, END_HEIGHT, RASTER_WIDTH, WholeReader, ends, normalised, softness
from vision.halvings import Halvings
from vision.network import shipped
from vision.sightings import Image, Points
from vision.training.deck import CARD_WIDTH


def photograph(code: str, width: int, soft: float = 0.0) -> tuple[list[Image], Points]:
    """A card on a dark table, so many pixels wide, and its corners."""
    high = round(CARD_HEIGHT * width / CARD_WIDTH)
    face = cv2.resize(pen_deck().draw(code).picture, (width, high), interpolation=cv2.INTER_AREA)
    picture = np.full((high + 80, width + 80, 3), 60, np.uint8)
    picture[40 : 40 + high, 40 : 40 + width] = face
    if soft:
        picture = np.asarray(cv2.GaussianBlur(picture, (0, 0), soft), np.uint8)
    corners = np.array([[0, 0], [width, 0], [width, high], [0, high]], np.float32) + np.float32(39.5)
    return Halvings(picture).levels(), corners


@pytest.mark.parametrize("width", [70, 160, 400])
def test_both_ends_of_a_card_look_alike(width: int) -> None:
    levels, corners = photograph("4S", width)
    cut = ends(levels, [corners])
    assert cut.shape == (1, 2, END_HEIGHT, RASTER_WIDTH, 3)
    assert np.abs(cut[0, 0].astype(int) - cut[0, 1]).mean() < 6


def test_a_card_upside_down_has_the_same_ends_in_the_other_order() -> None:
    levels, corners = photograph("7H", 150)
    upright, turned = ends(levels, [corners, np.roll(corners, 2, axis=0)])
    assert np.abs(upright[0].astype(int) - turned[1]).mean() < 1


def test_ends_are_even_in_light_and_dark() -> None:
    levels, corners = photograph("7H", 150)
    cut = ends(levels, [corners, corners])
    cut[1] = (cut[1] * 0.4).astype(np.uint8)
    bright, dark = normalised(cut).reshape(2, 2, 3, END_HEIGHT, RASTER_WIDTH)
    assert np.abs(bright - dark).mean() < 0.1


@pytest.mark.parametrize("soft", [1.0, 1.5, 2.5])
def test_softness_is_told_in_pixels_of_the_raster(soft: float) -> None:
    levels, corners = photograph("8C", CARD_PIXELS, soft)
    assert softness(ends(levels, [corners]))[0] == pytest.approx(soft, rel=0.25)


@pytest.mark.parametrize("code", ["2S", "2C", "10S", "10C", "7D", "7H", "AS"])
@pytest.mark.parametrize("soft", [0.0, 1.0])
def test_a_card_is_read_from_all_of_it(code: str, soft: float) -> None:
    levels, corners = photograph(code, 80, soft)
    rank, suit = WholeReader(shipped("card-reader.onnx")).read(ends(levels, [corners]))
    assert (RANKS[rank[0].argmax()], SUITS[suit[0].argmax()]) == (code[:-1], code[-1])
    assert rank.sum(axis=1) == pytest.approx(1)
    assert suit.sum(axis=1) == pytest.approx(1)


def test_a_bare_table_is_no_card() -> None:
    levels = Halvings(np.random.default_rng(1).integers(80, 120, (300, 300, 3), np.uint8)).levels()
    corners = np.array([[100, 80], [200, 80], [200, 220], [100, 220]], np.float32)
    rank, _ = WholeReader(shipped("card-reader.onnx")).read(ends(levels, [corners]))
    assert rank[0].argmax() == len(RANKS)
