"""Cards on which the lamp shines, so that colours fade like another card's and figures drown."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from companion.decks.chosen import own_deck
from tests.vision.decks.drawn_deck import PIXELS, SIZE, table
from vision.decks.bank import Bank
from vision.decks.confidence import CERTAIN, presence
from vision.decks.ground import Ground
from vision.decks.order import Order
from vision.decks.places import CardSpot
from vision.decks.raster import PicturePyramid, view_of
from vision.decks.telling_apart import tell_face, tell_face_closely

DIM = np.array([0.36, 0.4, 0.46], np.float32)
"""What a warm lamp leaves of blue, green and red."""


@pytest.fixture(scope="module")
def bank():
    return Bank(own_deck("schwupps"))


def shone_on(bank, code, strength):
    """A dim picture of a card, the lamp mirrored in its lower part with so many grey levels."""
    columns, rows = bank.fine_size
    picture = cv2.resize(
        bank.deck.faces[bank.deck.codes.index(code)], (columns, rows), interpolation=cv2.INTER_AREA
    )
    across, down = np.meshgrid(np.linspace(-0.4, 0.3, columns), np.linspace(-1.1, 0.1, rows))
    shine = strength * np.exp(-(across**2 + down**2) / 0.5)
    return np.asarray(picture * DIM + shine[..., None], np.float32)


def faces_of(bank, *codes):
    return np.array([bank.codes.index(code) for code in codes])


@pytest.mark.parametrize("strength", [0, 30, 60, 90, 110])
@pytest.mark.parametrize("first", [0, 1], ids=["true face first", "faded face first"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_red_card_that_shines_is_no_yellow_one(bank, number, first, strength):
    red, yellow = f"red-{number}", f"yellow-{number}"
    faces = faces_of(bank, *((red, yellow), (yellow, red))[first])
    patch = shone_on(bank, red, strength)
    told = tell_face(bank, patch, bank.fine_inner, faces)
    assert bank.codes[told.face] == red
    assert presence(told) > 0.5, "a card lies there"
    assert [face for face, _ in told.rivals] == sorted(faces, key=lambda face: face != told.face)
    closely = tell_face_closely(
        bank, dict.fromkeys(faces.tolist(), patch), bank.fine_inner, tuple(faces.tolist())
    )
    assert bank.codes[closely.face] == red


@pytest.mark.parametrize("strength", [60, 80, 100])
def test_a_whole_card_whose_face_the_shine_hides_is_seen_in_doubt(bank, strength):
    middle, half = np.array([330, 300]), np.array(SIZE) * PIXELS / 2
    picture = table((bank.deck.faces[bank.deck.codes.index("either")], *middle.tolist(), 0))
    down, across = np.mgrid[:600, :800]
    shine = strength * np.exp(-((across - 300) ** 2 + (down - 340) ** 2) / 10_000)
    soft = cv2.GaussianBlur(picture * DIM, (0, 0), 2.2)
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    corners = (middle + signs * half).astype(np.float32)
    spot = CardSpot(view_of(corners), corners)
    order = Order(bank, PicturePyramid(np.asarray(soft + shine[..., None], np.uint8)), Ground.table())
    seen = order.read([spot])[0].seen
    assert bank.codes[seen.told.face] == "either"
    assert seen.confidence < CERTAIN
