"""Finds cards that lie in rows and columns: nine on a printed page, or laid beside each other in a grid.

Such cards touch, so hardly any of them stands out as one that lies by itself, and three rows of three are
together shaped as one card is. But all are alike in size and follow each other at equal distances: of all
outlines in a picture those are kept that lie on one lattice in the plane of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Points

_ALIKE = 0.2
"""Sides of two cards differ by no more than this part: perspective, and what outlines are off."""

_PITCH = (0.92, 1.3)
"""From one card to the next one, in sides of a card: of two that are closer one is no card, and of such as
lie farther off each lies by itself."""

_ASIDE = 0.25
"""The next card of a row lies no more than this part of a side above or below."""

_OFF = 0.13
"""Corners are off where the lattice has them by no more than this part of a side."""

_PRINTED = 0.0125
"""Outlines' corners are off their lattice by less on a page (root mean square of the farthest corner of each,
in parts of a card's width): on 18 drawn pages by .001 to .012, on 13 grids laid by hand by .014 and more."""

_LARGER = 1.5
"""Lattices are compared by their cards times the area of one to this power: halves of cards lie on a lattice
as well and cover as much, and fields within the cards are as many."""

_FEWEST = 4
"""Cards on a lattice, at least: two may be the halves of one, or lie side by side by chance."""

_HELD = 0.6
"""Part of a lattice's places at which an outline is seen, at least."""

_FILLED = 0.25
"""Part of a page that its cards cover, at least: four on A4 cover .36. What lay on a lattice in three of 620
drawn pictures of one card, chequers of a cloth and signs, covered a tenth of the card at most."""

_ROUNDS = 12
"""Cards beside known ones are looked for so often, at most: a lattice grows on all its sides at once."""

_FITS = 3
"""How often a lattice's pitch and its place in the picture are fitted in turn."""

_NOWHERE = -1e6
"""Where outlines lie that are none of a lattice's cards."""

_BOX = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float64)

Quads = NDArray[np.float64]
"""Corners of several cards, each clockwise, shape (n, 4, 2)."""

Place = tuple[int, int]
"""A column and a row of a lattice."""


@dataclass(frozen=True, slots=True, eq=False)
class CardGrid:
    """Cards in rows and columns.

    Attributes:
        rows: how many there are.
        columns: how many there are.
        cards: where each card may lie, row by row, the likeliest place first: corners clockwise, (4, 2).
        last: how many there are up to the last one that was seen; the last row may be shorter.
    """

    rows: int
    columns: int
    cards: tuple[tuple[Points, ...], ...]
    last: int

    def fills(self, place: Points) -> bool:
        """Whether its cards are what lies at a place that was taken for one card, no print on it or cloth."""
        covered = sum(cv2.contourArea(choices[0]) for choices in self.cards[: self.last])
        return covered > _FILLED * cv2.contourArea(place)

    def of(self, count: int) -> tuple[tuple[Points, ...], ...]:
        """The first so many cards; none where the sheet cannot be one of so many."""
        return self.cards[:count] if self.last <= count <= len(self.cards) else ()


def sheets(exact: Sequence[Points], rough: Sequence[Points]) -> list[CardGrid]:
    """Rows and columns of cards that outlines tell, the likeliest first.

    Args:
        exact: outlines that lie on edges, clockwise, a short side first, each of shape (4, 2).
        rough: outlines of which corners are known about.
    """
    seen, known = _best(exact), _best([*exact, *rough])
    found = [lattice.sheet() for lattice in (seen, known) if lattice is not None]
    # Where all outlines tell larger cards, what was seen on edges are their halves.
    alike = seen is not None and known is not None and seen.span_size == known.span_size
    return found if alike else found[::-1]


@dataclass(frozen=True, slots=True, eq=False)
class _Lattice:
    """Places of cards, which outline lies at each, and where the lattice has them.

    Attributes:
        quads: outlines like that of one of its cards, each beginning with the same side as that one.
        members: the number of the outline at each place.
        pitch: from one card to the next one, across and down, in sides of a card.
        view: from sides of a card to the picture.
    """

    quads: Quads
    members: dict[Place, int]
    pitch: NDArray[np.float64]
    view: NDArray[np.float64]

    @property
    def span_size(self) -> Place:
        """How many columns and rows there are."""
        places = np.array(list(self.members))
        columns, rows = (places.max(axis=0) - places.min(axis=0) + 1).tolist()
        return columns, rows

    @property
    def worth(self) -> float:
        """How much of the picture the lattice explains, in as large pieces as possible; 0 for none."""
        columns, rows = self.span_size
        if min(columns, rows) < 2 or len(self.members) < max(_FEWEST, _HELD * columns * rows):
            return 0.0
        areas = [cv2.contourArea(self.quads[at].astype(np.float32)) for at in self.members.values()]
        return float(len(areas) * np.median(areas) ** _LARGER)

    def grown(self) -> _Lattice:
        """With the cards beside those that are known, and fitted to all."""
        near = {(x + i, y + j) for x, y in self.members for i in (-1, 0, 1) for j in (-1, 0, 1)}
        members: dict[Place, int] = {}
        for place in sorted(near):
            wanted = self.corners(place)
            apart = np.abs(self.quads - wanted).max(axis=(1, 2))
            closest = int(np.argmin(apart))
            if apart[closest] < _OFF * cv2.contourArea(wanted.astype(np.float32)) ** 0.5:
                members[place] = closest
        return _fitted(self.quads, members, self.pitch) if members else self

    def corners(self, place: Place, beside: float = 0.0) -> NDArray[np.float64]:
        """Where the lattice has the card at a place, with a part of the space to the next ones."""
        low = np.array(place) * self.pitch - beside * (self.pitch - 1)
        box = low + _BOX * (1 + 2 * beside * (self.pitch - 1))
        return np.asarray(cv2.perspectiveTransform(box[None], self.view)[0], np.float64)

    def sheet(self) -> CardGrid:
        """The cards as they are read, row by row."""
        places = self._in_reading_order()
        # On a page the next card begins where one ends, and what outlines show may be a field within each.
        printed = self._off() < _PRINTED
        first = self.corners(places[0])
        way = min((0, 2), key=lambda turn: float(np.roll(first, turn, axis=0)[:2, 1].mean()))
        cards = []
        for place in places:
            own = [self.quads[self.members[place]]] if place in self.members else []
            choices = [self.corners(place, 0.5)] if printed else [*own, self.corners(place)]
            cards.append(tuple(np.roll(one, way, axis=0).astype(np.float32) for one in choices))
        columns = len({place[self._across()] for place in places})
        last = 1 + max(number for number, place in enumerate(places) if place in self.members)
        return CardGrid(len(places) // columns, columns, tuple(cards), last)

    def _in_reading_order(self) -> list[Place]:
        """All places between the outermost ones, those that lie highest in the picture first."""
        known = np.array(list(self.members))
        low, high = known.min(axis=0), known.max(axis=0)
        places = [(x, y) for x in range(low[0], high[0] + 1) for y in range(low[1], high[1] + 1)]
        across = self._across()
        ways = self._ways()
        right, down = np.sign(ways[across, 0]), np.sign(ways[1 - across, 1])
        return sorted(places, key=lambda place: (down * place[1 - across], right * place[across]))

    def _across(self) -> int:
        """Which axis of the lattice runs across the picture: the other one if the page lies on its side."""
        ways = np.abs(self._ways())
        return 0 if ways[0, 0] >= ways[0, 1] else 1

    def _ways(self) -> NDArray[np.float64]:
        """In which direction of the picture both axes of the lattice run, shape (2, 2)."""
        quads = self.quads[list(self.members.values())].mean(axis=0)
        return np.stack([quads[1] - quads[0], quads[3] - quads[0]])

    def _off(self) -> float:
        """By how much the corners are off the lattice, in parts of a card's width, root mean square."""
        shown = [(self.quads[at], self.corners(place)) for place, at in self.members.items()]
        off = [np.abs(one - other).max() / np.hypot(*(one[1] - one[0])) for one, other in shown]
        return float(np.sqrt(np.mean(np.square(off))))


def _best(quads: Sequence[Points]) -> _Lattice | None:
    """The lattice that is worth most, None where there is none."""
    if len(quads) < _FEWEST:
        return None
    lattices = [one for one in _lattices(np.stack(quads).astype(np.float64)) if one.worth]
    return max(lattices, key=lambda one: one.worth, default=None)


def _lattices(quads: Quads) -> Iterator[_Lattice]:
    """The lattice of each outline that is on none of those before."""
    known: set[int] = set()
    for seed in range(len(quads)):
        lattice = None if seed in known else _begun(quads, seed)
        if lattice is None:
            continue
        for _ in range(_ROUNDS):
            before, lattice = lattice, lattice.grown()
            if lattice.members == before.members:
                break
        known |= set(lattice.members.values())
        yield lattice


def _begun(quads: Quads, seed: int) -> _Lattice | None:
    """The lattice that one card and those beside it tell, None where none is beside it."""
    view = _affine(quads[seed])
    in_card = cv2.perspectiveTransform(quads.reshape(1, -1, 2), np.linalg.inv(view)).reshape(-1, 4, 2)
    middles = in_card.mean(axis=1)
    shapes = in_card - middles[:, None] + 0.5
    off = np.stack([np.abs(np.roll(shapes, way, axis=1) - _BOX).max(axis=(1, 2)) for way in range(4)])
    alike = off.min(axis=0) < _ALIKE
    away = np.abs(middles[alike] - 0.5)
    pitches = [_pitch(away[:, axis], away[:, 1 - axis]) for axis in (0, 1)]
    if not any(pitches):
        return None
    turned = np.full_like(quads, _NOWHERE)
    for one in np.flatnonzero(alike):
        turned[one] = np.roll(quads[one], int(off[:, one].argmin()), axis=0)
    return _Lattice(turned, {(0, 0): seed}, np.array([pitch or 1.0 for pitch in pitches]), view)


def _pitch(along: NDArray[np.float64], aside: NDArray[np.float64]) -> float | None:
    """From a card to the next one along an axis, in sides of a card; None where there is none."""
    beside = along[(along > _PITCH[0]) & (along < _PITCH[1]) & (aside < _ASIDE)]
    return max(1.0, float(np.median(beside))) if len(beside) else None


def _fitted(quads: Quads, members: dict[Place, int], pitch: NDArray[np.float64]) -> _Lattice:
    """The lattice that fits the outlines at those places best."""
    places, shown = np.array(list(members)), quads[list(members.values())]
    if len(members) == 1:
        return _Lattice(quads, members, pitch, _affine(shown[0]))
    for _ in range(_FITS):
        corners = (places * pitch)[:, None] + _BOX
        view, _ = cv2.findHomography(corners.reshape(-1, 2), shown.reshape(-1, 2))
        back = cv2.perspectiveTransform(shown.reshape(1, -1, 2), np.linalg.inv(view)).reshape(-1, 4, 2)
        spread = places - places.mean(axis=0)
        measured = (spread * back.mean(axis=1)).sum(axis=0) / np.maximum((spread**2).sum(axis=0), 1e-6)
        pitch = np.where(spread.any(axis=0), np.maximum(measured, 1.0), pitch)
    return _Lattice(quads, members, pitch, np.asarray(view, np.float64))


def _affine(quad: NDArray[np.float64]) -> NDArray[np.float64]:
    """From sides of a card to the picture, without perspective: that of one small card is mostly error."""
    right = (quad[1] + quad[2] - quad[0] - quad[3]) / 2
    down = (quad[2] + quad[3] - quad[0] - quad[1]) / 2
    corner = quad.mean(axis=0) - (right + down) / 2
    return np.array([[right[0], down[0], corner[0]], [right[1], down[1], corner[1]], [0, 0, 1]])
