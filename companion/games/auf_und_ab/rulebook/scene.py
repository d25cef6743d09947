"""What is seen of a moment of Auf und Ab: the set that lies there, and the one that is laid."""

from __future__ import annotations

from typing import Final

from companion.engines import Reason
from companion.games.auf_und_ab.rules.cards import Card, cards_in
from companion.games.auf_und_ab.rules.events import Deal, Pass, Play
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.rulebook.drawn import Back, Group, faces
from companion.rulebook.lessons import Tried

DECK: Final = "auf-und-ab"

HOLDING: Final = ("AUA-11", "AUA-15")
"""Clauses of which one understands a breach only by the hand that it was played from."""


def scene(tried: Tried) -> tuple[Group, ...]:
    """What is seen: what lies there, what is done, and what it leaves."""
    event = tried.event
    if isinstance(event, Deal):
        return _dealt(tried, event)
    there = _there(tried)
    if isinstance(event, Pass):
        passes = Reason("aua-drawn-passes", (("player", _name(tried, event.player)),))
        return (*there, Group(passes, (Back(DECK),)))
    if isinstance(event, Play):
        return (*_hand(tried, event.player), *there, _laid(tried, event), *_left(tried))
    return there


def _dealt(tried: Tried, deal: Deal) -> tuple[Group, ...]:
    groups = [
        Group(Reason("aua-drawn-hand", (("player", name),)), faces(DECK, _codes(hand)))
        for name, hand in zip(tried.header.players, deal.hands, strict=True)
        if hand is not None
    ]
    if deal.aside:
        groups.append(Group(Reason("aua-drawn-aside"), faces(DECK, _codes(deal.aside))))
    if groups:
        return tuple(groups)
    if not tried.ruling.legal:
        return (Group(Reason("aua-drawn-deals"), (Back(DECK),)),)
    after = tried.ruling.position
    counts = zip(tried.header.players, after.holdings.left, strict=True)
    return tuple(
        Group(Reason("aua-drawn-dealt", (("player", name), ("count", count))), (Back(DECK),))
        for name, count in counts
    )


def _there(tried: Tried) -> tuple[Group, ...]:
    """The set that is to be beaten, or that there is none."""
    current = tried.before.round
    if current is None:
        return ()
    mode = ("mode", current.mode.value)
    if current.leader is None:
        return (Group(Reason("aua-drawn-new-round", (mode,))),)
    last = next(event for event in reversed(tried.earlier) if isinstance(event, Play))
    facts = (mode, ("player", _name(tried, last.player)), ("count", current.count or 0))
    return (Group(Reason("aua-drawn-there", facts), faces(DECK, _codes(last.cards))),)


def _laid(tried: Tried, play: Play) -> Group:
    facts = (("player", _name(tried, play.player)), ("count", play.count or 0))
    return Group(Reason("aua-drawn-lays", facts), faces(DECK, _codes(play.cards)))


def _hand(tried: Tried, player: int) -> tuple[Group, ...]:
    """The hand that a card must come from, where it is known and decides."""
    if tried.ruling.clause not in HOLDING:
        return ()
    position: AufUndAbPosition = tried.before
    known = position.holdings.hands[player]
    if known is None:
        return ()
    cards = tuple(map(str, cards_in(known)))
    return (Group(Reason("aua-drawn-hand", (("player", _name(tried, player)),)), faces(DECK, cards)),)


def _left(tried: Tried) -> tuple[Group, ...]:
    """What the others still hold when a hand is over."""
    after = tried.ruling.position
    if tried.before.round is None or after.round is not None:
        return ()
    left = zip(tried.header.players, after.holdings.left, strict=True)
    return tuple(
        Group(Reason("aua-drawn-left", (("player", name), ("count", count))), (Back(DECK),))
        for name, count in left
        if count
    )


def _codes(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def _name(tried: Tried, player: int) -> str:
    return tried.header.players[player]
