"""An eye that errs now and then: quick to try table readers with, and harder on them than most pictures.

It gets what an eye without fault would see, and reads it as a camera might: a little beside its place, in
doubt, misread, or not at all. What nobody touched it reads as before, as the watcher does.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Final

from vision.scene.identity import Thing, sightings_of, things_of
from vision.sightings import CardSighting, DieSighting, Place, Sightings, UnknownSighting, UpDownSighting

Looks = tuple[object, ...]

TOUCHED: Final = 70.0
"""Millimetres around what came, went or moved within which all is read anew: about the width of a card."""

_BESIDE: Final = 0.8
"""Millimetres and degrees, one standard deviation, by which a thing is read beside its place: about what
`python -m companion.bench.pieces` finds for pictures at home."""


class Slip(enum.Enum):
    """What may go wrong in reading a thing."""

    UNSEEN = "unseen"
    """It is not seen at all."""
    DOUBTFUL = "doubtful"
    """It may be what it is, or something else; a die and the UP&DOWN card are not sure."""
    ASTRAY = "astray"
    """It may be what it is, but something else is likelier."""
    MISREAD = "misread"
    """It is surely taken for something else."""


WHOLE: Final = {Slip.DOUBTFUL: 0.004, Slip.ASTRAY: 0.0005}
STRIP: Final = {Slip.UNSEEN: 0.02, Slip.DOUBTFUL: 0.04, Slip.ASTRAY: 0.005, Slip.MISREAD: 0.0025}
BACK: Final = {Slip.UNSEEN: 0.03}
DIE: Final = {Slip.UNSEEN: 0.01, Slip.DOUBTFUL: 0.02, Slip.ASTRAY: 0.005}
UPDOWN: Final = {Slip.DOUBTFUL: 0.02}
"""How often that happens: far more often than in pictures at home, so that few games show what many would."""

SURE, UNSURE = 0.98, 0.6
"""Confidence of what is surely taken for something, and of what is in doubt."""


class ErringEye:
    """Reads what is seen, scene after scene.

    Args:
        seed: which errors are made.
        strength: how many: 2 for twice as many.
    """

    def __init__(self, seed: int, strength: float = 1.0) -> None:
        self._random = Random(seed)
        self._strength = strength
        self._codes: set[str] = set()
        self._lay: dict[Looks, Thing] = {}
        self._read: dict[Looks, Thing | None] = {}
        self._told: dict[Looks, Thing] = {}

    def read(self, seen: Sightings) -> Sightings:
        """What this eye reads of all that an eye without fault sees."""
        self._codes |= {card.code for card in seen.cards if card.code}
        lie, lay = {_looks(thing): thing for thing in things_of(seen)}, self._lay
        changed = [(lay | lie)[looks] for looks in lay.keys() ^ lie.keys()]
        self._read = {
            looks: self._reading(thing)
            if looks not in self._read or _is_touched(thing, changed)
            else self._read[looks]
            for looks, thing in lie.items()
        }
        self._lay = lie
        return sightings_of(tuple(thing for thing in self._read.values() if thing is not None))

    def overlooked(self) -> tuple[UnknownSighting, ...]:
        """What has come since this was asked last, and is not seen: something shows there all the same."""
        told, self._told = self._told, self._lay
        unseen = (
            thing for looks, thing in self._lay.items() if looks not in told and self._read[looks] is None
        )
        return tuple(
            UnknownSighting(thing.centre, None, thing.place)
            for thing in unseen
            if isinstance(thing, CardSighting)
        )

    def _slip(self, odds: Mapping[Slip, float]) -> Slip | None:
        """What goes wrong now, None for nothing."""
        at = self._random.random() / self._strength
        for slip, share in odds.items():
            at -= share
            if at < 0.0:
                return slip
        return None

    def _reading(self, thing: Thing) -> Thing | None:
        """One thing as it is read now, None where it is not seen."""
        beside = replace(thing, place=self._beside(thing.place))
        match beside:
            case CardSighting():
                return self._card(beside)
            case UnknownSighting():
                return None if self._slip(BACK) else beside
            case DieSighting():
                return self._die(beside)
            case UpDownSighting():
                doubtful = self._slip(UPDOWN)
                return replace(beside, confidence=UNSURE) if doubtful else beside

    def _beside(self, place: Place | None) -> Place | None:
        if place is None:
            return None
        x, y, turn = (self._random.gauss(at, _BESIDE) for at in (place.x, place.y, place.turn))
        return Place(x, y, turn % 360.0)

    def _card(self, card: CardSighting) -> CardSighting | None:
        if card.code is None:
            return card
        other = self._random.choice(sorted(self._codes - {card.code}) or [card.code])
        match self._slip(STRIP if card.partial else WHOLE):
            case Slip.UNSEEN:
                return None
            case Slip.DOUBTFUL:
                return _as_read(card, None, ((card.code, UNSURE), (other, 0.3)))
            case Slip.ASTRAY:
                return _as_read(card, None, ((other, UNSURE), (card.code, 0.3)))
            case Slip.MISREAD:
                return _as_read(card, other, ((other, 0.85), (card.code, 0.1)))
        return _as_read(card, card.code, ((card.code, SURE),))

    def _die(self, die: DieSighting) -> DieSighting | None:
        match self._slip(DIE):
            case Slip.UNSEEN:
                return None
            case Slip.DOUBTFUL:
                return replace(die, confidence=UNSURE)
            case Slip.ASTRAY:
                return replace(die, value=self._random.randint(1, 6), confidence=UNSURE)
        return replace(die, confidence=0.995)


def _as_read(card: CardSighting, code: str | None, candidates: tuple[tuple[str, float], ...]) -> CardSighting:
    return replace(card, code=code, confidence=candidates[0][1], candidates=candidates)


def _looks(thing: Thing) -> Looks:
    """How a thing lies and looks: where that stays, nobody has touched it."""
    match thing:
        case CardSighting():
            return thing.place, thing.code, thing.partial
        case DieSighting():
            return thing.place, thing.value
        case UpDownSighting():
            return thing.place, thing.face
    return (thing.place,)


def _is_touched(thing: Thing, changed: Iterable[Thing]) -> bool:
    here = thing.place
    return any(
        here is None or other.place is None or here.distance(other.place) < TOUCHED for other in changed
    )
