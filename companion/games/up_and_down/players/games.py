"""Complete games of simulated players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from companion.engines.header import Header
from companion.games.up_and_down.players.view import UpAndDownPolicy, View
from companion.games.up_and_down.rules import (
    PACK,
    RULES,
    Card,
    Change,
    Deal,
    Event,
    Face,
    Layout,
    Phase,
    Reveal,
    Setup,
    Suit,
    UpAndDownPosition,
)
from companion.games.up_and_down.rules.cards import CardSet

Policies = Sequence[UpAndDownPolicy]


def whole_game(header: Header, policies: Policies, random: Random) -> Iterator[Event]:
    """Every event of a complete, legal game with all hands named; one policy a player, in seating order."""
    position = RULES.start(header)
    while position.phase is not Phase.GAME_OVER:
        event = _next_event(position, policies, random)
        yield event
        position = position.rule(event).position


def watched_game(header: Header, policies: Policies, random: Random) -> Iterator[Event]:
    """Such a game in which all hands of a deal are hidden, some or none."""
    for event in whole_game(header, policies, random):
        if isinstance(event, Deal):
            known = random.choice((0.0, 0.5, 1.0))
            yield Deal(tuple(hand if random.random() < known else None for hand in event.hands))
        else:
            yield event


def laying_out(position: UpAndDownPosition, dealer: int, random: Random) -> Deal | Setup | None:  # noqa: ARG001
    """The next deal, all of it hidden, or how dice and card come to lie; None while a round runs."""
    if position.phase is Phase.GAME_OVER:
        return None
    if position.hands is None:
        return Deal((None,) * len(position.table.names))
    return _setup(position, random) if position.layout is None else None


def _next_event(position: UpAndDownPosition, policies: Policies, random: Random) -> Event:
    layout, hands, leader = position.layout, position.hands, position.leader
    if hands is None and (layout is not None or random.random() < 0.5):
        return dealt(position, random)
    if layout is None or hands is None or leader is None:
        return _setup(position, random)
    known = tuple(hand or 0 for hand in hands)
    if position.phase is Phase.REVEAL:
        return _reveal(position, layout, known, policies, random)
    return changed(position, layout, leader, known, policies, random)


def _reveal(
    position: UpAndDownPosition,
    layout: Layout,
    hands: tuple[CardSet, ...],
    policies: Policies,
    random: Random,
) -> Reveal:
    public = position.public()
    views = (View(player, hand, public, layout) for player, hand in enumerate(hands))
    chosen = [policy(view, random) for policy, view in zip(policies, views, strict=True)]
    return Reveal(tuple(card if isinstance(card, Card) else None for card in chosen))


def changed(
    position: UpAndDownPosition,
    layout: Layout,
    leader: int,
    hands: tuple[CardSet, ...],
    policies: Policies,
    random: Random,
) -> Change:
    """The leader's change of the rules; a roll is made by chance."""
    chosen = policies[leader](View(leader, hands[leader], position.public(), layout), random)
    return chosen if isinstance(chosen, Change) else Change(leader, dice=rolled(layout.trump, random))


def dealt(position: UpAndDownPosition, random: Random) -> Deal:
    """A deal with all hands named."""
    size = position.table.hand_size
    pack = random.sample(PACK, len(PACK))
    return Deal(tuple(tuple(pack[size * i : size * (i + 1)]) for i in range(len(position.table.names))))


def _setup(position: UpAndDownPosition, random: Random) -> Setup:
    facing = random.choice([suits for suits in position.table.turns if Suit.CLUBS in suits])
    return Setup((random.randint(1, 6), random.randint(1, 6)), random.choice(tuple(Face)), facing)


def rolled(trump: int, random: Random) -> tuple[int, int]:
    """Two dice, rolled until their sum is another one than the trump value (UAD-26)."""
    while True:
        dice = int(random.random() * 6) + 1, int(random.random() * 6) + 1
        if sum(dice) != trump:
            return dice
