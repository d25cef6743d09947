"""What of Up & Down can be acted out and seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from companion.engines import Header
from companion.rehearsal.up_and_down.table import middle_after, middle_of, seating


def hindrance(
    header: Header, line: Mapping[str, Any], state: Mapping[str, Any], told: Sequence[Mapping[str, Any]]
) -> Literal["impossible", "invisible"] | None:
    """Why an event cannot be acted out; see `companion.rehearsal.visible.hindrance`."""
    match line["event"]:
        case "setup" | "change":
            return _middle(header, line, state)
        case "reveal":
            return _reveal(header, line["cards"], state, told)
    return None


def _middle(
    header: Header, line: Mapping[str, Any], state: Mapping[str, Any]
) -> Literal["impossible", "invisible"] | None:
    seats = seating(header)
    lies = middle_of(state, seats)
    becomes = middle_after(line, lies, seats)
    if becomes is None:
        return "impossible"
    return "invisible" if becomes == lies else None


def _reveal(
    header: Header, cards: Mapping[str, str], state: Mapping[str, Any], told: Sequence[Mapping[str, Any]]
) -> Literal["impossible", "invisible"] | None:
    if len(cards) < len(header.players):
        return "invisible"
    shown = list(cards.values())
    if len(set(shown)) < len(shown) or not set(shown).isdisjoint(_gone(state, told)):
        return "impossible"
    return None


def _gone(state: Mapping[str, Any], told: Sequence[Mapping[str, Any]]) -> set[str]:
    """The cards that lie in tricks; between two rounds the whole pack is at hand."""
    gone: set[str] = set()
    if not any(state["cards_left"].values()):
        return gone
    for line in reversed(told):
        if line["event"] == "deal":
            break
        if line["event"] == "reveal":
            gone.update(line["cards"].values())
    return gone
