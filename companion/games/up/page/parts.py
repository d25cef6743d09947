"""Where everything stands in a place at the table of Up, whatever its size."""

from __future__ import annotations

from dataclasses import dataclass

from companion.screens.canvas import Box

WIDE = 50.0
"""Width in mm from which a low place has its cards beside the name."""

TALL = 25.0
"""Height in mm from which everything has a row of its own."""

MARGIN = 0.7
"""Millimetres between a place's border and what stands in it."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a player's place; a part that has nothing to show has no height.

    Attributes:
        name: the name.
        score: the total.
        cards: the open cards.
        counts: how many cards are face down and in the hand, side by side or below each other.
        words: what must not be forgotten.
        lines: lines that the name may take.
    """

    name: Box
    score: Box
    cards: Box
    counts: tuple[Box, ...]
    words: Box
    lines: int = 2


def parts_of(place: Box, frame: float, *, cards: bool, dealt: bool, words: bool, grown: bool) -> Parts:
    """The parts of a place.

    Args:
        place: all of it.
        frame: width of its border in mm.
        cards: whether open cards lie there.
        dealt: whether cards are dealt.
        words: whether something must not be forgotten.
        grown: whether it is the largest place, since only this player is waited for.
    """
    inner = place.inside(frame + MARGIN)
    if place.w >= max(WIDE, 2 * place.h):
        name, score, right = inner.columns(1.5 if grown else 1.15, 0.6, 1.4, gap=1.2)
        row, below, foot = right.rows(1.2 * cards, 1, words, gap=0.3)
        return Parts(name, score, row, (below,), foot)
    if place.h >= TALL:
        name, score, row, hidden, hand, foot = inner.rows(2.2, 0.9, 1.3 * cards, 0.9, 0.9, words, gap=0.6)
        return Parts(name, score, row, (hidden, hand), foot)
    if grown:
        name, row, below, foot = inner.rows(2.2, 1.2 * cards, 1, 0.9 * words, gap=0.3)
        counts, score = below.columns(1.7, 1, gap=1.2)
        return Parts(name, score, row, (counts,), foot, lines=1)
    head, row, below, foot = inner.rows(1.1, cards, dealt, words, gap=0.2)
    name, score = head.columns(2.2, 1, gap=0.5)
    return Parts(name, score, row, (below,), foot, lines=1)
