"""What may be done in a position."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from companion.engines.game import Plays
from companion.engines.ruling import Reason
from companion.games.up_and_down.rules.cards import CardSet, cards_in
from companion.games.up_and_down.rules.events import Change, Event, Reveal
from companion.games.up_and_down.rules.layout import Layout, Phase
from companion.games.up_and_down.rules.situation import UpAndDownSituation

DEAL, SETUP = Reason("uad-kind-deal"), Reason("uad-kind-setup")
FLIP, ROTATE, ROLL = Reason("uad-kind-flip"), Reason("uad-kind-rotate"), Reason("uad-kind-roll")
REVEAL = Reason("uad-kind-reveal")


def plays(position: UpAndDownSituation) -> Plays[Event]:
    """What may be done now.

    A change is listed for the leader, each roll once, the lower die first. Tricks are listed if all hands are
    known; they are everybody's turn.
    """
    layout, leader, hands = position.layout, position.leader, position.hands
    if position.phase is Phase.GAME_OVER:
        return Plays(None, Reason("uad-duty-none"), (), ())
    if layout is None or leader is None or hands is None:
        missing = position.missing
        kinds = {"deal": (DEAL,), "setup": (SETUP,), "both": (DEAL, SETUP)}[missing]
        return Plays(None, Reason("uad-duty-prepare", (("missing", missing),)), (), kinds)
    if position.phase is Phase.CHANGE:
        duty = Reason("uad-duty-change", (("player", position.table.names[leader]),))
        return Plays(leader, duty, _changes(position, layout, leader), (FLIP, ROTATE, ROLL))
    duty = Reason("uad-duty-reveal", (("face", layout.face), ("trump", layout.trump)))
    return Plays(None, duty, _tricks(hands), (REVEAL,))


def _changes(position: UpAndDownSituation, layout: Layout, leader: int) -> tuple[Change, ...]:
    flip = Change(leader, face=layout.face.other)
    turns = position.table.turns
    rotations = [Change(leader, facing=turns[(layout.turn + quarter) % 4]) for quarter in (1, 2, 3)]
    rolls = [
        Change(leader, dice=dice)
        for dice in combinations_with_replacement(range(1, 7), 2)
        if sum(dice) != layout.trump
    ]
    return (flip, *rotations, *rolls)


def _tricks(hands: tuple[CardSet | None, ...]) -> tuple[Reveal, ...]:
    known = [cards_in(hand) for hand in hands if hand is not None]
    return tuple(Reveal(trick) for trick in product(*known)) if len(known) == len(hands) else ()
