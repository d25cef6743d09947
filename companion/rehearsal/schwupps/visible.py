"""What of Schwupps can be acted out and seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from companion.engines import Game, Header, read_event, start
from companion.engines.schwupps import NUMBER_CARD
from companion.engines.schwupps.cards import AGGRAVATIONS, COPIES

Line = Mapping[str, Any]

_GIFT: Final = frozenset({"row", "next", "give"})


def hindrance(
    header: Header, line: Line, state: Mapping[str, Any], told: Sequence[Line]
) -> Literal["impossible", "invisible"] | None:
    """Why an event cannot be acted out; see `companion.rehearsal.visible.hindrance`."""
    event = line["event"]
    if event == "setup":
        copies = Counter(card for row in line["piles"] for card in row)
        return "impossible" if max(copies.values()) > COPIES else None
    if event == "end":
        return None
    if state["rows"] is None:
        return "impossible"
    if event == "number":
        return "impossible" if _copies_in_piles(header, line["card"], told) >= COPIES else None
    if event == "aggravate":
        if sum(earlier["event"] == "aggravate" for earlier in _this_game(told)) >= AGGRAVATIONS:
            return "impossible"
        return "invisible" if 0 < len(_GIFT.intersection(line)) < len(_GIFT) else None
    return None


def _this_game(told: Sequence[Line]) -> Sequence[Line]:
    """The events since the last setup, that one included."""
    begun = max((number for number, line in enumerate(told) if line["event"] == "setup"), default=0)
    return told[begun:]


def _copies_in_piles(header: Header, card: str, told: Sequence[Line]) -> int:
    """How many copies of a card lie in the number piles, where nobody can take them from."""
    since = _this_game(told)
    laid: int = sum(line.get("card") == card for line in since)
    laid += sum(row.count(card) for row in since[0]["piles"]) if since else 0
    if laid < COPIES:
        return laid
    game: Game[Any, Any] = start(header)
    for line in told:
        game.push(read_event(line, game.rules, header))
    return int(game.position.table.numbers.copies(NUMBER_CARD[card]))
