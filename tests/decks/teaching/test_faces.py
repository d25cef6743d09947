"""The small faces by which a person sees what was taken of a deck."""

from __future__ import annotations

import numpy as np

from companion.decks.teaching.course import TakenPicture
from companion.decks.teaching.faces import SmallFaces
from vision.decks.deck import Deck

RED, BLUE = (20, 20, 200), (200, 60, 20)
PLACE = np.array([[100, 80], [163, 80], [163, 168], [100, 168]], np.float32)


def pictured(colour: tuple[int, int, int]) -> np.ndarray:
    """A grey table with a card of one colour at `PLACE`."""
    picture = np.full((240, 320, 3), 90, np.uint8)
    picture[80:168, 100:163] = colour
    return picture


def taken(code: str) -> TakenPicture:
    return TakenPicture(code, f"{code}.png", (PLACE,))


def test_a_face_is_cut_out_where_the_card_lies():
    faces = SmallFaces()
    faces.take(taken("red-1"), pictured(RED))
    face = faces.by_code["red-1"]
    assert face.shape == (132, 94, 3)
    assert np.abs(face[4:-4, 4:-4].astype(int) - RED).max() <= 1


def test_of_several_pictures_of_a_card_the_first_is_shown_until_it_is_shown_again():
    faces = SmallFaces()
    for colour in (RED, BLUE):
        faces.take(taken("1"), pictured(colour))
    assert faces.by_code["1"][60, 40].tolist() == list(RED)
    faces.forget("1")
    faces.take(taken("1"), pictured(BLUE))
    assert faces.by_code["1"][60, 40].tolist() == list(BLUE)


def test_once_the_deck_is_learned_its_own_faces_are_shown():
    faces = SmallFaces()
    faces.take(taken("1"), pictured(RED))
    whole = [np.full((264, 189, 3), colour, np.uint8) for colour in (BLUE, RED, RED)]
    faces.learned(Deck("mine", ("1", "2", "1"), tuple(whole)))
    assert {code: tuple(face[60, 40].tolist()) for code, face in faces.by_code.items()} == {
        "1": BLUE,
        "2": RED,
    }
