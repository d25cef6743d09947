"""Rulings on a trick, the checks in the order of the rules, and what becomes of it."""

from __future__ import annotations

from functools import cache

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Fact, Reason, Ruling
from companion.games.up_and_down.rules.cards import CardSet, card_set, cards_in
from companion.games.up_and_down.rules.deciding import Trick, decide
from companion.games.up_and_down.rules.events import Reveal
from companion.games.up_and_down.rules.layout import Layout, Phase
from companion.games.up_and_down.rules.situation import SituationT, UpAndDownSituation

Hands = tuple[CardSet | None, ...]


def rule(position: SituationT, reveal: Reveal) -> Ruling[SituationT]:
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


def _wrong_card(position: SituationT, hands: Hands, trick: Trick) -> Ruling[SituationT] | None:
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
    position: SituationT, layout: Layout, leader: int, hands: Hands, trick: Trick
) -> Ruling[SituationT]:
    table = position.table
    decision = decide(layout, table.turns[layout.turn], table.names, trick)
    player = decision.winner
    left = tuple([hand and hand & ~card.bit for hand, card in zip(hands, trick, strict=True)])
    following = position.after_trick(
        (leader + 1) % len(trick), left, position.played | card_set(trick), player
    )
    becomes, clauses = _becomes(position, following, player)
    return following.legal(
        _effects(position, following, player),
        Reason(decision.key, (*decision.facts, ("becomes", becomes))),
        (*decision.clauses, *clauses, *_end(following)),
        tuple([card.code for card in decision.cancelled]) if decision.cancelled else (),
    )


def _becomes(
    position: UpAndDownSituation, following: UpAndDownSituation, player: int | None
) -> tuple[Fact, tuple[str, ...]]:
    """What becomes of the trick and the pot, and by which clauses; nothing is said of a trick simply won."""
    pot = position.pot
    if player is not None:
        return (_counted("uad-becomes-won", pot + 1), ("UAD-38",)) if pot else ("", ())
    if following.phase is Phase.CHANGE:
        return _counted("uad-becomes-pot", pot + 1), ("UAD-37",) if pot else ()
    return _counted("uad-becomes-discarded", pot), ("UAD-39",)


@cache
def _counted(key: str, count: int) -> Reason:
    return Reason(key, (("count", count),))


def _end(following: UpAndDownSituation) -> tuple[str, ...]:
    """The clauses by which a round is over, and with it the game."""
    if following.phase is Phase.CHANGE:
        return ()
    if following.phase is Phase.ROUND_OVER:
        return ("UAD-41",)
    return ("UAD-41", "UAD-44") if len(following.winners) == 1 else ("UAD-41", "UAD-44", "UAD-45")


def _effects(
    position: UpAndDownSituation, following: UpAndDownSituation, player: int | None
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


_POT, _POT_WON, _POT_DISCARDED = map(Effect, (EffectKind.POT, EffectKind.POT_WON, EffectKind.POT_DISCARDED))
_ROUND_OVER, _GAME_OVER = Effect(EffectKind.ROUND_OVER), Effect(EffectKind.GAME_OVER)
