"""What of Auf und Ab can be acted out, seen and heard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from companion.engines import Game, Header, read_event, start
from companion.engines.auf_und_ab.cards import CARD_NAMED
from companion.engines.auf_und_ab.options import HAND_SIZE

HIGHEST_COUNT: Final = 20
"""The highest count that anybody says: more than all the cards of a hand stand for."""

Line = Mapping[str, Any]


def hindrance(
    header: Header, line: Line, state: Mapping[str, Any], told: Sequence[Line]
) -> Literal["impossible", "invisible"] | None:
    """Why an event cannot be acted out; see `companion.rehearsal.visible.hindrance`."""
    if line["event"] != "play":
        return None
    cards = line["cards"]
    if len(set(cards)) < len(cards) or len(cards) > HAND_SIZE[len(header.players)]:
        return "impossible"
    if not set(cards).isdisjoint(_gone(state, told)):
        return "impossible"
    return "invisible" if _count_unheard(header, line, state, told) else None


def is_asked(line: Line, state: Mapping[str, Any]) -> bool:
    """Whether the player is asked what the set stands for: nothing is to be followed, and a double in it."""
    doubles = (CARD_NAMED[code].low == CARD_NAMED[code].high for code in line["cards"])
    return state["number"] is None and any(doubles)


def _gone(state: Mapping[str, Any], told: Sequence[Line]) -> set[str]:
    """The cards that were laid in the running hand; between two hands the whole pack is at hand."""
    gone: set[str] = set()
    if not state["in_round"]:
        return gone
    for line in reversed(told):
        if line["event"] == "deal":
            break
        if line["event"] == "play":
            gone.update(line["cards"])
    return gone


def _count_unheard(header: Header, line: Line, state: Mapping[str, Any], told: Sequence[Line]) -> bool:
    """Whether something hangs on what the player says, or fails to say, while nobody asks for it."""
    count = line.get("count")
    if is_asked(line, state):
        return count is None or not 0 <= count <= HIGHEST_COUNT
    if count is None:
        return False
    game = _game_after(header, told)
    said, unsaid = (
        game.rule(read_event(told_line, game.rules, header))
        for told_line in (line, {key: value for key, value in line.items() if key != "count"})
    )
    return (said.verdict, said.clause) != (unsaid.verdict, unsaid.clause)


def _game_after(header: Header, told: Sequence[Line]) -> Game[Any, Any]:
    game: Game[Any, Any] = start(header)
    for line in told:
        game.push(read_event(line, game.rules, header))
    return game
