"""What can happen in Up & Down.

Players are indexes into the header; a tuple by player holds None for whoever is left out.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.up_and_down.rules.cards import Card, Face, Suit

Dice = tuple[int, int]
"""What the two dice show, 1 to 6 each, as written (UAD-11)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of a round are dealt.

    Attributes:
        hands: by player, None for a hidden hand.
    """

    hands: tuple[tuple[Card, ...] | None, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """Dice and UP&DOWN card are laid out for a round.

    Attributes:
        dice: what they show.
        face: the side of the UP&DOWN card that lies up.
        facing: by player, the suit named for that player.
    """

    dice: Dice
    face: Face
    facing: tuple[Suit | None, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """The leader's change of the rules; None for what was not mentioned.

    Attributes:
        player: who made it.
        face: the face after it.
        dice: what the dice show after it.
        facing: by player, the suit named for that player after it.
    """

    player: int | None = None
    face: Face | None = None
    dice: Dice | None = None
    facing: tuple[Suit | None, ...] | None = None


@dataclass(frozen=True, slots=True)
class Reveal:
    """A trick is revealed.

    Attributes:
        cards: by player, None for whoever shows no card.
    """

    cards: tuple[Card | None, ...]


Event = Deal | Setup | Change | Reveal
"""Everything that happens in this game."""
