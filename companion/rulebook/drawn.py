"""What an example shows: groups of cards, dice and the UP&DOWN card, each with a label."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines import Reason


@dataclass(frozen=True, slots=True)
class Face:
    """A card face up.

    Attributes:
        deck: name of the drawn deck.
        code: of the card.
        look: in which of its looks, as `companion.decks.drawn.deck.DrawnDeck` counts them.
        struck: whether it is struck through, as another card of the trick cancelled it.
    """

    deck: str
    code: str
    look: int = 0
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Back:
    """A card face down.

    Attributes:
        deck: name of the drawn deck.
        pile: whose back it has, as `companion.decks.drawn.deck.DrawnDeck` counts the piles.
    """

    deck: str
    pile: int = 0


@dataclass(frozen=True, slots=True)
class Die:
    """A die that shows a number from 1 to 6."""

    value: int


@dataclass(frozen=True, slots=True)
class UpDownCard:
    """The UP&DOWN card.

    Attributes:
        up: whether the face UP is seen.
        ring: letters of the suits at its edges, clockwise from the upper one.
    """

    up: bool
    ring: tuple[str, ...]


Thing = Face | Back | Die | UpDownCard


@dataclass(frozen=True, slots=True)
class Group:
    """Things that belong together.

    Attributes:
        label: what they are.
        things: from left to right; nothing where the label says it all.
    """

    label: Reason
    things: tuple[Thing, ...] = ()


def faces(deck: str, codes: tuple[str, ...] | list[str]) -> tuple[Face, ...]:
    """Cards of one deck, face up."""
    return tuple(Face(deck, code) for code in codes)
