"""The picture says in people's words what was seen, each name at its card and none outside."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from companion.screens.canvas import Box, Canvas
from companion.screens.pages.seen import draw_seen
from companion.screens.theme import FELT
from companion.texts import texts
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import BEGINNING, changed, sitting
from vision.sightings import CardSighting, DieSighting, Face, Sightings, UnknownSighting, UpDownSighting

PICTURE = np.full((720, 1280, 3), 90, np.uint8)
WHERE = Box(4.0, 16.0, 70.0, 36.0)


def outline(x: float, y: float, width: float, height: float):
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return np.array([(x + across * width / 2, y + down * height / 2) for across, down in corners], np.float32)


def card(code, x, y, *likely) -> CardSighting:
    candidates = tuple((name, 0.4) for name in likely)
    return CardSighting(code, "poker", 0.9, candidates, (x, y), (0.0, -1.0), outline(x, y, 63, 88), False)


def shown(seen, folder, language="en", size=(1280, 720)) -> tuple[Canvas, Box]:
    canvas = Canvas(pygame.Surface(size), FELT)
    canvas.begin()
    view = changed(sitting(folder, *BEGINNING), sightings=seen)
    return canvas, draw_seen(canvas, texts(language), view.camera, PICTURE, WHERE)


def names(canvas: Canvas) -> list[str]:
    return [written.text for written in canvas.written]


@pytest.mark.parametrize(
    ("code", "language", "name"),
    [("10H", "en", "10♥"), ("3-7", "en", "3-7"), ("red-5", "de", "Rot 5"), ("-2", "fr", "−2")],
)
def test_a_card_is_named_as_people_call_it(code, language, name, tmp_path):
    canvas, _ = shown(Sightings((card(code, 300.0, 200.0),)), tmp_path, language)
    assert names(canvas) == [name]


def test_what_is_not_certain_has_a_question_mark(tmp_path):
    doubtful = (card(None, 300.0, 200.0, "7S", "8S"), card(None, 700.0, 200.0))
    die = DieSighting(3, 0.5, (900.0, 500.0), outline(900.0, 500.0, 16, 16))
    back = UnknownSighting((300.0, 500.0), None)
    canvas, _ = shown(Sightings(doubtful, (back,), (die,)), tmp_path)
    assert names(canvas) == ["?", "7♠?", "?", "3?"]


def test_the_suits_of_the_up_and_down_card_stand_beside_it(tmp_path):
    lies = outline(640.0, 360.0, 66, 66)
    seen = UpDownSighting(Face.UP, ("C", "D", "S", "H"), 0.99, (640.0, 360.0), (0.0, -1.0), lies)
    canvas, covered = shown(Sightings(updown=seen), tmp_path)
    face, *suits = canvas.written
    assert (face.text, [suit.text for suit in suits]) == ("UP", ["♣", "♦", "♠", "♥"])
    reach = 66 / 2 * covered.w / PICTURE.shape[1]
    for suit in suits:
        x, y = (suit.box.x + suit.box.w / 2, suit.box.y + suit.box.h / 2)
        middle = (covered.x + covered.w / 2, covered.y + covered.h / 2)
        assert max(abs(x - middle[0]), abs(y - middle[1])) > reach


@pytest.mark.parametrize("size", SIZES)
def test_every_name_lies_at_its_card_and_within_the_picture(size, tmp_path):
    places = [(0.0, 0.0), (640.0, 360.0), (1279.0, 719.0)]
    canvas, covered = shown(Sightings(tuple(card("10H", *place) for place in places)), tmp_path, size=size)
    for (x, y), written in zip(places, canvas.written, strict=True):
        box = written.box
        assert covered.x - 0.01 <= box.x <= box.x + box.w <= covered.x + covered.w + 0.01
        assert covered.y - 0.01 <= box.y <= box.y + box.h <= covered.y + covered.h + 0.01
        point = (covered.x + x / 1280 * covered.w, covered.y + y / 720 * covered.h)
        assert box.inside(-0.1).holds(*point)
        assert written.whole
