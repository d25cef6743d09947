"""Poker decks of our own making: 52 faces, and faces that only look like them.

A deck is drawn on demand, card by card, from the choices made when it was created. Faces are `CARD_WIDTH`
pixels wide; their indices are described in pixels of the face.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

import cv2
import numpy as np

from vision.cards.codes import RANKS, SUITS
from vision.sightings import Image
from vision.training.fonts import Mask, rank_faces, text_mask
from vision.training.signs import draw_random_shape, other_sign
from vision.training.strokes import Pen, random_pen, stroke_mask
from vision.training.suits import altered, random_suit_masks, strange_suit_masks

CARD_WIDTH = 220
REJECTED_RANK = len(RANKS)
REJECTED_SUIT = len(SUITS)
_FALSE_RANKS = (*"BCDEFGHMNPRSTUVWXYZ", "1", "0", "11", "12", "13", "14", "15", "20", "+2", "+4", "V", "R")
Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class IndexMark:
    """One index on a face.

    Attributes:
        rank: position in `RANKS`, or `REJECTED_RANK`.
        suit: position in `SUITS`, or `REJECTED_SUIT`.
        rank_centre: middle of the rank in pixels of the face, (x, y).
        suit_centre: middle of the suit sign.
        half_width: half the width of the wider of the two.
        reach: distance of the index's upper and lower ends from the middle between both centres.
    """

    rank: int
    suit: int
    rank_centre: tuple[float, float]
    suit_centre: tuple[float, float]
    half_width: float
    reach: float

    @property
    def genuine(self) -> bool:
        """Whether this is the index of a playing card."""
        return self.rank != REJECTED_RANK and self.suit != REJECTED_SUIT


@dataclass(frozen=True, slots=True)
class Face:
    """A drawn card: its picture, shape (height, CARD_WIDTH, 3), and its indices."""

    picture: Image
    marks: tuple[IndexMark, ...]
    is_card: bool


@dataclass(slots=True)
class Deck:
    """The choices that make one deck, and the faces drawn so far."""

    height: int
    face: Path
    pen: Pen | None
    pen_ranks: frozenset[str]
    squeeze: float
    ten_squeeze: float
    suit_masks: dict[str, Mask]
    pip_masks: dict[str, Mask]
    pip_height: float
    pip_spread: tuple[float, float]
    colours: dict[str, Colour]
    paper: Colour
    index_height: float
    suit_height: float
    gap: float
    lean: float
    top: float
    side: float
    corners: int
    outline: bool
    seed: int
    faces: dict[str, Face] = field(default_factory=dict)

    def draw(self, code: str) -> Face:
        """The face of a card (``10H``)."""
        if code not in self.faces:
            self.faces[code] = self._card(code)
        return self.faces[code]

    def draw_false(self, rng: np.random.Generator) -> Face:
        """A face that looks like a card's but is none: a wrong rank, a wrong suit, a joker, a text card."""
        kind = rng.random()
        if kind < 0.4:
            rank_ink = text_mask(self.face, str(rng.choice(_FALSE_RANKS)))
            suit = str(rng.choice(SUITS))
            ink = self._two_part(rank_ink, self.suit_masks[suit], REJECTED_RANK, SUITS.index(suit))
            colour = self.colours[suit]
        elif kind < 0.75:
            rank = str(rng.choice(RANKS))
            ink = self._two_part(self.rank_ink(rank), other_sign(rng), RANKS.index(rank), REJECTED_SUIT)
            colour = tuple(int(v) for v in rng.integers(0, 200, 3))  # type: ignore[assignment]
        else:
            return Face(self._joker(rng), (), is_card=False)
        picture = self._blank()
        marks = self._stamp_corners(picture, ink, colour)
        self._court(picture, rng, SUITS[0]) if rng.random() < 0.4 else self._centre(picture, ink, colour)
        return Face(picture, marks, is_card=False)

    def rank_ink(self, rank: str) -> Mask:
        """The rank's ink, squeezed as this deck wants it."""
        by_pen = self.pen is not None and rank in self.pen_ranks
        ink = stroke_mask(self.pen, rank) if by_pen and self.pen else self._set_in_type(rank)
        return cv2.resize(ink, (max(2, round(ink.shape[1] * self.squeeze)), ink.shape[0])).astype(np.uint8)

    def _set_in_type(self, rank: str) -> Mask:
        if rank != "10":
            return text_mask(self.face, rank)
        one, zero = text_mask(self.face, "1"), text_mask(self.face, "0")
        height = max(one.shape[0], zero.shape[0])
        gap = np.zeros((height, max(2, round(0.07 * height))), np.uint8)
        parts = [cv2.resize(part, (part.shape[1], height)) for part in (one, zero)]
        ten = np.hstack([parts[0], gap, parts[1]]).astype(np.uint8)
        return cv2.resize(ten, (max(2, round(ten.shape[1] * self.ten_squeeze)), height)).astype(np.uint8)

    def _blank(self) -> Image:
        picture = np.empty((self.height, CARD_WIDTH, 3), np.uint8)
        picture[:] = self.paper
        if self.outline:
            cv2.rectangle(picture, (1, 1), (CARD_WIDTH - 2, self.height - 2), (140, 140, 140), 1)
        return picture

    def _card(self, code: str) -> Face:
        rank, suit = code[:-1], code[-1]
        ink = self._two_part(self.rank_ink(rank), self.suit_masks[suit], RANKS.index(rank), SUITS.index(suit))
        colour = self.colours[suit]
        picture = self._blank()
        rng = np.random.default_rng([self.seed, RANKS.index(rank), SUITS.index(suit)])
        if rank in "JQK":
            self._court(picture, rng, suit)
        elif rank == "A":
            self._ace(picture, suit, rng)
        else:
            self._pips(picture, int(rank), suit)
        return Face(picture, self._stamp_corners(picture, ink, colour), is_card=True)

    def _two_part(self, rank_ink: Mask, suit_ink: Mask, rank: int, suit: int) -> _Ink:
        """A rank over a suit sign, in the size of this deck's indices."""
        high = max(6, round(self.index_height * self.height))
        cap = rank_ink.shape[0] / high
        wide = min(rank_ink.shape[1] / cap, 0.26 * CARD_WIDTH)
        upper = cv2.resize(rank_ink, (max(2, round(wide)), high), interpolation=cv2.INTER_AREA)
        suit_high = max(5, round(high * self.suit_height))
        suit_wide = min(suit_ink.shape[1] / suit_ink.shape[0] * suit_high, 0.26 * CARD_WIDTH)
        lower = cv2.resize(suit_ink, (max(3, round(suit_wide)), suit_high), interpolation=cv2.INTER_AREA)
        gap = max(1, round(high * self.gap))
        shift = round(self.lean * lower.shape[1])
        left = (upper.shape[1] - lower.shape[1]) // 2 + shift
        start = min(left, 0)
        width = max(upper.shape[1], left + lower.shape[1]) - start
        ink = np.zeros((high + gap + suit_high, width), np.uint8)
        ink[:high, -start : upper.shape[1] - start] = upper
        ink[high + gap :, left - start : left - start + lower.shape[1]] = lower
        rank_spot = (upper.shape[1] / 2 - start, high / 2)
        suit_spot = (left - start + lower.shape[1] / 2, high + gap + suit_high / 2)
        return _Ink(ink, rank_spot, suit_spot, rank, suit)

    def _stamp_corners(self, picture: Image, ink: _Ink, colour: Colour) -> tuple[IndexMark, ...]:
        height, width = ink.mask.shape
        top = round(self.top * self.height)
        left = round(self.side * CARD_WIDTH)
        middle = (ink.rank_spot[1] + ink.suit_spot[1]) / 2
        marks: list[IndexMark] = []
        lefts = [left] if self.corners == 2 else [left, CARD_WIDTH - left - width]
        for x in lefts:
            cv2.rectangle(picture, (x - 2, top - 2), (x + width + 1, top + height + 1), self.paper, -1)
            _blend(picture, ink.mask, x, top, colour)
            mark = IndexMark(
                rank=ink.rank,
                suit=ink.suit,
                rank_centre=(x + ink.rank_spot[0], top + ink.rank_spot[1]),
                suit_centre=(x + ink.suit_spot[0], top + ink.suit_spot[1]),
                half_width=width / 2,
                reach=max(middle, height - middle),
            )
            marks += [mark, _turned(mark, self.height)]
        turned = picture[::-1, ::-1]
        for x in lefts:
            window = picture[top - 2 : top + height + 2, max(0, x - 2) : x + width + 2].copy()
            turned[top - 2 : top + height + 2, max(0, x - 2) : x + width + 2] = window
        return tuple(marks)

    def _centre(self, picture: Image, ink: _Ink, colour: Colour) -> None:
        size = (round(ink.mask.shape[1] * 1.6), round(ink.mask.shape[0] * 1.6))
        big = cv2.resize(ink.mask, size).astype(np.uint8)
        _blend(picture, big, (CARD_WIDTH - size[0]) // 2, (self.height - size[1]) // 2, colour)

    def _pips(self, picture: Image, count: int, suit: str) -> None:
        sign = self.pip_masks[suit]
        high = round(self.height * self.pip_height)
        pip = cv2.resize(
            sign, (round(sign.shape[1] / sign.shape[0] * high), high), interpolation=cv2.INTER_AREA
        )
        for x, y in _PIP_LAYOUT[count]:
            stamped = pip if y <= 0.5 else np.ascontiguousarray(pip[::-1, ::-1])
            left = round((0.5 + (x - 0.5) * self.pip_spread[0]) * CARD_WIDTH - pip.shape[1] / 2)
            top = round((0.5 + (y - 0.5) * self.pip_spread[1]) * self.height - high / 2)
            _blend(picture, stamped.astype(np.uint8), left, top, self.colours[suit])

    def _ace(self, picture: Image, suit: str, rng: np.random.Generator) -> None:
        sign = self.pip_masks[suit]
        ornate = suit == "S" and rng.random() < 0.6
        high = round(self.height * (rng.uniform(0.3, 0.5) if ornate else rng.uniform(0.14, 0.3)))
        wide = min(round(sign.shape[1] / sign.shape[0] * high), round(0.6 * CARD_WIDTH))
        pip = cv2.resize(sign, (wide, high), interpolation=cv2.INTER_AREA).astype(np.uint8)
        left, top = (CARD_WIDTH - wide) // 2, (self.height - high) // 2
        _blend(picture, pip, left, top, self.colours[suit])
        if ornate:
            centre = (CARD_WIDTH // 2, self.height // 2)
            for _ in range(int(rng.integers(3, 9))):
                axes = (int(rng.integers(4, wide // 2 + 5)), int(rng.integers(4, high // 2)))
                shade = self.paper if rng.random() < 0.6 else self.colours[suit]
                cv2.ellipse(picture, centre, axes, 0, 0, 360, shade, int(rng.integers(1, 4)), cv2.LINE_AA)
            text = text_mask(self.face, "POKER")
            size = (round(0.4 * CARD_WIDTH), max(6, round(0.4 * CARD_WIDTH * text.shape[0] / text.shape[1])))
            small = cv2.resize(text, size, interpolation=cv2.INTER_AREA).astype(np.uint8)
            _blend(picture, small, (CARD_WIDTH - size[0]) // 2, centre[1] + high // 2 + 4, self.colours[suit])

    def _court(self, picture: Image, rng: np.random.Generator, suit: str) -> None:
        """A figure of coloured shapes, the same upside down, with the suit's sign beside its head."""
        inset_x = round(CARD_WIDTH * rng.uniform(0.13, 0.24))
        inset_y = round(self.height * rng.uniform(0.06, 0.12))
        half = np.empty((self.height // 2 - inset_y, CARD_WIDTH - 2 * inset_x, 3), np.uint8)
        half[:] = self.paper
        figure_colours = [self.colours["H"], (20, 20, 20), (40, 200, 240), (170, 80, 20), self.paper]
        for _ in range(int(rng.integers(14, 34))):
            draw_random_shape(half, rng, figure_colours[int(rng.integers(len(figure_colours)))])
        if rng.random() < 0.85:
            sign = self.pip_masks[suit]
            high = round(self.height * rng.uniform(0.09, 0.16))
            size = (round(sign.shape[1] / sign.shape[0] * high), high)
            pip = cv2.resize(sign, size, interpolation=cv2.INTER_AREA).astype(np.uint8)
            cv2.rectangle(half, (0, 0), (size[0] + 6, high + 6), self.paper, -1)
            _blend(half, pip, 3, 3, self.colours[suit])
        rows, columns = half.shape[:2]
        picture[inset_y : inset_y + rows, inset_x : inset_x + columns] = half
        bottom = self.height - inset_y - rows
        picture[bottom : bottom + rows, inset_x : inset_x + columns] = half[::-1, ::-1]
        if rng.random() < 0.8:
            corner = (CARD_WIDTH - inset_x, self.height - inset_y)
            frame = (
                self.colours["D"]
                if rng.random() < 0.2
                else (130, 60, 20)
                if rng.random() < 0.4
                else (30, 30, 30)
            )
            cv2.rectangle(picture, (inset_x, inset_y), corner, frame, int(rng.integers(1, 3)), cv2.LINE_AA)

    def _joker(self, rng: np.random.Generator) -> Image:
        picture = self._blank()
        colour = self.colours[str(rng.choice(("H", "S")))]
        if rng.random() < 0.5:
            self._court(picture, rng, "S")
        word = str(rng.choice(("JOKER", "JOLLY", "RULES", "POKER", "CASINO")))
        letters = [text_mask(self.face, letter) for letter in word]
        high = round(self.height * rng.uniform(0.045, 0.09))
        y = round(0.04 * self.height)
        for letter in letters:
            size = (max(2, round(letter.shape[1] / letter.shape[0] * high)), high)
            small = cv2.resize(letter, size, interpolation=cv2.INTER_AREA).astype(np.uint8)
            _blend(picture, small, round(0.05 * CARD_WIDTH), y, colour)
            y += high + 3
        upper = picture[: self.height // 2]
        picture[self.height - upper.shape[0] :] = upper[::-1, ::-1]
        return picture


@dataclass(frozen=True, slots=True)
class _Ink:
    mask: Mask
    rank_spot: tuple[float, float]
    suit_spot: tuple[float, float]
    rank: int
    suit: int


def random_deck(rng: np.random.Generator) -> Deck:
    """A deck of its own: numerals, suits, colours, sizes and margins."""
    jumbo = rng.random() < 0.35
    faces = rank_faces()
    with_pen = rng.random() < 0.5
    share = 1.0 if rng.random() < 0.6 else 0.4
    pen_ranks = frozenset(rank for rank in RANKS if rng.random() < share)
    if not with_pen:
        pen_ranks = frozenset({"3"}) if rng.random() < 0.3 else frozenset()
    paper = int(rng.integers(222, 256))
    signs = random_suit_masks(rng)
    return Deck(
        height=round(CARD_WIDTH * rng.uniform(1.36, 1.54)),
        face=faces[int(rng.integers(len(faces)))],
        pen=random_pen(rng),
        pen_ranks=pen_ranks,
        squeeze=rng.uniform(0.62, 1.08),
        ten_squeeze=rng.uniform(0.6, 0.92),
        suit_masks=altered(rng, signs),
        pip_masks=altered(rng, signs),
        pip_height=rng.uniform(0.115, 0.185),
        pip_spread=(rng.uniform(0.66, 0.88), rng.uniform(0.76, 0.94)),
        colours=_colours(rng),
        paper=(paper - int(rng.integers(0, 22)), paper - int(rng.integers(0, 6)), paper),
        index_height=rng.uniform(0.135, 0.21) if jumbo else rng.uniform(0.07, 0.13),
        suit_height=rng.uniform(0.4, 1.05),
        gap=rng.uniform(0.05, 0.32),
        lean=rng.uniform(-0.3, 0.3) if rng.random() < 0.3 else 0.0,
        top=rng.uniform(0.02, 0.06),
        side=rng.uniform(0.02, 0.055),
        corners=4 if rng.random() < 0.2 else 2,
        outline=rng.random() < 0.15,
        seed=int(rng.integers(2**31)),
    )


def with_strange_signs(rng: np.random.Generator, deck: Deck) -> Deck:
    """A new deck like one, but with black signs that are hard to tell."""
    signs = strange_suit_masks(rng)
    return replace(deck, suit_masks=altered(rng, signs), pip_masks=altered(rng, signs), faces={})


def _colours(rng: np.random.Generator) -> dict[str, Colour]:
    red = (int(rng.integers(0, 75)), int(rng.integers(0, 65)), int(rng.integers(165, 248)))
    ink = int(rng.integers(0, 50))
    black = (ink + int(rng.integers(0, 14)), ink + int(rng.integers(0, 8)), ink)
    colours = {"C": black, "D": red, "H": red, "S": black}
    if rng.random() < 0.08:
        colours["C"] = (int(rng.integers(0, 60)), int(rng.integers(90, 160)), int(rng.integers(0, 60)))
        colours["D"] = (int(rng.integers(150, 240)), int(rng.integers(60, 130)), int(rng.integers(0, 60)))
    return colours


def _turned(mark: IndexMark, height: int) -> IndexMark:
    """The same index at the card's other end."""

    def turn(point: tuple[float, float]) -> tuple[float, float]:
        return CARD_WIDTH - point[0], height - point[1]

    return replace(mark, rank_centre=turn(mark.rank_centre), suit_centre=turn(mark.suit_centre))


def _blend(picture: Image, mask: Mask, left: int, top: int, colour: Colour) -> None:
    """Lays ink over a picture; what would fall outside is cut off."""
    rows, columns = picture.shape[:2]
    x0, y0 = max(left, 0), max(top, 0)
    x1, y1 = min(left + mask.shape[1], columns), min(top + mask.shape[0], rows)
    if x1 <= x0 or y1 <= y0:
        return
    cover = mask[y0 - top : y1 - top, x0 - left : x1 - left, None].astype(np.float32) / 255
    window = picture[y0:y1, x0:x1]
    window[:] = window + cover * (np.array(colour, np.float32) - window)


_L, _M, _R = 0.22, 0.5, 0.78
_PIP_LAYOUT = {
    2: ((_M, 0.1), (_M, 0.9)),
    3: ((_M, 0.1), (_M, 0.5), (_M, 0.9)),
    4: ((_L, 0.1), (_R, 0.1), (_L, 0.9), (_R, 0.9)),
    5: ((_L, 0.1), (_R, 0.1), (_M, 0.5), (_L, 0.9), (_R, 0.9)),
    6: ((_L, 0.1), (_R, 0.1), (_L, 0.5), (_R, 0.5), (_L, 0.9), (_R, 0.9)),
    7: ((_L, 0.1), (_R, 0.1), (_M, 0.3), (_L, 0.5), (_R, 0.5), (_L, 0.9), (_R, 0.9)),
    8: ((_L, 0.1), (_R, 0.1), (_M, 0.3), (_L, 0.5), (_R, 0.5), (_M, 0.7), (_L, 0.9), (_R, 0.9)),
    9: ((_L, 0.1), (_R, 0.1), (_L, 0.37), (_R, 0.37), (_M, 0.5), (_L, 0.63), (_R, 0.63), (_L, 0.9), (_R,
    0.9)), 10: ((_L, 0.1), (_R, 0.1), (_M, 0.24), (_L, 0.37), (_R, 0.37), (_L, 0.63), (_R, 0.63), (_M, 0.76),
         (_L, 0.9), (_R, 0.9)),
}  # fmt: skip
