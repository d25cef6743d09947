"""Whole games between simulated players, played with all cards as they really lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from companion.engines import Header
from companion.games.schwupps.players.pack import Pack
from companion.games.schwupps.players.view import Choice, SchwuppsPolicy, View
from companion.games.schwupps.rules import (
    RULES,
    Aggravate,
    End,
    Event,
    Number,
    Schwupp,
    SchwuppsPosition,
    Setup,
)
from companion.games.schwupps.rules.table import Table


def whole_game(header: Header, policies: Sequence[SchwuppsPolicy], random: Random) -> Iterator[Event]:
    """Every event of a complete game or tournament, all legal, all hands named in the setups.

    Args:
        header: who plays, and whether it is a tournament.
        policies: the players, in seating order.
        random: shuffles the cards and is handed to the policies.
    """
    position = RULES.start(header)
    while not position.over:
        pack = Pack(len(header.players), random)
        setup = laid_out(pack, position, random)
        position = position.rule(setup).position
        yield setup
        while position.table is not None and position.to_move is not None:
            view = view_of(pack, position.table, position, position.to_move)
            event = done(pack, view, policies[view.player](view, random))
            position = position.rule(event).position
            yield event


def watched_game(header: Header, policies: Sequence[SchwuppsPolicy], random: Random) -> Iterator[Event]:
    """Such a game as a record may have it: any hands left out of the setups, and a starter who is clear."""
    later = False
    for event in whole_game(header, policies, random):
        if not isinstance(event, Setup):
            yield event
            continue
        named = random.choice((0, 0.5, 1))
        hands = tuple(hand if random.random() < named else None for hand in event.hands)
        clear = later or event.starter == 0
        yield replace(event, hands=hands, starter=None if clear and random.random() < 0.5 else event.starter)
        later = True


def laying_out(position: SchwuppsPosition, dealer: int, random: Random) -> Setup | None:  # noqa: ARG001
    """The next setup, its hands hidden; None while a game runs and once all is over."""
    if position.over or (position.table is not None and position.to_move is not None):
        return None
    pack = Pack(len(position.tally.scores), random)
    return replace(laid_out(pack, position, random), hands=(None,) * len(pack.hands))


def laid_out(pack: Pack, position: SchwuppsPosition, random: Random) -> Setup:
    """A game's cards as they are laid out, all hands named."""
    players = len(pack.hands)
    first = position.tally.games_played == 0
    starter = random.randrange(players) if first else position.tally.starter
    (a, b), (c, d) = pack.rows
    (e, f), (g, h) = pack.tops
    hands = tuple(pack.hand(player) for player in range(players))
    return Setup(((a, b), (c, d)), pack.schwupps[-1], ((e, f), (g, h)), hands, starter)


def view_of(pack: Pack, table: Table, position: SchwuppsPosition, player: int) -> View:
    """What a player to move knows."""
    return View(
        player,
        pack.hand(player),
        table.schwupps.rows,
        table.schwupps.next,
        table.numbers.tops,
        table.holdings.sizes,
        table.holdings.piles,
        position.acted,
        position.schwupped,
    )


def done(pack: Pack, view: View, choice: Choice) -> Event:
    """Move the real cards as a player has chosen; what the table sees of it."""
    player = view.player
    if isinstance(choice, Number):
        pack.lay(player, choice.card, choice.row, choice.slot)
        return choice
    if isinstance(choice, End):
        pack.fill_hand(player)
        return choice
    if choice.give is None:
        return Schwupp(player, choice.row, pack.schwupp(choice.row, player))
    pack.aggravate(player)
    if view.sizes[player] == 1 and not view.piles[player]:
        return Aggravate(player)
    return Aggravate(player, choice.row, pack.schwupp(choice.row, choice.give), choice.give)
