"""Draws what was seen into the picture that it was seen in."""

from __future__ import annotations

import cv2
import numpy as np

from vision.sightings import CardSighting, Image, Points, Sightings, UpDownSighting

SURE = (80, 200, 60)
UNSURE = (0, 170, 255)
OTHER = (230, 140, 30)
"""Colours in BGR: what is acted on, what is doubted, dice and the UP&DOWN card."""

_TO_SUITS = 0.27
"""From the UP&DOWN card's middle to its suits, in its diagonals, as drawn."""


def annotate(image: Image, seen: Sightings) -> Image:
    """A copy of the picture with outlines and names drawn in.

    Args:
        image: BGR, shape (h, w, 3), dtype uint8; left as it is.
        seen: what was seen in it, in pixels.
    """
    drawn = outlined(image, seen)
    scale = _scale(image)
    for card in seen.cards:
        mark = "" if card.code is not None else "?"
        _label(
            drawn, f"{card.likeliest or ''}{mark} {card.confidence:.2f}", card.centre, _colour(card), scale
        )
    for thing in seen.unknown:
        _label(drawn, "?", thing.centre, UNSURE, scale)
    for die in seen.dice:
        _label(drawn, str(die.value), die.centre, OTHER, scale)
    if seen.updown is not None:
        _updown(drawn, seen.updown, scale)
    return drawn


def outlined(image: Image, seen: Sightings) -> Image:
    """A copy of the picture with outlines drawn in, without names.

    Args:
        image: BGR, shape (h, w, 3), dtype uint8; left as it is.
        seen: what was seen in it, in pixels.
    """
    drawn, scale = image.copy(), _scale(image)
    for card in seen.cards:
        _outline(drawn, card.outline, _colour(card), scale)
    for thing in seen.unknown:
        _outline(drawn, thing.outline, UNSURE, scale)
    for die in seen.dice:
        _outline(drawn, die.outline, OTHER, scale)
    if seen.updown is not None:
        _outline(drawn, seen.updown.outline, OTHER, scale)
    return drawn


def _scale(image: Image) -> float:
    """How large lines and letters are, as a part of their size in a picture 1280 pixels wide."""
    return float(max(image.shape[:2])) / 1280


def _colour(card: CardSighting) -> tuple[int, int, int]:
    return SURE if card.code is not None else UNSURE


def _updown(drawn: Image, card: UpDownSighting, scale: float) -> None:
    _label(drawn, card.face.value, card.centre, OTHER, scale)
    for suit, place in zip(card.suits, places_of_suits(card), strict=True):
        _label(drawn, suit, place, OTHER, scale)


def places_of_suits(card: UpDownSighting) -> tuple[tuple[float, float], ...]:
    """About where the suits of an UP&DOWN card lie in the picture, in pixels, in their order."""
    reach = float(np.linalg.norm(card.outline[0] - card.outline[2])) * _TO_SUITS
    up, across = np.array(card.up), np.array([-card.up[1], card.up[0]])
    turns = [np.pi / 2 * edge for edge in range(len(card.suits))]
    places = [np.array(card.centre) + reach * (np.cos(turn) * up + np.sin(turn) * across) for turn in turns]
    return tuple((float(x), float(y)) for x, y in places)


def _outline(drawn: Image, outline: Points | None, colour: tuple[int, int, int], scale: float) -> None:
    if outline is not None:
        points = np.round(outline).astype(np.int32)
        cv2.polylines(drawn, [points], True, colour, max(1, round(2 * scale)), cv2.LINE_AA)


def _label(
    drawn: Image, text: str, centre: tuple[float, float], colour: tuple[int, int, int], scale: float
) -> None:
    size, weight = 0.6 * max(scale, 0.5), max(1, round(1.5 * scale))
    (width, height), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, size, weight)
    x, y = round(centre[0] - width / 2), round(centre[1] + height / 2)
    cv2.rectangle(drawn, (x - 3, y - height - 3), (x + width + 3, y + 4), (20, 20, 20), cv2.FILLED)
    cv2.putText(drawn, text, (x, y), cv2.FONT_HERSHEY_SIMPLEX, size, colour, weight, cv2.LINE_AA)
