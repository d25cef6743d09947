"""The network tells a deck's faces by what is in view of them, and that a thing is none of them."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import deck, face
from vision.decks.looks import COLUMNS, ROWS, Describer, FaceLooks, view_of_face

WHOLE = np.ones((ROWS, COLUMNS), np.float32)
CODES = deck().codes


@pytest.fixture(scope="module")
def faces():
    views = [view_of_face(face(code)) for code in CODES]
    return FaceLooks(Describer(), [*views, *(view[::-1, ::-1] for view in views)])


def told(faces, view, shown=WHOLE):
    """The likeliest code, whether it lies upright, and how likely any card is."""
    chances, _ = faces.chances([view], [shown])
    place = int(chances[0, :-1].argmax())
    return CODES[place % len(CODES)], place < len(CODES), 1 - float(chances[0, -1])


@pytest.mark.parametrize("code", ["red-1", "blue-3", "green-7"])
def test_a_face_is_told_either_way_up(faces, code):
    view = view_of_face(face(code))
    assert told(faces, view)[:2] == (code, True)
    assert told(faces, view[::-1, ::-1])[:2] == (code, False)


@pytest.mark.parametrize("code", ["red-1", "blue-3", "green-7"])
def test_a_face_is_told_in_the_light_of_a_warm_lamp(faces, code):
    view = view_of_face(face(code)) * np.array([0.6, 0.75, 0.85], np.float32)
    assert told(faces, view)[0] == code


def test_what_lies_where_a_card_is_hidden_changes_nothing(faces):
    view, shown = view_of_face(face("blue-3")), WHOLE.copy()
    shown[:, 32:] = 0
    other = view.copy()
    other[:, 32:] = 90
    one, two = faces.chances([view, other], [shown, shown])[0]
    assert one == pytest.approx(two, abs=1e-5)


def test_noise_is_no_card(faces):
    noise = np.random.default_rng(3).integers(0, 255, (ROWS, COLUMNS, 3)).astype(np.float32)
    assert told(faces, noise)[2] < 0.1


def test_probabilities_of_all_faces_and_of_none_add_up_to_1(faces):
    chances, alike = faces.chances([view_of_face(face("red-1"))] * 2, [WHOLE] * 2)
    assert chances.shape == (2, 2 * len(CODES) + 1)
    assert alike.shape == (2, 2 * len(CODES))
    assert chances.sum(axis=1) == pytest.approx(1)
