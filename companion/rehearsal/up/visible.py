"""What of Up can be acted out, seen and heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from companion.engines import Header
from companion.engines.up import RULES, Deal, Event, Play, UpPosition
from companion.engines.up.holdings import Holdings

Line = Mapping[str, Any]


def hindrance(
    header: Header,
    line: Line,
    state: Mapping[str, Any],  # noqa: ARG001
    told: Sequence[Line],
) -> Literal["impossible", "invisible"] | None:
    """Why an event cannot be acted out; see `companion.rehearsal.visible.hindrance`.

    A set cannot be laid of cards that everybody knows not to be at that place: more than lie there, open
    cards that are not among them, or more copies than are left. Nor can more copies of a card lie open than
    the pack has. Showing is done when the companion asks for it, and never else.
    """
    if line["event"] not in ("play", "deal"):
        return None
    position, event = _after(header, told, line)
    if isinstance(event, Deal):
        return None if _are_in_the_pack(event, position) else "impossible"
    if isinstance(event, Play) and position.round is not None and _is_there(event, position.round.holdings):
        return None
    return "impossible"


def _after(header: Header, told: Sequence[Line], line: Line) -> tuple[UpPosition, Event]:
    """The position that the running or last round leads to, and the event as the engine takes it."""
    position = RULES.start(header)
    deals = [number for number, earlier in enumerate(told) if earlier["event"] == "deal"]
    for earlier in told[deals[-1] :] if deals else ():
        position = position.rule(RULES.read(earlier, header)).position
    return position, RULES.read(line, header)


def _is_there(play: Play, holdings: Holdings) -> bool:
    stock = holdings.players[play.player].at(play.place)
    return stock.without(play.cards, holdings.unplaced) is not None


def _are_in_the_pack(deal: Deal, position: UpPosition) -> bool:
    counts = Counter(card for cards in deal.open for card in cards)
    return all(number <= position.terms.sets for number in counts.values())
