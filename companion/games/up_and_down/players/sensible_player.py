"""A player who changes the rules to suit the own hand and plays the card that is most worth it."""

from __future__ import annotations

from random import Random

from companion.games.up_and_down.players.view import Choice, Roll, UpAndDownPolicy, View
from companion.games.up_and_down.rules import PACK, Card, Change, Face, Layout, Phase, Suit
from companion.games.up_and_down.rules.cards import CardSet, card_set, cards_in

VALUES = range(2, 13)
OF_SUIT = {suit: card_set(tuple(card for card in PACK if card.suit is suit)) for suit in Suit}
OF_VALUE = {value: card_set(tuple(card for card in PACK if card.value == value)) for value in VALUES}
BETTER = {
    Face.UP: {value: card_set(tuple(card for card in PACK if card.value > value)) for value in VALUES},
    Face.DOWN: {value: card_set(tuple(card for card in PACK if card.value < value)) for value in VALUES},
}
"""The cards that are better than a value, by face (UAD-30)."""

TYPICAL_DICE = {total: (total // 2, total - total // 2) for total in VALUES}
WAYS = {total: 6 - abs(7 - total) for total in VALUES}
"""In how many of 36 ways two dice give a sum."""

COST_OF_A_CARD = 0.1
"""What the best card in hand is worth for later tricks, in tricks (found by playing against itself)."""


def sensible_policy() -> UpAndDownPolicy:
    """A player who plays to win, from the own hand and what lies open."""
    return _choice


def _choice(view: View, random: Random) -> Choice:  # noqa: ARG001  the sensible player leaves nothing to chance
    if view.public.phase is Phase.REVEAL:
        return _best(view, view.layout)[1]
    return _change(view)


def _change(view: View) -> Change | Roll:
    layout = view.layout
    flip = Layout(layout.face.other, layout.dice, layout.turn)
    value, change = _best(view, flip)[0], Change(view.player, face=flip.face)
    for turn, suits in enumerate(view.public.table.turns):
        if turn != layout.turn:
            rotated = _best(view, Layout(layout.face, layout.dice, turn))[0]
            if rotated > value:
                value, change = rotated, Change(view.player, facing=suits)
    return Roll.ROLL if _value_of_a_roll(view) > value else change


def _value_of_a_roll(view: View) -> float:
    layout = view.layout
    sums = [total for total in VALUES if total != layout.trump]
    worth = [
        WAYS[total] * _best(view, Layout(layout.face, TYPICAL_DICE[total], layout.turn))[0] for total in sums
    ]
    return sum(worth) / sum(WAYS[total] for total in sums)


def _best(view: View, layout: Layout) -> tuple[float, Card]:
    """The card to play with this layout, and what it is worth, in tricks."""
    unseen, prize = view.unseen, view.public.pot + 1
    return max(
        ((prize * _chance(view, layout, card, unseen) - _cost(card), card) for card in cards_in(view.hand)),
        key=lambda worth: worth[0],
    )


def _cost(card: Card) -> float:
    """What is lost when the card is gone: high and low cards win later tricks more often than others."""
    return COST_OF_A_CARD * abs(card.value - 7) / 5


def _chance(view: View, layout: Layout, card: Card, unseen: CardSet) -> float:
    """How likely the card wins the trick if everybody else plays any unseen card."""
    suits, trump, value = view.public.table.turns[layout.turn], layout.trump, card.value
    if value != trump and card.suit is not suits[view.player]:
        return 0.0
    chance, cards = 1.0, unseen.bit_count()
    for player, suit in enumerate(suits):
        if player == view.player:
            continue
        threats = OF_VALUE[value]
        if value != trump:
            threats |= OF_VALUE[trump] | OF_SUIT[suit] & BETTER[layout.face][value]
        chance *= 1 - (threats & unseen).bit_count() / cards
    return chance
