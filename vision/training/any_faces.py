"""Faces of cards of any kind: numbers, symbols, pictures, coloured grounds and borders, and backs."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from vision.sightings import Image
from vision.training.fonts import Mask, rank_faces, text_mask
from vision.training.signs import draw_random_shape, other_sign
from vision.training.suits import random_suit_masks

WIDTH = 160
"""Width of a face in pixels."""

Colour = tuple[int, int, int]

_WORDS = (
    "WILD",
    "SKIP",
    "UP",
    "DOWN",
    "STOP",
    "GO",
    "ADD",
    "MAGIC",
    "SWAP",
    "ALL",
    "X",
    "?",
    "+2",
    "+4",
    "!",
)


class FaceMaker:
    """Draws the faces of one deck: its shape, its typeface and its grounds are the same on all of them."""

    def __init__(self, rng: np.random.Generator) -> None:
        """Choose how the deck looks."""
        self._rng = rng
        self.height = round(WIDTH * rng.uniform(1.3, 1.62))
        faces = rank_faces()
        self._type: Path = faces[int(rng.integers(len(faces)))]
        signs = [other_sign(rng) for _ in range(3)]
        self._signs: list[Mask] = [*signs, *random_suit_masks(rng).values()]
        paper = int(rng.integers(215, 256))
        self._paper: Colour = (paper - int(rng.integers(0, 25)), paper - int(rng.integers(0, 8)), paper)
        self._inks: list[Colour] = [_ink(rng) for _ in range(int(rng.integers(2, 6)))]
        self._ground = rng.choice(("paper", "field", "full", "picture"), p=(0.4, 0.38, 0.12, 0.1))
        self._border = int(WIDTH * rng.uniform(0.03, 0.1))
        self._round = int(WIDTH * rng.uniform(0.0, 0.1))
        self._index = rng.uniform(0.06, 0.2) * self.height if rng.random() < 0.8 else 0.0
        self._margin = rng.uniform(0.025, 0.08) * WIDTH
        self._four = bool(rng.random() < 0.2)
        self._signed = bool(rng.random() < 0.3)
        self._centre = rng.choice(("number", "signs", "oval", "picture", "word", "halves", "none"),
                                  p=(0.26, 0.24, 0.14, 0.14, 0.06, 0.1, 0.06))  # fmt: skip

    def draw(self) -> Image:
        """One face, BGR, shape (height, WIDTH, 3)."""
        rng = self._rng
        if rng.random() < 0.07:
            return self._back()
        ink = self._pick()
        picture, ground = self._grounded(ink)
        front = ink if ground == self._paper else self._paper if rng.random() < 0.8 else (20, 20, 20)
        text = str(rng.integers(0, 13)) if rng.random() < 0.85 else str(rng.choice(_WORDS))
        self._fill(picture, text, front)
        if self._index:
            self._indices(picture, text, front)
        if rng.random() < 0.12:
            cv2.rectangle(picture, (0, 0), (WIDTH - 1, self.height - 1), (120, 120, 120), 1)
        return picture

    def _pick(self) -> Colour:
        return self._inks[int(self._rng.integers(len(self._inks)))]

    def _grounded(self, ink: Colour) -> tuple[Image, Colour]:
        """The empty face and the colour that its middle has."""
        picture = np.empty((self.height, WIDTH, 3), np.uint8)
        picture[:] = self._paper
        if self._ground == "paper":
            return picture, self._paper
        if self._ground == "picture":
            self._paint(picture, int(self._rng.integers(20, 60)))
            return picture, ink
        edge = 0 if self._ground == "full" else self._border
        rounded(picture, edge, self._round if edge else 0, ink)
        return picture, ink

    def _paint(self, picture: Image, strokes: int) -> None:
        """Anything coloured, as on a picture card."""
        colours = [*self._inks, self._paper, _ink(self._rng)]
        for _ in range(strokes):
            draw_random_shape(picture, self._rng, colours[int(self._rng.integers(len(colours)))])

    def _fill(self, picture: Image, text: str, colour: Colour) -> None:
        rng, middle = self._rng, (WIDTH / 2, self.height / 2)
        if self._centre == "number":
            stamp(picture, text_mask(self._type, text), middle, rng.uniform(0.2, 0.55) * self.height, colour)
        elif self._centre == "oval":
            axes = (round(0.33 * WIDTH), round(0.45 * self.height))
            thick = -1 if rng.random() < 0.5 else int(rng.integers(2, 6))
            cv2.ellipse(picture, (WIDTH // 2, self.height // 2), axes, float(rng.uniform(0, 40)), 0, 360,
                        colour, thick, cv2.LINE_AA)  # fmt: skip
            other = self._pick() if thick < 0 else colour
            stamp(picture, text_mask(self._type, text), middle, 0.35 * self.height, other)
        elif self._centre == "signs":
            self._strew_signs(picture, colour)
        elif self._centre == "picture":
            edge = int(rng.uniform(0.06, 0.2) * WIDTH)
            self._paint(picture[edge : self.height - edge, edge : WIDTH - edge], int(rng.integers(10, 40)))
        elif self._centre == "word":
            stamp(picture, text_mask(self._type, str(rng.choice(_WORDS))), middle, 0.2 * self.height, colour)
        elif self._centre == "halves":
            self._halve(picture, colour)

    def _strew_signs(self, picture: Image, colour: Colour) -> None:
        """One to a dozen signs, in a column, in rows or in a ring."""
        rng = self._rng
        sign = self._signs[int(rng.integers(len(self._signs)))]
        if rng.random() < 0.4:
            edge = cv2.morphologyEx(sign, cv2.MORPH_GRADIENT, np.ones((7, 7), np.uint8))
            sign = np.asarray(edge, np.uint8)
        count = int(rng.integers(1, 12))
        columns = 1 if count <= 3 else int(rng.integers(2, 4))
        rows = -(-count // columns)
        high = min(0.8 * self.height / rows * 0.8, WIDTH / columns * 0.7)
        for number in range(count):
            x = WIDTH * (0.5 + (number % columns - (columns - 1) / 2) * 0.72 / columns)
            y = self.height * (0.5 + (number // columns - (rows - 1) / 2) * 0.8 / rows)
            stamp(picture, sign, (x, y), high, colour)

    def _halve(self, picture: Image, colour: Colour) -> None:
        """Something else above than below, parted by a line or two fields."""
        rng, middle = self._rng, self.height // 2
        if rng.random() < 0.5:
            edge = self._border
            picture[middle : self.height - edge, edge : WIDTH - edge] = self._pick()
        cv2.line(
            picture, (0, middle), (WIDTH, middle + int(rng.normal(0, 12))), colour, int(rng.integers(1, 5))
        )
        for y in (0.28, 0.72):
            text = str(rng.integers(1, 11))
            stamp(
                picture, text_mask(self._type, text), (WIDTH / 2, y * self.height), 0.22 * self.height, colour
            )

    def _indices(self, picture: Image, text: str, colour: Colour) -> None:
        mask = text_mask(self._type, text)
        if self._signed:
            mask = self._signs[int(self._rng.integers(len(self._signs)))]
        high = self._index
        wide = min(mask.shape[1] / mask.shape[0] * high, 0.3 * WIDTH)
        x, y = self._margin + wide / 2, self._margin + high / 2
        spots = [(x, y)] if not self._four else [(x, y), (WIDTH - x, y)]
        if self._ground == "picture" or (self._centre == "picture" and self._rng.random() < 0.6):
            for a, b in spots:
                cv2.circle(picture, (round(a), round(b)), round(0.7 * high), self._paper, -1, cv2.LINE_AA)
        for end in (picture, picture[::-1, ::-1]):
            for spot in spots:
                stamp(end, mask, spot, high, colour)
            if self._signed and self._rng.random() < 0.5:
                stamp(end, text_mask(self._type, text), (x, y + high * 1.1), high * 0.8, colour)

    def _back(self) -> Image:
        """A back: hatching or a picture within a border, the same upside down."""
        picture = np.empty((self.height, WIDTH, 3), np.uint8)
        picture[:] = self._paper if self._rng.random() < 0.7 else self._pick()
        edge = self._border if self._rng.random() < 0.8 else 0
        rounded(picture, edge, self._round, self._pick())
        step = int(self._rng.integers(5, 16))
        line = self._paper if self._rng.random() < 0.6 else self._pick()
        inside = picture[edge : self.height - edge, edge : WIDTH - edge]
        rows, columns = inside.shape[:2]
        for start in range(-rows, columns, step):
            cv2.line(inside, (start, 0), (start + rows, rows), line, 1, cv2.LINE_AA)
            if self._rng.random() < 0.9:
                cv2.line(inside, (start + rows, 0), (start, rows), line, 1, cv2.LINE_AA)
        picture[self.height - self.height // 2 :] = picture[: self.height // 2][::-1, ::-1]
        return picture


def _ink(rng: np.random.Generator) -> Colour:
    """A colour of print: mostly strong, sometimes black."""
    if rng.random() < 0.2:
        dark = int(rng.integers(0, 60))
        return dark, dark, dark
    pixel = np.array([[[rng.integers(0, 180), rng.integers(110, 256), rng.integers(70, 256)]]], np.uint8)
    blue, green, red = cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0]
    return int(blue), int(green), int(red)


def rounded(picture: Image, edge: int, radius: int, colour: Colour) -> None:
    """Fills the face but for its border, with round corners."""
    rows, columns = picture.shape[:2]
    right, bottom = columns - 1 - edge, rows - 1 - edge
    cv2.rectangle(picture, (edge + radius, edge), (right - radius, bottom), colour, -1)
    cv2.rectangle(picture, (edge, edge + radius), (right, bottom - radius), colour, -1)
    for x in (edge + radius, right - radius):
        for y in (edge + radius, bottom - radius):
            cv2.circle(picture, (x, y), radius, colour, -1, cv2.LINE_AA)


def stamp(picture: Image, mask: Mask, middle: tuple[float, float], high: float, colour: Colour) -> None:
    """Lays ink of that height over a face, its middle at a spot; what would fall outside is cut off."""
    scale = min(high / mask.shape[0], 0.85 * picture.shape[1] / mask.shape[1])
    size = (max(2, round(mask.shape[1] * scale)), max(2, round(mask.shape[0] * scale)))
    small = cv2.resize(mask, size, interpolation=cv2.INTER_AREA)
    left, top = round(middle[0] - size[0] / 2), round(middle[1] - size[1] / 2)
    x0, y0 = max(left, 0), max(top, 0)
    x1, y1 = min(left + size[0], picture.shape[1]), min(top + size[1], picture.shape[0])
    if x1 <= x0 or y1 <= y0:
        return
    cover = small[y0 - top : y1 - top, x0 - left : x1 - left, None].astype(np.float32) / 255
    window = picture[y0:y1, x0:x1]
    window[:] = window + cover * (np.array(colour, np.float32) - window)
