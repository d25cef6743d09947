"""What several frames of one steady table agree on.

Probabilities are averaged over the frames and never sharpened: frames of one still thing share their
mistakes, so that a product of them is sure of what each of them only guesses. A thing is accepted when the
mean passes the threshold of a single frame and no frame says otherwise; the best view gives its outline.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

import numpy as np

from vision.assignment import cheapest_pairs
from vision.scene.identity import Thing, things_of
from vision.sightings import (
    NOTHING,
    CardSighting,
    DieSighting,
    Sightings,
    UnknownSighting,
    UpDownSighting,
)

FEWEST_FRAMES = 2
"""Frames that must agree before anything is believed: enough where each of them is sure of all it saw."""

USUAL_FRAMES = 3
"""Frames that must agree otherwise."""

_SURE = 0.95
"""Probability that each single frame must reach for the fewest frames to do."""

ACCEPT = 0.8
"""Mean probability from which a reading is believed, if half of the frames alone name it. Frames of one table
share light and blur: three of which one named a -2 a +2, at .82, .85 and .82, had been believed."""

_ACCEPT_UNANIMOUS = 0.7
"""The same where each single frame already passed its reader's own rule (both indices of a card agree)."""

_CONTRADICTION = 0.5
"""A frame that gives another reading more than this contradicts."""

_THERE, _NOT_THERE = 0.75, 0.25
"""A thing seen in at least, or at most, this part of the frames is there, or is not; between them: wait."""

_TOLD = 0.5
"""What is seen in at least this part of the frames is told, in doubt where it is not agreed."""

_NO_CARD = 0.35
"""A card whose likeliest code has a lower mean probability is print that looks like an index now and then."""

_PRINT = 0.45
"""A die with a lower mean probability is the table's print, taken for a doubtful die now and then."""

_ALIKE = 0.1
"""Frames that give a card probabilities this close, all of them this far below what is believed, would go on
so: more frames average noise out, and there is hardly any."""

_PAIR = 2
"""Dice on a table at most. Of frames in which so many are sure a third thing, less than sure, is print: it
was told now and then for a one, and held the ruling up by half a second."""

_SAME_TURN = 0.8
"""Cosine between the tops of two sightings of the UP&DOWN card that lie alike: chosen so that 37 degrees are
forgiven, well short of the quarter turn that is another lie."""

_MOST_CANDIDATES = 5
"""Codes that are told of a card at most, the likeliest first: as many as a question may offer."""

CardLike = CardSighting | UnknownSighting
T = TypeVar("T", bound=Thing)


@dataclass(frozen=True, slots=True)
class Agreement:
    """What the frames say together.

    Attributes:
        sightings: the things that at least half of the frames saw, doubtful ones among them.
        certain: whether the frames leave no doubt.
        settled: whether more of such frames would say the same: they are certain, or their doubt would stay.
    """

    sightings: Sightings
    certain: bool
    settled: bool


@dataclass(frozen=True, slots=True)
class _Said(Generic[T]):
    """What the frames say of one kind of thing.

    Attributes:
        things: those to be told, doubtful ones among them.
        certain: whether the frames leave no doubt of any.
        settled: whether they are certain, or more of such frames would leave the same doubt.
        hesitates: whether some frame is less than sure of what another one may make sure.
    """

    things: tuple[T, ...]
    certain: bool
    settled: bool
    hesitates: bool


def _same_code(one: Thing, other: Thing) -> bool:
    return isinstance(one, CardSighting) and isinstance(other, CardSighting) and one.code == other.code


def _grouped(frames: Sequence[Sequence[T]], radius: float) -> list[list[T | None]]:
    """One group a thing, with an entry for each frame: its sighting there, or None."""
    groups: list[list[T | None]] = []
    for index, seen in enumerate(frames):
        pairs = cheapest_pairs(groups, seen, lambda group, thing: _distance(thing, group, radius), radius)
        at = dict(pairs)
        for number, group in enumerate(groups):
            group.append(seen[at[number]] if number in at else None)
        found = set(at.values())
        groups += [[None] * index + [thing] for number, thing in enumerate(seen) if number not in found]
    return groups


def _distance(thing: T, group: Sequence[T | None], radius: float) -> float:
    """Pixels from a thing to where a group saw it last; less where both are the same card."""
    last = next(seen for seen in reversed(group) if seen is not None)
    away = math.dist(thing.centre, last.centre)
    return away / 2 if _same_code(thing, last) else away + radius / 4


def _probabilities(card: CardSighting) -> dict[str, float]:
    spread = dict(card.candidates)
    if card.code is not None:
        spread[card.code] = max(card.confidence, spread.get(card.code, 0.0))
    return spread


def _presence(group: Sequence[Thing | None]) -> float:
    return sum(seen is not None for seen in group) / len(group)


def _is_agreed(there: float, sure: bool) -> bool:
    """Whether something is not there by nearly all frames, or surely is what they say by most of them."""
    return there <= _NOT_THERE or (sure and there >= _THERE)


def _agreed_card(group: Sequence[CardLike | None]) -> tuple[CardLike, bool]:
    """The card that a group shows, and whether there is no doubt about it."""
    cards = [seen for seen in group if isinstance(seen, CardSighting)]
    others = [seen for seen in group if isinstance(seen, UnknownSighting)]
    if len(cards) < len(others) or not cards:
        return others[-1], True
    ranked = _ranked(cards, len(group))
    if not ranked:
        return cards[-1], False
    best, mean = ranked[0]
    named = sum(card.code == best for card in cards)
    unanimous = named == len(group)
    enough = (mean >= ACCEPT and 2 * named >= len(group)) or (unanimous and mean >= _ACCEPT_UNANIMOUS)
    certain = enough and not any(_contradicts(card, best) for card in cards)
    view = max(cards, key=lambda card: (card.outline is not None, _probabilities(card).get(best, 0.0)))
    candidates = tuple(ranked[:_MOST_CANDIDATES])
    said = replace(view, code=best if certain else None, confidence=mean, candidates=candidates)
    return said, certain


def _ranked(cards: Sequence[CardSighting], frames: int) -> list[tuple[str, float]]:
    """Codes with their mean probabilities over so many frames, the likeliest first."""
    sums: defaultdict[str, float] = defaultdict(float)
    for card in cards:
        for code, probability in _probabilities(card).items():
            sums[code] += probability
    return sorted(((code, total / frames) for code, total in sums.items()), key=lambda pair: -pair[1])


def _contradicts(card: CardSighting, code: str) -> bool:
    """Whether a frame's card is likely another one than that code."""
    said = _probabilities(card).items()
    return any(other != code and probability > _CONTRADICTION for other, probability in said)


def _stays_doubtful(group: Sequence[CardLike | None]) -> bool:
    """Whether every frame guesses the same card, about as surely, and none nearly surely enough."""
    likeliest = [
        max(_probabilities(seen).items(), key=lambda pair: pair[1])
        for seen in group
        if isinstance(seen, CardSighting) and seen.candidates
    ]
    if len(likeliest) < len(group) or len({code for code, _ in likeliest}) > 1:
        return False
    chances = [chance for _, chance in likeliest]
    return max(chances) <= min(min(chances) + _ALIKE, _ACCEPT_UNANIMOUS - _ALIKE)


def _is_read_at_times(group: Sequence[CardLike | None]) -> bool:
    """Whether some frame is sure of a card that most others do not see: people are asked, not passed over.

    A strip among four others of the same value was read in one of three frames, and the set told as four.
    """
    return any(isinstance(seen, CardSighting) and seen.code and seen.confidence >= _SURE for seen in group)


def _said_of_card(group: Sequence[CardLike | None]) -> _Said[CardLike]:
    """What the frames say of one card, face up or down; it is not told where it is hardly there."""
    thing, sure = _agreed_card(group)
    there = _presence(group)
    agreed, stays = _is_agreed(there, sure), _stays_doubtful(group)
    told = there >= _TOLD
    if isinstance(thing, CardSighting):
        at_times = not agreed and _is_read_at_times(group)
        told = at_times or (told and thing.confidence >= _NO_CARD)
    return _Said((thing,) if told else (), agreed, agreed or stays, not stays and _hesitates(group))


def _said_of_cards(frames: Sequence[Sightings], radius: float) -> _Said[CardLike]:
    """What the frames say of all cards, of which those closer than a radius in pixels are one."""
    card_like: list[tuple[CardLike, ...]] = [(*seen.cards, *seen.unknown) for seen in frames]
    said = [_said_of_card(group) for group in _grouped(card_like, radius)]
    return _Said(
        tuple(thing for one in said for thing in one.things),
        certain=all(one.certain for one in said),
        settled=all(one.settled for one in said),
        hesitates=any(one.hesitates for one in said),
    )


def _agreed_die(group: Sequence[DieSighting | None]) -> tuple[DieSighting, bool]:
    """The die that a group shows, and whether there is no doubt about its number."""
    seen = [die for die in group if die is not None]
    sums: defaultdict[int, float] = defaultdict(float)
    for die in seen:
        sums[die.value] += die.confidence
    best = max(sums, key=lambda value: sums[value])
    mean = sums[best] / len(group)
    contradicted = any(die.value != best and die.confidence > _CONTRADICTION for die in seen)
    view = max((die for die in seen if die.value == best), key=lambda die: die.confidence)
    said = replace(view, confidence=mean)
    return said, said.is_sure and not contradicted


def _said_of_dice(frames: Sequence[Sightings], radius: float, others: int) -> _Said[DieSighting]:
    """What the frames say of all dice.

    Args:
        frames: what was seen in each frame.
        radius: dice closer than so many pixels are one.
        others: how many dice surely lie elsewhere.
    """
    seen = [
        (*_agreed_die(group), _presence(group)) for group in _grouped([one.dice for one in frames], radius)
    ]
    paired = others + sum(sure and there >= _THERE for _, sure, there in seen) >= _PAIR
    dice = [one for one in seen if len(frames) < FEWEST_FRAMES or one[0].confidence >= _PRINT]
    agreed = [_is_agreed(there, sure) for _, sure, there in dice]
    return _Said(
        tuple(die for die, _, there in dice if there >= _TOLD),
        certain=all(agreed),
        settled=all(
            is_agreed or (paired and not sure) for is_agreed, (_, sure, _) in zip(agreed, dice, strict=True)
        ),
        hesitates=any(_hesitates(one.dice) for one in frames),
    )


def _same_lie(one: UpDownSighting, other: UpDownSighting) -> bool:
    """Whether two sightings of the UP&DOWN card show the same face and the same quarter turn."""
    turn = float(np.dot(one.up, other.up))
    return one.face is other.face and one.suits == other.suits and turn > _SAME_TURN


def _agreed_updown(group: Sequence[UpDownSighting | None]) -> tuple[UpDownSighting | None, bool]:
    """The UP&DOWN card that the frames agree on, and whether they do; None and True when there is none."""
    seen = [card for card in group if card is not None]
    if not seen:
        return None, True
    best = max(seen, key=lambda card: card.confidence)
    alike = [card for card in seen if _same_lie(card, best)]
    mean = sum(card.confidence for card in alike) / len(group)
    if len(seen) / len(group) <= _NOT_THERE:
        return None, True
    contradicted = any(card.confidence > _CONTRADICTION for card in seen if not _same_lie(card, best))
    certain = mean >= ACCEPT and not contradicted
    return (replace(best, confidence=mean) if certain or mean >= _CONTRADICTION else None), certain


def _said_of_updown(frames: Sequence[Sightings]) -> _Said[UpDownSighting]:
    """What the frames say of the UP&DOWN card: a doubt about it may always be lifted by another frame."""
    group = [seen.updown for seen in frames]
    card, certain = _agreed_updown(group)
    return _Said(() if card is None else (card,), certain, settled=certain, hesitates=_hesitates(group))


def agreement(
    frames: Sequence[Sightings], card_width: float, die_size: float, elsewhere: Sightings = NOTHING
) -> Agreement:
    """What all the frames say together.

    Args:
        frames: what was seen in each frame, the sharpest first, which says what lies face down; at least one.
        card_width: width of a card in pixels: cards closer than a third of it in two frames are one.
        die_size: edge of a die in pixels: dice closer than this in two frames are one.
        elsewhere: what is known to lie there besides, and was not read in these frames.
    """
    cards = _said_of_cards(frames, card_width / 3)
    dice = _said_of_dice(frames, die_size, sum(die.is_sure for die in elsewhere.dice))
    updown = _said_of_updown(frames)
    hesitates = cards.hesitates or dice.hesitates or updown.hesitates
    enough = len(frames) >= (USUAL_FRAMES if hesitates else FEWEST_FRAMES)
    return Agreement(
        Sightings(
            tuple(thing for thing in cards.things if isinstance(thing, CardSighting)),
            tuple(thing for thing in cards.things if isinstance(thing, UnknownSighting)),
            dice.things,
            updown.things[0] if updown.things else None,
            frames[0].face_down,
        ),
        certain=enough and cards.certain and dice.certain and updown.certain,
        settled=enough and cards.settled and dice.settled and updown.settled,
    )


def _hesitates(seen: Iterable[Thing | None]) -> bool:
    """Whether one of some sightings is less than sure."""
    named = (thing for thing in seen if thing is not None and not isinstance(thing, UnknownSighting))
    return any(thing.confidence < _SURE for thing in named)


def is_doubtful(seen: Sightings) -> bool:
    """Whether a scene holds something that could not be read for certain."""
    return any(map(is_in_doubt, things_of(seen)))


def is_in_doubt(thing: Thing) -> bool:
    """Whether a thing could not be read for certain."""
    if isinstance(thing, CardSighting):
        return thing.code is None
    if isinstance(thing, DieSighting):
        return not thing.is_sure
    return isinstance(thing, UpDownSighting) and thing.confidence < ACCEPT
