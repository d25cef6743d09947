"""How UP&DOWN card and dice lie in the middle of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.games.up_and_down.rules.cards import Face
from vision.sightings import Place, UpDownSighting

SKEW: Final = 27.0
"""Degrees by which the UP&DOWN card may lie askew and still point to the players without doubt."""

SURE_CARD: Final = 0.7
"""Confidence in the UP&DOWN card below which neither face nor turn is known, and it is looked at again."""


@dataclass(frozen=True, slots=True)
class Middle:
    """What lies in the middle: the things that a change alters.

    Attributes:
        face: the face that lies upwards, None when the card is not seen (or not for certain).
        turn: which turn of the ring lies there: the player at side ``s`` faces ``ring[(s + turn) % 4]``; None
            when the card is not seen, or lies too much askew to tell.
        dice: the two numbers in ascending order, None unless exactly two dice are seen.
    """

    face: Face | None
    turn: int | None
    dice: tuple[int, int] | None

    @property
    def complete(self) -> bool:
        """Whether all three are seen."""
        return None not in (self.face, self.turn, self.dice)

    def has_card_as(self, other: Middle) -> bool:
        """Whether the card lies as in another middle, whatever the dice show."""
        return (self.face, self.turn) == (other.face, other.turn)


NOTHING_KNOWN: Final = Middle(None, None, None)


def is_certain(thing: object) -> bool:
    """Whether a thing is the UP&DOWN card, read for certain."""
    return isinstance(thing, UpDownSighting) and thing.confidence >= SURE_CARD


def how_it_lies(thing: object, ring: tuple[str, ...], word: str | None = None) -> Middle:
    """How the UP&DOWN card lies: by people's word, if there is one, where it is not read for certain."""
    if isinstance(thing, UpDownSighting) and is_certain(thing):
        turn = turn_of_ring(thing.suits, thing.place, ring) if thing.place else None
        return Middle(Face(thing.face.value), turn, None)
    if word:
        face, said = word.split()
        return Middle(Face(face), int(said), None)
    return NOTHING_KNOWN


def turn_of_ring(suits: tuple[str, ...], place: Place, ring: tuple[str, ...]) -> int | None:
    """The ring's turn from the suits clockwise from the card's top edge; None when it lies askew.

    The lower edge of the table is side 0 and lies 180 degrees clockwise from the upper edge, to which a card
    with turn 0 points; so side 0 is faced by the suit ``(180 - turn) / 90`` edges on from the top edge.
    """
    edges = (180.0 - place.turn) / 90.0
    nearest = round(edges)
    if abs(edges - nearest) * 90.0 > SKEW:
        return None
    return ring.index(suits[nearest % 4])
