"""Pictures of cards laid beside known ones, and what of them is new."""

import cv2
import numpy as np

from vision.boxes import PixelBox
from vision.motion.small_frame import SmallFrame
from vision.scene.newcomers import Newcomers, TableBefore, newcomers
from vision.sightings import CardSighting, Image, Sightings
from vision.table.bare_table import Strange

CLOTH = (60, 120, 70)
WIDTH = 80.0
KNOWN, LAID = (600, 300), (640, 330)
"""Upper left corners of two cards, in pixels."""
UNTOUCHED, BESIDE = (740, 300), (560, 420)
"""Those of one that lies beside them, and of one that comes to lie there."""
REGION = PixelBox(560, 260, 780, 480)
"""Where it is read, in pixels."""


def outline(corner: tuple[int, int]) -> np.ndarray:
    x, y = corner
    return np.array([[x, y], [x + 80, y], [x + 80, y + 112], [x, y + 112]], np.float32)


def drawn(*cards: tuple[tuple[int, int], tuple[int, int, int]]) -> Image:
    """A cloth with cards, each with a disc of its colour, the lowest first."""
    picture = np.full((720, 1280, 3), CLOTH, np.uint8)
    for (x, y), colour in cards:
        cv2.rectangle(picture, (x, y), (x + 79, y + 111), (245, 245, 245), -1)
        cv2.rectangle(picture, (x + 3, y + 3), (x + 76, y + 108), colour, 1)
        cv2.circle(picture, (x + 40, y + 56), 32, colour, -1)
    return picture


RED, BLUE, GREEN = (40, 40, 200), (200, 60, 40), (60, 160, 30)
BARE = SmallFrame.of(drawn()).fine
BEFORE, AFTER = drawn((KNOWN, RED)), drawn((KNOWN, RED), (LAID, BLUE))


def card(corner: tuple[int, int], code: str | None = "7", confidence: float = 0.99, *, partial=False):
    x, y = corner
    return CardSighting(
        code, "up", confidence, (), (x + 40.0, y + 56.0), (0.0, -1.0), outline(corner), partial=partial
    )


def change(before: Image, after: Image) -> np.ndarray:
    apart = cv2.absdiff(SmallFrame.of(before).fine, SmallFrame.of(after).fine).max(axis=2)
    return np.where(apart > 14, 255, 0).astype(np.uint8)


def new(before: Image, after: Image, known: Sightings, region: PixelBox | None = None) -> Newcomers | None:
    regions = (region or REGION,)
    lay = TableBefore(known, SmallFrame.of(before).fine, BARE, WIDTH, 2.0)
    return newcomers(after, SmallFrame.of(after), change(before, after), regions, lay, strange(after))


def strange(picture: Image) -> Strange:
    other = change(drawn(), picture)
    return Strange(other, other, np.full_like(other, 255), 2.0)
