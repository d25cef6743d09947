"""A player who does anything that is allowed."""

from __future__ import annotations

from random import Random

from companion.games.up_and_down.players.view import Choice, Roll, UpAndDownPolicy, View
from companion.games.up_and_down.rules import PACK, Card, Change, Phase
from companion.games.up_and_down.rules.cards import CardSet


def random_policy() -> UpAndDownPolicy:
    """A player who does anything that is allowed."""
    return _choice


def _choice(view: View, random: Random) -> Choice:
    if view.public.phase is Phase.REVEAL:
        return _card(view.hand, random)
    kind = int(random.random() * 5)
    if kind == 0:
        return Roll.ROLL
    if kind == 1:
        return Change(view.player, face=view.layout.face.other)
    turn = (view.layout.turn + kind - 1) % 4
    return Change(view.player, facing=view.public.table.turns[turn])


def _card(hand: CardSet, random: Random) -> Card:
    for _ in range(int(random.random() * hand.bit_count())):
        hand &= hand - 1  # takes the lowest card away
    return PACK[(hand & -hand).bit_length() - 1]
