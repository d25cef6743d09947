"""Decks of every kind, drawn at random: the faces of one deck share a design and differ in little.

None of them is a deck that is printed or played with: numbers in colours, two numbers a card, symbols by
count, tint and filling, pictures, playing cards with pips and courts, and anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

import cv2
import numpy as np

from vision.cards.codes import RANKS, SUITS
from vision.sightings import Image
from vision.training.any_faces import WIDTH, Colour, FaceMaker, rounded, stamp
from vision.training.deck import random_deck
from vision.training.fonts import Mask, rank_faces, text_mask
from vision.training.signs import draw_random_shape, other_sign
from vision.training.suits import random_suit_masks

_MARKS = (*(str(value) for value in range(16)), "20", "25", "+2", "-2", "+1", "-5", "x2", "?", "!", "A", "K",
          "B", "D", "V", "S")  # fmt: skip
_TURNABLE = ("6", "9")
_BLACK: Colour = (22, 20, 20)


def faces_of_deck(rng: np.random.Generator, count: int) -> list[Image]:
    """Some faces of one new deck, each BGR, shape (height, width, 3); now and then two look alike."""
    draw = KINDS[int(rng.choice(len(KINDS), p=_SHARES))]
    return draw(rng, count)


def random_inks(rng: np.random.Generator, count: int) -> list[Colour]:
    """Colours of print around the circle of hues, as apart as printers choose them; sometimes a black."""
    start = rng.uniform(0, 180)
    spread = 180 if rng.random() < 0.8 else rng.uniform(70, 180)
    inks: list[Colour] = []
    for number in range(count):
        hue = (start + spread * number / count + rng.normal(0, 6)) % 180
        pixel = np.array([[[hue, rng.integers(110, 256), rng.integers(80, 256)]]], np.uint8)
        blue, green, red = cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0]
        inks.append((int(blue), int(green), int(red)))
    if rng.random() < 0.25:
        inks[0] = _BLACK
    return inks


def _paper(rng: np.random.Generator) -> Colour:
    value = int(rng.integers(205, 256))
    return value - int(rng.integers(0, 25)), value - int(rng.integers(0, 8)), value


def _chosen(rng: np.random.Generator, among: int, count: int) -> list[int]:
    return [int(one) for one in rng.choice(among, count, replace=among < count)]


@dataclass(frozen=True, slots=True)
class _Numbers:
    """How a deck of numbers in some colours is printed; lengths in pixels of a face."""

    height: int
    paper: Colour
    inks: list[Colour]
    marks: list[Mask]
    kind: str
    border: int
    radius: int
    figure: float
    index: float
    lean: float
    slant: float
    outlined: bool
    shaded: bool
    four: bool
    twice: bool
    barred: list[bool]

    @classmethod
    def draw(cls, rng: np.random.Generator, most: int) -> _Numbers:
        """That of a new deck with so many different marks at most."""
        typefaces = rank_faces()
        typeface = typefaces[int(rng.integers(len(typefaces)))]
        texts = [str(one) for one in rng.choice(_MARKS, min(most, len(_MARKS)), replace=False)]
        marks = [text_mask(typeface, one) for one in texts]
        for number in range(int(rng.integers(0, 4))):
            marks[number % len(marks)] = other_sign(rng)
        high = round(WIDTH * rng.uniform(1.3, 1.62))
        kinds = ("paper", "field", "oval", "ring", "full", "disc", "panel", "band")
        return cls(
            height=high,
            paper=_paper(rng),
            inks=random_inks(rng, int(rng.integers(2, 7))),
            marks=marks,
            kind=str(rng.choice(kinds, p=(0.2, 0.14, 0.2, 0.1, 0.1, 0.1, 0.08, 0.08))),
            border=int(WIDTH * rng.uniform(0, 0.09)),
            radius=int(WIDTH * rng.uniform(0, 0.09)),
            figure=rng.uniform(0.18, 0.52) * high,
            index=rng.uniform(0.06, 0.17) * high if rng.random() < 0.85 else 0.0,
            lean=rng.uniform(-40, 40),
            slant=rng.uniform(-0.3, 0.3) if rng.random() < 0.4 else 0.0,
            outlined=bool(rng.random() < 0.35),
            shaded=bool(rng.random() < 0.3),
            four=bool(rng.random() < 0.2),
            twice=bool(rng.random() < 0.15),
            barred=[one in _TURNABLE and bool(rng.random() < 0.6) for one in texts],
        )

    def face(self, mark: int, ink: int) -> Image:
        """One face."""
        picture, front, middle = self._ground(self.inks[ink])
        mask = _slanted(self.marks[mark], self.slant)
        places = (0.29, 0.71) if self.twice else (0.5,)
        for number, down in enumerate(places):
            end = picture[::-1, ::-1] if number else picture
            at = (WIDTH / 2, self.height * (1 - down if number else down))
            self._figure(end, mask, at, self.figure * (0.6 if self.twice else 1), middle)
            if self.barred[mark]:
                _underline(end, round(at[1] + self.figure * 0.58), middle)
        if self.index:
            self._indices(picture, mask, front)
        return picture

    def wild(self) -> Image:
        """A face in all colours."""
        picture, _, _ = self._ground(_BLACK)
        axes, middle = (round(0.34 * WIDTH), round(0.4 * self.height)), (WIDTH // 2, self.height // 2)
        for number, ink in enumerate(self.inks[:4]):
            turn = 90 * number
            cv2.ellipse(picture, middle, axes, self.lean, turn, turn + 90, ink, -1, cv2.LINE_AA)
        return picture

    def _ground(self, ink: Colour) -> tuple[Image, Colour, Colour]:
        """The empty face, and the colours of its indices and of what stands in its middle."""
        picture = np.full((self.height, WIDTH, 3), self.paper, np.uint8)
        middle, oval = (WIDTH // 2, self.height // 2), (round(0.33 * WIDTH), round(0.42 * self.height))
        if self.kind == "paper":
            return picture, ink, ink
        if self.kind in ("panel", "band"):
            edge = round(0.2 * WIDTH) if self.kind == "panel" else 0
            top = round(0.2 * self.height)
            picture[top : self.height - top, edge : WIDTH - edge] = ink
            return picture, ink, self.paper
        rounded(picture, 0 if self.kind == "full" else self.border, self.radius, ink)
        if self.kind == "oval":
            cv2.ellipse(picture, middle, oval, self.lean, 0, 360, self.paper, -1, cv2.LINE_AA)
        elif self.kind == "disc":
            cv2.circle(picture, middle, round(0.43 * WIDTH), self.paper, -1, cv2.LINE_AA)
        elif self.kind == "ring":
            cv2.ellipse(picture, middle, oval, self.lean, 0, 360, self.paper, 5, cv2.LINE_AA)
        return picture, self.paper, ink if self.kind in ("oval", "disc") else self.paper

    def _figure(
        self, picture: Image, mask: Mask, middle: tuple[float, float], high: float, colour: Colour
    ) -> None:
        if self.shaded:
            stamp(picture, mask, (middle[0] + 0.04 * high, middle[1] + 0.04 * high), high, _BLACK)
        if self.outlined:
            wide = round(0.06 * mask.shape[0]) + 1
            around = cv2.copyMakeBorder(mask, wide, wide, wide, wide, cv2.BORDER_CONSTANT, value=0)
            thick = cv2.dilate(around, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * wide + 1,) * 2))
            stamp(picture, np.asarray(thick, np.uint8), middle, high * thick.shape[0] / mask.shape[0], _BLACK)
        stamp(picture, mask, middle, high, colour)

    def _indices(self, picture: Image, mask: Mask, colour: Colour) -> None:
        wide = min(mask.shape[1] / mask.shape[0] * self.index, 0.3 * WIDTH)
        x, y = self.border + 6 + wide / 2, self.border + 6 + self.index / 2
        for end in (picture, picture[::-1, ::-1]):
            for at in ((x, y), (WIDTH - x, y)) if self.four else ((x, y),):
                self._figure(end, mask, at, self.index, colour)


def _underline(picture: Image, row: int, colour: Colour) -> None:
    """The line below a 6 or a 9."""
    picture[row : row + 4, WIDTH // 2 - 15 : WIDTH // 2 + 15] = colour


def _slanted(mask: Mask, slant: float) -> Mask:
    rows, columns = mask.shape
    if not slant or columns < 4:
        return mask
    matrix = np.array([[1, slant, max(0.0, -slant) * rows], [0, 1, 0]])
    return np.asarray(cv2.warpAffine(mask, matrix, (int(columns + abs(slant) * rows), rows)), np.uint8)


def _numbers(rng: np.random.Generator, count: int) -> list[Image]:
    """A number in a colour on each card."""
    design = _Numbers.draw(rng, max(3, count // 2))
    pairs = list(product(range(len(design.marks)), range(len(design.inks))))
    faces = [design.face(*pairs[one]) for one in _chosen(rng, len(pairs), count)]
    if rng.random() < 0.3:
        faces[-1] = design.wild()
    return faces


def _doubles(rng: np.random.Generator, count: int) -> list[Image]:
    """Two numbers on each card, in two colours: one at either end, or one above the other."""
    typefaces = rank_faces()
    typeface = typefaces[int(rng.integers(len(typefaces)))]
    high, paper = round(WIDTH * rng.uniform(1.3, 1.62)), _paper(rng)
    one_ink, other_ink = random_inks(rng, 2)
    figure, index = rng.uniform(0.12, 0.36) * high, rng.uniform(0.07, 0.14) * high
    fields, turned, lined = rng.random() < 0.4, rng.random() < 0.7, rng.random() < 0.5
    indexed, aside = rng.random() < 0.8, rng.uniform(0.1, 0.18) * WIDTH
    apart = rng.uniform(0.19, 0.3) * high
    pairs = [(one, other) for one in range(12) for other in range(12) if one != other]
    faces = []
    for one, other in (pairs[number] for number in _chosen(rng, len(pairs), count)):
        picture = np.full((high, WIDTH, 3), paper, np.uint8)
        if fields:
            picture[: high // 2], picture[high // 2 :] = one_ink, other_ink
        for number, value, ink in ((0, one, one_ink), (1, other, other_ink)):
            end = picture[::-1, ::-1] if number and turned else picture
            down = high / 2 + apart if number and not turned else high / 2 - apart
            colour = paper if fields else ink
            mask = text_mask(typeface, str(value))
            stamp(end, mask, (WIDTH / 2, down), figure, colour)
            if value in (6, 9):
                _underline(end, round(down + 0.6 * figure), colour)
            if indexed:
                top = 0.08 * high if not number or turned else 0.92 * high
                stamp(end, mask, (aside, top), index, colour)
        if lined:
            cv2.line(picture, (0, high // 2), (WIDTH, high // 2), _BLACK, 2)
        faces.append(picture)
    return faces


def _symbols(rng: np.random.Generator, count: int) -> list[Image]:
    """Symbols that differ in number, colour, filling and shape, on bare paper, one way or the other."""
    upright = rng.random() < 0.75
    high = round(WIDTH * rng.uniform(1.3, 1.6))
    size = (high, WIDTH) if upright else (WIDTH, high)
    shapes, inks = [_outline(rng) for _ in range(3)], random_inks(rng, 3)
    long, short = rng.uniform(0.5, 0.75) * size[1], rng.uniform(0.2, 0.24) * size[0]
    if not upright:
        long, short = rng.uniform(0.17, 0.22) * size[1], rng.uniform(0.5, 0.75) * size[0]
    line, pitch = int(rng.integers(2, 5)), int(rng.integers(5, 11))
    paper = _paper(rng)
    traits = list(product((1, 2, 3), range(3), ("full", "striped", "open", "pale"), range(3)))
    faces = []
    for number, ink, filling, shape in (traits[one] for one in _near(rng, traits, count)):
        picture = np.full((*size, 3), paper, np.uint8)
        for one in range(number):
            away = 1.28 * (one - (number - 1) / 2)
            at = (size[1] / 2, size[0] / 2 + away * short)
            if not upright:
                at = (size[1] / 2 + away * long, size[0] / 2)
            outline = np.round(shapes[shape] * np.array([long, short]) / 2 + at).astype(np.int32)
            _fill(picture, outline, inks[ink], filling, (line, pitch))
        faces.append(picture if upright else np.ascontiguousarray(np.rot90(picture)))
    return faces


def _near(rng: np.random.Generator, traits: list[tuple[int, int, str, int]], count: int) -> list[int]:
    """Cards of which many differ in one trait only: those are hard to tell."""
    some = _chosen(rng, len(traits), count)
    for place in range(1, count, 2):
        card = list(traits[some[place - 1]])
        trait = int(rng.integers(4))
        card[trait] = traits[int(rng.integers(len(traits)))][trait]
        some[place] = next(number for number, one in enumerate(traits) if list(one) == card)
    return some


def _outline(rng: np.random.Generator) -> np.ndarray:
    """A closed outline within -1 to 1, shape (n, 2)."""
    turn = np.linspace(0, 2 * np.pi, 80, endpoint=False)
    x, y = np.cos(turn), np.sin(turn)
    kind = rng.random()
    if kind < 0.6:
        bend = rng.uniform(0.4, 2.2, 2)
        x, y = np.sign(x) * np.abs(x) ** bend[0], np.sign(y) * np.abs(y) ** bend[1]
    elif kind < 0.8:
        wave = rng.uniform(0.2, 0.5)
        y = (1 - wave) * y + wave * np.sin(np.pi * x)
    else:
        sides = int(rng.integers(3, 7))
        radius = 1 - rng.uniform(0.15, 0.5) * (1 + np.cos(sides * turn)) / 2
        x, y = x * radius, y * radius
    return np.column_stack([x, y])


def _fill(picture: Image, outline: np.ndarray, ink: Colour, filling: str, lines: tuple[int, int]) -> None:
    line, pitch = lines
    inside = np.zeros(picture.shape[:2], np.uint8)
    cv2.fillPoly(inside, [outline], 255, cv2.LINE_AA)
    if filling == "striped":
        inside[:, np.arange(picture.shape[1]) % pitch >= min(line, pitch // 2)] = 0
    share = inside[..., None] / (255 if filling != "pale" else 700)
    if filling != "open":
        picture[:] = (picture + share * (np.array(ink) - picture)).astype(np.uint8)
    cv2.polylines(picture, [outline], True, ink, line, cv2.LINE_AA)


def _pictures(rng: np.random.Generator, count: int) -> list[Image]:
    """Picture faces: figures of one hand in one set of colours, framed or not, some with a name or a mark."""
    typefaces = rank_faces()
    typeface = typefaces[int(rng.integers(len(typefaces)))]
    high, paper = round(WIDTH * rng.uniform(1.3, 1.75)), _paper(rng)
    inks = [*random_inks(rng, int(rng.integers(3, 6))), paper, _BLACK]
    edge, halves = int(WIDTH * rng.uniform(0, 0.16)), rng.random() < 0.4
    strokes, signed, framed = int(rng.integers(8, 40)), rng.random() < 0.5, rng.random() < 0.5
    suits, outlined = [*random_suit_masks(rng).values(), other_sign(rng)], rng.random() < 0.6
    common = rng.random() < 0.5
    faces = []
    for number in range(count):
        picture = np.full((high, WIDTH, 3), paper, np.uint8)
        inside = picture[edge : high - edge, edge : WIDTH - edge]
        if common:
            inside[:] = inks[0]
        half = inside[: inside.shape[0] // 2] if halves else inside
        _strew(rng, half, inks, strokes, outlined=outlined)
        if halves:
            inside[inside.shape[0] - half.shape[0] :] = half[::-1, ::-1].copy()
        if framed:
            cv2.rectangle(picture, (edge, edge), (WIDTH - 1 - edge, high - 1 - edge), _BLACK, 2)
        if signed:
            mask = suits[int(rng.integers(5))] if rng.random() < 0.5 else text_mask(typeface, str(number))
            for end in (picture, picture[::-1, ::-1]) if halves else (picture,):
                end[: round(0.13 * high), : round(0.2 * WIDTH)] = paper
                stamp(end, mask, (0.1 * WIDTH, 0.065 * high), 0.1 * high, inks[number % 2])
        faces.append(picture)
    return faces


def _strew(
    rng: np.random.Generator, picture: Image, inks: list[Colour], strokes: int, *, outlined: bool
) -> None:
    """Shapes of any kind, some with a black line around, as drawn figures have."""
    rows, columns = picture.shape[:2]
    for _ in range(strokes):
        ink = inks[int(rng.integers(len(inks)))]
        if not outlined or rng.random() < 0.4:
            draw_random_shape(picture, rng, ink)
            continue
        middle = rng.uniform(0, 1, 2) * (columns, rows)
        size = rng.uniform(0.08, 0.5, 2) * columns
        shape = np.round(_outline(rng) * size / 2 + middle).astype(np.int32)
        cv2.fillPoly(picture, [shape], ink, cv2.LINE_AA)
        cv2.polylines(picture, [shape], True, _BLACK, 1, cv2.LINE_AA)


def _playing_cards(rng: np.random.Generator, count: int) -> list[Image]:
    """Pips and courts."""
    deck = random_deck(rng)
    codes = [rank + suit for rank in RANKS for suit in SUITS]
    return [_smaller(deck.draw(codes[one]).picture) for one in _chosen(rng, len(codes), count)]


def _anything(rng: np.random.Generator, count: int) -> list[Image]:
    """Faces of one shape and typeface that share hardly more; backs among them."""
    maker = FaceMaker(rng)
    return [maker.draw() for _ in range(count)]


def _smaller(picture: Image) -> Image:
    size = (WIDTH, round(picture.shape[0] * WIDTH / picture.shape[1]))
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)


KINDS: tuple[Callable[[np.random.Generator, int], list[Image]], ...] = (
    _numbers,
    _doubles,
    _symbols,
    _pictures,
    _playing_cards,
    _anything,
)
_SHARES = (0.36, 0.14, 0.14, 0.12, 0.1, 0.14)
