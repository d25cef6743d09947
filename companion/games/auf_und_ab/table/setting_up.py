"""What is dealt and laid out before a hand of Auf und Ab."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import Reason
from companion.games.auf_und_ab.rules import RULES
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.table.fans import in_reach
from companion.table.seats import TableMap
from companion.table.steps import SeenSetup, SetupStep, hands


def setting_up(position: AufUndAbPosition, seen: SeenSetup, seats: TableMap) -> tuple[SetupStep, ...]:
    """What to do before the next round; nothing while one runs."""
    del seats
    if position.deal_due:
        return tuple(_steps(position, seen))
    return ()


def _steps(position: AufUndAbPosition, seen: SeenSetup) -> Iterator[SetupStep]:
    yield hands(RULES.laid_out(position))
    middle = (card for card in seen.things.cards if in_reach(card.place))
    yield seen.step(Reason("lay-out-middle-free"), not any(middle))
