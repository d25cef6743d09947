"""The checks of each event, in the order of the rules: the first that fails gives the clause.

Each function returns the ruling that forbids the event, or None. Those of an action are asked only when its
player is to move, so that a game runs on `table`.
"""

from __future__ import annotations

from collections import Counter

from companion.engines.ruling import Ruling
from companion.games.schwupps.rules.cards import AGGRAVATIONS, COPIES, NumberCard
from companion.games.schwupps.rules.events import Aggravate, Number, Setup
from companion.games.schwupps.rules.holdings import FULL
from companion.games.schwupps.rules.situation import SituationT
from companion.games.schwupps.rules.table import Table


def setup(position: SituationT, event: Setup) -> Ruling[SituationT] | None:
    """What forbids a setup."""
    if position.over:
        return _over(position)
    if position.to_move is not None:
        return position.illegal("SCH-15", player=position.name(position.to_move))
    return _hand_size(position, event) or _surplus(position, event) or _starter(position, event)


def out_of_turn(position: SituationT, player: int) -> Ruling[SituationT]:
    """Why somebody who is not to move may not act."""
    if position.over:
        return _over(position)
    if position.to_move is None:
        return position.illegal("SCH-14", games=position.tally.games_played)
    return position.illegal("SCH-16", player=position.name(player), to_move=position.name(position.to_move))


def number(position: SituationT, table: Table, event: Number) -> Ruling[SituationT] | None:
    """What forbids laying a number card."""
    player, card, holdings = event.player, event.card, table.holdings
    hand = holdings.known[player]
    if not holdings.sizes[player] or (hand is not None and card not in hand.numbers):
        return position.illegal(
            "SCH-19", player=position.name(player), held=holdings.sizes[player], **_facts(card)
        )
    lying, held = table.numbers.copies(card), holdings.copies_elsewhere(card, player)
    if lying + held >= COPIES:
        return position.illegal("SCH-2", during="play", lying=lying, held=held, **_facts(card))
    beside = table.schwupps.rows[event.row][event.slot]
    top = table.numbers.tops[event.row][event.slot]
    if beside.fits(card, top):
        return None
    facts: dict[str, str | int] = {"top_colour": top.colour, "top_number": top.number}
    if beside.step:
        facts |= {"step": beside.label, "due": beside.due(top)}
    return position.illegal(beside.clause, player=position.name(player), **_facts(card), **facts)


def aggravate(position: SituationT, table: Table, event: Aggravate) -> Ruling[SituationT] | None:
    """What forbids playing an aggravation card."""
    player, holdings = event.player, table.holdings
    hand = holdings.known[player]
    if not holdings.sizes[player] or (hand is not None and not hand.aggravations):
        return position.illegal(
            "SCH-19",
            player=position.name(player),
            held=holdings.sizes[player],
            colour="aggravation",
            number=0,
        )
    held = holdings.aggravations_elsewhere(player)
    if table.box + held >= AGGRAVATIONS:
        return position.illegal("SCH-3", during="play", boxed=table.box, held=held)
    if event.give == player:
        return position.illegal("SCH-35", player=position.name(player))
    return None


def _over(position: SituationT) -> Ruling[SituationT]:
    return position.illegal("SCH-47", winners=tuple(position.name(winner) for winner in position.winners))


def _hand_size(position: SituationT, event: Setup) -> Ruling[SituationT] | None:
    for player, hand in enumerate(event.hands):
        if hand is not None and hand.size != FULL:
            return position.illegal("SCH-11", player=position.name(player), held=hand.size)
    return None


def _surplus(position: SituationT, event: Setup) -> Ruling[SituationT] | None:
    """A number card or an aggravation card of which the setup shows more than there are."""
    hands = [hand for hand in event.hands if hand is not None]
    lying = Counter(card for row in event.piles for card in row)
    held = Counter(card for hand in hands for card in hand.numbers)
    for card in sorted(lying | held):
        if lying[card] + held[card] > COPIES:
            return position.illegal(
                "SCH-2", during="setup", lying=lying[card], held=held[card], **_facts(card)
            )
    aggravations = sum(hand.aggravations for hand in hands)
    if aggravations > AGGRAVATIONS:
        return position.illegal("SCH-3", during="setup", boxed=0, held=aggravations)
    return None


def _starter(position: SituationT, event: Setup) -> Ruling[SituationT] | None:
    due = position.tally.starter
    if event.starter is None or event.starter == due or not position.tally.games_played:
        return None
    return position.illegal("SCH-51", player=position.name(event.starter), due=position.name(due))


def _facts(card: NumberCard) -> dict[str, str | int]:
    return {"colour": card.colour, "number": card.number}
