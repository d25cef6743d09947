"""Cards drawn one upon the other on a cloth with print, and what a reader may make of them."""

from __future__ import annotations

import cv2
import numpy as np

from vision.boxes import PixelBox
from vision.motion.small_frame import SmallFrame
from vision.scene.tabletop import Tabletop
from vision.sightings import CardSighting, DieSighting, Image, Sightings

SIZE = (720, 1280)
NOISE = 1.5
EVERYWHERE = (PixelBox(0, 0, 1280, 720),)
CARD = np.array([[600, 300], [700, 300], [700, 440], [600, 440]], np.float32)


def cloth() -> Image:
    """A pale cloth with dark blossoms, one of them half under where the card lies."""
    picture = np.full((*SIZE, 3), (170, 190, 200), np.uint8)
    for x in range(60, SIZE[1], 90):
        for y in range(80, SIZE[0], 90):
            cv2.circle(picture, (x, y), 14, (40, 40, 130), -1, cv2.LINE_AA)
            cv2.circle(picture, (x, y), 5, (170, 190, 200), -1, cv2.LINE_AA)
    return picture


def seen_bare() -> Tabletop:
    tabletop = Tabletop()
    tabletop.take(Sightings(), EVERYWHERE, None, SmallFrame.of(cloth()), NOISE)
    return tabletop


def stacked(*corners: tuple[int, int]) -> Image:
    """Cards with a disc each, the lowest first."""
    picture = cloth()
    for number, (x, y) in enumerate(corners):
        cv2.rectangle(picture, (x, y), (x + 100, y + 140), (245, 245, 245), -1)
        for ring in range(5):
            cv2.circle(picture, (x + 50, y + 70), 44 - 8 * ring, (200 - 90 * number, 60, 90 * number), 3)
    return picture


def lying(code: str, corner: tuple[int, int], *, partial: bool) -> CardSighting:
    x, y = corner
    outline = np.array([[x, y], [x + 100, y], [x + 100, y + 140], [x, y + 140]], np.float32)
    return CardSighting(code, "up", 0.99, (), (x + 50.0, y + 70.0), (0.0, -1.0), outline, partial=partial)


def with_card() -> Image:
    picture = cloth()
    cv2.fillConvexPoly(picture, CARD.astype(np.int32), (245, 245, 245))
    return picture


def card(code: str | None, outline: np.ndarray | None) -> CardSighting:
    return CardSighting(
        code, "poker", 0.99 if code else 0.4, (), (650.0, 370.0), (0.0, -1.0), outline, partial=not code
    )


def die_on_a_blossom(*, x: float = 600.0, y: float = 440.0) -> DieSighting:
    """What a reader may make of a blossom that a card cuts off."""
    across = np.array([[-14, -14], [14, -14], [14, 14], [-14, 14]], np.float32)
    return DieSighting(6, 0.9, (x, y), across + np.array([x, y], np.float32))
