"""Brings the cards of a deck to a common frame: what all of them share must lie in one place on all.

A card's outline in a photograph is known to a millimetre or two; a number's stroke is hardly wider. Most
decks have borders, frames and indices in the same places, so each card is moved until it lies best on their
mean. Only ink counts, whatever its colour and whatever light falls on the card.

All cards are laid on what they share, coarsely and then finely; one that is like the others nowhere is looked
for about its places; one that has another rim is tried at all of them; then what they share is moved to where
their edges lie. What still does not fit is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.align import Freedom, Template, aligned
from vision.decks.raster import (
    COARSE,
    FINE,
    UNIT,
    PicturePyramid,
    View,
    Weights,
    inner,
    outline_of,
    planes,
    raster_size,
    turned,
    view_of,
)
from vision.sightings import Image, Points

_PASSES = (COARSE, COARSE, FINE, FINE)
"""Rows of the rasters on which all cards are moved, one pass after the other."""

_ROUNDS = 8
"""Steps by which a card is moved, at most."""

_FEWEST = 4
"""Fewer cards have no mean that is worth anything."""

_LIKE = 0.4
"""A card whose correlation with the mean is lower shares too little with the others to be moved."""

_DIFFERS = 12.0
"""Grey levels by which cards usually differ where what they share counts half."""

_PART = 0.5
"""A place that is smaller than this part of the likeliest one is a part of what is printed there."""

_TRIED = 2
"""Places of one card that are moved."""

_FURTHEST = 0.05
"""Part of its height by which a card's corners are moved, at most: what differs more is printed elsewhere."""

_ROWS = 220
"""Rows at which a card is cut out, twice the raster's, to be moved about."""

_AROUND = 0.12
"""Part of its width and height by which more than the card is cut out, on each side."""

_LIGHT = 0.12
"""Part of the card's height over which light is even."""

_FAINT = 8.0
"""Deviation in grey levels of a ground without any ink."""


_RIM = 0.06
"""Part of a card's width that its rim takes: most decks leave it bare, or frame it alike, on every card."""

_MOST_APART = 100.0
"""Levels of even ink beyond which two prints are simply different."""

_STRANGE, _TIMES = 30.0, 3.0
"""A rim is another one if it differs from the mean by so many levels of even ink (root mean square), and so
many times as much as the deck's median. Of 36 drawn cards with symbols those cut out rightly differed by 8 at
most, halves by 14 to 47, half of them by 29 and more: chosen high, since a joker may have another frame than
the others, and is not to be asked for again. Of 72 halves among 6 or 16 drawn cards 21 are told so, with
twice as much 27 and nearly one and a half times as many whole cards, with four times 12."""

_APART = 6.0
"""Rim and print are neither like those of the others where both differ from the deck's median by so many
times the median deviation."""

_HELD = 0.04
"""How strongly a card is held where its edges are while its print is laid on the mean: this much, as
`aligned` has it but for a hundredth of the card's height, for each level squared by which the deck's cards
differ from their mean. Of 192 cards of twelve drawn decks, printed some 0.9 % of their height off the middle,
the worst corner was off by so many % of it (median of small and of large pictures): by edges alone 1.4 and
1.3, not held 2.0 and 1.7, held by 0.01 1.4 and 1.1, by 0.02 1.2 and 1.1, by 0.04 1.2 and 1.1; printed in the
middle 0.5 and 0.4, 1.1 and 0.9, 1.0 and 0.7, 1.0 and 0.6, 0.8 and 0.6."""

_TURNED = 0.02
"""A card is turned by half where its print is by so much more alike: frames are alike either way up, and
people lay cards upright. Upside down, nine in ten of 192 drawn cards gained no more than 0.014 by it."""

_STARTS = tuple((large, x, y) for large in (1.1, 0.95, 0.8) for x in (-0.1, 0, 0.1) for y in (-0.1, 0, 0.1))
"""From where a card is looked for that lies at none of its places: its size and how far its middle is moved,
in parts of a place's sides. An outline that takes table with it is larger by as much."""


@dataclass(frozen=True, slots=True, eq=False)
class RegisteredCard:
    """Where a card came to lie.

    Attributes:
        outline: its corners in the picture, clockwise from the upper left one, shape (4, 2).
        fits: whether its rim is that of the deck's other cards; true for decks of too few cards to say so.
    """

    outline: Points
    fits: bool = True


def registered(
    images: Iterable[Image], choices: Sequence[Sequence[Points]], size: tuple[float, float]
) -> list[RegisteredCard]:
    """The cards in a common frame.

    Args:
        images: a picture of each card, BGR; each is needed only until the next one is asked for.
        choices: for each, where the card may lie, the likeliest place first: its corners clockwise, (4, 2).
        size: width and height of a card.
    """
    if len(choices) < _FEWEST:
        return [RegisteredCard(places[0]) for places in choices]
    cards = [_choices(image, places, size) for image, places in zip(images, choices, strict=True)]
    coarse, fine, settled = _in_a_frame(cards, size)
    settled = _searched_for(coarse, fine, settled, cards)
    settled = _tried_everywhere(fine, settled, cards)
    settled = _on_their_edges(settled)
    return [
        RegisteredCard(outline_of(cut.around @ view), not strange)
        for (cut, view), strange in zip(settled, fine.strange(settled), strict=True)
    ]


@dataclass(frozen=True, slots=True, eq=False)
class _Cut:
    """A card and what lies around it, cut out of a picture.

    Attributes:
        around: from pixels of the cut-out to pixels of the picture.
        ink: what is printed on it, in even light.
        card: where the card was thought to lie, in pixels of the cut-out.
        size: columns and rows of the cut-out.
    """

    around: View
    ink: PicturePyramid
    card: View
    size: tuple[int, int]

    @classmethod
    def of(cls, pictures: PicturePyramid, view: View, size: tuple[float, float]) -> _Cut:
        """Cut a card out that is seen so."""
        columns, rows = raster_size(size, _ROWS)
        wide = np.array([[1 + 2 * _AROUND, 0, -_AROUND], [0, 1 + 2 * _AROUND, -_AROUND], [0, 0, 1]])
        cut = pictures.cut(view @ wide, (columns, rows))
        to_card = wide @ np.array([[1 / columns, 0, 0.5 / columns], [0, 1 / rows, 0.5 / rows], [0, 0, 1]])
        return cls(view @ to_card, PicturePyramid(_ink(cut)), np.linalg.inv(to_card), (columns, rows))


_Way = tuple[_Cut, View]
"""A card, and how it lies in what was cut out."""


class _Frame:
    """The frame that all cards of a deck share."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._weights = inner(*size)
        self._counted = self._weights.ravel() > 0
        self._rim = self._weights.copy()
        wide = round(_RIM * size[0])
        self._rim[wide:-wide, wide:-wide] = 0

    def learn(self, cuts: list[NDArray[np.float32]]) -> None:
        """Take the mean of all cards; where they usually differ from it counts less from now on."""
        self._mean = np.median(cuts, axis=0).astype(np.float32)
        apart = np.median([np.abs(cut[0] - self._mean[0]) for cut in cuts], axis=0) / _DIFFERS
        self._weights *= (1 / (1 + apart**2)).reshape(self._weights.shape).astype(np.float32)
        self._template = Template.of(self._mean, self._weights, Freedom.PROJECTIVE)
        strange = np.median([_apart(cut, self._mean, self._weights) for cut in cuts])
        self._held = _HELD * float(strange) ** 2 * (100 / self._size[1]) ** 2

    def cut(self, cut: _Cut, view: View) -> NDArray[np.float32]:
        """What is seen of a card, shape (3, pixels)."""
        return planes(cut.ink.cut(view, self._size))

    def strange(self, ways: Sequence[_Way]) -> NDArray[np.bool_]:
        """Which cards have another rim than the others; shape (cards,).

        What else most cards share says nothing: in a deck of courts two number cards are no half ones. Nor
        are cards whose rims are alike: some decks have cards of another design.
        """
        shown = [self.cut(*way) for way in ways]
        apart = np.array([self._strangeness(card) for card in shown])
        strange = (apart > _STRANGE) & (apart > _TIMES * np.median(apart))
        for one in np.flatnonzero(strange):
            others = (shown[other] for other in np.flatnonzero(apart > _STRANGE) if other != one)
            strange[one] = all(self._rims_apart(shown[one], other) > _STRANGE for other in others)
        return np.asarray(strange)

    def misplaced(self, ways: Sequence[_Way]) -> NDArray[np.bool_]:
        """Which cards have neither the print nor the rim of the others, as their medians and deviations say.

        Those were cut out wrongly, too much or aside. A card whose rim alone is like theirs is of another
        design, one whose print alone is has something on its rim.
        """
        shown = [self.cut(*way) for way in ways]
        rims = np.array([self._strangeness(card) for card in shown])
        prints = -np.array([self._likeness(card) for card in shown])
        return _beyond(rims) & _beyond(prints)

    def searched(self, choices: Sequence[_Way]) -> list[_Way]:
        """Where a card may lie in what was cut out, if none of the places that were thought of is its own.

        From each the mean is laid on what is printed about there, smaller, larger and aside; the most
        alike first.
        """
        starts = [(cut, view @ _within(*box)) for cut, view in choices for box in _STARTS]
        moved = [
            (cut, aligned(cut.ink, way, self._template, _ROUNDS))
            for cut, view in starts
            for way in (view, turned(view))
        ]
        inside = [way for way in moved if _is_cut_out(*way)]
        return sorted([*inside, *choices], key=lambda way: -self._alike(way))

    def most_alike(self, choices: Sequence[_Way], most: int = _TRIED, *, anywhere: bool = False) -> _Way:
        """The choice, either way up, that is most like the others, rim and all, moved to lie on their mean.

        The first one where none is like them; of the likeliest choices so many are moved, near where they
        were thought to lie or anywhere.
        """
        ranked = sorted(choices, key=lambda one: -max(map(self._alike, _ways(one))))
        best = max((self._moved(one, anywhere=anywhere) for one in ranked[:most]), key=self._alike)
        return best if self._likeness(self.cut(*best)) > _LIKE else choices[0]

    def _moved(self, one: _Way, *, anywhere: bool = False) -> _Way:
        """The card, either way up, moved to lie on the mean as its print says, near its edges or anywhere."""
        upright, upside_down = (self._laid(*way, anywhere=anywhere) for way in _ways(one))
        gained = self._likeness(self.cut(*upside_down)) - self._likeness(self.cut(*upright))
        return upside_down if gained > _TURNED else upright

    def _laid(self, cut: _Cut, view: View, *, anywhere: bool) -> _Way:
        """The card as it is or moved, whichever is more alike."""
        allowed, held = (_is_cut_out, 0.0) if anywhere else (_is_near, self._held)
        moved = aligned(cut.ink, view, self._template, _ROUNDS, held)
        ways = [(cut, view), *([(cut, moved)] if allowed(cut, moved) else [])]
        return max(ways, key=lambda way: self._likeness(self.cut(*way)))

    def _alike(self, way: _Way) -> float:
        """How alike a card is to the mean: its print, up to 1, less what is strange about its rim."""
        card = self.cut(*way)
        return self._likeness(card) - self._strangeness(card) / _MOST_APART

    def _strangeness(self, card: NDArray[np.float32]) -> float:
        """By how much of even ink a card's rim differs from the mean, root mean square."""
        return self._rims_apart(card, self._mean)

    def _rims_apart(self, one: NDArray[np.float32], other: NDArray[np.float32]) -> float:
        """The same between two cards."""
        return _apart(one, other, self._rim * self._weights)

    def _likeness(self, card: NDArray[np.float32]) -> float:
        weights = self._weights.ravel()[self._counted]
        both = np.cov(card[0, self._counted], self._mean[0, self._counted], aweights=weights)
        return float(both[0, 1] / max(np.sqrt(both[0, 0] * both[1, 1]), 1e-6))


def _choices(image: Image, places: Sequence[Points], size: tuple[float, float]) -> list[_Way]:
    """A card at each of its places, but for those that are a part of what is printed at the likeliest one."""
    pictures, least = PicturePyramid(image), _PART * cv2.contourArea(places[0])
    large = [place for place in places if cv2.contourArea(place) >= least]
    cuts = [_Cut.of(pictures, view_of(place), size) for place in large]
    return [(cut, cut.card) for cut in cuts]


def _in_a_frame(cards: Sequence[list[_Way]], size: tuple[float, float]) -> tuple[_Frame, _Frame, list[_Way]]:
    """The last coarse frame of some cards, the finest one, and how each card lies on that."""
    settled = [ways[0] for ways in cards]
    frames = [_Frame(raster_size(size, rows)) for rows in _PASSES]
    for number, frame in enumerate(frames):
        frame.learn([frame.cut(*way) for way in settled])
        tried = cards if number == 0 else [[]] * len(cards)  # at its other places only the first time
        settled = [frame.most_alike([way, *some]) for way, some in zip(settled, tried, strict=True)]
    return frames[_PASSES.index(FINE) - 1], frames[-1], settled


def _searched_for(
    coarse: _Frame, fine: _Frame, settled: list[_Way], cards: Sequence[list[_Way]]
) -> list[_Way]:
    """Cards that are like the others at none of their places are looked for about there."""
    for card in np.flatnonzero(fine.misplaced(settled)).tolist():
        searched = coarse.searched([settled[card], *cards[card]])
        found = [*settled[:card], fine.most_alike(searched, anywhere=True), *settled[card + 1 :]]
        settled = settled if fine.misplaced(found)[card] else found
    return settled


def _tried_everywhere(fine: _Frame, settled: list[_Way], cards: Sequence[list[_Way]]) -> list[_Way]:
    """Cards that have another rim than the others are moved from all their places, not the likeliest ones."""
    strange = fine.strange(settled)
    return [
        fine.most_alike([way, *ways], most=len(ways)) if is_strange else way
        for way, ways, is_strange in zip(settled, cards, strange, strict=True)
    ]


def _on_their_edges(ways: Sequence[_Way]) -> list[_Way]:
    """The cards, their common frame moved to where their edges lie on the whole.

    What is printed on cards alike says how they lie beside each other, and nothing of where the card ends;
    those whose print is not that of the others lie on their edges already.
    """
    moved = [not np.array_equal(cut.card, view) for cut, view in ways]
    away = [_edges_in(cut, view) for (cut, view), was in zip(ways, moved, strict=True) if was]
    if not away:
        return list(ways)
    frame = view_of(np.median(away, axis=0).astype(np.float32))
    return [(cut, view @ frame if was else view) for (cut, view), was in zip(ways, moved, strict=True)]


def _edges_in(cut: _Cut, view: View) -> Points:
    """The corners by its edges of a card that lies so, in that card's own coordinates; shape (4, 2)."""
    ways = (np.linalg.inv(view) @ card for card in (cut.card, turned(cut.card)))
    return min(map(outline_of, ways), key=lambda corners: float(np.abs(corners - UNIT).max()))


def _apart(one: NDArray[np.float32], other: NDArray[np.float32], counted: Weights) -> float:
    """By how much of even ink two cards differ where it counts, root mean square."""
    apart, weights = np.minimum(np.abs(one[0] - other[0]), _MOST_APART), counted.ravel()
    return float(np.sqrt(weights @ apart**2 / max(float(weights.sum()), 1e-6)))


def _beyond(values: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which values are much larger than usual."""
    usual = np.median(values)
    return np.asarray(values > usual + _APART * np.median(np.abs(values - usual)))


def _ways(one: _Way) -> list[_Way]:
    """A card as it lies, and upside down."""
    cut, view = one
    return [one, (cut, turned(view))]


def _within(large: float, right: float, down: float) -> View:
    """A card that is so large a part of another one, its middle moved by parts of that one's sides."""
    left, top = (1 - large) / 2 + right, (1 - large) / 2 + down
    return np.array([[large, 0, left], [0, large, top], [0, 0, 1]])


def _is_cut_out(cut: _Cut, view: View) -> bool:
    """Whether a card lies in what was cut out."""
    columns, rows = cut.size
    corners = outline_of(view)
    return bool((corners > -0.5).all() and (corners < np.array([columns, rows]) - 0.5).all())


def _is_near(cut: _Cut, view: View) -> bool:
    """Whether a card, either way up, lies about where it was thought to lie."""
    wanted, corners = outline_of(cut.card), outline_of(view)
    height = float(np.hypot(*(wanted[3] - wanted[0])))
    ways = (corners, np.roll(corners, 2, axis=0))
    return min(float(np.hypot(*(way - wanted).T).max()) for way in ways) < _FURTHEST * height


def _ink(cut: NDArray[np.float32]) -> Image:
    """What is printed, in even light: yellow in the darkest channel stands out from paper as black does."""
    darkest = cut.min(axis=2)
    reach = (2 * round(_LIGHT * _ROWS) + 1,) * 2
    apart = darkest - cv2.blur(darkest, reach)
    spread = np.sqrt(np.maximum(cv2.blur(apart * apart, reach), 0)) + np.float32(_FAINT)
    even = np.clip(128 + 50 * apart / spread, 0, 255).astype(np.uint8)
    return np.asarray(cv2.merge([even] * 3), np.uint8)
