"""One answer where two readers saw the same thing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import cv2

from vision.sightings import CardSighting, DieSighting, Points, Sightings, UnknownSighting, UpDownSighting

_SAME_CARD = 0.5
"""Outlines that share this part of the smaller one belong to one thing."""

_PRINT = 0.25
"""The same for a card in doubt and the UP&DOWN card, whose suits look like indices."""

_NEAR = 0.3
"""Without outlines, two middles closer than this part of a card's width belong to one card."""

_NEAR_PIXELS = 8.0
"""The same in pixels where no outline tells how wide the card is: less than any card that is read is wide."""

_BESIDE = 0.35
"""A card lies beside the UP&DOWN card with its middle at least this part of that one's side away from it."""

_PIP_MARGIN = 0.04
"""A die over the very edge of a card, by this part of its size, may lie beside it."""

_DIE_ON_CARD = (0.15, 0.31)
"""Root of the share of a card that the top face of a die on it takes: edges of 12 to 19 mm on poker and
bridge cards, the top up to a fifth nearer the camera. Cards and groups of pips taken for dice are larger."""

_SURE_ON_CARD = 0.95
"""Least confidence of a die on a card; pips alone are seldom taken for one so surely."""


def inside(point: tuple[float, float], outline: Points, margin: float = 0.0) -> bool:
    """Whether a point lies in a convex outline, at least ``margin`` pixels from its edge."""
    return cv2.pointPolygonTest(outline.reshape(-1, 1, 2), point, True) > margin


def shared(one: Points, other: Points) -> float:
    """The part of the smaller convex outline that lies in the other one."""
    area, _ = cv2.intersectConvexConvex(one, other)
    smaller = min(cv2.contourArea(one), cv2.contourArea(other))
    return float(area) / smaller if smaller > 0 else 0.0


def _is_on(centre: tuple[float, float], outline: Points | None, on: Points) -> bool:
    if outline is not None:
        return shared(outline, on) > _SAME_CARD
    return inside(centre, on)


def _is_read_on(card: CardSighting, updown: UpDownSighting) -> bool:
    """Whether a card was read on the UP&DOWN card's suits; its middle may seem to lie beside it then."""
    if card.outline is not None:
        return shared(card.outline, updown.outline) > (_PRINT if card.code is None else _SAME_CARD)
    return inside(card.centre, updown.outline, -_BESIDE * math.sqrt(cv2.contourArea(updown.outline)))


def _twice(one: CardSighting, other: CardSighting) -> bool:
    """Whether two readers saw one card."""
    if one.outline is not None and other.outline is not None:
        return shared(one.outline, other.outline) > _SAME_CARD and _middles_close(one, other)
    return _middles_close(one, other)


def _middles_close(one: CardSighting, other: CardSighting) -> bool:
    outline = one.outline if one.outline is not None else other.outline
    if outline is None:
        return math.dist(one.centre, other.centre) < _NEAR_PIXELS
    return math.dist(one.centre, other.centre) < _NEAR * math.sqrt(cv2.contourArea(outline))


def _cards_apart(cards: Sequence[CardSighting], updown: UpDownSighting | None) -> tuple[CardSighting, ...]:
    """Each card once, the surest reading first; none on the UP&DOWN card's suits."""
    kept: list[CardSighting] = []
    for card in sorted(cards, key=lambda card: (card.code is None, -card.confidence)):
        if updown is not None and _is_read_on(card, updown):
            continue
        if not any(card.deck != other.deck and _twice(card, other) for other in kept):
            kept.append(card)
    return tuple(kept)


def _is_print(die: DieSighting, outline: Points) -> bool:
    """Whether a die was read on the print of a card: its pips, its back's pattern, the arrow's point.

    A die that lies on the card is of a die's size and read for certain.
    """
    area = cv2.contourArea(outline)
    least, most = (share**2 * area for share in _DIE_ON_CARD)
    sized = least <= cv2.contourArea(die.outline) <= most
    if not inside(die.centre, outline, _PIP_MARGIN * math.sqrt(area) if sized else 0.0):
        return False
    return not sized or die.confidence < _SURE_ON_CARD


def _is_middle(die: DieSighting, card: CardSighting) -> bool:
    """Whether a die is the middle of a card whose outline is not known: an ace's pip, or the whole card."""
    return card.outline is None and inside(card.centre, die.outline)


def _outlined(card: CardSighting, unknown: Sequence[UnknownSighting]) -> CardSighting:
    """The card with the outline of the card-shaped thing that it was read on."""
    if card.outline is not None:
        return card
    for thing in unknown:
        if thing.outline is not None and inside(card.centre, thing.outline):
            return replace(card, outline=thing.outline, centre=thing.centre, partial=False)
    return card


def _unknown_apart(
    unknown: Sequence[UnknownSighting], cards: Sequence[CardSighting], known: Sequence[Points]
) -> tuple[UnknownSighting, ...]:
    """Each unknown thing once; none on which a card was read, or which lies on what is known."""
    kept: list[UnknownSighting] = []
    for thing in unknown:
        taken = [*known, *_outlines(kept)]
        read = thing.outline is not None and any(inside(card.centre, thing.outline) for card in cards)
        if not read and not any(_is_on(thing.centre, thing.outline, outline) for outline in taken):
            kept.append(thing)
    return tuple(kept)


def _outlines(things: Sequence[CardSighting] | Sequence[UnknownSighting]) -> list[Points]:
    """The outlines of those things that have one."""
    return [thing.outline for thing in things if thing.outline is not None]


def apart(seen: Sightings) -> Sightings:
    """The sightings without those that another reader explains better.

    A card read by two decks' readers counts once; a card read on the UP&DOWN card's suits, a die seen in a
    card's print and something unknown where a card was read are no things of their own.
    """
    updown = seen.updown
    cards = tuple(_outlined(card, seen.unknown) for card in _cards_apart(seen.cards, updown))
    known = _outlines(cards) + ([] if updown is None else [updown.outline])
    unknown = _unknown_apart(seen.unknown, cards, known)
    printed = [*known, *_outlines(unknown)]
    dice = tuple(
        die
        for die in seen.dice
        if not any(_is_print(die, outline) for outline in printed)
        and not any(_is_middle(die, card) for card in cards)
    )
    return Sightings(cards, unknown, dice, updown, seen.face_down)
