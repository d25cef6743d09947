"""What is dealt and laid out before a round of Up."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import Reason, Where
from companion.games.up.rules import RULES, UpPosition
from companion.games.up.table.layout import Lain, lay_out
from companion.games.up.table.zones import zones_for
from companion.table.seats import TableMap
from companion.table.steps import SeenSetup, SetupStep, portions

FEW = 3
"""So many players are named at most whose open cards are not all there."""


def setting_up(position: UpPosition, seen: SeenSetup, seats: TableMap) -> tuple[SetupStep, ...]:
    """What to do before the next round; nothing while one runs."""
    if position.deal_due:
        return tuple(_steps(position, seen, seats))
    return ()


def _steps(position: UpPosition, seen: SeenSetup, seats: TableMap) -> Iterator[SetupStep]:
    terms, cards = position.terms, RULES.laid_out(position)
    lying = (Lain(card.code, card.place, card, at) for at, card in enumerate(seen.things.cards) if card.place)
    layout = lay_out(lying, zones_for(seats))
    yield SetupStep(Reason("lay-out-up-pack", (("sets", terms.sets), ("cards", terms.set_size))))
    yield SetupStep(Reason("lay-out-up-deal", portions(cards, Where.HIDDEN, Where.HAND, Where.ASIDE)))
    row = cards.each(Where.OPEN)
    missing = tuple(
        f"{name} {len(lain)}"
        for name, lain in zip(terms.players, layout.rows, strict=True)
        if len(lain) != row
    )
    few = Reason("lay-out-up-seen", (("listed", missing),)) if 0 < len(missing) <= FEW else None
    yield seen.step(Reason("lay-out-up-open", (("cards", row),)), not missing, few)
    yield seen.step(Reason("lay-out-middle-free"), not layout.middle)
