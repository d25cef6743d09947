"""A round of Up & Down of three players, from its deal to its last trick, in lines of the table record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tests.games.up_and_down.table.conftest import NAMES, START, card, middle, with_cards
from vision.sightings import Sightings

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
TRICKS: Final = (
    *(tuple(f"{rank}{suit}" for suit in "CDH") for rank in RANKS),
    ("2S", "3S", "4S"),
    ("5S", "6S", "7S"),
    ("8S", "9S", "10S"),
)
"""The cards of all fourteen tricks."""

LAST_TRICK: Final = TRICKS[-1]

BEFORE_THE_LAST_CHANGE: Final = middle("UP", 3, (4, 3))
LIES_AT_THE_END: Final = START
"""The middle after the last change: each change flips the card, and there are fourteen of them."""


def up_to_the_last_change() -> Iterator[dict[str, Any]]:
    """All tricks but the last, each after its change; deal and setup are told before."""
    for number, codes in enumerate(TRICKS[:-1]):
        yield {"event": "change", "face": "UP" if number % 2 == 0 else "DOWN"}
        yield {"event": "reveal", "cards": dict(zip(NAMES, codes, strict=True))}


def shown(lies: Sightings, codes: tuple[str, ...] = LAST_TRICK) -> Sightings:
    """The middle with that trick on the table."""
    return with_cards(lies, *(card(player, code) for player, code in enumerate(codes)))
