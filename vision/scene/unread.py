"""What was not read: it is neither the bare table nor any known thing."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from vision.boxes import PixelBox
from vision.calibration import POKER_CARD, Calibration, card_area, die_size
from vision.masks import Mask, closed, disc, gathered, grown, inside, opened, rimmed
from vision.scene.identity import SHADOW, Thing, is_same, mask_of, things_of
from vision.scene.newcomers import Newcomers
from vision.sightings import CardSighting, Points, Sightings, UnknownSighting
from vision.table.bare_table import AROUND, Strange

_AREAS: Final = (0.5, 1.6)
"""Such a thing covers so many areas of a card: it may lie half under another one, or two lie crosswise."""

_MOST: Final = 12.0
"""Areas of a card from which something that was not read is taken for a change of the light or of the cloth:
more than rows of cards that lie face down, side by side, half of them under others."""

_STRIP: Final = 0.1
"""Part of a card's area that is left, beside what was read, of a strip that peeps out of a fan."""

_GAP: Final = 0.12
"""Part of a card's width: of a card in the table's colours print and rim alone may differ from the table."""

_RIM: Final = 0.06
"""Part of a card's width around known things that belongs to them: shadows, and what an outline is off by."""

_REST: Final = 0.02
"""Part of a card's area that may have changed, within a card's width, and show neither the bare table nor
anything that was read: the shadow along an edge, where a strip of a card that was not read would be more. Of
392 changes in two games in hard light, deals apart, one left more than 0.015; a pale strip on a pale cloth
that was overlooked left 0.09."""

_HEAP: Final = 0.35
"""Part of a card's width around one that lies face down in which others of its heap peep out: tricks."""

_PRINT: Final = 0.007
"""Part of a card's area that changes at least, in print and edges, where a strip of a card is laid on others.
Of 523 still frames of five games in hard light none without such a strip had more than 0.004, but where cards
went; two with a strip had 0.012 to 0.073."""

_NUDGED: Final = 0.03
"""Part of a card's width by which a known card was pushed that is read so far beside where it lay."""

_HARDLY: Final = 0.01
"""The same of one that lies there with others that were pushed: it was pushed with them, its print, too."""


def left_unread(
    change: Mask,
    strange: Strange,
    seen: Sightings,
    card_width: float,
    without_flat: Callable[[Mask], Mask],
) -> Mask | None:
    """Where what changed shows neither what was read nor the bare table; None for hardly anything.

    Of a card in the table's colours small pieces are left amid places that seem bare: beside these nothing is
    taken off.

    Args:
        change: fine mask.
        strange: where the frame shows something else than the bare table.
        seen: what was read in it.
        card_width: in pixels of the frame.
        without_flat: leaves of a fine mask what shows more than the bare table in other light would.
    """
    if not np.any(change):
        return None
    width, shown = card_width / strange.scale, np.zeros_like(change)
    dice, flat = AROUND * die_size(width), things_of(replace(seen, dice=(), unknown=seen.face_down))
    for things, beside in ((flat, 0.0), (seen.dice, dice), (seen.unknown, _HEAP * width)):
        for thing in things:
            place = mask_of((thing,), change.shape, strange.scale, card_width)
            if isinstance(thing, CardSighting) and thing.unlike is not None:
                cv2.fillConvexPoly(place, np.round(thing.unlike / strange.scale).astype(np.int32), 0)
            shown |= grown(place, beside) if beside else place
    rest = change & ~strange.bare & ~rimmed(shown)
    least = _REST * card_area(width)
    left = gathered(opened(rest), width, least)
    if np.any(left):  # a patch of light beside what was read looks strange, as a whole
        left = gathered(without_flat(left), width, least)
    return left if np.any(left) else None


def laid_unread(
    new: Newcomers, lying: Sequence[Thing], known: Sequence[Thing], regions: Sequence[PixelBox]
) -> Mask | None:
    """Where a card was laid on known ones that lie there still, and none was read; None for nowhere.

    Paper on paper changes only where print is covered or comes to lie; that is grown by as much as was left
    out beside what came and went, whose shadows fall there.

    Args:
        new: what of the frame is new.
        lying: what was read of the whole frame, and what stays.
        known: what lay there before.
        regions: where it is looked for, in pixels.
    """
    width, scale = new.card_width, new.all_strange.scale
    beside = SHADOW * width / scale

    def place(thing: Thing) -> Mask:
        return mask_of((thing,), new.altered.shape, scale, width)

    again = [(thing, one) for thing in lying for one in known if is_same(thing, one)]
    pushed = any(_is_beside(thing, one, _NUDGED * width) for thing, one in again)
    stayed = [pair for pair in again if not _is_beside(*pair, (_HARDLY if pushed else _NUDGED) * width)]
    came = [thing for thing in lying if not any(thing is one for one, _ in stayed)]
    went = [thing for thing in known if not any(thing is one for _, one in stayed)]
    altered = new.altered & inside(regions, scale, new.altered.shape)
    for thing in (*came, *went):
        altered &= ~grown(place(thing), beside)
    if cv2.countNonZero(altered) < _PRINT * card_area(width / scale):
        return None
    laid = grown(altered, beside)
    for thing in came:
        laid &= ~place(thing)
    return laid


def _is_beside(thing: Thing, other: Thing, least: float) -> bool:
    """Whether the middles of the two are at least so many pixels apart."""
    return math.dist(thing.centre, other.centre) >= least


def unread_things(strange: Strange, known: Mask, calibration: Calibration) -> tuple[UnknownSighting, ...]:
    """Things of about a card's size that were not read, each with the rectangle around it.

    Args:
        strange: where the picture shows something else than the bare table.
        known: fine mask of the things that are known to lie there in full view.
        calibration: where the table is.
    """
    width = calibration.card_width() / strange.scale
    rim = grown(known, _RIM * width)
    whole = closed(strange.other & strange.known & ~rim, _GAP * width)
    solid = cv2.morphologyEx(whole, cv2.MORPH_OPEN, disc(_GAP * width))
    contours, _ = cv2.findContours(solid, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    shapes = (np.asarray(contour.reshape(-1, 2), np.float32) * strange.scale for contour in contours)
    return tuple(_thing(shape, calibration) for shape in shapes if _is_of_a_cards_size(shape, calibration))


def crumbs(strange: Strange, known: Mask, calibration: Calibration) -> Mask:
    """What was not read, with what lies around it: a fine mask.

    It may be a die that was not found, or cards that lie face down, and is no bare table. Of a die in the
    table's colours little more than the pips is seen.

    Args:
        strange: where the picture shows something else than the bare table.
        known: fine mask of the things that are known to lie there.
        calibration: where the table is.
    """
    width = calibration.card_width() / strange.scale
    other = strange.other & strange.known & ~grown(known, _RIM * width)
    around = grown(other, die_size(width) / 2)
    for contour in cv2.findContours(around, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]:
        shape = np.asarray(contour.reshape(-1, 2), np.float32) * strange.scale
        if _cards(shape, calibration) > _MOST:
            cv2.drawContours(around, [contour], 0, 0, cv2.FILLED)
    return around


def overlooked_things(rest: Mask, scale: float, calibration: Calibration) -> tuple[UnknownSighting, ...]:
    """What changed and was not read, each with the rectangle around it: cards, or strips of them in a fan.

    Pieces that may be of one card are one: of a strip now and then only its two ends are seen.

    Args:
        rest: fine mask of what changed and shows neither the bare table nor what was read.
        scale: pixels to a fine one.
        calibration: where the table is.
    """
    gap = _GAP * calibration.card_width() / scale
    solid = cv2.morphologyEx(closed(rest, gap), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    contours, _ = cv2.findContours(solid, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    shapes = (np.asarray(contour.reshape(-1, 2), np.float32) * scale for contour in contours)
    strips = (shape for shape in shapes if _cards(shape, calibration) >= _STRIP)
    return tuple(_thing(shape, calibration) for shape in _by_cards(strips, calibration))


def _by_cards(pieces: Iterable[Points], calibration: Calibration) -> list[Points]:
    """Pieces in pixels, those together that fit on one card: shadows beside it are left over, too."""
    cards: list[Points] = []
    most = np.array(POKER_CARD) + 2 * SHADOW * POKER_CARD[0]
    for piece in pieces:
        for number, card in enumerate(cards):
            joined = np.concatenate([card, piece])
            _, sides, _ = cv2.minAreaRect(calibration.to_table(joined))
            if (np.sort(sides) <= most).all():
                cards[number] = joined
                break
        else:
            cards.append(piece)
    return cards


def _thing(shape: Points, calibration: Calibration) -> UnknownSighting:
    corners = np.asarray(cv2.boxPoints(cv2.minAreaRect(calibration.to_table(shape))), np.float32)
    outline = calibration.to_picture(corners)
    x, y = outline.mean(axis=0)
    return UnknownSighting((float(x), float(y)), outline, calibration.place_of(outline))


def _is_of_a_cards_size(shape: Points, calibration: Calibration) -> bool:
    within = np.abs(calibration.to_table(shape)) < np.array(calibration.table_size) / 2
    return bool(within.all()) and _AREAS[0] < _cards(shape, calibration) < _AREAS[1]


def _cards(shape: Points, calibration: Calibration) -> float:
    """The area of a shape in pixels, in areas of a card on the table."""
    return cv2.contourArea(calibration.to_table(shape)) / (POKER_CARD[0] * POKER_CARD[1])
