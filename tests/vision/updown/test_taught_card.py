"""An UP&DOWN card of any design, taught by a picture of each face."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.vision.updown.bought_card import laid, sparse_card
from vision.sightings import Face
from vision.updown.faces import face_views, likeness
from vision.updown.reader import UpDownReader

BLANK = np.full((264, 264, 3), 245, np.uint8)
SUITS = ("D", "H", "S", "C")
SPARSE = UpDownReader({face: sparse_card(face) for face in Face}, SUITS, plain=True)


@pytest.mark.parametrize("turn", [0, 33, 90, 180, 255])
@pytest.mark.parametrize("face", Face)
def test_a_card_with_little_print_is_read(face, turn):
    picture, _ = laid(sparse_card(face), turn)
    seen = SPARSE.read(picture)
    assert seen is not None
    assert (seen.face, seen.suits) == (face, SUITS)
    assert 0.8 < seen.confidence <= 1.0
    shown = math.degrees(math.atan2(seen.up[0], -seen.up[1]))
    assert abs((shown - turn + 180) % 360 - 180) < 5


def test_white_paper_is_not_a_card_with_little_print():
    assert SPARSE.read(laid(BLANK, 10)[0]) is None


def test_a_face_without_print_is_like_nothing():
    for view in face_views(dict.fromkeys(Face, BLANK)):
        assert likeness(view.patch, view) == -1.0
    reader = UpDownReader(dict.fromkeys(Face, BLANK), SUITS, plain=True)
    assert reader.read(laid(BLANK, 0)[0]) is None
