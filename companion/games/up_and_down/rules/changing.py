"""Rulings on the leader's change, the checks in the order of the rules."""

from __future__ import annotations

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Reason, Ruling
from companion.games.up_and_down.rules.events import Change
from companion.games.up_and_down.rules.layout import Layout, Phase
from companion.games.up_and_down.rules.situation import SituationT, UpAndDownSituation
from companion.games.up_and_down.rules.table import misfit

_FLIP, _ROTATE, _ROLL = map(Effect, (EffectKind.FLIP, EffectKind.ROTATE, EffectKind.ROLL))


def rule(position: SituationT, change: Change) -> Ruling[SituationT]:
    """Rule on a change."""
    if position.phase is Phase.GAME_OVER:
        return position.illegal("UAD-46", rounds=position.rounds_played)
    layout, leader = position.layout, position.leader
    if layout is None or leader is None or position.hands is None:
        return position.illegal("UAD-16", missing=position.missing)
    names = position.table.names
    if position.phase is Phase.REVEAL:
        return position.illegal("UAD-21", player=names[leader])
    if change.player is not None and change.player != leader:
        return position.illegal("UAD-20", player=names[change.player], leader=names[leader])
    turn = layout.turn
    if change.facing is not None:
        named = position.table.turn_of(change.facing)
        if named is None:
            return position.illegal("UAD-5", **misfit(position.table, change.facing))
        turn = named
    altered = Layout(change.face or layout.face, change.dice or layout.dice, turn)
    return _rule_alteration(position, names[leader], layout, altered)


def _rule_alteration(position: SituationT, leader: str, old: Layout, new: Layout) -> Ruling[SituationT]:
    flipped = new.face is not old.face
    rotated = new.turn != old.turn
    rolled = new.dice not in (old.dice, old.dice[::-1])
    altered = flipped + rotated + rolled
    if altered > 1:
        return position.illegal("UAD-23", count=altered)
    if altered == 0:
        return position.illegal("UAD-22")
    if rolled and new.trump == old.trump:
        return position.illegal("UAD-26", trump=new.trump)
    following, by = position.changed(new), ("player", leader)
    if flipped:
        return following.legal(
            (_FLIP,), Reason("uad-flipped", (by, ("face", new.face))), ("UAD-24", "UAD-30")
        )
    if rotated:
        return following.legal(
            (_ROTATE,), Reason("uad-rotated", (by, ("suits", position.table.shown[new.turn]))), ("UAD-25",)
        )
    facts = (by, ("trump", new.trump), ("before", old.trump))
    return following.legal((_ROLL,), Reason("uad-rolled", facts), ("UAD-26", "UAD-10"))


def named(position: UpAndDownSituation, change: Change) -> Reason:
    """A legal change as people call it: by what it altered."""
    old, leader = position.layout, position.leader
    if old is None or leader is None:
        raise ValueError("There is no change before the round's setup.")
    player = ("player", position.table.names[leader])
    if change.face not in (None, old.face):
        return Reason("uad-named-flip", (player,))
    if change.dice is not None and sum(change.dice) != old.trump:
        return Reason("uad-named-roll", (player, ("trump", sum(change.dice))))
    return Reason("uad-named-rotate", (player,))
