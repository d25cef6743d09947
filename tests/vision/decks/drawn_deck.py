"""A small deck drawn for tests, and tables on which its cards lie."""

from __future__ import annotations

import cv2
import numpy as np

from vision.calibration import Calibration
from vision.decks.deck import Deck
from vision.motion.small_frame import SmallFrame
from vision.table.bare_table import BareTable

SCALE = 3
SIZE = (63, 88)
PIXELS = 1.3
"""Pixels to the millimetre of the pictures of a table."""
COLOURS = {"red": (40, 30, 200), "blue": (190, 80, 20), "green": (60, 140, 30)}
TABLE = Calibration(
    np.array([[1 / PIXELS, 0, -400 / PIXELS], [0, 1 / PIXELS, -300 / PIXELS], [0, 0, 1]]),
    (800, 600),
    (600.0, 450.0),
)


def face(code):
    """A card with a coloured field, a large number and an index in two corners."""
    colour, number = code.split("-")
    width, height = SIZE[0] * SCALE, SIZE[1] * SCALE
    picture = np.full((height, width, 3), 250, np.uint8)
    cv2.rectangle(picture, (9, 9), (width - 10, height - 10), COLOURS[colour], -1)
    cv2.ellipse(picture, (width // 2, height // 2), (60, 95), 20, 0, 360, (245, 245, 245), -1, cv2.LINE_AA)
    cv2.putText(
        picture, number, (width // 2 - 42, height // 2 + 42), 0, 4.0, COLOURS[colour], 14, cv2.LINE_AA
    )
    for end in (picture, picture[::-1, ::-1]):
        index = np.ascontiguousarray(end[12:66, 12:60])
        cv2.putText(index, number, (4, 42), 0, 1.5, (255, 255, 255), 5, cv2.LINE_AA)
        end[12:66, 12:60] = index
    return picture


def deck():
    """Three colours of the numbers 1 to 7."""
    codes = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, 8))
    return Deck("drawn", codes, tuple(face(code) for code in codes), SIZE)


GROUND = (70, 90, 60)
"""Blue, green and red of a cloth."""


def table(*cards, ground=GROUND, seed=1, light=(1.0, 1.0, 1.0)):
    """A picture of 800 x 600 pixels with cards (code, x, y, turn) in pixels and degrees, the last on top."""
    picture = np.empty((600, 800, 3), np.float32)
    picture[:] = ground
    for code, x, y, turn in cards:
        image = face(code) if isinstance(code, str) else code
        height, width = image.shape[:2]
        matrix = cv2.getRotationMatrix2D((width / 2, height / 2), -turn, PIXELS / SCALE)
        matrix[:, 2] += (x - width / 2, y - height / 2)
        cover = np.full((height, width), 255, np.uint8)
        small = cv2.GaussianBlur(image, (0, 0), 0.5 * SCALE / PIXELS)
        laid = cv2.warpAffine(
            small, matrix, (800, 600), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )
        mask = cv2.warpAffine(cover, matrix, (800, 600)).astype(np.float32)[..., None] / 255
        shade = cv2.GaussianBlur(mask[..., 0], (0, 0), 2.5)[..., None]
        picture = picture * (1 - 0.35 * shade) * (1 - mask) + laid * mask
    noise = np.random.default_rng(seed).normal(0, 2.0, picture.shape)
    return np.clip(picture * light + noise, 0, 255).astype(np.uint8)


def strange(picture, ground=GROUND):
    """Where a picture of a table of that colour shows something else than the table when it is bare."""
    bare, empty = BareTable(), SmallFrame.of(table(ground=ground, seed=2))
    bare.learn(empty, np.zeros(empty.fine.shape[:2], np.uint8))
    return bare.compared(SmallFrame.of(picture), 2.0)
