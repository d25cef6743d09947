"""What is said at the table: “last card” (UP-44 to UP-50), and the forehand's variants (UP-63 to UP-70)."""

from __future__ import annotations

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Reason, Ruling
from companion.games.up.rules.events import Announce, Call, Variant
from companion.games.up.rules.moment import no_round
from companion.games.up.rules.round import Round
from companion.games.up.rules.situation import SituationT


def rule_call(position: SituationT, call: Call) -> Ruling[SituationT]:
    """Rule on “last card”: in one's own turn once, and after it while it is owed (UP-45)."""
    current = position.round
    if not isinstance(current, Round):
        return no_round(position)
    player = call.player
    name = position.terms.players[player]
    early = player == current.to_move
    if early and current.called:
        return position.illegal("UP-46", player=name, moment="twice")
    if not early and player != current.owing:
        return position.illegal("UP-46", player=name, moment="not-now")
    reason = Reason("up-called-early" if early else "up-called", (("player", name),))
    clauses = ("UP-45",) if early else ("UP-44", "UP-45")
    return position.with_round(current.with_call(player)).legal((Effect(EffectKind.CALLED),), reason, clauses)


def rule_announce(position: SituationT, announce: Announce) -> Ruling[SituationT]:
    """Rule on the announcement of a variant for this deal."""
    current = position.round
    if not isinstance(current, Round):
        return no_round(position)
    players, variant = position.terms.players, announce.variant
    name = players[announce.player]
    if current.begun:
        return position.illegal("UP-63", player=name)
    if announce.player != current.forehand:
        return position.illegal("UP-64", player=name, forehand=players[current.forehand])
    if current.variants.includes(variant):
        return position.illegal("UP-65", variant=variant.value)
    if variant is Variant.DOUBLE_TWO and not position.terms.minus_two:
        return position.illegal("UP-4")
    reason = Reason("up-announced", (("player", name), ("variant", variant.value)))
    clauses = ("UP-66",) if variant is Variant.DIRTY_ONE else ("UP-67", "UP-68")
    return position.with_round(current.with_variant(variant)).legal((), reason, clauses)
