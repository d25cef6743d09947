"""Finds the one card in a picture that is to be learned, and cuts its face out."""

from __future__ import annotations

from itertools import chain

import cv2
import numpy as np

from vision.cards.frames import Frames
from vision.decks.corners import CornerFinder
from vision.decks.edge_lines import on_edges
from vision.decks.filling import whole
from vision.decks.outlines import Outline, outlines
from vision.decks.places import INSET, spots, spots_of_two
from vision.decks.raster import outline_of, view_of
from vision.decks.sheets import Sheet, sheets
from vision.errors import DeckError, Flaw
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
"""Corners that speak for a place which is tried where no likelier one fits the deck's other cards, and how
many such places are tried: a card that reaches out of its picture shows two."""

_EDGES = 1.5
"""What an outline's edges count where its corners alone do not make a place."""

_AT = 0.08
"""A corner that the network finds is an outline's if it is no farther off, in parts of the short side."""

_RIVAL = 0.6
"""A place worth less than this part of the best one is left out."""

_LESS = 0.4
"""The same among several cards: one may lie aslant, or farther away."""

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


_Agreed = tuple[float, Points]
"""How many corners and edges agree on a place, and the place."""


class Enroller:
    """Finds cards that nobody has seen before."""

    def __init__(self, *, square: bool = False) -> None:
        """Load the network that finds corners.

        Args:
            square: whether the cards are square: then their upper edge is the one that lies highest.

        Raises:
            ModelError: it is missing or damaged.
        """
        self._corners = CornerFinder()
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
        quads = [one for one in outlines(image, self._usual) if one.support > _SEEN]
        found = self._agreed(image, quads)
        likely = [corners for _, corners in _best(found, _CONFIRMED, _RIVAL)]
        likely = [*_on_edges(image, likely, quads), *likely]
        likely = likely or [self._upright(self._filling(image, quads, may_fill=may_fill))]
        others = (corners for _, corners in _best(found, _GUESSED, _HELD))
        unlikely = [corners for corners in others if not any(corners is one for one in likely)]
        return [*likely, *unlikely[:_UNLIKELY]]

    def cards(self, image: Image) -> list[Points]:
        """Every card that lies in a picture by itself, the likeliest first, each as `outlines` gives it.

        None where nothing looks like a card: unlike `outlines`, the picture itself is never taken for one.
        """
        quads = [one for one in outlines(image, self._usual) if one.support > _SEEN]
        found = _best(self._agreed(image, quads), _CONFIRMED, _LESS)
        entire = [
            corners for worth, corners in found if not any(_holds(*one, worth, corners) for one in found)
        ]
        apart: list[Points] = []
        for corners in entire:
            if all(shared(corners, other) < _APART for other in apart):
                apart.append(corners)
        return apart

    def sheets(self, image: Image) -> list[Sheet]:
        """The rows and columns of cards in a picture, edge to edge or nearly so; the likeliest first."""
        exact = [one.corners for one in outlines(image, self._usual, _MANY) if one.support > _SEEN_OF_MANY]
        found = chain.from_iterable(spots(frames, self._usual) for frames in self._corners.anywhere(image))
        rough = [outline_of(spot.view) for spot in found if len(spot.seen) >= _CONFIRMED]
        return sheets(_sheeted(exact), _sheeted(rough))

    def _agreed(self, image: Image, quads: list[Outline]) -> list[_Agreed]:
        """Places, and how many corners and edges agree on each."""
        frames = next(self._corners.anywhere(image))
        found: list[tuple[float, Points]] = []
        for spot in (*spots(frames, self._usual), *spots_of_two(frames, self._usual)):
            corners = outline_of(spot.view)
            edges = max((one.support for one in quads if _same(corners, one.corners)), default=0.0)
            found.append((len(spot.seen) + 2 * edges, corners))
        found += [(_cornered(one.corners, frames) + _EDGES * one.support, one.corners) for one in quads]
        return [(agreed, self._upright(corners)) for agreed, corners in found if self._is_shaped(corners)]

    def _filling(self, image: Image, quads: list[Outline], *, may_fill: bool) -> Points:
        """The outline of a card that fills the picture, or nearly."""
        height, width = image.shape[:2]
        large = [one for one in quads if cv2.contourArea(one.corners) > _LARGE * width * height]
        large = [one for one in large if self._is_shaped(one.corners)]
        if large:
            return max(large, key=lambda one: one.support * cv2.contourArea(one.corners)).corners
        shaped = self._slenderest < min(width, height) / max(width, height)
        if not may_fill or not shaped or float(cv2.blur(image, (5, 5)).std(axis=(0, 1)).max()) < _DRAWN:
            raise DeckError(Flaw.CARD_UNSEEN)
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


def _on_edges(image: Image, places: list[Points], quads: list[Outline]) -> list[Points]:
    """Places as exactly as the edges that they lie on say, each once.

    An outline on edges is nearer to the card than the network's corners: of 112 drawn cards its worst corner
    was off by 1.0 % of the card's height (median; one in ten by 2.3 %), the network's by 3.1 % (9.1 %).
    """
    found: list[Points] = []
    for corners in places:
        alike = [one for one in quads if _same(corners, one.corners)]
        best = max(alike, key=lambda one: one.support, default=Outline(corners, 0.0))
        exact = on_edges(image, _turned_as(best.corners, corners))
        if not any(_is_one(exact, other) for other in found):
            found.append(exact)
    return found


def _turned_as(outline: Points, place: Points) -> Points:
    """The outline's corners in the order of those of the same place."""
    ways = (np.roll(outline, turn, axis=0) for turn in range(4))
    return min(ways, key=lambda way: float(np.abs(way - place).max()))


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


def _same(one: Points, other: Points) -> bool:
    """Whether two outlines are one, but for what a network's corners may be off."""
    areas = sorted((cv2.contourArea(one), cv2.contourArea(other)))
    return areas[0] > _ALIKE * areas[1] and shared(one, other) > (1 + _ALIKE) / 2


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
