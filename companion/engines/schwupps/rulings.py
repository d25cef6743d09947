"""The ruling on an event: its checks, and what it brings about when they are passed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Reason, Ruling, Verdict
from companion.engines.schwupps import checks
from companion.engines.schwupps.cards import SchwuppsCard
from companion.engines.schwupps.events import Aggravate, End, Event, Number, Schwupp, Setup
from companion.engines.schwupps.table import Table

if TYPE_CHECKING:
    from companion.engines.schwupps.position import SchwuppsPosition

    Answer = Ruling[SchwuppsPosition]

_WON, _GAME_OVER = Effect(EffectKind.WON), Effect(EffectKind.GAME_OVER)


def rule(position: SchwuppsPosition, event: Event) -> Answer:
    """The ruling on an event."""
    if isinstance(event, Setup):
        return _setup(position, event)
    if isinstance(event, Aggravate) and event.incomplete and not _wins(position.table, event.player):
        reason = _reason("invalid-sch-incomplete", ("player", position.name(event.player)))
        return Ruling(Verdict.INVALID, position, None, (), reason)
    table = position.table
    if table is None or event.player != position.to_move:
        return checks.out_of_turn(position, event.player)
    return _ACTIONS[type(event)](position, table, event)


def _setup(position: SchwuppsPosition, event: Setup) -> Answer:
    if refusal := checks.setup(position, event):
        return refusal
    starter = position.tally.starter if event.starter is None else event.starter
    return position.begun(event, starter).legal((), _reason("sch-setup", ("player", position.name(starter))))


def _number(position: SchwuppsPosition, table: Table, event: Number) -> Answer:
    if refusal := checks.number(position, table, event):
        return refusal
    player = event.player
    after = table.with_number(player, event.card, event.row, event.slot)
    if _wins(table, player):
        return _won(position, player, after)
    reason = _fits(position.name(player), table.schwupps.rows[event.row][event.slot])
    return position.acted_on(after, position.schwupped).legal((), reason)


def _aggravate(position: SchwuppsPosition, table: Table, event: Aggravate) -> Answer:
    if refusal := checks.aggravate(position, table, event):
        return refusal
    player, row, turned_up, give = event.player, event.row, event.next, event.give
    after = table.with_aggravation(player)
    if row is None or turned_up is None or give is None or _wins(table, player):
        return _won(position, player, after)
    after, schwupped = after.schwupped(row, turned_up)
    after, given = after.with_common_card(give)
    key = "sch-aggravate" if given else "sch-aggravate-nothing-left"
    reason = _reason(key, ("player", position.name(player)), ("to", position.name(give)))
    return position.acted_on(after, position.schwupped).legal(schwupped + given, reason)


def _schwupp(position: SchwuppsPosition, table: Table, event: Schwupp) -> Answer:
    player = event.player
    if position.schwupped:
        return position.illegal("SCH-36", player=position.name(player))
    after, schwupped = table.schwupped(event.row, event.next)
    after, given = after.with_common_card(player)
    key = "sch-schwupp" if given else "sch-schwupp-nothing-left"
    reason = _reason(key, ("player", position.name(player)))
    return position.acted_on(after, True).legal(schwupped + given, reason)


def _end(position: SchwuppsPosition, table: Table, event: End) -> Answer:
    player = event.player
    if not position.acted:
        return position.illegal("SCH-17", player=position.name(player))
    after = table.drawn(player)
    drawn = after.holdings.sizes[player] - table.holdings.sizes[player]
    reason = _reason("sch-end", ("player", position.name(player)), ("drawn", drawn))
    effects = (Effect(EffectKind.DREW, count=drawn),) if drawn else ()
    return position.passed_on(after).legal(effects, reason)


_ACTIONS: dict[type[Event], Callable[[SchwuppsPosition, Table, Any], Answer]] = {
    Number: _number,
    Aggravate: _aggravate,
    Schwupp: _schwupp,
    End: _end,
}


def _wins(table: Table | None, player: int) -> bool:
    return table is not None and table.holdings.is_last_card(player)


def _won(position: SchwuppsPosition, winner: int, table: Table) -> Answer:
    after = position.won(winner, table)
    reason = _reason("sch-won", ("player", position.name(winner)))
    return after.legal((_WON, _GAME_OVER) if after.over else (_WON,), reason)


def _fits(name: str, beside: SchwuppsCard) -> Reason:
    if beside.step:
        return _reason("sch-fits-step", ("player", name), ("step", beside.label))
    return _reason(f"sch-fits-{beside.code}", ("player", name))


@lru_cache(1024)
def _reason(key: str, *facts: tuple[str, str | int]) -> Reason:
    return Reason(key, facts)
