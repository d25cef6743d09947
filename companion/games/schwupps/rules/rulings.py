"""The ruling on an event: its checks, and what it brings about when they are passed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Reason, Ruling, Verdict
from companion.games.schwupps.rules import checks
from companion.games.schwupps.rules.cards import NumberCard, SchwuppsCard
from companion.games.schwupps.rules.events import Aggravate, End, Event, Number, Schwupp, Setup
from companion.games.schwupps.rules.holdings import FULL
from companion.games.schwupps.rules.situation import SchwuppsSituation, SituationT
from companion.games.schwupps.rules.table import Table

Effects = tuple[Effect, ...]

_WON, _GAME_OVER = Effect(EffectKind.WON), Effect(EffectKind.GAME_OVER)


def rule(position: SituationT, event: Event) -> Ruling[SituationT]:
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


def _setup(position: SituationT, event: Setup) -> Ruling[SituationT]:
    if refusal := checks.setup(position, event):
        return refusal
    starter = position.tally.starter if event.starter is None else event.starter
    reason = _reason("sch-setup", ("player", position.name(starter)))
    clauses = ("SCH-51",) if position.tally.games_played else ("SCH-13",)
    return position.begun(event, starter).legal((), reason, clauses)


def _number(position: SituationT, table: Table, event: Number) -> Ruling[SituationT]:
    if refusal := checks.number(position, table, event):
        return refusal
    player, card = event.player, event.card
    after = table.with_number(player, card, event.row, event.slot)
    beside, top = table.schwupps.rows[event.row][event.slot], table.numbers.tops[event.row][event.slot]
    clauses = (beside.clause, "SCH-22") if beside.goes_round(card, top) else (beside.clause,)
    if _wins(table, player):
        return _won(position, player, after, clauses)
    return position.acted_on(after, position.schwupped).legal((), _fits(beside, card, top), clauses)


def _aggravate(position: SituationT, table: Table, event: Aggravate) -> Ruling[SituationT]:
    if refusal := checks.aggravate(position, table, event):
        return refusal
    player, row, turned_up, give = event.player, event.row, event.next, event.give
    after = table.with_aggravation(player)
    if row is None or turned_up is None or give is None or _wins(table, player):
        return _won(position, player, after, ("SCH-32",))
    after, schwupped = after.schwupped(row, turned_up)
    after, given = after.with_common_card(give)
    key = "sch-aggravate" if given else "sch-aggravate-nothing-left"
    reason = _reason(key, ("player", position.name(player)), ("to", position.name(give)))
    clauses = ("SCH-32", "SCH-33", *_moved(schwupped, given, "SCH-34"))
    return position.acted_on(after, position.schwupped).legal(schwupped + given, reason, clauses)


def _schwupp(position: SituationT, table: Table, event: Schwupp) -> Ruling[SituationT]:
    player = event.player
    if position.schwupped:
        return position.illegal("SCH-36", player=position.name(player))
    after, schwupped = table.schwupped(event.row, event.next)
    after, given = after.with_common_card(player)
    key = "sch-schwupp" if given else "sch-schwupp-nothing-left"
    reason = _reason(key, ("player", position.name(player)))
    clauses = ("SCH-36", *_moved(schwupped, given, "SCH-37"))
    return position.acted_on(after, True).legal(schwupped + given, reason, clauses)


def _moved(schwupped: Effects, given: Effects, gift: str) -> tuple[str, ...]:
    """The clauses by which the piles are renewed and the common card is taken, by `gift`, in that order."""
    renewed = ("SCH-31",) if schwupped else ()
    if not given:
        return (*renewed, "SCH-43")
    if given[0].kind is EffectKind.RESHUFFLED_COMMON:
        return (*renewed, "SCH-42", "SCH-41", gift)
    return (*renewed, gift, "SCH-41") if len(given) > 1 else (*renewed, gift)


def _end(position: SituationT, table: Table, event: End) -> Ruling[SituationT]:
    player = event.player
    if not position.acted:
        return position.illegal("SCH-17", player=position.name(player))
    after = table.drawn(player)
    held = after.holdings.sizes[player]
    drawn = held - table.holdings.sizes[player]
    name = ("player", position.name(player))
    if drawn:
        key = "sch-end" if held == FULL else "sch-end-last"
        reason = _reason(key, name, ("drawn", drawn))
        return position.passed_on(after).legal((Effect(EffectKind.DREW, count=drawn),), reason, ("SCH-38",))
    if held < FULL:
        return position.passed_on(after).legal((), _reason("sch-end-pile-used-up", name), ("SCH-38",))
    return position.passed_on(after).legal((), _reason("sch-end-full", name, ("held", held)), ("SCH-39",))


_ACTIONS: dict[type[Event], Callable[[Any, Table, Any], Ruling[Any]]] = {
    Number: _number,
    Aggravate: _aggravate,
    Schwupp: _schwupp,
    End: _end,
}


def _wins(table: Table | None, player: int) -> bool:
    return table is not None and table.holdings.is_last_card(player)


def _won(position: SituationT, winner: int, table: Table, clauses: tuple[str, ...]) -> Ruling[SituationT]:
    """The ruling on the last card; `clauses` are those by which it was played."""
    after = position.won(winner, table)
    clauses = (*clauses, "SCH-44")
    key = "sch-won"
    if clauses[0] == "SCH-32":
        clauses, key = (*clauses, "SCH-45"), "sch-won-by-aggravation"
    effects = (_WON, _GAME_OVER) if after.over else (_WON,)
    name = ("player", position.name(winner))
    if not position.sitting.tournament:
        return after.legal(effects, _reason(key, name), (*clauses, "SCH-46"))
    clauses = (*clauses, "SCH-49", "SCH-50")
    if after.over:
        clauses = (*clauses, "SCH-52", "SCH-53") if len(after.winners) > 1 else (*clauses, "SCH-52")
    return after.legal(
        effects, Reason("sch-won-of-tournament", (name, ("points", _points(position, after)))), clauses
    )


def _points(before: SchwuppsSituation, after: SchwuppsSituation) -> tuple[str, ...]:
    """What a game of a tournament brings everybody: “Ada 5”."""
    scores = zip(before.sitting.players, before.tally.scores, after.tally.scores, strict=True)
    return tuple([f"{name} {score - earlier}".replace(" -", " −") for name, earlier, score in scores])


def _fits(beside: SchwuppsCard, card: NumberCard, top: NumberCard) -> Reason:
    """Why a card goes on a pile."""
    if beside.step:
        key = "sch-fits-round" if beside.goes_round(card, top) else "sch-fits-step"
        facts = (("top", str(top.number)), ("step", beside.label), ("due", str(card.number)))
        return _reason(key, *facts)
    if card is top:
        return _reason("sch-fits-both")
    if card.number == top.number:
        return _reason("sch-fits-number", ("number", str(card.number)))
    return _reason("sch-fits-color", ("colour", card.colour))


@lru_cache(1024)
def _reason(key: str, *facts: tuple[str, str | int]) -> Reason:
    return Reason(key, facts)
