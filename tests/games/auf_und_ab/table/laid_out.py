"""A table of Auf und Ab, and scenes shown to the reader; three players sit at 0, 120 and 240 degrees."""

from __future__ import annotations

import math
from typing import Any

from companion.engines import Header
from companion.games.auf_und_ab.table import AufUndAbReader
from tests.table.played_table import PlayedTable
from vision.motion.arm import Arm
from vision.sightings import CardSighting, Place, Sightings, UnknownSighting

NAMES = ("Harald", "Wolfgang", "Petra")


def card(code: str | None, x: float, y: float = 0.0, *likely: str) -> CardSighting:
    candidates = tuple((name, 0.4) for name in likely)
    sighting = (code, "auf-und-ab", 0.99, candidates, (0.0, 0.0), (0.0, -1.0), None, False)
    return CardSighting(*sighting, Place(x, y, 0.0))


def fan(*codes: str, x: float = 0.0, y: float = 0.0) -> tuple[CardSighting, ...]:
    return tuple(card(code, x + 20 * index, y) for index, code in enumerate(codes))


def arm_of(player: int) -> Arm:
    angle = math.radians(120 * player)
    return Arm(Place(-300 * math.sin(angle), 300 * math.cos(angle), 0.0), Place(0.0, 0.0, 0.0), 0.0)


class Table(PlayedTable):
    """A game of Auf und Ab, its reader, and what lies there."""

    def __init__(self, *lines: dict[str, Any]) -> None:
        super().__init__(Header("auf-und-ab", NAMES, {"end": {"hands": 2}}))
        self.reader: AufUndAbReader = AufUndAbReader(self.game.position)
        for line in lines:
            self.tell(line)

    def see(
        self,
        *cards: CardSighting,
        arms: tuple[int, ...] = (),
        overlooked: tuple[UnknownSighting, ...] = (),
    ) -> dict[str, Any] | None:
        """Show cards after visits of these players' arms."""
        return self.show(Sightings(cards), tuple(map(arm_of, arms)), overlooked=overlooked)


def play(player: str, *cards: str, **said: int) -> dict[str, Any]:
    return {"event": "play", "player": player, "cards": list(cards), **said}


ZEROS, ONES = ("0-0", "0-1", "0-3"), ("1-3", "1-4", "1-5")
OPENING = fan(*ZEROS, y=90.0)

NINES, EIGHTS = (tuple(f"{low}-{high}" for low in range(1, 7)) for high in (9, 8))
TWOS, THREES, FOURS = ("2-3", "2-4"), ("3-5", "3-7"), ("4-6", "4-7")
BEFORE_FOURS = (*fan(*TWOS, x=-120.0), *fan(*THREES, x=100.0))
LAST_ROUND = (*BEFORE_FOURS, *fan(*FOURS, y=90.0))


def all_pass(*players: str) -> tuple[dict[str, Any], ...]:
    return tuple({"event": "pass", "player": player} for player in players)


def last_round() -> Table:
    """Harald, who is to move, holds but two cards; before him Wolfgang has laid twos and Petra threes."""
    table = Table(
        {"event": "deal"},
        play("Harald", *(f"0-{high}" for high in range(10)), count=10),
        *all_pass("Wolfgang", "Petra", "Harald"),
        play("Harald", *NINES),
        play("Wolfgang", *EIGHTS),
        *all_pass("Petra", "Harald", "Wolfgang"),
    )
    assert table.see(*BEFORE_FOURS[:2], arms=(1,)) == play("Wolfgang", *TWOS)
    assert table.see(*BEFORE_FOURS, arms=(2,)) == play("Petra", *THREES)
    return table
