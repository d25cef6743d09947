"""Passing, whose turn it is, and the end of a round (AUA-13, AUA-14, AUA-27 to AUA-37)."""

from __future__ import annotations

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Reason, Ruling
from companion.games.auf_und_ab.rules.events import Pass
from companion.games.auf_und_ab.rules.round import Round
from companion.games.auf_und_ab.rules.situation import SituationT

_ROUND_OVER, _MODE_CHANGED = Effect(EffectKind.ROUND_OVER), Effect(EffectKind.MODE_CHANGED)


def rule_pass(position: SituationT, event: Pass) -> Ruling[SituationT]:
    """Rule on a pass."""
    current = position.round
    if current is None:
        return no_hand(position, event.player)
    forbidden = not_in_turn(position, current, event.player)
    if forbidden is not None:
        return forbidden
    name = position.terms.players[event.player]
    if current.leader is None:
        opener = "unknown" if current.to_move is None else "known"
        return position.illegal("AUA-14", player=name, opener=opener)
    still_in = tuple([player for player in current.still_in if player != event.player])
    if not still_in:
        return _round_over(position, current, current.leader)
    after = Round(
        current.mode,
        still_in,
        current.next_after(event.player),
        current.leader,
        current.count,
        current.number,
        current.changes,
    )
    following = position.passed(after)
    if still_in == (current.leader,):
        leader = position.terms.players[current.leader]
        return following.legal(
            (),
            Reason("aua-passed-alone", (("player", name), ("leader", leader))),
            ("AUA-27", "AUA-28", "AUA-30"),
        )
    return following.legal((), Reason("aua-passed", (("player", name),)), ("AUA-27", "AUA-28"))


def no_hand(position: SituationT, player: int) -> Ruling[SituationT]:
    """The ruling on playing or passing while no hand is being played."""
    return position.illegal("AUA-9", player=position.terms.players[player])


def not_in_turn(position: SituationT, current: Round, player: int) -> Ruling[SituationT] | None:
    """What forbids `player` to do anything now: having passed, or that it is another one's turn."""
    players = position.terms.players
    if player not in current.still_in:
        return position.illegal("AUA-28", player=players[player])
    if current.to_move is not None and current.to_move != player:
        return position.illegal("AUA-13", player=players[player], to_move=players[current.to_move])
    return None


def _round_over(position: SituationT, ended: Round, winner: int) -> Ruling[SituationT]:
    changed = ended.changes % 2 == 1
    mode = ended.mode.other if changed else ended.mode
    everybody = tuple(range(len(position.terms.players)))
    effects = (_ROUND_OVER, _MODE_CHANGED) if changed else (_ROUND_OVER,)
    facts = (("player", position.terms.players[winner]), ("mode", mode.value), ("changes", ended.changes))
    reason = Reason("aua-mode-changed" if changed else "aua-round-over", facts)
    way = "AUA-35" if ended.changes else "AUA-37"
    return position.passed(Round(mode, everybody, winner)).legal(effects, reason, ("AUA-31", way, "AUA-32"))
