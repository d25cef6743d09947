"""An UP&DOWN card of quite another design than ours: a sun, a moon, and suits on white discs."""

from __future__ import annotations

import math

import cv2
import numpy as np

from vision.calibration import Calibration
from vision.sightings import Face

SIZE = (960, 720)
PIXELS = 1.7
"""Pixels to the millimetre."""


def bought_card(face: Face) -> np.ndarray:
    """A face of 352 pixels; its suits are D, H, S and C, clockwise from the top."""
    card = np.full((352, 352, 3), (70, 40, 40), np.uint8)
    if face is Face.UP:
        rows = np.arange(352)[:, None]
        card[:] = np.stack([250 - 0.2 * rows, 220 - 0.1 * rows, 180 + 0.15 * rows], axis=2).astype(np.uint8)
        cv2.circle(card, (176, 176), 70, (60, 200, 250), -1, cv2.LINE_AA)
        for ray in range(12):
            way = np.array([math.cos(ray * math.pi / 6), math.sin(ray * math.pi / 6)])
            ends = [tuple((176 + far * way).astype(int).tolist()) for far in (80, 110)]
            cv2.line(card, ends[0], ends[1], (60, 160, 240), 8, cv2.LINE_AA)
        cv2.putText(card, "hoch", (120, 190), 0, 1.4, (40, 40, 60), 4, cv2.LINE_AA)
    else:
        cv2.circle(card, (160, 170), 64, (210, 230, 240), -1, cv2.LINE_AA)
        cv2.circle(card, (190, 155), 58, (70, 40, 40), -1, cv2.LINE_AA)
        for star in ((90, 90), (250, 100), (240, 240), (110, 260)):
            cv2.circle(card, star, 6, (230, 240, 240), -1, cv2.LINE_AA)
        cv2.putText(card, "tief", (190, 250), 0, 1.4, (220, 230, 240), 4, cv2.LINE_AA)
    _suits(card)
    return card


def sparse_card(face: Face) -> np.ndarray:
    """A face of 264 pixels that is white paper but for a thin arrow and a small sign at each edge."""
    card = np.full((264, 264, 3), 245, np.uint8)
    for number, (x, y) in enumerate(((132, 24), (240, 132), (132, 240), (24, 132))):
        colour = (30, 30, 200) if number % 2 == 0 else (20, 20, 20)
        if number < 2:
            cv2.circle(card, (x, y), 9, colour, -1)
        else:
            cv2.rectangle(card, (x - 9, y - 9), (x + 9, y + 9), colour, -1)
    ends = [(132, 170), (132, 100)] if face is Face.UP else [(132, 100), (132, 170)]
    cv2.arrowedLine(card, *ends, (20, 20, 20), 5, tipLength=0.35)
    return card


def _suits(card: np.ndarray) -> None:
    red, black = (30, 20, 200), (20, 20, 20)
    for x, y in ((176, 32), (320, 176), (176, 320), (32, 176)):
        cv2.circle(card, (x, y), 28, (250, 250, 250), -1, cv2.LINE_AA)
    cv2.fillPoly(card, [np.array([[176, 12], [191, 32], [176, 52], [161, 32]])], red)
    for x in (312, 328):
        cv2.circle(card, (x, 171), 10, red, -1)
    cv2.fillPoly(card, [np.array([[303, 176], [337, 176], [320, 196]])], red)
    for x in (168, 184):
        cv2.circle(card, (x, 325), 10, black, -1)
    cv2.fillPoly(card, [np.array([[159, 320], [193, 320], [176, 300]])], black)
    for x, y in ((32, 167), (23, 180), (41, 180)):
        cv2.circle(card, (x, y), 9, black, -1)


def laid(card: np.ndarray, turn: float) -> tuple[np.ndarray, Calibration]:
    """A table seen from above with the card in its middle, turned clockwise by degrees."""
    picture = np.full((SIZE[1], SIZE[0], 3), (60, 100, 70), np.uint8)
    scale = 88.0 * PIXELS / len(card)
    matrix = cv2.getRotationMatrix2D((len(card) / 2, len(card) / 2), -turn, scale)
    matrix[:, 2] += np.array(SIZE) / 2 - len(card) / 2
    soft = cv2.GaussianBlur(card, (0, 0), 0.6)
    cv2.warpAffine(soft, matrix, SIZE, dst=picture, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_TRANSPARENT)
    noise = np.random.default_rng(1).normal(0, 2.5, picture.shape)
    to_table = np.array(
        [[1 / PIXELS, 0, -SIZE[0] / 2 / PIXELS], [0, 1 / PIXELS, -SIZE[1] / 2 / PIXELS], [0, 0, 1]]
    )
    known = Calibration(to_table, SIZE, (500.0, 400.0))
    return np.clip(picture + noise, 0, 255).astype(np.uint8), known
