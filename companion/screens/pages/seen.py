"""The camera's picture with what was seen in it: outlines, and the names in people's words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np

from companion.records.notation import SUITS
from companion.records.notation import card as card_in_signs
from companion.screens.canvas import SMALLEST_TEXT, Box, Canvas
from companion.screens.pictures import fitted
from companion.screens.theme import FELT, Colour
from companion.sitting.view import CameraView
from companion.texts import Texts
from vision.annotation import outlined, places_of_suits
from vision.sightings import Image, Points, Sightings

EDGE = FELT.light[::-1]
"""Colour of the table's edge, in BGR: on a camera's picture, whatever the theme."""

LARGEST = 2.4
"""Capitals in mm of a name; smaller on a card that is shown smaller, so that a fan's names stand apart."""

OF_CARD = 0.4
"""Part of a card's shorter side, as it is shown, that a capital of its name takes."""

WIDEST = 1.1
"""A name is at most so wide, in shorter sides of its card, if it can be read then."""

OUTSIDE = 2.2
"""How far from the middle a suit of the UP&DOWN card is named: beside the card, in parts of where it lies."""


@dataclass(frozen=True, slots=True)
class _Name:
    """What is written over something seen: its middle in pixels of the picture, and its shorter side."""

    text: str
    centre: tuple[float, float]
    side: float
    sure: bool


def draw_seen(canvas: Canvas, texts: Texts, camera: CameraView, picture: Image, box: Box) -> Box:
    """Draw a picture into a box, with the table's edge and what was seen; gives the part that it covers."""
    drawn = outlined(picture, camera.sightings)
    if camera.table is not None:
        width = max(2, drawn.shape[1] // 320)
        edge = np.round(camera.table.outline).astype(np.int32)
        cv2.polylines(drawn, [edge], True, EDGE, width, cv2.LINE_AA)
    shown = fitted(drawn, canvas.rect(box).size)
    canvas.picture(shown, box)
    covered = canvas.fitted(shown, box)
    scale = covered.w / picture.shape[1]
    for name in _names(texts, camera.sightings):
        x, y = covered.x + name.centre[0] * scale, covered.y + name.centre[1] * scale
        side = name.side * scale
        capital = min(LARGEST, max(SMALLEST_TEXT, OF_CARD * side))
        room = Box(0, 0, WIDEST * side, side)
        colour: Colour = canvas.theme.yes if name.sure else canvas.theme.light
        canvas.tag(name.text, x, y, canvas.fitting(name.text, room, capital, bold=True), colour, covered)
    return covered


def _names(texts: Texts, seen: Sightings) -> Iterator[_Name]:
    """Every name; what is not known for certain has a question mark."""
    for thing in seen.unknown:
        yield _Name("?", thing.centre, _side(thing.outline), sure=False)
    for card in seen.cards:
        named = "" if card.likeliest is None else card_in_signs(card.likeliest, texts)
        mark = "" if card.code is not None else "?"
        yield _Name(f"{named}{mark}", card.centre, _side(card.outline), sure=card.code is not None)
    for die in seen.dice:
        yield _Name(f"{die.value}{'' if die.is_sure else '?'}", die.centre, _side(die.outline), die.is_sure)
    if seen.updown is not None:
        side = _side(seen.updown.outline)
        yield _Name(seen.updown.face.value, seen.updown.centre, side, sure=True)
        for suit, place in zip(seen.updown.suits, places_of_suits(seen.updown), strict=True):
            beside = [
                middle + OUTSIDE * (at - middle) for middle, at in zip(seen.updown.centre, place, strict=True)
            ]
            yield _Name(SUITS[suit], (beside[0], beside[1]), side, sure=True)


def _side(outline: Points | None) -> float:
    """The shorter side of an outline in pixels, nothing where it is not known."""
    if outline is None:
        return 0.0
    return float(min(np.linalg.norm(outline[0] - outline[1]), np.linalg.norm(outline[1] - outline[2])))
