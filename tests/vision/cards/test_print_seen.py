"""How large and how sharp print is seen is told, and what cannot be told so."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.cards.drawn_cards import GREEN, Lying, table
from vision.cards.print_seen import PrintSeen, Untold
from vision.cards.reader import PokerReader
from vision.table.calibration import Calibration


def test_cards_on_a_table_tell_how_print_is_seen() -> None:
    picture = table(Lying("7H", 150, 240), Lying("QC", 480, 240, 90), width=100)
    table_mm = Calibration(np.diag([0.63, 0.63, 1.0]), (picture.shape[1], picture.shape[0]), (300.0, 200.0))
    reader = PokerReader()
    sharp = reader.print_seen(picture, table_mm)
    soft = reader.print_seen(np.asarray(cv2.GaussianBlur(picture, (0, 0), 1.5), np.uint8), table_mm)
    assert sharp is not None
    assert soft is not None
    assert sharp.card == pytest.approx(100, rel=0.1)
    assert sharp.index == pytest.approx(soft.index, rel=0.1)
    assert sharp.softness < 1.2 < soft.softness < 2.2


def test_an_empty_table_tells_nothing() -> None:
    assert PokerReader().print_seen(table(ground=GREEN)) is None


@pytest.mark.parametrize(
    ("index", "softness", "untold"),
    [(15.0, 0.8, ()), (7.0, 0.9, (Untold.STRIPS,)), (5.0, 1.2, (Untold.STRIPS, Untold.CARDS))],
)
def test_small_soft_print_cannot_be_told(index: float, softness: float, untold: tuple[Untold, ...]) -> None:
    assert PrintSeen(index, 80.0, softness).untold == untold
