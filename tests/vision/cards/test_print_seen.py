"""How large and how sharp print is seen is told, and what cannot be told so."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.cards.drawn_cards import GREEN, Lying, table
from vision.calibration import Calibration
from vision.cards.print_seen import Lacking, PrintSeen, Untold, print_seen
from vision.cards.reader import PokerReader
from vision.sightings import Image

TWO = (Lying("7H", 150, 240), Lying("QC", 480, 240, 90))


@pytest.fixture(scope="module")
def reader() -> PokerReader:
    return PokerReader()


def at_table(picture: Image, width: float) -> Calibration:
    """A table on which poker cards are so many pixels wide."""
    size = (picture.shape[1], picture.shape[0])
    return Calibration(np.diag([63 / width, 63 / width, 1.0]), size, (300.0, 200.0))


def softened(picture: Image, deviation: float) -> Image:
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), deviation), np.uint8)


def seen_in(reader: PokerReader, picture: Image, width: float) -> PrintSeen | None:
    cards, _ = reader.read(picture, None, at_table(picture, width))
    return print_seen(picture, cards)


def test_cards_on_a_table_tell_how_print_is_seen(reader: PokerReader) -> None:
    picture = table(*TWO, width=100)
    sharp, soft = seen_in(reader, picture, 100), seen_in(reader, softened(picture, 1.5), 100)
    assert sharp is not None
    assert soft is not None
    assert sharp.card == pytest.approx(100, rel=0.1)
    assert sharp.index is not None
    assert sharp.index == pytest.approx(soft.index, rel=0.1)
    assert sharp.softness < 1.2 < soft.softness < 2.2
    assert sharp.untold is None


def test_an_empty_table_tells_nothing(reader: PokerReader) -> None:
    assert seen_in(reader, table(ground=GREEN), 100) is None


def test_small_soft_cards_are_asked_about_and_not_named(reader: PokerReader) -> None:
    codes = ("7S", "7C", "4S", "9C", "6S", "2C", "10S", "5C")
    lying = [Lying(code, 80 + 150 * (at % 4), 130 + 200 * (at // 4)) for at, code in enumerate(codes)]
    cv2.setRNGSeed(1)
    picture = softened(table(*lying, width=28), 1.2)
    cards, _ = reader.read(picture, None, at_table(picture, 28))
    seen = print_seen(picture, cards)
    assert seen is not None
    assert (seen.untold, seen.lacking) == (Untold.CARDS, Lacking.SIZE)
    assert [card.code for card in cards] == [None] * 6, "two are too small to be seen at all"
    lying_there = [codes[round((card.centre[0] - 80) / 150) + 4 * (card.centre[1] > 230)] for card in cards]
    assert lying_there == ["6S", "5C", "9C", "7S", "10S", "7C"]
    told = [[code for code, _ in card.candidates[:3]] for card in cards]
    assert all(code in likely for code, likely in zip(lying_there, told, strict=True))
    assert all({code[-1] for code in likely} == {"S", "C"} for likely in told)


@pytest.mark.parametrize(
    ("seen", "untold", "lacking"),
    [
        (PrintSeen(80.0, 0.8, 15.0), None, None),
        (PrintSeen(72.0, 0.9, 8.0), Untold.STRIPS, Lacking.SHARPNESS),
        (PrintSeen(72.0, 0.6, 4.5), Untold.STRIPS, Lacking.SIZE),
        (PrintSeen(60.0, 1.6, 9.0), Untold.CARDS, Lacking.SHARPNESS),
        (PrintSeen(22.0, 0.6, 4.0), Untold.CARDS, Lacking.SIZE),
        (PrintSeen(80.0, 0.8), None, None),
    ],
)
def test_small_soft_print_cannot_be_told(
    seen: PrintSeen, untold: Untold | None, lacking: Lacking | None
) -> None:
    assert (seen.untold, seen.lacking) == (untold, lacking)
