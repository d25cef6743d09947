"""What a set that may be laid brings about: the tower, the turn, the skips, the end of the round."""

from __future__ import annotations

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Reason, Ruling
from companion.games.up.rules.cards import Card, Pile, pile_of
from companion.games.up.rules.events import Place, Play
from companion.games.up.rules.fate import Fate, fate_of
from companion.games.up.rules.holdings import Holding, Stock
from companion.games.up.rules.round import Round, Tower
from companion.games.up.rules.scoring import CREDIT, CREDIT_FOR_TURNED_MINUS_TWO, end_round
from companion.games.up.rules.situation import SituationT
from companion.games.up.rules.telling import (
    cards_told,
    deciding,
    missed,
    what_holds,
    why_it_collapses,
    with_aside,
)

TOWER_GONE = frozenset((EffectKind.COLLAPSE, EffectKind.CLEARED, EffectKind.TAKEN_UP, EffectKind.ROUND_OVER))
"""Effects of a play after which its cards leave the table, and the tower with them."""

_ENDING = (Fate.STAYS, Fate.CLEARS)
"""What ends the round if no card is left."""


def lay(
    position: SituationT, current: Round, play: Play, kind: Card, stock: Stock, unplaced: Pile
) -> Ruling[SituationT]:
    """The ruling on a set that may be laid.

    Args:
        position: the position before it.
        current: its round.
        play: the set.
        kind: as which card it counts.
        stock: what is left at the place where it comes from.
        unplaced: the copies in no known place after it.
    """
    holding = current.mover.with_stock(play.place, stock)
    turned, last = play.place is Place.HIDDEN, not holding.size
    due: tuple[Effect, ...] = ()
    clauses: tuple[str, ...] = ()
    if current.owing is not None:
        due = (Effect(EffectKind.SKIP_DUE, current.owing),)
        clauses = ("UP-47",)
    if last and turned and kind is Card.MINUS_TWO:
        clauses = (*clauses, "UP-38")
        return end_round(position, current, holding, unplaced, CREDIT_FOR_TURNED_MINUS_TWO, due, clauses)
    fate, limit = fate_of(current.tower, kind, len(play.cards), turned=turned)
    clauses += deciding(current.tower, fate, kind, play.cards)
    if last and fate in _ENDING:
        effects = due if fate is Fate.STAYS else (*due, Effect(EffectKind.CLEARED))
        at_once = ("UP-49", "UP-43") if len(play.cards) > 1 else ("UP-43",)
        return end_round(position, current, holding, unplaced, CREDIT, effects, clauses + at_once)
    if fate is not Fate.STAYS:
        return _go_on(position, current, play, kind, holding, unplaced, fate, due, clauses)
    cards, size = current.tower.cards + pile_of(play.cards), current.tower.size + len(play.cards)
    told = what_holds(current.tower, kind, len(play.cards), limit)
    return _pass_on(position, current, holding, unplaced, Tower(cards, size, limit), due, told, clauses)


def _go_on(
    position: SituationT,
    current: Round,
    play: Play,
    kind: Card,
    holding: Holding,
    unplaced: Pile,
    fate: Fate,
    due: tuple[Effect, ...],
    clauses: tuple[str, ...],
) -> Ruling[SituationT]:
    """The ruling on a set after which the same player begins the next tower (UP-30, UP-37, UP-41)."""
    names = position.terms.players
    facts = (("player", names[play.player]), ("also", missed(names, current.owing)))
    if fate is Fate.CLEARS:
        effect = EffectKind.CLEARED
        reason = Reason("up-cleared" if current.tower.size else "up-cleared-nothing", facts)
        clauses += ("UP-41",)
    elif fate is Fate.TAKEN_UP:
        holding = holding.taking_up(pile_of(play.cards), 1)
        effect, reason = EffectKind.TAKEN_UP, Reason("up-taken-up", facts)
    else:
        size = current.tower.size + len(play.cards)
        clauses += ("UP-29", "UP-30") if holding.size else ("UP-29", "UP-31", "UP-30")
        holding = holding.taking_up(current.tower.cards + pile_of(play.cards), size)
        cause = why_it_collapses(current.tower.limit, kind, len(play.cards))
        effect = EffectKind.COLLAPSE
        reason = Reason("up-collapsed", (*facts, ("cause", cause), ("taken", cards_told(size))))
    holdings = current.holdings.with_holding(play.player, holding, unplaced)
    return position.with_round(current.going_on(holdings)).legal((*due, Effect(effect)), reason, clauses)


def _pass_on(
    position: SituationT,
    current: Round,
    holding: Holding,
    unplaced: Pile,
    tower: Tower,
    due: tuple[Effect, ...],
    told: Reason,
    clauses: tuple[str, ...],
) -> Ruling[SituationT]:
    """The ruling on a set that stays on the tower: the turn goes to the next who is not skipped (UP-48)."""
    player, names = current.to_move, position.terms.players
    effects, skipped = due, current.due_skips
    seat = (player + 1) % len(names)
    while skipped >> seat & 1:
        effects = (*effects, Effect(EffectKind.SKIPPED, seat))
        skipped ^= 1 << seat
        seat = (seat + 1) % len(names)
    one_left = holding.size == 1
    owes = one_left and not current.called and seat != player  # UP-44, UP-50
    holdings = current.holdings.with_holding(player, holding, unplaced)
    after = current.passed_on(seat, holdings, tower, skipped, owes=owes)
    if len(effects) > len(due):
        clauses += ("UP-48",) if due else ("UP-47", "UP-48")
    if one_left or current.called:
        clauses += _call(one_left=one_left, called=current.called, owes=owes)
    if owes or effects:
        told = with_aside(told, names, current.owing, effects[len(due) :], player if owes else None)
    return position.with_round(after).legal(effects, told, clauses)


def _call(*, one_left: bool, called: bool, owes: bool) -> tuple[str, ...]:
    """The clauses by which a call was made in a turn, is owed after it, or lapses, or was not needed."""
    if not one_left:
        return ("UP-50",)
    if called:
        return ("UP-44", "UP-45")
    return ("UP-44",) if owes else ("UP-44", "UP-50")
