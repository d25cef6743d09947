"""What is dealt and laid out before a round of Up & Down."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import Reason
from companion.games.up_and_down.rules import CARDS, RULES, Phase, UpAndDownPosition
from companion.games.up_and_down.rules.cards import Suit
from companion.games.up_and_down.table.middle import how_it_lies
from companion.table.seats import TableMap
from companion.table.steps import SeenSetup, SetupStep, counted, hands

NOT_IN_PLAY = ("A", "K")
"""Ranks that are not in Up & Down (UAD-1)."""


def setting_up(position: UpAndDownPosition, seen: SeenSetup, seats: TableMap) -> tuple[SetupStep, ...]:  # noqa: ARG001
    """What to do before the next round; nothing while one runs."""
    if position.phase in (Phase.SETUP, Phase.ROUND_OVER):
        return tuple(_steps(position, seen))
    return ()


def _steps(position: UpAndDownPosition, seen: SeenSetup) -> Iterator[SetupStep]:
    table, things = position.table, seen.things
    codes = sorted(card.code for card in things.cards if card.code and card.code[:-1] in NOT_IN_PLAY)
    strange = tuple(str(CARDS[code]) for code in codes)
    if strange:
        yield SetupStep(Reason("lay-out-uad-strange", (("cards", strange),)), done=False)
    else:
        yield SetupStep(Reason("lay-out-uad-pack"))
    yield hands(RULES.laid_out(position), position.hands is not None or None)
    yield seen.step(Reason("lay-out-uad-dice"), len(things.dice) == 2, counted(len(things.dice)))
    ring = tuple(suit.value for suit in table.ring)
    middle = how_it_lies(things.updown, ring)
    if middle.face is None or middle.turn is None:
        yield seen.step(Reason("lay-out-uad-card"), done=False)
        return
    facing = table.turns[middle.turn]
    clubs = next((name for name, suit in zip(table.names, facing, strict=True) if suit is Suit.CLUBS), None)
    if clubs is None:
        yield SetupStep(Reason("lay-out-uad-nobody", (("face", middle.face.value),)), done=False)
    else:
        facts = (("face", middle.face.value), ("player", clubs))
        yield SetupStep(Reason("lay-out-uad-clubs", facts), done=True)
