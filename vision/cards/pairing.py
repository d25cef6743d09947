"""Joins the indices of one card: it has two, at opposite corners and turned by half, or four.

Displacements between indices are written in the frame of the first: ``across`` times its *right* plus
``along`` times its *down*; seen from above that is the same unit both ways.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from vision.cards.codes import CODES
from vision.cards.reading import Index

_ACROSS, _ALONG = (2.0, 10.0), (2.2, 15.5)
"""Bounds of across and along: index heights of 6 to 22 % of the card's, perspective included."""
_USUAL_SLENDER = 0.84
"""Across / along of a card seen from above."""
_ASIDE = 2.0
"""How far two indices at one end of a card may be out of line, in lengths of *down*."""
_NO_VOICE = 0.5
"""A read below this is no contradiction of the card's other index."""
_CERTAIN_DECK = 0.12
"""An index that contradicts a card's other one must lie where the deck's usual diagonal ends, but for this
share of it: chosen tight, so that a neighbour's index does not take its card's name away."""
_HARDLY_READ = 0.15
"""Indices read less surely than this make no pair: a little more than what is read at all."""
_ODD_SHAPE, _ODD_CORNERS = 0.1, 0.1
"""What the logarithm of a pair's slenderness in usual ones, and the rarer pair of corners, add to its misfit:
chosen so that they decide between pairs that fit about as well."""
_SAME_WAY = 0.7
"""Cosine between the *downs* of two indices that look the same way: up to 45 degrees, since a card far from
square turns them against each other."""
_OFF_CORNER = (0.2, 0.6)
"""A third or fourth index may be off its corner by this share of the way there, and so many lengths of
*right* or *down* besides: chosen wide, since it must be read like the others or hardly at all."""
_FLAT = 1e-3
"""Pixels² below which a frame has no area, so that nothing can be told in its terms."""


@dataclass(frozen=True, slots=True)
class _Bounds:
    """How well two opposite indices must fit together.

    Attributes:
        turned: least cosine between the one's *down* and the other's, turned by half.
        nearer: how many times as large one may be as the other.
        slender: bounds of across / along.
        misfit: how much the displacements that the two see may differ, as a share of them.
    """

    turned: float
    nearer: float
    slender: tuple[float, float]
    misfit: float


_SAME_CODE = _Bounds(0.6, 2.6, (0.33, 1.6), 0.42)
"""Two indices that say the same are likely one card's, even far from square."""
_OTHER_CODE = _Bounds(0.85, 1.6, (0.55, 1.15), 0.15)
"""Two that contradict each other are one card's only if they fit closely."""


@dataclass(frozen=True, slots=True)
class Diagonal:
    """From one index to the opposite one, in the frame of the first."""

    across: float
    along: float

    def like(self, other: Diagonal, share: float) -> bool:
        """Whether both numbers differ by less than a share."""
        return abs(self.across - other.across) < share * max(self.across, other.across) and abs(
            self.along - other.along
        ) < share * max(self.along, other.along)


@dataclass(frozen=True, eq=False)
class Group:
    """The indices of one card.

    Attributes:
        first: the surest index.
        opposite: the index at the opposite corner, None when it was not seen.
        diagonal: measured between both, None without the second.
        codes: the mean of what the indices say, shape (52,).
        agreeing: how many indices say the likeliest code.
    """

    first: Index
    opposite: Index | None
    diagonal: Diagonal | None
    codes: NDArray[np.float32]
    agreeing: int

    @cached_property
    def code(self) -> str:
        """The likeliest code."""
        return CODES[int(np.argmax(self.codes))]

    @cached_property
    def confidence(self) -> float:
        """The probability of the likeliest code."""
        return float(self.codes.max())


def group_indices(indices: list[Index]) -> list[Group]:
    """One group for each card, from indices that are there once each, the surest first."""
    free = list(range(len(indices)))
    groups: list[Group] = []
    for pair in _agreeing_pairs(indices):
        if pair.first in free and pair.second in free:
            group = _joined(indices[pair.first], indices[pair.second], pair.diagonal)
            taken = {pair.first, pair.second}
            free = [number for number in free if number not in taken and not _belongs(group, indices[number])]
            groups.append(group)
    deck = usual_diagonal(groups)
    rest = [indices[number] for number in free]
    singles: list[Group] = []
    for index in rest:
        partner = next((group for group in singles if _contradicts(group, index, deck)), None)
        twin = next(
            (group for group in singles if group.code == index.code and _same_end(group.first, index)), None
        )
        if twin is not None:
            singles[singles.index(twin)] = replace(twin, agreeing=twin.agreeing + 1)
        elif partner is None:
            singles.append(Group(index, None, None, index.codes, 1))
        else:
            singles[singles.index(partner)] = _contradicted(partner, index)
    return groups + singles


def usual_diagonal(groups: list[Group]) -> Diagonal | None:
    """The diagonal of the deck in this picture: the median over cards that show both indices."""
    known = [group.diagonal for group in groups if group.diagonal is not None and group.agreeing > 1]
    if not known:
        return None
    return Diagonal(
        float(np.median([item.across for item in known])), float(np.median([item.along for item in known]))
    )


@dataclass(frozen=True, slots=True)
class _Pair:
    first: int
    second: int
    diagonal: Diagonal
    cost: float


def _agreeing_pairs(indices: list[Index]) -> list[_Pair]:
    """Pairs that say the same and may be one card's, the best fit first."""
    pairs = []
    for one, first in enumerate(indices):
        for two in range(one + 1, len(indices)):
            second = indices[two]
            if first.code == second.code and min(first.confidence, second.confidence) > _HARDLY_READ:
                diagonal = _diagonal(first, second, _SAME_CODE)
                if diagonal is not None:
                    pairs.append(_Pair(one, two, diagonal, _cost(first, second, diagonal)))
    return sorted(pairs, key=lambda pair: pair.cost)


def _seen_from(first: Index, second: Index) -> tuple[float, float]:
    """Across and along of the second index in the frame of the first."""
    basis = np.array([[first.frame[4], first.frame[2]], [first.frame[5], first.frame[3]]], np.float64)
    if abs(np.linalg.det(basis)) < _FLAT:
        return 0.0, 0.0
    across, along = np.linalg.solve(basis, (second.frame[:2] - first.frame[:2]).astype(np.float64))
    return float(across), float(along)


def _misfit(first: Index, second: Index) -> float:
    one, two = np.array(_seen_from(first, second)), np.array(_seen_from(second, first))
    return float(np.abs(one - two).sum() / (np.abs(one).sum() + np.abs(two).sum()))


def _cost(first: Index, second: Index, diagonal: Diagonal) -> float:
    """How odd a pair is: its misfit, how far it is from a card's shape, and the rarer pair of corners."""
    slender = abs(math.log(diagonal.across / diagonal.along / _USUAL_SLENDER))
    mirrored = _seen_from(first, second)[0] < 0
    return _misfit(first, second) + _ODD_SHAPE * slender + _ODD_CORNERS * mirrored


def _diagonal(first: Index, second: Index, bounds: _Bounds) -> Diagonal | None:
    """The displacement, if the two can be opposite indices of one card, in either pair of corners."""
    size = float(np.hypot(*first.frame[2:4])), float(np.hypot(*second.frame[2:4]))
    turned = float(first.frame[2:4] @ second.frame[2:4])
    if (
        turned > -bounds.turned * size[0] * size[1]
        or not 1 / bounds.nearer < size[0] / size[1] < bounds.nearer
    ):
        return None
    one, two = Diagonal(*_seen_from(first, second)), Diagonal(*_seen_from(second, first))
    if one.across * two.across <= 0:
        return None
    near = one if size[0] > size[1] else two  # the nearer index measures better in a steep view
    fits = (
        _ACROSS[0] < abs(near.across) < _ACROSS[1]
        and _ALONG[0] < near.along < _ALONG[1]
        and bounds.slender[0] < abs(near.across) / near.along < bounds.slender[1]
        and _misfit(first, second) < bounds.misfit
    )
    return Diagonal(abs(one.across + two.across) / 2, (one.along + two.along) / 2) if fits else None


def _same_end(first: Index, second: Index) -> bool:
    """Whether two indices can stand at the same end, or on the same side, of a card with four."""
    views = np.abs([_seen_from(first, second), _seen_from(second, first)])
    across, along = views.mean(axis=0)
    off_across, off_along = views.min(axis=0)
    turned = float(first.frame[2:4] @ second.frame[2:4])
    size = float(np.hypot(*first.frame[2:4]) * np.hypot(*second.frame[2:4]))
    if turned > _SAME_WAY * size:
        return bool(off_along < _ASIDE and _ACROSS[0] < across < _ACROSS[1])
    return bool(turned < -_SAME_WAY * size and off_across < _ASIDE and _ALONG[0] < along < _ALONG[1])


def _belongs(group: Group, index: Index) -> bool:
    """Whether an index is the third or fourth of a card, read like the others or hardly at all."""
    return (group.code == index.code or index.confidence < _NO_VOICE) and _is_corner_of(group, index)


def _is_corner_of(group: Group, index: Index) -> bool:
    """Whether an index stands in one of the two corners that a pair leaves open."""
    if group.diagonal is None:
        return False
    wide, high = group.diagonal.across, group.diagonal.along
    share, besides = _OFF_CORNER
    for one in (group.first, group.opposite):
        if one is None:
            continue
        views = np.abs([_seen_from(one, index), _seen_from(index, one)])
        across, along = views.mean(axis=0)
        off_across, off_along = views.min(axis=0)
        beside = off_along < _ASIDE and abs(across - wide) < share * wide + besides
        below = off_across < _ASIDE and abs(along - high) < share * high + besides
        if beside or below:
            return True
    return False


def _contradicts(group: Group, index: Index, deck: Diagonal | None) -> bool:
    """Whether an index is the second one of a card whose first says something else."""
    if group.opposite is not None or group.code == index.code:
        return False
    diagonal = _diagonal(group.first, index, _OTHER_CODE)
    return diagonal is not None and (deck is None or diagonal.like(deck, _CERTAIN_DECK))


def _contradicted(group: Group, index: Index) -> Group:
    """The group with a second index that says something else; a weak one has no voice."""
    if index.confidence < _NO_VOICE:
        return group
    codes = np.asarray((group.first.codes + index.codes) / 2, np.float32)
    return replace(group, opposite=index, diagonal=_diagonal(group.first, index, _OTHER_CODE), codes=codes)


def _joined(first: Index, second: Index, diagonal: Diagonal) -> Group:
    codes = np.asarray((first.codes + second.codes) / 2, np.float32)
    return Group(first, second, diagonal, codes, 2)
