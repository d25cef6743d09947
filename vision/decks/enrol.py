"""Finds the one card in a picture that is to be learned, and cuts its face out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import cv2
import numpy as np

from vision.cards.frames import Frames
from vision.decks.corners import CornerFinder
from vision.decks.edge_lines import on_edges
from vision.decks.filling import whole
from vision.decks.framing import LIKELY, Framer
from vision.decks.outlines import Edges, Outline, alike, each_once, outlines
from vision.decks.places import INSET, spots, spots_of_two
from vision.decks.raster import PicturePyramid, outline_of, view_of
from vision.decks.sheets import CardGrid, sheets
from vision.errors import DeckError, VisionFlaw
from vision.overlaps import shared
from vision.sightings import Image, Points

_USUAL = 0.68
"""Width / height of a card of unknown make: between bridge and poker."""

_SLENDEREST, _SLENDEREST_SQUARE = 0.5, 0.8
"""Short / long side that a card to be learned, and a square one, seems to have at least."""

_SQUARISH = 0.88
"""From this short / long side on nobody sees which side is the short one: the highest edge is the upper one.
70 by 83 mm are 0.84. Of 64 drawn square cards 59 were learned rightly so, 23 with a short side above."""

_SHEETED = (0.5, 0.97)
"""The same for cards in rows and columns, nearly square ones, too: chequers of a cloth are no card's."""

_MANY, _SEEN_OF_MANY = 120, 0.5
"""Outlines of which rows and columns of cards are made, and the part of each that lies on edges, at least."""

_SEEN = 0.7
"""Part of an outline that lies on edges, at least."""

_CONFIRMED = 3
"""Corners that must agree on a card; an outline on edges counts for two."""

_GUESSED, _UNLIKELY = 2, 8
"""Corners that speak for a place that is looked at: a card that reaches out of its picture shows two; and how
many of those that are worth most are tried where no likely one fits the deck's other cards."""

_EDGES = 1.5
"""What an outline's edges count where its corners alone do not make a place."""

_AT = 0.08
"""A corner that the network finds is an outline's if it is no farther off, in parts of the short side."""

_LESS = 0.4
"""A place worth less than this part of the best one is left out among several cards: one may lie aslant, or
farther away."""

_APART = 0.2
"""Outlines that share less than this part of the smaller one are two cards."""

_PART = 0.75
"""A place that is smaller than this part of another one that holds it is a panel of its print."""

_HELD = 0.5
"""So much of a panel's worth a place must have at least to hold it."""

_ABUTTING = 1.15
"""The hull of two halves is at most so much larger than both."""

_ALIKE = 0.85
"""Least ratio of the areas of two outlines that are one."""

_LARGE = 0.25
"""Part of the picture that an outline fills which is taken without corners."""

_DRAWN = 3.0
"""Grey levels by which a picture that is taken for a card varies at least, its noise smoothed: a wall varies
by less, a card of which one small sign is all the print by more."""

_ROWS = 264
"""Rows of a learned face: 3 pixels to the millimetre."""

_SHRUNK = 1.6
"""A picture is halved while it would be shrunk by more than this at once: beyond 2 pixels are skipped."""

_LOOKED_AT, _LOOKS = 24, 4
"""Places in a picture that are looked at closely, those on which the most agree, and how often each is."""

_BEHIND = 3.0
"""A place of which the odds to be the card's are so much worse than the best one's, in logits, is unlikely:
one in twenty."""

_Agreed = tuple[float, Points]
"""How many corners and edges agree on a place, and the place."""


@dataclass(frozen=True, slots=True, eq=False)
class CardCandidate:
    """A place where the one card of a picture may lie.

    Attributes:
        outline: its corners, clockwise from the upper left one, shape (4, 2).
        fits: the likelihood that just one whole card lies there, as the framer sees it.
        signs: what speaks for it, as `Framer.worth` weighs it.
    """

    outline: Points
    fits: float
    signs: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True, eq=False)
class _Clues:
    """What tells where cards lie in a picture: frames of corners, edges, and outlines that lie on these."""

    frames: Frames
    edges: Edges
    quads: list[Outline]


class Enroller:
    """Finds cards that nobody has seen before."""

    def __init__(self, *, square: bool = False, framer: Framer | None = None) -> None:
        """Load the networks that find corners and frame cards.

        Args:
            square: whether the cards are square: then their upper edge is the one that lies highest.
            framer: what frames cards; None: the one that comes with the companion.

        Raises:
            ModelError: one is missing or damaged.
        """
        self._corners, self._framer = CornerFinder(), framer or Framer()
        self._usual, self._slenderest = (1.0, _SLENDEREST_SQUARE) if square else (_USUAL, _SLENDEREST)
        self._square = square

    def outlines(self, image: Image, *, may_fill: bool = True) -> list[Points]:
        """Where the one card in a picture may lie, the likeliest place first, unlikely ones last.

        Each is the card's corners, clockwise from the upper left one, shape (4, 2); its upper edge is the
        short one that lies higher in the picture.

        Args:
            image: BGR, shape (height, width, 3), dtype uint8.
            may_fill: whether the whole picture may be the card; not where it was cut out around one.

        Raises:
            DeckError: no card is seen.
        """
        clues = self._clues(image)
        found = self._candidates(image, clues)
        worths = self._framer.worth(np.array([one.signs for one in found]).reshape(-1, 4))
        enough = worths.max(initial=-np.inf) - _BEHIND
        ranked = [(found[number], worths[number] >= enough) for number in np.argsort(-worths)]
        likely = [one.outline for one, well in ranked if well and one.fits > LIKELY]
        likely = likely or [self._upright(self._filling(image, clues.quads, may_fill=may_fill))]
        return list(each_once([*likely, *(one.outline for one, _ in ranked[:_UNLIKELY])], _is_one))

    def candidates(self, image: Image) -> list[CardCandidate]:
        """Where one card may lie in a picture, framed as exactly as edges say, in no order.

        Args:
            image: BGR, shape (height, width, 3), dtype uint8.
        """
        return self._candidates(image, self._clues(image))

    def _candidates(self, image: Image, clues: _Clues) -> list[CardCandidate]:
        pictures = PicturePyramid(image)
        found = [corners for _, corners in _best(self._agreed(clues), _GUESSED, 0.0)[:_LOOKED_AT]]
        if not found:
            return []
        exact = [on_edges(image, one.outline) for one in self._framer.framed(pictures, found, _LOOKS)]
        parts = clues.edges.part_on_edges(exact).tolist()
        framed = self._framer.framed(pictures, exact, 1)
        return [
            CardCandidate(
                self._upright(one.outline),
                one.fits,
                (one.logit, on_edge, *_speaking(one.outline, clues.frames)),
            )
            for one, on_edge in zip(framed, parts, strict=True)
        ]

    def cards(self, image: Image) -> list[Points]:
        """Every card that lies in a picture by itself, the likeliest first, each as `outlines` gives it.

        None where nothing looks like a card: unlike `outlines`, the picture itself is never taken for one.
        """
        found = _best(self._agreed(self._clues(image)), _CONFIRMED, _LESS)
        entire = (
            corners for worth, corners in found if not any(_holds(*one, worth, corners) for one in found)
        )
        return list(each_once(entire, lambda one, other: shared(one, other) >= _APART))

    def sheets(self, image: Image) -> list[CardGrid]:
        """The rows and columns of cards in a picture, edge to edge or nearly so; the likeliest first."""
        exact = [one.corners for one in outlines(image, self._usual, _MANY) if one.support > _SEEN_OF_MANY]
        found = chain.from_iterable(spots(frames, self._usual) for frames in self._corners.anywhere(image))
        rough = [outline_of(spot.view) for spot in found if len(spot.seen) >= _CONFIRMED]
        return sheets(_sheeted(exact), _sheeted(rough))

    def _clues(self, image: Image) -> _Clues:
        edges = Edges(image)
        quads = [one for one in edges.outlines(self._usual) if one.support > _SEEN]
        return _Clues(next(self._corners.anywhere(image)), edges, quads)

    def _agreed(self, clues: _Clues) -> list[_Agreed]:
        """Places, and how many corners and edges agree on each."""
        frames, quads = clues.frames, clues.quads
        found: list[tuple[float, Points]] = []
        for spot in (*spots(frames, self._usual), *spots_of_two(frames, self._usual)):
            corners = outline_of(spot.view)
            edges = max((one.support for one in quads if alike(corners, one.corners, _ALIKE)), default=0.0)
            found.append((len(spot.seen) + 2 * edges, corners))
        found += [(_cornered(one.corners, frames) + _EDGES * one.support, one.corners) for one in quads]
        return [(agreed, self._upright(corners)) for agreed, corners in found if self._is_shaped(corners)]

    def _filling(self, image: Image, quads: Sequence[Outline], *, may_fill: bool) -> Points:
        """The outline of a card that fills the picture, or nearly."""
        height, width = image.shape[:2]
        large = [one for one in quads if cv2.contourArea(one.corners) > _LARGE * width * height]
        large = [one for one in large if self._is_shaped(one.corners)]
        if large:
            return max(large, key=lambda one: one.support * cv2.contourArea(one.corners)).corners
        shaped = self._slenderest < min(width, height) / max(width, height)
        if not may_fill or not shaped or float(cv2.blur(image, (5, 5)).std(axis=(0, 1)).max()) < _DRAWN:
            raise DeckError(VisionFlaw.CARD_UNSEEN)
        return whole((height, width))

    def _is_shaped(self, corners: Points) -> bool:
        shape = shape_of(corners)
        return self._slenderest < min(shape, 1 / shape)

    def _upright(self, corners: Points) -> Points:
        """The corners, the upper edge first."""
        turns = range(4) if self._square or shape_of(corners) > _SQUARISH else (0, 2)
        return min(
            (np.roll(corners, turn, axis=0) for turn in turns), key=lambda way: float(way[:2, 1].mean())
        )


def _speaking(outline: Points, frames: Frames) -> tuple[float, float]:
    """At how many of its corners the network finds a card's, and the logarithm of a place's area."""
    return float(_cornered(outline, frames)), math.log(max(cv2.contourArea(outline), 1.0))


def _is_one(one: Points, other: Points) -> bool:
    """Whether two outlines have the same corners, to a pixel."""
    return bool(np.abs(one - other).max() < 1)


def _sheeted(quads: list[Points]) -> list[Points]:
    """Those that may be cards in rows and columns."""
    return [quad for quad in quads if _SHEETED[0] < shape_of(quad) < _SHEETED[1]]


def _best(found: list[_Agreed], least: float, rival: float) -> list[tuple[float, Points]]:
    """Places on which enough corners and edges agree, each with its worth, the worthiest first."""
    worths = [
        (agreed * max(cv2.contourArea(corners), 0.0) ** 0.5, corners)
        for agreed, corners in found
        if agreed >= least
    ]
    best = max((worth for worth, _ in worths), default=0.0)
    return sorted((pair for pair in worths if pair[0] > rival * best), key=lambda pair: -pair[0])


def _cornered(outline: Points, frames: Frames) -> int:
    """At how many corners of an outline the network finds a card's corner."""
    middle, shortest = outline.mean(axis=0), float(np.hypot(*(outline[1] - outline[0])))
    inset = outline + (middle - outline) * INSET
    away = np.hypot(*(inset[:, None] - frames[None, :, :2]).transpose(2, 0, 1))
    return int((away.min(axis=1, initial=np.inf) < _AT * shortest).sum())


def joined(one: Points, other: Points) -> Points | None:
    """The card of which two outlines are the halves, None when they are two cards."""
    both = np.concatenate([one, other])
    apart = cv2.contourArea(one) + cv2.contourArea(other)
    corners = np.asarray(cv2.boxPoints(cv2.minAreaRect(both)), np.float32)
    sides = np.linalg.norm(corners[:2] - corners[1:3], axis=1)
    if cv2.contourArea(cv2.convexHull(both)) > _ABUTTING * apart or sides.min() < _SLENDEREST * sides.max():
        return None
    corners = corners if sides[0] <= sides[1] else np.roll(corners, -1, axis=0)
    return min((corners, np.roll(corners, 2, axis=0)), key=lambda way: float(way[:2, 1].mean()))


def _holds(worth: float, corners: Points, other_worth: float, other: Points) -> bool:
    """Whether a place holds another one, which is but a part of what is printed there."""
    larger = cv2.contourArea(other) < _PART * cv2.contourArea(corners)
    return larger and worth > _HELD * other_worth and shared(corners, other) > 1 - _APART


def shape_of(corners: Points) -> float:
    """Width / height of a card seen so from straight above."""
    sides = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
    return float((sides[0] + sides[2]) / (sides[1] + sides[3]))


def face_of(image: Image, corners: Points, slender: float) -> Image:
    """The face within those corners, upright.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8.
        corners: clockwise from the card's upper left one, shape (4, 2).
        slender: width / height of the card.
    """
    columns = round(_ROWS * slender)
    shrink = np.sqrt(cv2.contourArea(corners) / (columns * _ROWS))
    while shrink > _SHRUNK:
        image, corners, shrink = np.asarray(cv2.pyrDown(image), np.uint8), corners / np.float32(2), shrink / 2
    to_card = np.array([[1 / columns, 0, 0.5 / columns], [0, 1 / _ROWS, 0.5 / _ROWS], [0, 0, 1]])
    face = cv2.warpPerspective(
        image, view_of(corners) @ to_card, (columns, _ROWS), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    )
    return np.asarray(face, np.uint8)
