"""Rulings on a round's deal and setup, the checks in the order of the rules."""

from __future__ import annotations

from companion.engines.ruling import Reason, Ruling
from companion.games.up_and_down.rules.cards import Suit, card_set
from companion.games.up_and_down.rules.events import Deal, Setup
from companion.games.up_and_down.rules.layout import Layout, Phase
from companion.games.up_and_down.rules.situation import SituationT
from companion.games.up_and_down.rules.table import misfit


def rule_deal(position: SituationT, deal: Deal) -> Ruling[SituationT]:
    """Rule on a deal."""
    if position.phase is Phase.GAME_OVER:
        return position.illegal("UAD-46", rounds=position.rounds_played)
    if position.hands is not None:
        return position.illegal("UAD-9")
    return _wrong_cards(position, deal) or _dealt(position, deal)


def rule_setup(position: SituationT, setup: Setup) -> Ruling[SituationT]:
    """Rule on a setup."""
    table = position.table
    if position.phase is Phase.GAME_OVER:
        return position.illegal("UAD-46", rounds=position.rounds_played)
    if position.layout is not None:
        return position.illegal("UAD-15")
    turn = table.turn_of(setup.facing)
    if turn is None:
        return position.illegal("UAD-5", **misfit(table, setup.facing))
    if Suit.CLUBS not in table.turns[turn]:
        return position.illegal("UAD-14", suits=tuple(suit.sign for suit in table.turns[turn]))
    leader = table.turns[turn].index(Suit.CLUBS)
    layout = Layout(setup.face, setup.dice, turn)
    following = position.prepared(layout, leader, position.hands)
    facts = (("player", table.names[leader]), ("trump", layout.trump), ("face", layout.face.value))
    worked_out = ("UAD-5",) if None in setup.facing else ()
    anew = ("UAD-43",) if position.rounds_played else ()
    return following.legal((), Reason("uad-set-up", facts), (*worked_out, "UAD-10", "UAD-17", *anew))


def _wrong_cards(position: SituationT, deal: Deal) -> Ruling[SituationT] | None:
    names, size = position.table.names, position.table.hand_size
    named = [(names[player], hand) for player, hand in enumerate(deal.hands) if hand is not None]
    for _, hand in named:
        for card in hand:
            if not card.in_game:
                return position.illegal("UAD-1", card=str(card))
    for name, hand in named:
        if len(hand) != size:
            return position.illegal("UAD-7", player=name, count=len(hand), needed=size)
    seen = 0
    for _, hand in named:
        for card in hand:
            if card.bit & seen:
                return position.illegal("UAD-2", case="dealt", card=str(card), player="")
            seen |= card.bit
    return None


def _dealt(position: SituationT, deal: Deal) -> Ruling[SituationT]:
    hands = tuple(None if hand is None else card_set(hand) for hand in deal.hands)
    following = position.prepared(position.layout, position.leader, hands)
    return following.legal((), Reason("uad-dealt", (("count", position.table.hand_size),)), ())
