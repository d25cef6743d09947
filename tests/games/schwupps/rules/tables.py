"""Games of Schwupps for the tests, told as lines of a record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.engines import GameInProgress, Header, Ruling, read_event, start
from companion.games.schwupps.rules import NUMBER_CARD, Hand, SchwuppsPosition
from companion.games.schwupps.rules.piles import NumberPiles

NAMES = ("Ada", "Ben", "Cem", "Dana", "Eva")

HAND = ["red-6", "yellow-7", "green-10", "aggravation"]
"""Goes on the usual setup: red 6 and yellow 7 on the first row, green 10 on the blue 1, by −1."""


def setup(**changes: Any) -> dict[str, Any]:
    """The usual setup; a change to None leaves a key out."""
    line = {
        "event": "setup",
        "rows": [["+1", "+2"], ["-1", "-2"]],
        "next": "number",
        "piles": [["red-5", "red-5"], ["blue-1", "green-10"]],
        **changes,
    }
    return {key: value for key, value in line.items() if value is not None}


def number(player: str, card: str, row: int, slot: int) -> dict[str, Any]:
    return {"event": "number", "player": player, "card": card, "row": row, "slot": slot}


def aggravate(player: str, give: str | None = None, row: int | None = 0) -> dict[str, Any]:
    if give is None:
        return {"event": "aggravate", "player": player}
    return {"event": "aggravate", "player": player, "row": row, "next": "either", "give": give}


def schwupp(player: str, row: int = 0, following: str = "either") -> dict[str, Any]:
    return {"event": "schwupp", "player": player, "row": row, "next": following}


def end(player: str) -> dict[str, Any]:
    return {"event": "end", "player": player}


def game(players: int = 3, *, tournament: bool = False, **changes: Any) -> GameInProgress[Any, Any]:
    """A game that has been set up; `changes` are those of the setup."""
    found = start(Header("schwupps", NAMES[:players], {"tournament": tournament}))
    assert do(found, setup(**changes)).legal
    return found


def do(played: GameInProgress[Any, Any], *lines: dict[str, Any]) -> Ruling[SchwuppsPosition]:
    """Apply the lines; the ruling on the last one. All others must be legal."""
    for line in lines[:-1]:
        ruling = played.apply(read_event(line, played.rules, played.header))
        assert ruling.legal, (line, ruling.reason)
    return played.apply(read_event(lines[-1], played.rules, played.header))


def shift(played: GameInProgress[Any, Any], **changes: Any) -> None:
    """Let the cards lie otherwise from now on.

    Args:
        played: the game.
        changes: of the table (`common`, `box`), of the holdings (`sizes`, `piles`, `known`: name → codes), of
            the piles (`under`: codes of cards under the tops) and of the Schwupps cards (`schwupps_pile`).
    """
    table = played.position.table
    holdings = replace(
        table.holdings, **{key: changes.pop(key) for key in ("sizes", "piles") if key in changes}
    )
    known = list(holdings.known)
    for name, codes in changes.pop("known", {}).items():
        known[played.header.players.index(name)] = None if codes is None else hand(codes)
    numbers = table.numbers
    for code in changes.pop("under", ()):
        numbers = NumberPiles(
            numbers.tops, numbers.lying + (1 << 2 * NUMBER_CARD[code].index), numbers.covered + 1
        )
    schwupps = replace(table.schwupps, pile=changes.pop("schwupps_pile", table.schwupps.pile))
    table = replace(
        table, numbers=numbers, holdings=replace(holdings, known=tuple(known)), schwupps=schwupps, **changes
    )
    played.position = replace(played.position, table=table)


def hand(codes: list[str]) -> Hand:
    return Hand.of([NUMBER_CARD[code] for code in codes if code != "aggravation"], codes.count("aggravation"))
