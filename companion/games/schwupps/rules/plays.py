"""What the player to move may do."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines.game import Plays
from companion.engines.ruling import Reason
from companion.games.schwupps.rules import checks
from companion.games.schwupps.rules.cards import NUMBER_CARDS, NumberCard, SchwuppsCard
from companion.games.schwupps.rules.events import Aggravate, End, Event, Number, Schwupp
from companion.games.schwupps.rules.situation import SchwuppsSituation
from companion.games.schwupps.rules.table import Table

_SIDES = (0, 1)

_OPEN_TO_ALL = ("schwupp", "end")
"""The kinds of event that need no card from the hand."""


def plays(position: SchwuppsSituation) -> Plays[Event]:
    """What may be done now: numbers by pile and card, then aggravation cards, schwupps and the end."""
    table, player = position.table, position.to_move
    if position.over:
        return Plays(None, Reason("sch-duty-over"), (), ())
    if table is None or player is None:
        duty = Reason("sch-duty-setup", (("games", position.tally.games_played),))
        return Plays(None, duty, (), (Reason("sch-kind-setup"),))
    hand = table.holdings.known[player]
    possible = {
        "number": _numbers(position, table, player, NUMBER_CARDS if hand is None else hand.numbers),
        "aggravate": _aggravations(position, table, player),
        "schwupp": iter(()) if position.schwupped else _schwupps(player),
        "end": iter((End(player),) if position.acted else ()),
    }
    events: list[Event] = []
    kinds: list[Reason] = []
    for kind, of_kind in possible.items():
        first = next(of_kind, None)
        if first is None:
            continue
        kinds.append(Reason(f"sch-kind-{kind}"))
        if hand is not None or kind in _OPEN_TO_ALL:
            events += [first, *of_kind]
    return Plays(player, _duty(position, table, player), tuple(events), tuple(kinds))


def _numbers(
    position: SchwuppsSituation, table: Table, player: int, cards: tuple[NumberCard, ...]
) -> Iterator[Event]:
    different = sorted(set(cards))
    for row in _SIDES:
        for slot in _SIDES:
            for card in different:
                event = Number(player, card, row, slot)
                if not checks.number(position, table, event):
                    yield event


def _aggravations(position: SchwuppsSituation, table: Table, player: int) -> Iterator[Event]:
    if checks.aggravate(position, table, Aggravate(player)):
        return
    if table.holdings.is_last_card(player):
        yield Aggravate(player)
        return
    for row in _SIDES:
        for turned_up in SchwuppsCard:
            for give in range(len(table.holdings.sizes)):
                if give != player:
                    yield Aggravate(player, row, turned_up, give)


def _schwupps(player: int) -> Iterator[Event]:
    for row in _SIDES:
        for turned_up in SchwuppsCard:
            yield Schwupp(player, row, turned_up)


def _duty(position: SchwuppsSituation, table: Table, player: int) -> Reason:
    name = ("player", position.name(player))
    left = table.holdings.sizes[player] + table.holdings.piles[player]
    return Reason("sch-duty-go-on" if position.acted else "sch-duty-act", (name, ("left", left)))
