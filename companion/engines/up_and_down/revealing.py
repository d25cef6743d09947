"""Rulings on a trick, the checks in the order of the rules, and who wins it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Reason, Ruling
from companion.engines.up_and_down.cards import Card, CardSet, Face, card_set, cards_in
from companion.engines.up_and_down.events import Reveal
from companion.engines.up_and_down.layout import Layout, Phase
from companion.engines.up_and_down.table import Suits

if TYPE_CHECKING:
    from companion.engines.up_and_down.position import UpAndDownPosition

Hands = tuple[CardSet | None, ...]
Trick = tuple[Card, ...]


def rule(position: UpAndDownPosition, reveal: Reveal) -> Ruling[UpAndDownPosition]:
    """Rule on a trick."""
    if position.phase is Phase.GAME_OVER:
        return position.illegal("UAD-46", rounds=position.rounds_played)
    layout, leader, hands = position.layout, position.leader, position.hands
    if layout is None or leader is None or hands is None:
        return position.illegal("UAD-16", missing=position.missing)
    names = position.table.names
    if position.phase is Phase.CHANGE:
        return position.illegal("UAD-19", player=names[leader])
    cards = tuple([card for card in reveal.cards if card is not None])
    if len(cards) < len(names):
        lacking = tuple(names[player] for player, card in enumerate(reveal.cards) if card is None)
        return position.illegal("UAD-27", players=lacking, count=len(lacking))
    return _wrong_card(position, hands, cards) or _rule_trick(position, layout, leader, hands, cards)


def winner(layout: Layout, facing: Suits, trick: Trick) -> int | None:
    """Index of the player who wins a trick, None when nobody does (UAD-30 to UAD-36).

    Args:
        layout: face and trump value.
        facing: each player's own suit.
        trick: each player's card.
    """
    trump, up = layout.trump, layout.face is Face.UP
    values = [card.value for card in trick]
    best: int | None = None
    best_value = 0
    for player, value in enumerate(values):
        if values.count(value) > 1:
            continue
        if value == trump:
            return player
        if trick[player].suit is facing[player] and (
            best is None or (value > best_value if up else value < best_value)
        ):
            best, best_value = player, value
    return best


def _wrong_card(position: UpAndDownPosition, hands: Hands, trick: Trick) -> Ruling[UpAndDownPosition] | None:
    names, seen = position.table.names, 0
    for card in trick:
        if not card.in_game:
            return position.illegal("UAD-1", card=str(card))
    for card in trick:
        if card.bit & seen:
            return position.illegal("UAD-2", case="shown", card=str(card), player="")
        if card.bit & position.played:
            return position.illegal("UAD-2", case="played", card=str(card), player="")
        seen |= card.bit
    for player, hand in enumerate(hands):
        if hand is not None and (strays := seen & hand & ~trick[player].bit):
            card = cards_in(strays)[0]
            return position.illegal("UAD-2", case="held", card=str(card), player=names[player])
    for player, hand in enumerate(hands):
        if hand is not None and not hand & trick[player].bit:
            return position.illegal("UAD-29", player=names[player], card=str(trick[player]))
    return None


def _rule_trick(
    position: UpAndDownPosition, layout: Layout, leader: int, hands: Hands, trick: Trick
) -> Ruling[UpAndDownPosition]:
    table = position.table
    player = winner(layout, table.turns[layout.turn], trick)
    left = tuple([hand and hand & ~card.bit for hand, card in zip(hands, trick, strict=True)])
    following = position.after_trick(
        (leader + 1) % len(trick), left, position.played | card_set(trick), player
    )
    return following.legal(_effects(position, following, player), _reason(position, layout, trick, player))


def _effects(
    position: UpAndDownPosition, following: UpAndDownPosition, player: int | None
) -> tuple[Effect, ...]:
    if player is None:
        effects: tuple[Effect, ...] = (_POT,)
    elif position.pot:
        effects = (Effect(EffectKind.TRICK, player), _POT_WON)
    else:
        effects = (Effect(EffectKind.TRICK, player),)
    if following.phase is Phase.CHANGE:
        return effects
    if player is None:
        effects += (_POT_DISCARDED,)
    effects += (_ROUND_OVER,)
    return (*effects, _GAME_OVER) if following.phase is Phase.GAME_OVER else effects


def _reason(position: UpAndDownPosition, layout: Layout, trick: Trick, player: int | None) -> Reason:
    if player is None:
        return _NOBODY
    facts = (("player", position.table.names[player]), ("count", position.pot + 1))
    if trick[player].value == layout.trump:
        return Reason("uad-won-by-trump", (*facts, ("trump", layout.trump)))
    return Reason("uad-won-by-own-suit", (*facts, ("face", layout.face)))


_NOBODY = Reason("uad-nobody")

_POT, _POT_WON, _POT_DISCARDED = map(Effect, (EffectKind.POT, EffectKind.POT_WON, EffectKind.POT_DISCARDED))
_ROUND_OVER, _GAME_OVER = Effect(EffectKind.ROUND_OVER), Effect(EffectKind.GAME_OVER)
