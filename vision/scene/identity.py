"""The things of a scene: which of two are one, and what is left of one that another covers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.assignment import NEVER, cheapest_pairs
from vision.boxes import PixelBox
from vision.calibration import Matrix, mapped
from vision.masks import Mask
from vision.overlaps import shared
from vision.sightings import (
    CardSighting,
    DieSighting,
    Image,
    Place,
    Points,
    Sightings,
    UnknownSighting,
    UpDownSighting,
)

Thing = CardSighting | UnknownSighting | DieSighting | UpDownSighting
T = TypeVar("T", CardSighting, Thing)

REPLACED = 0.6
"""Outlines that share this part of the smaller one: one thing was put where the other lay."""

_ONE_CARD = 0.5
"""Outlines that share this part are of one card."""

_AGAIN = 0.85
"""Outlines that share this part: one thing seen twice; the neighbours of a fan share up to three quarters."""

SHADOW = 0.15
"""Part of a card's width around one that came or is gone: so far its shadow falls on those beneath."""

_APART = 0.8
"""Widths of a die by which the middles of two lie apart at least, a little less for the eye's error."""

_IN_PLACE = 0.3
"""Part of a card's width by which the middle of what was read without an outline may lie beside that of what
it takes the place of."""

_UNREAD = 0.5
"""Confidence in a card that most likely lies there and cannot be read."""

UNTOUCHED = 0.8
"""A thing of whose printed edges this part did not change was not touched: its old reading stands."""

_INK = 12
"""Grey levels between neighbours that make a printed edge."""


def things_of(seen: Sightings) -> tuple[Thing, ...]:
    """All things of a scene."""
    updown = () if seen.updown is None else (seen.updown,)
    return (*seen.cards, *seen.unknown, *seen.dice, *updown)


def sightings_of(things: tuple[Thing, ...]) -> Sightings:
    """The scene that holds these things."""
    updown = [thing for thing in things if isinstance(thing, UpDownSighting)]
    return Sightings(
        tuple(thing for thing in things if isinstance(thing, CardSighting)),
        tuple(thing for thing in things if isinstance(thing, UnknownSighting)),
        tuple(thing for thing in things if isinstance(thing, DieSighting)),
        max(updown, key=lambda card: card.confidence, default=None),
    )


def outline_of(thing: Thing, card_width: float) -> Points:
    """The outline of a thing in pixels; of a card whose outline is hidden, that of its visible middle."""
    if thing.outline is not None:
        return thing.outline
    half = card_width / 2
    across = np.array([[-half, -half], [half, -half], [half, half], [-half, half]], np.float32)
    return np.asarray(across + np.array(thing.centre, np.float32), np.float32)


def box_of(thing: Thing, card_width: float) -> PixelBox:
    """The box around a thing, in pixels."""
    return PixelBox.around(outline_of(thing, card_width))


def mask_of(things: Iterable[Thing], shape: tuple[int, ...], scale: float, card_width: float) -> Mask:
    """The fine pixels of things; ``scale`` frame pixels make a fine one; ``card_width`` in frame pixels."""
    mask = np.zeros(shape[:2], np.uint8)
    for thing in things:
        outline = np.round(outline_of(thing, card_width) / scale)
        cv2.fillConvexPoly(mask, outline.astype(np.int32), 255)
    return mask


def shifted(thing: T, motion: Matrix) -> T:
    """The same thing, lying where it lay, in a picture that has moved by a homography of its pixels."""
    centre = mapped(np.array([thing.centre]), motion)[0]
    there = replace(thing, centre=(float(centre[0]), float(centre[1])))
    if thing.outline is None:
        return there
    return replace(there, outline=mapped(thing.outline, motion))


def is_covered(thing: Thing) -> bool:
    """Whether something lies on a card, so that only a part of it is seen."""
    return isinstance(thing, CardSighting) and thing.partial


def print_left(place: Mask, steady: Image, now: Image) -> float:
    """The part of the printed edges in ``place`` that are still there, as in the steady picture.

    An edge is still there where the Laplacian has kept its sign and at least half of its size; grey levels
    alone would not tell, since those of a bare table may lie between ink and paper.
    """
    left, top, width, height = cv2.boundingRect(place)
    around = PixelBox(left, top, left + width, top + height).grown(1).clipped(place.shape[1], place.shape[0])
    before, after = _edges(around.crop(steady)), _edges(around.crop(now))
    core = cv2.erode(around.crop(place), np.ones((3, 3), np.uint8)) > 0
    printed = core & (np.abs(before) >= _INK)
    count = int(np.count_nonzero(printed))
    if count == 0:
        return 0.0
    kept = printed & (after * np.sign(before) >= np.abs(before) / 2)
    return int(np.count_nonzero(kept)) / count


def _edges(picture: Image) -> NDArray[np.int16]:
    """The Laplacian of a picture's grey levels."""
    return np.asarray(cv2.Laplacian(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), cv2.CV_16S), np.int16)


def lies_face_down(thing: UnknownSighting, backs: Sequence[UnknownSighting]) -> bool:
    """Whether something card-shaped is one of the cards that lie face down."""
    return any(
        thing.outline is not None
        and back.outline is not None
        and shared(thing.outline, back.outline) > _ONE_CARD
        for back in backs
    )


def is_seen_again(thing: Thing, fresh: tuple[Thing, ...], card_width: float) -> bool:
    """Whether something of about its size was read in just the place of a thing, so that it must be that."""
    return is_replaced(thing, fresh, card_width, _AGAIN) or any(_is_askew(thing, other) for other in fresh)


def _is_askew(strip: Thing, known: Thing) -> bool:
    """Whether a strip of a card was read as that known card in its place, but turned.

    A strip shows little of how its card lies; a card laid just there would be in full view.
    """
    return is_covered(strip) and name_of(strip) == name_of(known) and _is_close(strip, known)


def is_uncovered(strip: Thing, fresh: Thing) -> bool:
    """Whether a card of which a strip was known is seen whole now, lying otherwise than the strip told."""
    whole = isinstance(fresh, CardSighting) and not fresh.partial
    return whole and _is_askew(strip, fresh)


def is_replaced(thing: Thing, fresh: tuple[Thing, ...], card_width: float, share: float = REPLACED) -> bool:
    """Whether something of about its size was read where a thing lay: their outlines share that part."""
    outline = outline_of(thing, card_width)
    area = cv2.contourArea(outline)
    for other in fresh:
        if other.outline is None:
            if math.dist(other.centre, thing.centre) < _IN_PLACE * card_width:
                return True
            continue
        if isinstance(thing, DieSighting) and isinstance(other, DieSighting):
            if math.dist(other.centre, thing.centre) < _APART * math.sqrt(area):
                return True
            continue
        alike = 0.5 < cv2.contourArea(other.outline) / max(area, 1.0) < 2.0
        if alike and shared(outline, other.outline) > share:
            return True
    return False


def covered(thing: Thing) -> Thing:
    """The thing as it lies under something else; the UP&DOWN card may have been turned, so it is in doubt."""
    if isinstance(thing, CardSighting):
        return replace(thing, partial=True)
    if isinstance(thing, UpDownSighting):
        return replace(thing, confidence=min(thing.confidence, _UNREAD))
    return thing


def hidden(card: CardSighting) -> CardSighting:
    """The card as it most likely lies under something that was not read: whether it does is in doubt."""
    return replace(card, partial=True, confidence=min(card.confidence, _UNREAD))


def name_of(thing: Thing) -> tuple[object, ...]:
    """What a thing is, without where it lies."""
    if isinstance(thing, CardSighting):
        return ("card", thing.deck, thing.code)
    if isinstance(thing, DieSighting):
        return ("die", thing.value)
    if isinstance(thing, UpDownSighting):
        return ("updown", thing.face, thing.suits)
    return ("unknown",)


SAME_PLACE: Final = 6.0
"""Millimetres, a degree counting as one, within which a thing that nobody moved may be read anew. Of
6 887 readings of cards in full view, in four games at home and four in hard light, 99.9 % were within 4.6 of
where they lay, the worst 7.0 off (`python -m companion.bench.pieces`, games 4 at home, 6 in hard light)."""


def places_apart(thing: Thing, here: Place, there: Place) -> float:
    """How far apart two places of a thing are in millimetres, a degree between its turns counting as one.

    A card turned by half a turn looks the same, a die any way.
    """
    away, turned = here.distance(there), 0.0
    if isinstance(thing, UpDownSighting):
        turned = abs((here.turn - there.turn + 180.0) % 360.0 - 180.0)
    elif not isinstance(thing, DieSighting):
        turned = here.askew(there)
    return math.hypot(away, turned)


def things_apart(one: Thing, other: Thing) -> float:
    """How far apart two things lie: as `places_apart`; without calibration in pixels."""
    if one.place is None or other.place is None:
        return math.dist(one.centre, other.centre)
    return places_apart(one, one.place, other.place)


def is_same(one: Thing, other: Thing) -> bool:
    """Whether two sightings are of the same thing, not moved."""
    return name_of(one) == name_of(other) and things_apart(one, other) <= SAME_PLACE


def _is_close(one: Thing, other: Thing) -> bool:
    """Whether the middles of two things are the same but for the error of reading them."""
    if one.place is None or other.place is None:
        return math.dist(one.centre, other.centre) <= SAME_PLACE
    return one.place.distance(other.place) <= SAME_PLACE


def same_scene(before: Sightings, after: Sightings) -> bool:
    """Whether two scenes hold the same things in the same places."""
    lay, lie = things_of(before), things_of(after)
    if len(lay) != len(lie):
        return False

    def cost(one: Thing, other: Thing) -> float:
        return things_apart(one, other) if is_same(one, other) else NEVER

    return len(cheapest_pairs(lay, lie, cost, 2 * SAME_PLACE)) == len(lay)
