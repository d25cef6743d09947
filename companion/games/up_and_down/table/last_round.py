"""What lies in the middle as the last round left it: while some of it does, the next one is not set up.

The dice are rolled and the card is thrown (UAD-10, UAD-12). These may be two visits of an arm, between which
all lies there as if it were done: so both dice and the card must have been away, moved or turned. What is
rolled or thrown hardly ever comes to rest just as it lay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.games.up_and_down.rules.cards import Face
from companion.games.up_and_down.table.dice import KnownDice, KnownDie, as_they_lie
from companion.games.up_and_down.table.layout import SURE_CARD, Layout, Middle
from vision.sightings import DieSighting, Place, Sightings

STILL_CARD: Final = 5.0
"""Millimetres within which the UP&DOWN card lies where it lay. A pixel is about a millimetre of the table."""

STILL_TURN: Final = 5.0
"""Degrees within which it lies as it lay."""


@dataclass(frozen=True, slots=True)
class LeftCard:
    """The UP&DOWN card that nobody has touched, as far as it was seen.

    Attributes:
        face: the face upwards, None where it is not known.
        turn: the turn of the ring, None where it is not known.
        place: where it lies, None where it was not read for certain.
    """

    face: Face | None
    turn: int | None
    place: Place | None

    def may_be(self, now: LeftCard) -> bool:
        """Whether what lies there now may be this card as it lay."""
        if None not in (self.face, now.face) and self.face is not now.face:
            return False
        if None not in (self.turn, now.turn) and self.turn != now.turn:
            return False
        if self.place is None or now.place is None:
            return True
        askew = (now.place.turn - self.place.turn + 45.0) % 90.0 - 45.0
        return self.place.distance(now.place) <= STILL_CARD and abs(askew) <= STILL_TURN

    def completed(self, now: LeftCard) -> LeftCard:
        """With what was not known of it and is seen now."""
        turn = now.turn if self.turn is None else self.turn
        return LeftCard(self.face or now.face, turn, self.place or now.place)


@dataclass(frozen=True, slots=True)
class LastRound:
    """What lies in the middle as it lay when the round was over.

    Attributes:
        card: the UP&DOWN card, None once it was thrown.
        dice: those of the dice that were not rolled.
    """

    card: LeftCard | None
    dice: tuple[KnownDie, ...]

    @property
    def things(self) -> str | None:
        """What lies there still: ``"card"``, ``"dice"`` or ``"both"``; None for nothing."""
        if self.card is None:
            return "dice" if self.dice else None
        return "both" if self.dice else "card"

    def after(self, layout: Layout, seen: Sightings, *, touched: bool) -> LastRound:
        """What of it lies there still.

        Args:
            layout: what lies on the table now.
            seen: the same as the eye sees it.
            touched: whether a hand was seen meanwhile.
        """
        card, now = self.card, _card(layout, seen)
        still = None if card is None or now is None or not card.may_be(now) else card.completed(now)
        return LastRound(still, tuple(die for die in self.dice if _is_among(die, seen.dice, touched=touched)))


def as_it_is_left(layout: Layout, seen: Sightings, known: KnownDice, lies: Middle) -> LastRound:
    """All that lies in the middle, nothing of it touched.

    Args:
        layout: what lies on the table.
        seen: the same as the eye sees it.
        known: what is known of the dice, whatever is read.
        lies: how the middle lies by the position, where nothing tells how it does.
    """
    card = _card(layout, seen)
    if card is not None:
        card = card.completed(replace(card, face=lies.face, turn=lies.turn))
    return LastRound(card, as_they_lie(seen.dice, known))


def _card(layout: Layout, seen: Sightings) -> LeftCard | None:
    """The UP&DOWN card as far as it is seen, None where nothing may be it."""
    middle = layout.middle
    if middle.face is None and layout.doubtful_card is None:
        return None
    surely = seen.updown if seen.updown and seen.updown.confidence >= SURE_CARD else None
    return LeftCard(middle.face, middle.turn, surely.place if surely else None)


def _is_among(die: KnownDie, seen: Sequence[DieSighting], *, touched: bool) -> bool:
    """Whether a die lies there still."""
    return any(die.lies_still(one, touched=touched) for one in seen)
